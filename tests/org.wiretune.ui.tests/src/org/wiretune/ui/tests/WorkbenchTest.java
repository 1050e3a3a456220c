/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;

import org.eclipse.ui.IPageLayout;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Workbench;

/** The workbench itself comes up and can be photographed. */
@ExtendWith(WorkbenchCheck.class)
class WorkbenchTest {

	@Test
	void problemsViewOpensAndIsPhotographed() throws Exception {
		var view = Workbench.open(IPageLayout.ID_PROBLEM_VIEW);
		Wait.until("the Problems view is visible", () -> Workbench.page().isPartVisible(view));
		var picture = WorkbenchCheck.screenshot("workbench");
		Screenshot.ofScreen(picture);
		assertTrue(Files.size(picture) > 1000, "The screenshot is empty.");
	}
}
