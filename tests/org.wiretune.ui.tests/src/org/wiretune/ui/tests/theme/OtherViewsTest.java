/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.atomic.AtomicInteger;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Tree;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Workbench;

/** What is not ours is brought back to the theme only where it was left with the colours of the other one. */
@ExtendWith(WorkbenchCheck.class)
class OtherViewsTest {

	private static final Color CHOSEN = new Color(255, 244, 214);

	@Test
	void aGroundThatAnotherViewChoosesForEachThemeStays() {
		Workbench.open("org.wiretune.ui.servers");
		AtomicInteger told = new AtomicInteger();
		Tree tree = Ui.get(() -> {
			Tree made = new Tree(Workbench.window().getShell(), SWT.NONE);
			Listener colors = event -> {
				made.setBackground(CHOSEN);
				told.incrementAndGet();
			};
			made.getDisplay().addListener(SWT.Settings, colors);
			made.addListener(SWT.Dispose, event -> made.getDisplay().removeListener(SWT.Settings, colors));
			return made;
		});
		try {
			Workbench.theme(Workbench.DARK);
			Wait.until("the switch of the theme is told", () -> told.get() > 0);
			// What follows the theme does so in the events after that.
			Ui.run(() -> tree.getDisplay().asyncExec(told::incrementAndGet));
			Wait.until("what follows the theme has done so", () -> told.get() > 1);
			assertEquals(CHOSEN, Ui.get(tree::getBackground));
		} finally {
			Ui.run(tree::dispose);
			Workbench.theme(Workbench.LIGHT);
		}
	}
}
