/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.launch.PerformanceTestSettings;
import org.wiretune.ide.results.JudgedFinding;
import org.wiretune.perf.BindingUnderTest;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunFileFormat;
import org.wiretune.perf.result.RunHistory;
import org.wiretune.perf.result.RunState;
import org.wiretune.ui.result.RunResultEditor;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.ui.tests.findings.Sample;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/** The findings that a run of the sample judges, and their fixes. */
@ExtendWith({ WorkbenchCheck.class, Sample.class })
class RunFindingsTest {

	private static final Duration LIMIT = Duration.ofMinutes(3);

	@Test
	void aConfirmedFindingIsFixedAndTheRunRepeated() throws Exception {
		Sample.finding("sca-async-binding", Sample.IMPORT);
		RunFile run = SampleRuns.lab(SampleRuns.FIRST, 1, 384);
		IFolder runs = Sample.root().getProject("SenderModule").getFolder(RunHistory.FOLDER_NAME);
		if (!runs.exists()) {
			runs.create(true, true, null);
		}
		IFile file = runs.getFile("1.json");
		file.create(new ByteArrayInputStream(RunFileFormat.toText(run).getBytes(StandardCharsets.UTF_8)), true, null);
		ILaunchManager manager = DebugPlugin.getDefault().getLaunchManager();
		ILaunchConfigurationWorkingCopy copy = manager.getLaunchConfigurationType(PerformanceTestSettings.TYPE).newInstance(null, run.name());
		new PerformanceTestSettings("SenderModule", "", List.of(BindingUnderTest.SCA_SYNC.id()), List.of("1 KB"), "5", "0", "1", "").write(copy);
		ILaunchConfiguration configuration = copy.doSave();
		try {
			RunResultEditor editor = Ui.get(() -> {
				try {
					return (RunResultEditor) IDE.openEditor(Workbench.page(), file, true);
				} catch (CoreException problem) {
					throw new IllegalStateException(problem);
				}
			});
			Wait.until("the findings are judged", () -> editor.shown() != null && !editor.shown().findings().isEmpty());
			JudgedFinding finding = Ui.get(() -> editor.shown().findings().get(0));
			assertEquals(JudgedFinding.Verdict.CONFIRMED, finding.verdict());
			assertTrue(editor.shown().findings().stream().anyMatch(each -> each.sentence()
					.equals("SCA async takes 2.31 ms per call, SCA sync takes 0.0000152 ms, with 100 KB.")), editor.shown().findings().toString());
			Workbench.fillScreen();
			Ui.run(() -> editor.showPage(4));
			Button apply = Wait.value("the fix can be applied", Wait.USUAL, () -> Widgets.button(Workbench.window().getShell(), "Apply Fix and Run Again\u2026")
					.filter(Button::isEnabled).orElse(null));
			Screenshot.ofScreen(WorkbenchCheck.screenshot("result-findings-confirmed"));
			Ui.start(() -> Widgets.press(apply));
			Shell preview = Wait.value("the preview is open", LIMIT, () -> Widgets.shells().stream()
					.filter(shell -> shell != Workbench.window().getShell() && Widgets.button(shell, "OK").isPresent()).findFirst().orElse(null));
			Ui.start(() -> Widgets.press(Widgets.button(preview, "OK").orElseThrow()));
			ILaunch launch = Wait.value("the run is repeated", LIMIT, () -> manager.getLaunches().length > 0 && manager.getLaunches()[0].getProcesses().length > 0
					? manager.getLaunches()[0] : null);
			Wait.until("the run has ended", LIMIT, launch::isTerminated);
			assertEquals(configuration.getName(), launch.getLaunchConfiguration().getName());
			Wait.until("a second run is kept", LIMIT, () -> {
				try {
					return Arrays.stream(runs.members()).filter(each -> each.getName().endsWith(".json")).count() == 2;
				} catch (CoreException gone) {
					return false;
				}
			});
			assertEquals(RunState.COMPLETED, org.wiretune.ide.results.RunResults.get().latest(runs.getProject()).orElseThrow().state());
			manager.removeLaunch(launch);
		} finally {
			Ui.run(() -> Workbench.page().closeAllEditors(false));
			configuration.delete();
		}
	}
}
