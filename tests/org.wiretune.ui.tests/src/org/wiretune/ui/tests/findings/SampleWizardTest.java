/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.findings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchWizard;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

@ExtendWith(WorkbenchCheck.class)
class SampleWizardTest {

	private static final String WIZARD = "org.wiretune.ui.sampleWizard";
	private static final String TITLE = "WireTune Sample Solution";

	@BeforeEach
	@AfterEach
	void empty() throws Exception {
		Sample.remove();
	}

	@Test
	void createsTheSampleWithExactlyTheExpectedMarkers() throws Exception {
		open();
		Button finish = Wait.value("Finish is enabled", Wait.USUAL, () -> button("Finish"));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("sample-wizard"));
		Ui.start(() -> Widgets.press(finish));
		Wait.until("the wizard is closed", () -> Widgets.shell(TITLE).isEmpty());
		Sample.settle();
		assertEquals(String.join("\n", expected()), String.join("\n", found()));
	}

	@Test
	void saysWhatStandsInTheWay() throws Exception {
		Sample.root().getProject("SenderModule").create(null);
		open();
		Shell shell = Wait.value("the wizard is open", Wait.USUAL, () -> Widgets.shell(TITLE).orElse(null));
		assertTrue(Ui.get(() -> ((WizardDialog) shell.getData()).getCurrentPage().getErrorMessage().contains("SenderModule")));
		assertFalse(Ui.get(() -> Widgets.button(shell, "Finish").orElseThrow().isEnabled()));
		Ui.start(() -> Widgets.press(Widgets.button(shell, "Cancel").orElseThrow()));
		Wait.until("the wizard is closed", () -> Widgets.shell(TITLE).isEmpty());
		assertEquals(1, Sample.root().getProjects().length);
	}

	private static void open() {
		Ui.start(() -> {
			try {
				IWorkbenchWizard wizard = PlatformUI.getWorkbench().getNewWizardRegistry().findWizard(WIZARD).createWizard();
				wizard.init(PlatformUI.getWorkbench(), StructuredSelection.EMPTY);
				new WizardDialog(Workbench.window().getShell(), wizard).open();
			} catch (CoreException problem) {
				throw new IllegalStateException(problem);
			}
		});
	}

	private static Button button(String text) {
		return Widgets.shell(TITLE).flatMap(shell -> Widgets.button(shell, text)).filter(Button::isEnabled).orElse(null);
	}

	private static List<String> expected() throws Exception {
		List<String> expected = new ArrayList<>();
		for (JsonElement element : JsonParser.parseString(Files.readString(WorkbenchCheck.repository().resolve("tests/expected/sample-findings.json"))).getAsJsonArray()) {
			JsonObject finding = element.getAsJsonObject();
			for (int i = 0; i < finding.get("count").getAsInt(); i++) {
				expected.add(finding.get("rule").getAsString() + " /" + finding.get("path").getAsString() + ':' + finding.get("line").getAsInt());
			}
		}
		expected.sort(null);
		return expected;
	}

	private static List<String> found() throws Exception {
		List<String> found = new ArrayList<>();
		for (IMarker marker : Sample.findings(Sample.root())) {
			found.add(FindingMarkers.ruleId(marker) + ' ' + marker.getResource().getFullPath() + ':' + marker.getAttribute(IMarker.LINE_NUMBER, 0));
		}
		found.sort(null);
		return found;
	}
}
