/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

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
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.part.FileEditorInput;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.ide.results.RunResults;
import org.wiretune.ide.results.TestCaseLogSnapshot;
import org.wiretune.perf.ImportUnderTest;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.file.RunHistory;
import org.wiretune.perf.result.MatrixCsv;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.ui.results.TestCaseLogView;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/** The test case log in the real workbench, on real run files. */
@ExtendWith(WorkbenchCheck.class)
class TestCaseLogViewTest {

	@TempDir
	Path folder;

	private IProject project;

	@BeforeEach
	void makeProject() throws CoreException {
		project = ResourcesPlugin.getWorkspace().getRoot().getProject("Measured" + System.nanoTime());
		project.create(null);
		project.open(null);
	}

	@AfterEach
	void close() throws CoreException {
		Workbench.close(TestCaseLogView.ID);
		Workbench.theme(Workbench.LIGHT);
		project.delete(IResource.ALWAYS_DELETE_PROJECT_CONTENT | IResource.FORCE, new NullProgressMonitor());
	}

	private void keep(String name, String text) throws CoreException {
		IFolder runs = project.getFolder(RunHistory.FOLDER_NAME);
		if (!runs.exists()) {
			runs.create(true, true, null);
		}
		runs.getFile(name).create(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), true, null);
	}

	private void keepTwoRuns() throws CoreException {
		keep("1.json", RunFileFormat.toText(SampleRuns.lab(SampleRuns.FIRST, 600, 384)));
		keep("2.json", RunFileFormat.toText(SampleRuns.lab(SampleRuns.FIRST.plusSeconds(900), 1, 1024)));
	}

	/** Three starts of each setting, which give a verdict. */
	private void keepStarts() throws CoreException {
		List<RunFile> runs = new ArrayList<>(SampleRuns.labs(SampleRuns.FIRST, 3, 600, 384));
		runs.addAll(SampleRuns.labs(SampleRuns.FIRST.plusSeconds(9000), 3, 1, 1024));
		for (int i = 0; i < runs.size(); i++) {
			keep(i + ".json", RunFileFormat.toText(runs.get(i)));
		}
	}

	private TestCaseLogView open() {
		TestCaseLogView view = (TestCaseLogView) Workbench.open(TestCaseLogView.ID);
		Ui.run(() -> {
			view.log().choose(project);
			action(view, "Show Settings").setChecked(true);
			action(view, "Show Settings").run();
		});
		return view;
	}

	private static void untilFilled(TestCaseLogView view) {
		Wait.until("the matrix is filled", () -> view.shown().matrix().isPresent());
	}

	private static Table matrix(TestCaseLogView view) {
		return Widgets.first(view.getSite().getShell(), Table.class,
				table -> table.getColumnCount() > 0 && table.getColumn(0).getText().equals("Binding")).orElseThrow();
	}

	private static Table settings(TestCaseLogView view) {
		return Widgets.first(view.getSite().getShell(), Table.class,
				table -> table.getColumnCount() > 0 && table.getColumn(0).getText().equals("Setting")).orElseThrow();
	}

	private static IAction action(TestCaseLogView view, String text) {
		for (IContributionItem item : ((IViewSite) view.getSite()).getActionBars().getMenuManager().getItems()) {
			if (item instanceof ActionContributionItem action && action.getAction().getText().replace("&", "").equals(text)) {
				return action.getAction();
			}
		}
		throw new AssertionError("There is no action " + text);
	}

	private static String clipboard() {
		Clipboard clipboard = new Clipboard(Ui.display());
		try {
			return (String) clipboard.getContents(TextTransfer.getInstance());
		} finally {
			clipboard.dispose();
		}
	}

	@Test
	void aProjectWithoutRunsSaysWhatToDo() {
		TestCaseLogView view = open();
		Wait.until("the next step is named", () -> view.shown().message().contains("has no performance run yet"));
		Ui.run(() -> {
			assertTrue(view.shown().message().endsWith("Run As \u25b8 WireTune Performance Test."), view.shown().message());
			assertFalse(action(view, "Copy as Text").isEnabled());
		});
	}

	@Test
	void fillsFromTheRunFilesOfTheProject() throws Exception {
		keepStarts();
		TestCaseLogView view = open();
		untilFilled(view);
		Wait.until("the starts are compared", () -> matrix(view).getItem(1).getText(2).contains("faster"));
		Ui.run(() -> {
			Table table = matrix(view);
			assertEquals(5, table.getItemCount());
			assertEquals("SCA async", table.getItem(1).getText(0));
			assertEquals("SCA async, 100 KB: mean 2.40 ms, 600 times faster than before, 1.44 s", table.getItem(1).getText(2));
			assertTrue(view.shown().message().startsWith("Completed "), view.shown().message());
			assertTrue(view.shown().message().contains("One setting differs: Maximum heap 384 MB \u2192 1024 MB."),
					view.shown().message());
			Table settings = settings(view);
			assertTrue(Arrays.stream(settings.getItems()).anyMatch(item -> item.getText(0).equals("\u25c6 Maximum heap")
					&& item.getText(1).equals("1024 MB") && item.getText(2).equals("384 MB")
					&& item.getText(3).equals("server.xml:12 \u2013 LocalServer")));
		});
	}

	/** During a run a snapshot is made up to five times a second on the UI thread; two hundred runs cost it 48 to 214 ms each time. */
	@Test
	void theRowsOfTheHistoryAreMadeOnce() throws Exception {
		keepTwoRuns();
		TestCaseLogView view = open();
		untilFilled(view);
		RunResults.get().started(project, SampleRuns.lab(SampleRuns.FIRST.plusSeconds(1800), 1, 384).specification());
		try {
			Wait.until("the run that goes on is listed", () -> view.log().snapshot().history().size() == 3 && view.log().snapshot().live());
			Ui.run(() -> {
				TestCaseLogSnapshot one = view.log().snapshot();
				TestCaseLogSnapshot next = view.log().snapshot();
				assertTrue(one.history().get(0).file().isEmpty(), "The run that goes on comes first.");
				for (int i = 1; i < 3; i++) {
					assertSame(one.history().get(i), next.history().get(i));
					assertSame(one.runs().get(i), next.runs().get(i));
				}
			});
		} finally {
			RunResults.get().notStarted(project);
		}
		Wait.until("it is listed no more", () -> view.shown().history().size() == 2);
	}

	@Test
	void anEarlierRunIsChosenFromTheHistory() throws Exception {
		keepTwoRuns();
		TestCaseLogView view = open();
		untilFilled(view);
		Ui.run(() -> {
			Combo runs = Widgets.all(view.getSite().getShell(), Combo.class, combo -> combo.getItemCount() == 2
					&& combo.getItem(0).contains("SenderModule")).get(0);
			assertEquals(0, runs.getSelectionIndex());
			Widgets.choose(runs, runs.getItem(1));
		});
		Wait.until("the earlier run is shown", () -> view.shown().chosen() == 1
				&& view.shown().message().contains("No run before it measured one of these cells."));
		Ui.run(() -> assertTrue(matrix(view).getItem(1).getText(2).startsWith("SCA async, 100 KB: mean 1.39 s")));
	}

	@Test
	void aRunThatWasStoppedTellsWhyAndABrokenFileIsNamed() throws Exception {
		RunFile stopped = SampleRuns.run(SampleRuns.FIRST, RunState.FAILED, "The server ended with exit code 137.", 384,
				List.of(SampleRuns.cell(BindingUnderTest.SCA_SYNC, SampleRuns.KB, 2, 1)));
		keep("1.json", "{ this is no run file");
		keep("2.json", RunFileFormat.toText(stopped));
		TestCaseLogView view = open();
		untilFilled(view);
		Ui.run(() -> {
			assertTrue(view.shown().problem());
			assertTrue(view.shown().message().contains("1 of 15 cells measured. The server ended with exit code 137."),
					view.shown().message());
			assertTrue(view.shown().message().contains("Some calls failed; their times are in no figure."));
			assertEquals("SCA sync, 1 KB: mean 2 ms, not valid, 1 error. Not judged: The run \"SenderModule\" failed: The server ended with exit code 137.", matrix(view).getItem(0).getText(1));
			view.log().choose(view.shown().runs().get(1).file());
		});
		Wait.until("the broken file is named", () -> view.shown().message().startsWith("The run file cannot be read. "));
		Ui.run(() -> {
			assertTrue(view.shown().problem());
			assertTrue(view.shown().runs().get(1).label().equals("1.json (cannot be read)"));
		});
	}

	@Test
	void fillsWhileARunGoesOn() throws Exception {
		keep("1.json", RunFileFormat.toText(SampleRuns.lab(SampleRuns.FIRST, 600, 384)));
		TestCaseLogView view = open();
		untilFilled(view);
		RunFile planned = SampleRuns.lab(Instant.now(), 1, 384);
		RunResults results = RunResults.get();
		results.started(project, planned.specification());
		Wait.until("the run shows", () -> view.shown().live() && view.shown().message().contains("The server is starting."));
		results.happened(project, new RunEvent.Progress(Instant.now(), BindingUnderTest.SCA_ASYNC, SampleRuns.KB_100, false, 120, 200,
				2.3, 12, "Default : 1", 384, 200));
		Wait.until("the progress shows", () -> matrix(view).getItem(1).getText(2).contains("120 of 200"));
		Ui.run(() -> {
			assertTrue(view.shown().message().contains("SCA async with 100 KB: 120 of 200 runs."), view.shown().message());
			assertTrue(matrix(view).getItem(0).getText(1).contains("not measured yet"), matrix(view).getItem(0).getText(1));
		});
		results.happened(project, new RunEvent.CellFinished(Instant.now(),
				SampleRuns.cell(BindingUnderTest.SCA_ASYNC, SampleRuns.KB_100, 2.31, 0)));
		Wait.until("the cell is filled", () -> matrix(view).getItem(1).getText(2).contains("mean 2.31 ms"));
		assertFalse(Ui.get(() -> matrix(view).getItem(1).getText(2)).contains("faster"), "Nothing is judged while a run goes on.");
		keep("2.json", RunFileFormat.toText(planned));
		results.ended(project, planned);
		Wait.until("the run is over", () -> !view.shown().live() && view.shown().runs().size() == 2
				&& view.shown().message().startsWith("Completed "));
	}

	private static RunFile calls(RunFile run, BindingUnderTest first, BindingUnderTest second) {
		return new RunFile(run.schema(), run.specification().withImports(List.of(new ImportUnderTest("SenderModule", "First", first),
				new ImportUnderTest("SenderModule", "Second", second))), run.startedAt(), run.endedAt(), run.state(), "", run.environment(), run.notes(), run.cells(),
				run.measurements());
	}

	/** Each import that goes another way repeated the same reason; and where the bindings stayed the same nothing was said at all. */
	@Test
	void theReasonOfImportsThatGoAnotherWayIsSaidOnce() throws Exception {
		keep("1.json", RunFileFormat.toText(calls(SampleRuns.lab(SampleRuns.FIRST, 1, 384), BindingUnderTest.HTTP_SYNC, BindingUnderTest.JMS_ASYNC)));
		keep("2.json", RunFileFormat.toText(calls(SampleRuns.lab(SampleRuns.FIRST.plusSeconds(600), 1, 384), BindingUnderTest.SCA_SYNC, BindingUnderTest.SCA_SYNC)));
		TestCaseLogView view = open();
		Wait.until("the imports are told", () -> view.shown().message().contains("First: HTTP sync \u2192 SCA sync, 100 KB: "));
		String message = Ui.get(() -> view.shown().message());
		assertTrue(message.contains("; Second: JMS async \u2192 SCA sync, 100 KB: "), message);
		assertEquals(1, message.split("Each side was started once", -1).length - 1, message);
	}

	@Test
	void theHistoryCallsNothingOfAFailedRunValid() throws Exception {
		RunFile lab = SampleRuns.lab(SampleRuns.FIRST, 1, 384);
		keep("1.json", RunFileFormat.toText(new RunFile(lab.schema(), lab.specification(), lab.startedAt(), lab.endedAt(), RunState.FAILED, "The server ended.",
				lab.environment(), lab.notes(), lab.cells(), lab.measurements())));
		keep("2.json", RunFileFormat.toText(SampleRuns.lab(SampleRuns.FIRST.plusSeconds(600), 1, 384)));
		TestCaseLogView view = open();
		Wait.until("both runs are listed", () -> view.shown().history().size() == 2);
		assertEquals(List.of("valid", "15 of 15 invalid"), view.shown().history().stream().map(row -> row.texts().getLast()).toList());
	}

	@Test
	void copiesAndExportsTheMatrix() throws Exception {
		keepStarts();
		TestCaseLogView view = open();
		untilFilled(view);
		Wait.until("the starts are compared", () -> matrix(view).getItem(1).getText(2).contains("faster"));
		Ui.run(() -> {
			action(view, "Copy as CSV").run();
			assertEquals(MatrixCsv.toText(view.shown().run().orElseThrow(), view.shown().before()), clipboard());
			action(view, "Copy as Text").run();
			assertTrue(clipboard().contains("\u25bc 600 times faster, before 1.44 s"), clipboard());
		});
		Path file = folder.resolve("log.csv");
		Ui.run(() -> view.exportTo(file));
		Wait.until("the file is written", () -> Files.exists(file) && file.toFile().length() > 0);
		assertTrue(Files.readString(file).startsWith("Binding,"), Files.readString(file));
	}

	/** A mixed run against a single one: no factor, no colour, and each cell says what it is. */
	@Test
	void aMixedRunShowsWhatMustNotBeUsed() throws Exception {
		keep("1.json", RunFileFormat.toText(SampleRuns.lab(SampleRuns.FIRST, 4.9, 384)));
		keep("2.json", RunFileFormat.toText(SampleRuns.lab(SampleRuns.FIRST.plusSeconds(900), 1, 1024, 11)));
		Workbench.fillScreen();
		TestCaseLogView view = open();
		untilFilled(view);
		Wait.until("the runs are compared", () -> matrix(view).getItem(1).getText(1).contains("not judged"));
		Ui.run(() -> {
			assertTrue(view.shown().message().contains("Invalid: 11 of 15 measurements must not be used."), view.shown().message());
			for (TableItem item : matrix(view).getItems()) {
				for (int column = 1; column < 4; column++) {
					String spoken = item.getText(column);
					assertTrue(spoken.contains("not judged against before") && !spoken.contains("times faster") && !spoken.contains("times slower"), spoken);
				}
			}
			assertTrue(matrix(view).getItem(3).getText(2).startsWith("HTTP sync, 100 KB: mean 1.02 ms, not valid"), matrix(view).getItem(3).getText(2));
			Ui.display().setCursorLocation(0, 0);
			Workbench.maximize(view);
		});
		Screenshot.ofScreen(WorkbenchCheck.screenshot("test-case-log-mixed-light"));
		Workbench.theme(Workbench.DARK);
		Screenshot.ofScreen(WorkbenchCheck.screenshot("test-case-log-mixed-dark"));
		Workbench.restore(view);
	}

	/** A view that is opened in the middle of a run shows the run from its start. */
	@Test
	void openedInTheMiddleOfARunItShowsTheRun() throws Exception {
		RunFile planned = SampleRuns.lab(Instant.now(), 1, 384);
		RunResults results = RunResults.get();
		results.started(project, planned.specification());
		results.happened(project, new RunEvent.CellFinished(Instant.now(), SampleRuns.cell(BindingUnderTest.SCA_ASYNC, SampleRuns.KB_100, 2.31, 0)));
		try {
			TestCaseLogView view = (TestCaseLogView) Workbench.open(TestCaseLogView.ID);
			Wait.until("the run shows", () -> view.shown().live() && view.shown().matrix().map(matrix -> matrix.measured() == 1).orElse(false));
		} finally {
			results.ended(project, planned);
		}
	}

	@Test
	void aSettingLeadsToTheLineThatSetIt() throws Exception {
		keepTwoRuns();
		IProject server = ResourcesPlugin.getWorkspace().getRoot().getProject("LocalServer");
		boolean mine = !server.exists();
		if (mine) {
			server.create(null);
			server.open(null);
		}
		IFile file = server.getFile("server.xml");
		if (!file.exists()) {
			file.create(new ByteArrayInputStream("<server>\n".repeat(30).getBytes(StandardCharsets.UTF_8)), true, null);
		}
		try {
			TestCaseLogView view = open();
			untilFilled(view);
			Ui.run(() -> {
				Table settings = settings(view);
				for (int i = 0; i < settings.getItemCount(); i++) {
					if (settings.getItem(i).getText(0).contains("Maximum heap")) {
						Event event = new Event();
						event.item = settings.getItem(i);
						settings.notifyListeners(SWT.DefaultSelection, event);
					}
				}
				assertEquals(Optional.of(file), Optional.ofNullable(Workbench.page().getActiveEditor())
						.map(editor -> ((FileEditorInput) editor.getEditorInput()).getFile()));
				Workbench.page().closeAllEditors(false);
			});
			assertEquals(0, file.findMarkers(null, true, IResource.DEPTH_ZERO).length);
		} finally {
			if (mine) {
				server.delete(true, true, null);
			}
		}
	}

	@Test
	void looksRightInBothThemes() throws Exception {
		keepStarts();
		Workbench.fillScreen();
		TestCaseLogView view = open();
		untilFilled(view);
		Wait.until("the starts are compared", () -> matrix(view).getItem(1).getText(2).contains("faster"));
		Ui.run(() -> {
			Ui.display().setCursorLocation(0, 0);
			Workbench.maximize(view);
		});
		Screenshot.ofScreen(WorkbenchCheck.screenshot("test-case-log-light"));
		// Light first: the platform leaves colours of the dark theme behind in parts that were open in it.
		Ui.run(() -> {
			Workbench.restore(view);
			action(view, "Show Settings").setChecked(false);
			action(view, "Show Settings").run();
		});
		Screenshot.ofScreen(WorkbenchCheck.screenshot("test-case-log-small"));
		Ui.run(() -> {
			Workbench.maximize(view);
			action(view, "Show Settings").setChecked(true);
			action(view, "Show Settings").run();
		});
		Workbench.theme(Workbench.DARK);
		Screenshot.ofScreen(WorkbenchCheck.screenshot("test-case-log-dark"));
		Workbench.restore(view);
	}
}
