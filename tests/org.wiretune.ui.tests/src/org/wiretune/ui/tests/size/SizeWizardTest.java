/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.size;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;

import org.eclipse.core.resources.IFolder;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.ltk.core.refactoring.RefactoringCore;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.file.RunHistory;
import org.wiretune.servers.gauges.KeptHistory;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.metrics.MetricHistory;
import org.wiretune.servers.metrics.MetricKey;
import org.wiretune.ui.gauges.GaugesView;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.ui.tests.findings.Sample;
import org.wiretune.ui.tests.results.SampleRuns;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

@ExtendWith({ WorkbenchCheck.class, Sample.class })
class SizeWizardTest {

	private static final String TITLE = "Size the Pools Together";
	private static final String SERVER = "/LocalServer/config/cells/localCell/nodes/localNode/servers/server1/server.xml";

	private static Shell open() {
		Workbench.fillScreen();
		Ui.start(() -> Workbench.execute("org.wiretune.ui.size"));
		return Wait.value("the wizard is open", Wait.USUAL, () -> Widgets.shell(TITLE).filter(each -> Widgets.button(each, "Cancel").isPresent()).orElse(null));
	}

	private static Text field(Shell shell, int index) {
		return Widgets.all(shell, Text.class, text -> text.isVisible() && text.getEditable()).get(index);
	}

	private static Button enabled(Shell shell, String text) {
		return Widgets.button(shell, text).filter(Button::isEnabled).orElse(null);
	}

	@Test
	void fromTheLoadToTheFilesAndBack() throws Exception {
		Shell shell = open();
		assertFalse(Ui.get(() -> Widgets.button(shell, "Next >").orElseThrow().isEnabled()));
		assertTrue(Ui.get(() -> ((WizardDialog) shell.getData()).getCurrentPage().getErrorMessage()) == null, "nobody did anything wrong yet");
		Ui.run(() -> field(shell, 1).setText("2000"));
		assertFalse(Ui.get(() -> Widgets.button(shell, "Next >").orElseThrow().isEnabled()));
		Ui.run(() -> field(shell, 2).setText("100"));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("size-load"));
		Button next = Wait.value("Next is enabled", Wait.USUAL, () -> enabled(shell, "Next >"));
		Ui.start(() -> Widgets.press(next));
		Table table = Wait.value("the sizes are shown", Wait.USUAL, () -> Widgets.first(shell, Table.class, each -> each.isVisible() && each.getItemCount() > 0).orElse(null));
		List<String> lines = Ui.get(() -> List.of(table.getItems()).stream().map(SizeWizardTest::text).toList());
		assertTrue(lines.stream().anyMatch(line -> line.contains("WebContainer") && line.endsWith("200")), lines.toString());
		assertTrue(lines.stream().anyMatch(line -> line.contains("maxConnections") && line.endsWith("220")), lines.toString());
		Screenshot.ofScreen(WorkbenchCheck.screenshot("size-sizes"));
		Button finish = Wait.value("Finish is enabled", Wait.USUAL, () -> enabled(shell, "Finish"));
		AtomicBoolean over = new AtomicBoolean();
		Ui.start(() -> {
			Widgets.press(finish);
			over.set(true);
		});
		Shell preview = Wait.value("the preview is open", Wait.USUAL, () -> Widgets.shell("Preview of Changes").filter(each -> Widgets.button(each, "OK").isPresent()).orElse(null));
		String difference = Ui.get(() -> Widgets.first(preview, StyledText.class, text -> true).orElseThrow().getText());
		assertTrue(difference.lines().anyMatch(line -> line.startsWith("+")), difference);
		Screenshot.ofScreen(WorkbenchCheck.screenshot("size-preview"));
		String before = Sample.text(serverFile());
		Ui.start(() -> Widgets.press(Widgets.button(preview, "OK").orElseThrow()));
		Wait.until("the file is written", () -> saved().contains("maximumSize=\"200\""));
		Sample.settle();
		// The file is written a moment before the step is over, and a step that goes on cannot be undone.
		Wait.until("the step is over", () -> over.get() && RefactoringCore.getUndoManager().anythingToUndo());
		RefactoringCore.getUndoManager().performUndo(null, new NullProgressMonitor());
		Sample.settle();
		assertEquals(before, saved());
	}

	@Test
	void timesAreThoseOfTheNewestRun() throws Exception {
		IFolder runs = Sample.root().getProject("SenderModule").getFolder(RunHistory.FOLDER_NAME);
		runs.create(true, true, null);
		try {
			runs.getFile("1.json").create(new ByteArrayInputStream(RunFileFormat.toText(SampleRuns.lab(SampleRuns.FIRST, 1, 384)).getBytes(StandardCharsets.UTF_8)), true, null);
			Shell shell = open();
			Wait.until("the time of a request is there", () -> !field(shell, 2).getText().isEmpty());
			assertEquals("", Ui.get(() -> field(shell, 1).getText()), "a loop of one caller has no rate of users");
			assertTrue(Ui.get(() -> Widgets.labels(shell)).stream().anyMatch(text -> text.startsWith("The times are those that the run ")), Ui.get(() -> Widgets.labels(shell)).toString());
			assertTrue(Ui.get(() -> ((WizardDialog) shell.getData()).getCurrentPage().getErrorMessage()) == null, "times alone are no mistake");
			Combo source = Ui.get(() -> Widgets.first(shell, Combo.class, Combo::isVisible).orElseThrow());
			assertEquals(2, Ui.get(source::getItemCount), "the run, and what is typed");
			assertTrue(Ui.get(source::getText).matches("Run \".+\", 20 Nov 2026, 18:30:00"), Ui.get(source::getText));
			Screenshot.ofScreen(WorkbenchCheck.screenshot("size-from-run"));
			Ui.start(shell::close);
			Wait.until("the wizard is closed", shell::isDisposed);
		} finally {
			runs.delete(true, null);
		}
	}

	@Test
	void numbersAreThoseOfTheGaugesThatStandOpen() throws Exception {
		GaugesView view = (GaugesView) Workbench.open(GaugesView.ID);
		try {
			MetricHistory history = new MetricHistory(60);
			for (int i = 0; i < 3; i++) {
				history.add(SampleRuns.FIRST.toEpochMilli() + 1000L * i, Map.of(new MetricKey("pool.active", "WebContainer"), i == 1 ? 50.0 : 20.0, new MetricKey("pool.maximum", "WebContainer"), 50.0));
			}
			Ui.run(() -> view.session().show(new KeptHistory("Monday", "process 4711", history, List.of(), List.of()), ServerTables.standard()));
			Shell shell = open();
			assertEquals("50", Ui.get(() -> field(shell, 0).getText()));
			Combo source = Ui.get(() -> Widgets.first(shell, Combo.class, Combo::isVisible).orElseThrow());
			assertTrue(Ui.get(source::getText).startsWith("Gauges of the recording \u201cMonday\u201d, "), Ui.get(source::getText));
			assertTrue(Ui.get(() -> Widgets.labels(shell)).stream().anyMatch(text -> text.contains("50 requests. State more where a day has a higher peak. WebContainer pool was full")), Ui.get(() -> Widgets.labels(shell)).toString());
			assertTrue(Ui.get(() -> ((WizardDialog) shell.getData()).getCurrentPage().getErrorMessage()) == null);
			assertTrue(Ui.get(() -> Widgets.button(shell, "Next >").orElseThrow().isEnabled()));
			Screenshot.ofScreen(WorkbenchCheck.screenshot("size-from-gauges"));
			Ui.start(shell::close);
			Wait.until("the wizard is closed", shell::isDisposed);
		} finally {
			Ui.run(() -> {
				view.session().disconnect();
				Workbench.page().hideView(view);
			});
		}
	}

	@Test
	void looksGoodInTheDark() throws Exception {
		Workbench.theme(Workbench.DARK);
		try {
			Shell shell = open();
			Ui.run(() -> field(shell, 0).setText("40"));
			Button next = Wait.value("Next is enabled", Wait.USUAL, () -> enabled(shell, "Next >"));
			Ui.start(() -> Widgets.press(next));
			Wait.value("the sizes are shown", Wait.USUAL, () -> Widgets.first(shell, Table.class, each -> each.isVisible() && each.getItemCount() > 0).orElse(null));
			Screenshot.ofScreen(WorkbenchCheck.screenshot("size-dark"));
			Ui.start(() -> Widgets.press(Widgets.button(shell, "Cancel").orElseThrow()));
			Wait.until("the wizard is closed", shell::isDisposed);
		} finally {
			Workbench.theme(Workbench.LIGHT);
		}
	}

	private static String text(TableItem item) {
		return item.getText(0) + ' ' + item.getText(1) + ' ' + item.getText(2) + ' ' + item.getText(3) + ' ' + item.getText(4);
	}

	private static String serverFile() {
		return SERVER;
	}

	private static String saved() {
		try {
			return Sample.text(SERVER);
		} catch (Exception gone) {
			throw new IllegalStateException(gone);
		}
	}
}
