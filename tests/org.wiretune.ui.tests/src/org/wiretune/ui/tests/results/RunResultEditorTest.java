/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.results.RunResults;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.file.RunHistory;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunGauge;
import org.wiretune.perf.result.Second;
import org.wiretune.perf.view.ComparedRow;
import org.wiretune.perf.view.ResultBanner;
import org.wiretune.ui.gclog.GcLogEditor;
import org.wiretune.ui.result.RunComparisonEditor;
import org.wiretune.ui.result.RunComparisonInput;
import org.wiretune.ui.result.RunResultEditor;
import org.wiretune.ui.result.RunView;
import org.wiretune.ui.results.TestCaseLogView;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/** Result editor, comparison and live charts in the real workbench, on real run files. */
@ExtendWith(WorkbenchCheck.class)
class RunResultEditorTest {

	private IProject project;

	@BeforeEach
	void makeProject() throws CoreException {
		project = ResourcesPlugin.getWorkspace().getRoot().getProject("Results" + System.nanoTime());
		project.create(null);
		project.open(null);
		project.getFolder(RunHistory.FOLDER_NAME).create(true, true, null);
	}

	@AfterEach
	void close() throws CoreException {
		Ui.run(() -> Workbench.page().closeAllEditors(false));
		Workbench.close(TestCaseLogView.ID);
		Workbench.close(RunView.ID);
		Workbench.theme(Workbench.LIGHT);
		project.delete(IResource.ALWAYS_DELETE_PROJECT_CONTENT | IResource.FORCE, new NullProgressMonitor());
	}

	private IFile keep(String name, RunFile run) throws CoreException {
		IFolder runs = project.getFolder(RunHistory.FOLDER_NAME);
		IFile file = runs.getFile(name);
		file.create(new ByteArrayInputStream(RunFileFormat.toText(run).getBytes(StandardCharsets.UTF_8)), true, null);
		return file;
	}

	private static IEditorPart open(IFile file) {
		return Ui.get(() -> {
			try {
				return IDE.openEditor(Workbench.page(), file, true);
			} catch (CoreException problem) {
				throw new IllegalStateException(problem);
			}
		});
	}

	private static RunResultEditor result(IFile file) {
		RunResultEditor editor = assertInstanceOf(RunResultEditor.class, open(file));
		Wait.until("the run is read", () -> editor.shown() != null);
		return editor;
	}

	private static IAction action(TestCaseLogView view, String text) {
		for (IContributionItem item : ((IViewSite) view.getSite()).getActionBars().getMenuManager().getItems()) {
			if (item instanceof ActionContributionItem action && action.getAction().getText().replace("&", "").equals(text)) {
				return action.getAction();
			}
		}
		throw new AssertionError("There is no action " + text);
	}

	@Test
	void otherJsonFilesKeepTheirEditors() throws Exception {
		IFile other = project.getFile("package.json");
		other.create(new ByteArrayInputStream("{ \"name\": \"package\" }".getBytes(StandardCharsets.UTF_8)), true, null);
		assertFalse(Ui.get(() -> {
			try {
				return IDE.getEditorDescriptor(other, true, false).getId().equals(RunResultEditor.ID);
			} catch (CoreException none) {
				return false;
			}
		}));
		assertInstanceOf(RunResultEditor.class, open(keep("1.json", SampleRuns.lab(SampleRuns.FIRST, 1, 384))), "A file of a loop opens too.");
	}

	@Test
	void theVerdictComesFirstThenTheFigures() throws Exception {
		Workbench.fillScreen();
		IFile file = keep("1.json", SampleMeasurements.ramp(SampleRuns.FIRST, 1, true));
		RunResultEditor editor = result(file);
		Ui.run(() -> {
			assertEquals(ResultBanner.Level.INVALID, editor.shown().banner().level());
			assertEquals(4, editor.shown().rows().size());
			assertEquals(5, editor.charts().panels().size());
		});
		List<String> pages = List.of("overview", "charts", "settings", "log", "findings");
		for (String theme : List.of(Workbench.LIGHT, Workbench.DARK)) {
			Workbench.theme(theme);
			for (int i = 0; i < pages.size(); i++) {
				int page = i;
				Ui.run(() -> {
					Ui.display().setCursorLocation(0, 0);
					editor.showPage(page);
				});
				painted(editor);
				Screenshot.ofScreen(WorkbenchCheck.screenshot("result-" + pages.get(i) + (theme.equals(Workbench.LIGHT) ? "-light" : "-dark")));
			}
		}
		Ui.run(() -> {
			editor.showPage(1);
			editor.charts().focus().setFocus();
			key(editor, SWT.HOME);
			assertTrue(editor.charts().spoken().startsWith("1 s: 1 user, warm-up. Throughput: answered "), editor.charts().spoken());
			key(editor, SWT.ARROW_RIGHT);
			assertTrue(editor.charts().spoken().startsWith("2 s: "), editor.charts().spoken());
			key(editor, SWT.ESC);
			assertTrue(editor.charts().spoken().startsWith("5 charts over "), editor.charts().spoken());
		});
	}

	/** They were bold in the light theme, as if to be looked at first, and plain after a switch to the dark one. */
	@Test
	void rowsThatMustNotBeUsedAreQuietInBothThemes() throws Exception {
		RunResultEditor editor = result(keep("1.json", SampleMeasurements.ramp(SampleRuns.FIRST, 1, true)));
		Table table = Wait.value("the figures are shown", Wait.USUAL, () -> Widgets.first(editor.charts().control().getShell(), Table.class,
				each -> each.getItemCount() == 4 && each.getColumn(0).getText().equals("Measured")).orElse(null));
		for (String theme : List.of(Workbench.LIGHT, Workbench.DARK, Workbench.LIGHT)) {
			Workbench.theme(theme);
			Wait.until("the row that is not valid is quiet, and it alone", () -> !table.getItem(3).getForeground().equals(table.getForeground())
					&& table.getItem(1).getForeground().equals(table.getForeground()));
			Ui.run(() -> {
				for (TableItem item : table.getItems()) {
					assertEquals(0, item.getFont().getFontData()[0].getStyle() & SWT.BOLD, item.getText());
				}
				assertTrue(table.getItem(3).getImage(0) != null && table.getItem(1).getImage(0) == null);
			});
		}
	}

	/** A page that was hidden is painted in the next frame. */
	private static void painted(RunResultEditor editor) {
		AtomicInteger paints = new AtomicInteger();
		Control focus = Ui.get(() -> {
			editor.setFocus();
			Control control = Ui.display().getFocusControl();
			control.addListener(SWT.Paint, event -> paints.incrementAndGet());
			control.redraw();
			return control;
		});
		Wait.until("the page is painted", () -> {
			if (paints.get() < 3) {
				focus.redraw();
			}
			return paints.get() >= 3;
		});
	}

	private static void key(RunResultEditor editor, int code) {
		Event event = new Event();
		event.keyCode = code;
		event.widget = editor.charts().focus();
		editor.charts().focus().notifyListeners(SWT.KeyDown, event);
	}

	@Test
	void theEditorFollowsItsFile() throws Exception {
		IFile file = keep("1.json", SampleMeasurements.ramp(SampleRuns.FIRST, 1, true));
		RunResultEditor editor = result(file);
		file.setContents(RunFileFormat.toText(SampleMeasurements.ramp(SampleRuns.FIRST, 1, false)).getBytes(StandardCharsets.UTF_8), IResource.FORCE, null);
		Wait.until("the new file is shown", () -> editor.shown().banner().level() == ResultBanner.Level.WARNING);
		file.setContents("{ \"schema\": 2, broken".getBytes(StandardCharsets.UTF_8), IResource.FORCE, null);
		Wait.until("a broken file is said", () -> editor.shown().banner().title().equals("The run file cannot be read."));
	}

	@Test
	void gaugesOfOnesOwnStandBelowTheChartsOfTheRun() throws Exception {
		RunFile run = SampleMeasurements.ramp(SampleRuns.FIRST, 1, true);
		List<Double> seconds = IntStream.range(0, 110).mapToObj(each -> each + 0.5).toList();
		RunGauge threads = new RunGauge("Live threads", "java.lang:type=Threading#ThreadCount", "threads", 200, true, seconds, seconds.stream().map(each -> 80 + 140 * each / 110).toList());
		IFile file = keep("1.json", new RunFile(run.schema(), run.specification(), run.startedAt(), run.endedAt(), run.state(), "", run.environment(), run.notes(), run.cells(), run.measurements(), List.of(),
				List.of(), List.of(threads)));
		RunResultEditor editor = result(file);
		Ui.run(() -> editor.showPage(1));
		painted(editor);
		Screenshot.ofScreen(WorkbenchCheck.screenshot("result-own-gauge"));
		assertEquals(List.of(threads.name()), editor.shown().series().gauges().stream().map(RunGauge::name).toList());
	}

	@Test
	void theCollectionLogOfTheServerOpensFromItsRun() throws Exception {
		IFile run = keep("1.json", SampleMeasurements.ramp(SampleRuns.FIRST, 1, true));
		String log = "[0.010s][info][gc] Using Serial\n[1.000s][info][gc] GC(0) Pause Young (Allocation Failure) 60M->20M(100M) 10.000ms\n";
		project.getFolder(RunHistory.FOLDER_NAME).getFile("1.gc.log").create(new ByteArrayInputStream(log.getBytes(StandardCharsets.UTF_8)), true, null);
		RunResultEditor editor = result(run);
		Link link = Wait.value("the link is shown", Wait.USUAL,
				() -> Widgets.first(editor.charts().control().getShell(), Link.class, each -> each.getText().contains("1.gc.log")).orElse(null));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("result-gclog-light"));
		Ui.run(() -> link.notifyListeners(SWT.Selection, new Event()));
		GcLogEditor opened = assertInstanceOf(GcLogEditor.class, Ui.get(() -> Workbench.page().getActiveEditor()));
		Wait.until("the log is read", () -> opened.shown() != null);
	}

	@Test
	void theHistoryOpensAndComparesRuns() throws Exception {
		keep("1.json", SampleMeasurements.ramp(SampleRuns.FIRST, 2, false));
		keep("2.json", SampleMeasurements.ramp(SampleRuns.FIRST.plusSeconds(600), 1, true));
		keep("3.json", SampleRuns.lab(SampleRuns.FIRST.plusSeconds(900), 1, 384));
		Workbench.fillScreen();
		TestCaseLogView view = (TestCaseLogView) Workbench.open(TestCaseLogView.ID);
		Ui.run(() -> view.log().choose(project));
		Wait.until("all runs are listed", () -> view.history().rows().size() == 3);
		Ui.run(() -> view.log().choose(view.shown().runs().get(1).file()));
		Wait.until("the ramp is shown", () -> view.shown().rows().size() == 4);
		Ui.run(() -> {
			Ui.display().setCursorLocation(0, 0);
			assertTrue(view.shown().message().startsWith("Completed "), view.shown().message());
			assertTrue(view.shown().message().contains("4 measurements."), view.shown().message());
			assertEquals("1 of 4 invalid", view.history().rows().get(1).texts().get(5));
			assertFalse(action(view, "Compare Runs").isEnabled());
		});
		Screenshot.ofScreen(WorkbenchCheck.screenshot("test-case-log-history"));
		Ui.run(() -> {
			Table table = view.history().table();
			Event open = new Event();
			open.item = table.getItem(1);
			table.notifyListeners(SWT.DefaultSelection, open);
			assertInstanceOf(RunResultEditor.class, Workbench.page().getActiveEditor());
			table.setSelection(new int[] { 1, 2 });
			table.notifyListeners(SWT.Selection, new Event());
			assertTrue(action(view, "Compare Runs").isEnabled());
			action(view, "Compare Runs").run();
		});
		RunComparisonEditor comparison = assertInstanceOf(RunComparisonEditor.class, Ui.get(() -> Workbench.page().getActiveEditor()));
		Wait.until("the runs are compared", () -> comparison.shown() != null);
		Ui.run(() -> {
			assertEquals(4, comparison.shown().rows().size());
			Workbench.maximize(comparison);
			Ui.display().setCursorLocation(0, 0);
		});
		Screenshot.ofScreen(WorkbenchCheck.screenshot("comparison-light"));
		Workbench.theme(Workbench.DARK);
		Screenshot.ofScreen(WorkbenchCheck.screenshot("comparison-dark"));
		Workbench.restore(comparison);
	}

	@Test
	void ratesAreComparedByTheRate() throws Exception {
		IFile before = null;
		IFile after = null;
		for (int i = 0; i < 3; i++) {
			before = keep("before-" + i + ".json", SampleMeasurements.orders(SampleRuns.FIRST.plusSeconds(i * 60L), 0, 100 + i));
			after = keep("after-" + i + ".json", SampleMeasurements.orders(SampleRuns.FIRST.plusSeconds(600 + i * 60L), 50, 200 + 2 * i));
		}
		Workbench.fillScreen();
		RunComparisonInput input = new RunComparisonInput(before, after);
		RunComparisonEditor comparison = (RunComparisonEditor) Ui.get(() -> {
			try {
				return Workbench.page().openEditor(input, RunComparisonEditor.ID);
			} catch (PartInitException problem) {
				throw new IllegalStateException(problem);
			}
		});
		Wait.until("the runs are compared", () -> comparison.shown() != null);
		Ui.run(() -> {
			ComparedRow row = comparison.shown().rows().get(0);
			assertEquals("101/s", row.valueBefore());
			assertEquals("202/s", row.valueAfter());
			assertEquals("\u25b2 2.0 times faster", row.verdict());
			assertTrue(comparison.shown().attribution().contains("Compared by: orders a second. More is better."), comparison.shown().attribution());
			Ui.display().setCursorLocation(0, 0);
		});
		Screenshot.ofScreen(WorkbenchCheck.screenshot("comparison-rates"));
	}

	@Test
	void chartsGrowWhileARunGoesOn() throws Exception {
		Workbench.fillScreen();
		RunView view = (RunView) Workbench.open(RunView.ID);
		RunFile planned = SampleMeasurements.ramp(Instant.now(), 1, false);
		RunResults results = RunResults.get();
		results.started(project, planned.specification());
		Wait.until("the run shows", () -> view.shown().running() && view.shown().sentence().equals("The server is starting."));
		Instant start = planned.startedAt();
		double from = 0;
		for (int i = 0; i < 3; i++) {
			Measurement measurement = planned.measurements().get(i);
			results.happened(project, new RunEvent.PhaseStarted(at(start, from), measurement.id(), Phase.WARM_UP));
			for (Second second : measurement.seconds().subList(0, i == 2 ? 12 : measurement.seconds().size())) {
				if (second.second() == SampleMeasurements.WARM_UP) {
					results.happened(project, new RunEvent.PhaseStarted(at(start, from + second.second()), measurement.id(), Phase.MEASUREMENT));
				}
				results.happened(project, new RunEvent.SecondPassed(at(start, from + second.second() + 1), measurement.id(), second));
			}
			from += 26;
		}
		Wait.until("the charts have grown", () -> view.charts().panels().size() == 5 && view.shown().series().points().size() == 62);
		Ui.run(() -> {
			assertEquals("40 users: measurement", view.shown().sentence());
			Ui.display().setCursorLocation(0, 0);
			Workbench.maximize(view);
		});
		Screenshot.ofScreen(WorkbenchCheck.screenshot("run-light"));
		Workbench.theme(Workbench.DARK);
		Screenshot.ofScreen(WorkbenchCheck.screenshot("run-dark"));
		Workbench.restore(view);
		keep("9.json", planned);
		results.ended(project, planned);
		Wait.until("the end is said", () -> !view.shown().running() && view.shown().sentence().startsWith("Completed."));
		assertEquals(100, Ui.get(() -> view.shown().series().points().size()), "After the end the file counts.");
	}

	/** A view that is opened while a run goes on, and one that is opened after a restart, know as much as one that was there. */
	@Test
	void theRunViewShowsTheRunWhenItIsOpenedInItsMiddleOrAfterIt() throws Exception {
		RunFile planned = SampleMeasurements.ramp(Instant.now(), 1, true);
		RunResults results = RunResults.get();
		results.started(project, planned.specification());
		Measurement first = planned.measurements().get(0);
		results.happened(project, new RunEvent.PhaseStarted(planned.startedAt(), first.id(), Phase.WARM_UP));
		for (Second second : first.seconds().subList(0, 12)) {
			results.happened(project, new RunEvent.SecondPassed(at(planned.startedAt(), second.second() + 1), first.id(), second));
		}
		RunView during = (RunView) Workbench.open(RunView.ID);
		Wait.until("the course from the start is shown", () -> during.shown().running() && during.shown().series().points().size() == 12);
		assertEquals("1 user: warm-up", Ui.get(() -> during.shown().sentence()));
		keep("9.json", planned);
		results.ended(project, planned);
		Wait.until("the end is said, and that figures must not be used", () -> !during.shown().running()
				&& during.shown().sentence().equals("Completed. Invalid: 1 of 4 measurements must not be used."));
		assertTrue(Ui.get(() -> during.shown().problem()));
		Workbench.close(RunView.ID);
		RunView after = (RunView) Workbench.open(RunView.ID);
		Wait.until("the newest run is shown", () -> project.equals(after.shown().project()) && after.shown().series().points().size() == 100);
		assertTrue(Ui.get(() -> after.shown().sentence()).startsWith("Completed. Invalid"), Ui.get(() -> after.shown().sentence()));
	}

	private static Instant at(Instant start, double seconds) {
		return start.plusMillis(Math.round(seconds * 1000));
	}
}
