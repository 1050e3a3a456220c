/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.results.JudgedFinding;
import org.wiretune.ide.results.RunResults;
import org.wiretune.map.MapDescription;
import org.wiretune.map.MapScene;
import org.wiretune.map.MapWire;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.file.RunHistory;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.view.Change;
import org.wiretune.ui.editor.ModuleEditor;
import org.wiretune.ui.map.BindingMapView;
import org.wiretune.ui.result.RunComparisonEditor;
import org.wiretune.ui.result.RunComparisonInput;
import org.wiretune.ui.result.RunResultEditor;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.ui.tests.findings.Sample;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/**
 * Prices and verdicts in the views that have them, from runs that are not valid, mixed, of one start and repeated. Each view
 * hears of a run, whether it was opened before or after it.
 */
@ExtendWith({ WorkbenchCheck.class, Sample.class })
class MeasuredViewsTest {

	private static final String FINDINGS = "org.wiretune.ui.findingsView";

	private IProject project;

	@BeforeEach
	void noRuns() throws CoreException {
		project = Sample.root().getProject("SenderModule");
		removeRuns();
	}

	@AfterEach
	void close() throws CoreException {
		Ui.run(() -> Workbench.page().closeAllEditors(false));
		Workbench.close(FINDINGS);
		Workbench.close(BindingMapView.ID);
		Workbench.theme(Workbench.LIGHT);
		removeRuns();
	}

	private void removeRuns() throws CoreException {
		IFolder runs = project.getFolder(RunHistory.FOLDER_NAME);
		if (runs.exists()) {
			runs.delete(true, null);
		}
	}

	private IFile keep(RunFile run) throws CoreException {
		IFolder runs = project.getFolder(RunHistory.FOLDER_NAME);
		if (!runs.exists()) {
			runs.create(true, true, null);
		}
		IFile file = runs.getFile(run.startedAt().getEpochSecond() + ".json");
		file.create(new ByteArrayInputStream(RunFileFormat.toText(run).getBytes(StandardCharsets.UTF_8)), true, null);
		return file;
	}

	/** As a run ends: its file is there, and the workspace is told. */
	private void end(RunFile run) throws CoreException {
		RunResults.get().started(project, run.specification());
		keep(run);
		RunResults.get().ended(project, run);
	}

	private static Tree findings() {
		IViewPart view = Workbench.open(FINDINGS);
		return Wait.value("the findings are listed", Wait.USUAL, () -> Widgets.first(view.getSite().getShell(), Tree.class,
				tree -> tree.getColumnCount() == 4 && tree.getColumn(2).getText().endsWith("Cost") && tree.getItemCount() > 0).orElse(null));
	}

	private static List<String> costs(Tree tree) {
		List<String> costs = new ArrayList<>();
		for (TreeItem group : tree.getItems()) {
			for (TreeItem line : group.getItems()) {
				if (!line.getText(2).isEmpty()) {
					costs.add(line.getText(2));
				}
			}
		}
		return costs;
	}

	private static List<MapWire> measured(MapScene scene) {
		return scene.wires().stream().filter(wire -> wire.measured() != null).toList();
	}

	private static BindingMapView map() {
		return (BindingMapView) Workbench.open(BindingMapView.ID);
	}

	@Test
	void pricesOfAValidRunStandInTheViewsThatWereOpenWhenItEnded() throws Exception {
		Tree tree = findings();
		BindingMapView map = map();
		Wait.until("the map is drawn without prices", () -> map.scene() != null && !map.scene().wires().isEmpty() && measured(map.scene()).isEmpty());
		end(SampleRuns.lab(SampleRuns.FIRST, 1, 384));
		Wait.until("the findings have their price", () -> costs(tree).stream().anyMatch(cost -> cost.startsWith("2.31 ms")));
		Wait.until("the map has its prices and tells their range", () -> {
			MapScene scene = map.scene();
			return measured(scene).stream().filter(wire -> wire.measuredLabel().equals("1.02 ms (100 KB)"))
					.anyMatch(wire -> new MapDescription(scene).sentence(wire).contains("Measured: 1.02 ms (992 \u00b5s to 1.05 ms) per call with 100 KB, from one start."));
		});
		Workbench.fillScreen();
		Ui.run(() -> Ui.display().setCursorLocation(0, 0));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("measured-valid-light"));
		// The next run is not valid; the price goes, although the view was not touched.
		end(SampleRuns.lab(SampleRuns.FIRST.plusSeconds(900), 1, 1024, 15));
		Wait.until("no price is left", () -> !costs(tree).isEmpty() && costs(tree).stream().allMatch("not judged"::equals));
		Wait.until("no price is left on the map", () -> measured(map.scene()).stream().allMatch(wire -> wire.measuredLabel().equals("not judged")));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("measured-invalid-light"));
		Workbench.open(FINDINGS);
		// Before the switch: the platform leaves colours of the dark theme behind in parts that were open in it.
		Screenshot.ofScreen(WorkbenchCheck.screenshot("findings-cost-not-judged-light"));
		Workbench.theme(Workbench.DARK);
		Screenshot.ofScreen(WorkbenchCheck.screenshot("findings-cost-not-judged-dark"));
		map();
		Screenshot.ofScreen(WorkbenchCheck.screenshot("measured-invalid-dark"));
	}

	@Test
	void aMixedRunHasPricesWhereTheyMayBeUsedAndReasonsElsewhere() throws Exception {
		end(SampleRuns.lab(SampleRuns.FIRST, 1, 384, 11));
		Tree tree = findings();
		// SCA async with 1 KB is the only one of the slow bindings that may be used.
		Wait.until("opened after the run, the prices are there, and what has none says so",
				() -> costs(tree).stream().anyMatch(cost -> cost.startsWith("1.04 ms")) && costs(tree).contains("not judged"));
		BindingMapView map = map();
		// In one question each: what the map draws may be replaced between two.
		Wait.until("the map has the price that may be used", () -> map.scene() != null && measured(map.scene()).stream().anyMatch(wire -> wire.measuredLabel().equals("1.04 ms (1 KB)")));
		Wait.until("the map says what is not judged, and why", () -> {
			MapScene scene = map.scene();
			return scene != null && measured(scene).stream().filter(wire -> wire.measuredLabel().equals("not judged"))
					.anyMatch(wire -> new MapDescription(scene).sentence(wire).contains("Measured: not judged with 100 KB: Other programs used"));
		});
	}

	private RunResultEditor result(IFile file) {
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

	private static List<JudgedFinding.Verdict> verdicts(RunResultEditor editor) {
		return Ui.get(() -> editor.shown().findings().stream().map(JudgedFinding::verdict).distinct().toList());
	}

	/** The map of an editor kept the price of an earlier run until the workspace was analysed again. */
	@Test
	void theMapOfAModuleEditorHearsOfRuns() throws Exception {
		ModuleEditor editor = Ui.get(() -> {
			try {
				return (ModuleEditor) IDE.openEditor(Workbench.page(), Sample.file("/SenderModule/sca.module"), true);
			} catch (CoreException problem) {
				throw new IllegalStateException(problem);
			}
		});
		Wait.until("the map is drawn without prices", () -> editor.bindings().map().moduleCount() == 2 && measured(editor.bindings().map().scene()).isEmpty());
		end(SampleRuns.lab(SampleRuns.FIRST, 1, 384));
		Wait.until("the map has its prices", () -> measured(editor.bindings().map().scene()).stream().anyMatch(wire -> wire.measuredLabel().equals("1.02 ms (100 KB)")));
		end(SampleRuns.lab(SampleRuns.FIRST.plusSeconds(900), 1, 1024, 15));
		Wait.until("no price is left on the map", () -> !measured(editor.bindings().map().scene()).isEmpty()
				&& measured(editor.bindings().map().scene()).stream().allMatch(wire -> wire.measuredLabel().equals("not judged")));
	}

	/** A finding that was fixed stayed "Confirmed" in the editor that was open. */
	@Test
	void theResultEditorHearsOfTheAnalysis() throws Exception {
		RunFile last = null;
		for (RunFile run : SampleRuns.labs(SampleRuns.FIRST, 3, 1, 384)) {
			keep(run);
			last = run;
		}
		RunResultEditor editor = result(project.getFolder(RunHistory.FOLDER_NAME).getFile(last.startedAt().getEpochSecond() + ".json"));
		assertTrue(Ui.get(() -> editor.shown().findings()).stream().anyMatch(each -> each.message().contains("from ReceiverSCAAsync to ")), editor.shown().findings().toString());
		IFile fixed = Sample.file(Sample.IMPORT);
		fixed.setContents(Sample.text(Sample.IMPORT).replace("\"async\"", "\"sync\"").getBytes(StandardCharsets.UTF_8), IResource.FORCE, null);
		Wait.until("the finding is gone", () -> editor.shown().findings().stream().noneMatch(each -> each.message().contains("from ReceiverSCAAsync to ")));
	}

	/** Starts before the two, such as those that come with an update of the project, make it a verdict. */
	@Test
	void theComparisonHearsOfFurtherStarts() throws Exception {
		List<RunFile> before = SampleRuns.labs(SampleRuns.FIRST, 3, 600, 384);
		List<RunFile> after = SampleRuns.labs(SampleRuns.FIRST.plusSeconds(9000), 3, 1, 1024);
		IFile one = keep(before.get(2));
		IFile other = keep(after.get(2));
		RunComparisonEditor editor = Ui.get(() -> {
			try {
				return (RunComparisonEditor) Workbench.page().openEditor(new RunComparisonInput(one, other), RunComparisonEditor.ID);
			} catch (CoreException problem) {
				throw new IllegalStateException(problem);
			}
		});
		Wait.until("a start of each is not judged", () -> editor.shown() != null && editor.shown().rows().stream().allMatch(row -> row.change() == Change.NONE));
		for (int i = 0; i < 2; i++) {
			end(before.get(i));
			end(after.get(i));
		}
		Wait.until("three starts of each are", () -> editor.shown().rows().stream().anyMatch(row -> row.change() == Change.FASTER));
	}

	/** Three good starts and a bad one of the same settings: the editor of the bad one said "Confirmed", and the map told the old price. */
	@Test
	void aBadRunIsNotConfirmedByTheGoodOnesBeforeIt() throws Exception {
		for (int start = 0; start < 3; start++) {
			keep(SampleRuns.lab(SampleRuns.FIRST.plusSeconds(600L * start), 1 + 0.02 * start, 384));
		}
		RunResultEditor good = result(keep(SampleRuns.lab(SampleRuns.FIRST.plusSeconds(1800), 1.02, 384)));
		assertTrue(verdicts(good).contains(JudgedFinding.Verdict.CONFIRMED), verdicts(good).toString());
		RunFile bad = SampleRuns.lab(SampleRuns.FIRST.plusSeconds(2400), 30, 384, 15);
		RunResultEditor editor = result(keep(bad));
		assertEquals(List.of(JudgedFinding.Verdict.NOT_JUDGED), verdicts(editor));
		Ui.run(() -> assertTrue(editor.shown().findings().stream().allMatch(each -> each.sentence().contains("The newest of 5 starts must not be used, so these are times of earlier ones: Other programs used")),
				editor.shown().findings().toString()));
		BindingMapView map = map();
		Wait.until("the map says which start it leaves out", () -> map.scene() != null && !measured(map.scene()).isEmpty() && measured(map.scene()).stream()
				.map(wire -> new MapDescription(map.scene()).sentence(wire))
				.allMatch(hover -> hover.contains("Measured: ") && hover.contains("; the newest start must not be used and is left out: Other programs used")));
	}

	/** Eleven of fifteen measurements must not be used: the same editor said "Confirmed" five times. */
	@Test
	void theResultEditorConfirmsNothingByAMixedOrSingleRun() throws Exception {
		RunResultEditor mixed = result(keep(SampleRuns.lab(SampleRuns.FIRST, 1, 384, 11)));
		assertEquals(List.of(JudgedFinding.Verdict.NOT_JUDGED), verdicts(mixed));
		Ui.run(() -> {
			assertEquals("Invalid: 11 of 15 measurements must not be used.", mixed.shown().banner().title());
			assertEquals(1, mixed.shown().banner().reasons().size(), mixed.shown().banner().reasons().toString());
			assertTrue(mixed.shown().findings().stream().anyMatch(each -> each.sentence().contains("This was one start of the server")),
					mixed.shown().findings().toString());
			assertTrue(mixed.shown().findings().stream().anyMatch(each -> each.sentence().startsWith("HTTP sync with 100 KB: Other programs used")), mixed.shown().findings().toString());
			mixed.showPage(4);
		});
		Workbench.fillScreen();
		Wait.until("the verdicts are listed", () -> Widgets.first(Workbench.window().getShell(), Table.class,
				table -> table.isVisible() && table.getColumnCount() == 4 && table.getItemCount() > 0 && table.getItem(0).getText(0).equals("Not judged")).isPresent());
		Screenshot.ofScreen(WorkbenchCheck.screenshot("result-findings-not-judged-light"));
		Workbench.theme(Workbench.DARK);
		Screenshot.ofScreen(WorkbenchCheck.screenshot("result-findings-not-judged-dark"));
		Workbench.theme(Workbench.LIGHT);
		removeRuns();
		RunFile last = null;
		for (RunFile run : SampleRuns.labs(Instant.parse("2026-11-21T08:00:00Z"), 3, 1, 384)) {
			keep(run);
			last = run;
		}
		RunResultEditor repeated = result(project.getFolder(RunHistory.FOLDER_NAME).getFile(last.startedAt().getEpochSecond() + ".json"));
		assertEquals(List.of(JudgedFinding.Verdict.CONFIRMED), verdicts(repeated));
		Ui.run(() -> assertTrue(repeated.shown().findings().get(0).sentence().contains("times as long, from 3 starts."), repeated.shown().findings().get(0).sentence()));
	}
}
