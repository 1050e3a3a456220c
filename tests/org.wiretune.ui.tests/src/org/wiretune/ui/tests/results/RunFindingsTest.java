/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.jface.dialogs.ErrorDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.launch.PerformanceTestSettings;
import org.wiretune.ide.results.JudgedFinding;
import org.wiretune.ide.results.RunResults;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.file.RunHistory;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.view.Change;
import org.wiretune.perf.view.ComparedRow;
import org.wiretune.ui.result.RunComparisonEditor;
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

	/** Keeps three starts with the sample's import. @return the file of the newest */
	private static IFile keepStarts(RunFile newest) throws CoreException {
		IFolder runs = runs();
		if (!runs.exists()) {
			runs.create(true, true, null);
		}
		// A verdict needs starts before this one.
		for (RunFile earlier : SampleRuns.labs(SampleRuns.FIRST, 2, 1, 384)) {
			keep(earlier.startedAt().getEpochSecond() + ".json", earlier);
		}
		return keep("3.json", newest);
	}

	private static IFile keep(String name, RunFile run) throws CoreException {
		IFile file = runs().getFile(name);
		file.create(new ByteArrayInputStream(RunFileFormat.toText(run).getBytes(StandardCharsets.UTF_8)), true, null);
		return file;
	}

	private static boolean says(Shell shell, String words) {
		return Widgets.labels(shell).stream().anyMatch(text -> text.contains(words)) || Widgets.first(shell, Text.class, text -> text.getText().contains(words)).isPresent()
				|| Widgets.first(shell, Link.class, link -> link.getText().contains(words)).isPresent();
	}

	private static RunFile newest() {
		return SampleRuns.withImport(SampleRuns.lab(SampleRuns.FIRST.plusSeconds(1200), 1.04, 384), "ReceiverHTTP", BindingUnderTest.HTTP_SYNC);
	}

	private static IFolder runs() {
		return Sample.root().getProject("SenderModule").getFolder(RunHistory.FOLDER_NAME);
	}

	private static ILaunchManager manager() {
		return DebugPlugin.getDefault().getLaunchManager();
	}

	private static ILaunchConfiguration configuration(RunFile run, PerformanceTestSettings settings) throws CoreException {
		ILaunchConfigurationWorkingCopy copy = manager().getLaunchConfigurationType(PerformanceTestSettings.TYPE).newInstance(null, run.name());
		settings.write(copy);
		return copy.doSave();
	}

	private static RunResultEditor open(IFile file) {
		RunResultEditor editor = Ui.get(() -> {
			try {
				return (RunResultEditor) IDE.openEditor(Workbench.page(), file, true);
			} catch (CoreException problem) {
				throw new IllegalStateException(problem);
			}
		});
		Wait.until("the findings are judged", () -> editor.shown() != null && !editor.shown().findings().isEmpty());
		return editor;
	}

	/** Applies the fix of the first finding and says OK to its preview. @param often the button that says how often it is measured */
	private static void applyAndRunAgain(RunResultEditor editor, Path picture, String often) throws Exception {
		Workbench.fillScreen();
		Ui.run(() -> editor.showPage(4));
		Button apply = Wait.value("the fix can be applied", Wait.USUAL, () -> Widgets.button(Workbench.window().getShell(), "Fix and Measure Again\u2026")
				.filter(Button::isEnabled).orElse(null));
		Screenshot.ofScreen(picture);
		Ui.start(() -> Widgets.press(apply));
		Shell question = Wait.value("it is asked", Wait.USUAL, () -> Widgets.shell("Fix and Measure Again").filter(each -> Widgets.button(each, often).isPresent()).orElse(null));
		Ui.start(() -> Widgets.press(Widgets.button(question, often).orElseThrow()));
		Shell preview = Wait.value("the preview is open", LIMIT, () -> Widgets.shell("Preview of Changes").filter(shell -> Widgets.button(shell, "OK").isPresent()).orElse(null));
		Ui.start(() -> Widgets.press(Widgets.button(preview, "OK").orElseThrow()));
	}

	/** With -Dwiretune.verdict=true it is measured as often as a verdict needs, which takes a minute. */
	@Test
	void aConfirmedFindingIsFixedAndTheRunRepeated() throws Exception {
		boolean verdict = Boolean.getBoolean("wiretune.verdict");
		Sample.finding("sca-async-binding", Sample.IMPORT);
		RunFile run = newest();
		IFile file = keepStarts(run);
		ILaunchManager manager = manager();
		ILaunchConfiguration configuration = configuration(run,
				new PerformanceTestSettings("SenderModule", "", List.of(BindingUnderTest.SCA_SYNC.id()), List.of("1 KB"), verdict ? "2000" : "5", "0", "1", ""));
		try {
			RunResultEditor editor = open(file);
			JudgedFinding finding = Ui.get(() -> editor.shown().findings().get(0));
			assertEquals(JudgedFinding.Verdict.CONFIRMED, finding.verdict());
			assertTrue(editor.shown().findings().stream().anyMatch(each -> each.sentence()
					.startsWith("SCA async takes 2.36 ms (2.24 to 2.47 ms) per call, SCA sync by value takes 15.2 ns (15.2 to 15.2 ns), with 100 KB.")), editor.shown().findings().toString());
			applyAndRunAgain(editor, WorkbenchCheck.screenshot("result-findings-confirmed"), verdict ? "Measure for a Verdict" : "Measure Once");
			RunComparisonEditor comparison = Wait.value("the comparison opens by itself", LIMIT,
					() -> Workbench.page().getActiveEditor() instanceof RunComparisonEditor editor2 && editor2.shown() != null ? editor2 : null);
			long after = Arrays.stream(runs().members()).filter(each -> each.getName().endsWith(".json")).count() - 3;
			assertTrue(verdict ? after >= 3 && after <= 5 : after == 1, after + " runs after the fix; some may be made again, because others use the machine");
			assertTrue(Arrays.stream(manager.getLaunches()).allMatch(launch -> launch.isTerminated() && launch.getLaunchConfiguration().getName().equals(configuration.getName())));
			assertEquals(RunState.COMPLETED, RunResults.get().latest(runs().getProject()).orElseThrow().state());
			Ui.run(() -> {
				ComparedRow fixed = comparison.shown().rows().get(0);
				assertEquals("ReceiverHTTP: HTTP sync \u2192 SCA sync, 1 KB", fixed.label());
				assertTrue(fixed.valueBefore().equals("106 \u00b5s"), fixed.valueBefore());
				// The runs before are of another machine, and that is what has to be said.
				assertTrue(fixed.verdict().equals("not judged") && !fixed.reason().isEmpty(), fixed.toString());
				assertEquals(Change.NONE, fixed.change());
			});
			Screenshot.ofScreen(WorkbenchCheck.screenshot("comparison-after-fix"));
			Ui.run(() -> Workbench.page().closeAllEditors(false));
			Workbench.open("org.wiretune.ui.findingsView");
			TreeItem kept = Wait.value("what the fix came to is kept with the finding", Wait.USUAL, RunFindingsTest::fixed);
			assertTrue(Ui.get(() -> kept.getText(2)).startsWith("106 \u00b5s \u2192 "), Ui.get(() -> kept.getText(2)));
			Screenshot.ofScreen(WorkbenchCheck.screenshot("findings-fixed-and-measured"));
			Ui.run(() -> {
				kept.getParent().setSelection(kept);
				Widgets.send(kept.getParent(), SWT.DefaultSelection);
			});
			Wait.until("its comparison opens", () -> Workbench.page().getActiveEditor() instanceof RunComparisonEditor);
		} finally {
			Ui.run(() -> Workbench.page().closeAllEditors(false));
			for (ILaunch left : manager.getLaunches()) {
				manager.removeLaunch(left);
			}
			configuration.delete();
		}
	}

	/** The line of the fixed finding below the last group of the view; null where there is none. */
	private static TreeItem fixed() {
		return Widgets.first(Workbench.window().getShell(), Tree.class, each -> each.isVisible() && each.getColumnCount() == 4 && each.getItemCount() > 0).map(tree -> tree.getItem(tree.getItemCount() - 1))
				.filter(group -> group.getText(0).equals("Fixed and Measured Again (1)") && group.getItemCount() == 1 && group.getItem(0).getText(0).contains("HTTP")).map(group -> group.getItem(0)).orElse(null);
	}

	@Test
	void atTheFindingItIsAskedHowOftenToMeasure() throws Exception {
		Sample.finding("sca-async-binding", Sample.IMPORT);
		keepStarts(newest());
		IMarker marker = Sample.finding("http-binding-same-server", "/SenderModule/ReceiverHTTP.import");
		IMarkerResolution measure = Arrays.stream(Ui.get(() -> IDE.getMarkerHelpRegistry().getResolutions(marker))).filter(each -> each.getLabel().startsWith("Fix and Measure Again")).findFirst().orElseThrow();
		Ui.start(() -> measure.run(marker));
		Shell dialog = Wait.value("it is asked", Wait.USUAL, () -> Widgets.shell("Fix and Measure Again").filter(each -> Widgets.button(each, "Measure Once").isPresent()).orElse(null));
		assertTrue(Ui.get(() -> says(dialog, "The call is measured often enough before: 3 starts of the same settings are kept. For a verdict the quick-fix is shown now, and 3 runs are made after it. That takes about ")), Ui.get(() -> Widgets.labels(dialog)).toString());
		Screenshot.ofScreen(WorkbenchCheck.screenshot("fix-and-measure-asked"));
		Ui.start(() -> Widgets.press(Widgets.button(dialog, "Measure Once").orElseThrow()));
		Shell preview = Wait.value("the fix is shown first", Wait.USUAL, () -> Widgets.shell("Preview of Changes").filter(each -> Widgets.button(each, "Cancel").isPresent()).orElse(null));
		Ui.start(() -> Widgets.press(Widgets.button(preview, "Cancel").orElseThrow()));
		Wait.until("the preview is closed", preview::isDisposed);
		Ui.run(() -> assertEquals(0, manager().getLaunches().length, "nothing is measured where the fix is not made"));
		assertTrue(marker.exists());
	}

	/** The comparison waited on, and opened itself after a run of another day. */
	@Test
	void aRunThatCannotStartLeavesNothingThatWaitsForAnother() throws Exception {
		Sample.finding("sca-async-binding", Sample.IMPORT);
		RunFile run = newest();
		IFile file = keepStarts(run);
		IFile workload = runs().getProject().getFile("plan.workload");
		workload.create(new ByteArrayInputStream("kind: jmeter\nname: Absent\nplan: absent.jmx\n".getBytes(StandardCharsets.UTF_8)), true, null);
		ILaunchConfiguration configuration = configuration(run, PerformanceTestSettings.of("SenderModule").withWorkload(workload.getFullPath().toString()));
		try {
			// The harness of tests has switched dialogs of errors off.
			ErrorDialog.AUTOMATED_MODE = false;
			applyAndRunAgain(open(file), WorkbenchCheck.screenshot("result-findings-confirmed"), "Measure Once");
			Shell problem = Wait.value("it is said why nothing runs", Wait.USUAL, () -> Widgets.shells().stream()
					.filter(shell -> shell != Workbench.window().getShell() && says(shell, "absent.jmx")).findFirst().orElse(null));
			Screenshot.ofScreen(WorkbenchCheck.screenshot("result-run-again-not-started"));
			Ui.start(() -> Widgets.press(Widgets.button(problem, "OK").orElseThrow()));
			Wait.until("the problem is closed", problem::isDisposed);
			RunFile later = SampleRuns.lab(SampleRuns.FIRST.plusSeconds(9000), 1, 1024);
			RunResults.get().started(runs().getProject(), later.specification());
			keep("4.json", later);
			RunResults.get().ended(runs().getProject(), later);
			// Whatever the end of a run opens, it has asked for by now.
			Ui.run(() -> assertTrue(Arrays.stream(Workbench.page().getEditorReferences()).noneMatch(each -> each.getId().equals(RunComparisonEditor.ID))));
		} finally {
			ErrorDialog.AUTOMATED_MODE = true;
			Ui.run(() -> Workbench.page().closeAllEditors(false));
			for (ILaunch left : manager().getLaunches()) {
				manager().removeLaunch(left);
			}
			configuration.delete();
		}
	}
}
