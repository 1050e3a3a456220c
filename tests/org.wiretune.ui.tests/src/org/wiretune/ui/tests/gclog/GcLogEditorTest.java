/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.gclog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.ltk.core.refactoring.RefactoringCore;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.gclog.diagnosis.GcFinding;
import org.wiretune.gclog.view.GcLayer;
import org.wiretune.gclog.view.GcLiveState;
import org.wiretune.gclog.view.GcLogFile;
import org.wiretune.gclog.view.GcPlot;
import org.wiretune.gclog.view.GcSeries;
import org.wiretune.gclog.view.GcSpot;
import org.wiretune.ui.chart.ZoomChart;
import org.wiretune.ui.gclog.GcLogEditor;
import org.wiretune.ui.gclog.OpenGcLogHandler;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.ui.tests.findings.Sample;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/** The analyser of collection logs in the real workbench, on made and on real logs. */
@ExtendWith({ WorkbenchCheck.class, Sample.class })
class GcLogEditorTest {

	private static final String SERVER = "/LocalServer/config/cells/localCell/nodes/localNode/servers/server1/server.xml";
	private static final List<String> PAGES = List.of("summary", "charts", "collections", "diagnosis", "compare");

	private IProject project;

	@BeforeEach
	void makeProject() throws CoreException {
		project = ResourcesPlugin.getWorkspace().getRoot().getProject("Logs" + System.nanoTime());
		project.create(null);
		project.open(null);
		Workbench.fillScreen();
	}

	@AfterEach
	void close() throws CoreException {
		Ui.run(() -> Workbench.page().closeAllEditors(false));
		Workbench.theme(Workbench.LIGHT);
		project.delete(IResource.ALWAYS_DELETE_PROJECT_CONTENT | IResource.FORCE, new NullProgressMonitor());
	}

	private IFile file(String name, String text) throws CoreException {
		IFile file = project.getFile(name);
		file.create(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), true, null);
		return file;
	}

	private static IEditorPart open(IFile file) {
		return Ui.get(() -> {
			try {
				return IDE.openEditor(Workbench.page(), file, true);
			} catch (PartInitException problem) {
				throw new IllegalStateException(problem);
			}
		});
	}

	private static GcLogEditor log(IFile... files) {
		GcLogEditor editor = Ui.get(() -> {
			try {
				OpenGcLogHandler.open(Workbench.page(), List.of(files));
				IEditorPart part = Workbench.page().getActiveEditor();
				Workbench.maximize(part);
				return (GcLogEditor) part;
			} catch (PartInitException problem) {
				throw new IllegalStateException(problem);
			}
		});
		Wait.until("the log is read", editor::isComplete);
		return editor;
	}

	private static Control root(GcLogEditor editor) {
		return editor.charts().control().getShell();
	}

	/** A page that was hidden is painted in the next frame. */
	private static void photograph(GcLogEditor editor, int page, String name) {
		AtomicInteger paints = new AtomicInteger();
		Control focus = Ui.get(() -> {
			Ui.display().setCursorLocation(0, 0);
			editor.showPage(page);
			editor.setFocus();
			Control control = Ui.display().getFocusControl();
			if (control != null) {
				control.addListener(SWT.Paint, event -> paints.incrementAndGet());
				control.redraw();
			}
			return control;
		});
		Wait.until("the page is painted", () -> {
			if (focus != null && paints.get() < 3) {
				focus.redraw();
			}
			return focus == null || paints.get() >= 3;
		});
		Screenshot.ofScreen(WorkbenchCheck.screenshot(name));
	}

	private static void photograph(GcLogEditor editor, String name, List<Integer> pages) {
		for (String theme : List.of(Workbench.LIGHT, Workbench.DARK)) {
			Workbench.theme(theme);
			for (int page : pages) {
				photograph(editor, page, "gclog-" + name + PAGES.get(page) + (theme.equals(Workbench.LIGHT) ? "-light" : "-dark"));
			}
		}
	}

	private static Table collections(GcLogEditor editor) {
		return Widgets.first(root(editor), Table.class, table -> table.getColumnCount() > 5).orElseThrow();
	}

	private static GcSpot spot(ZoomChart chart, GcLayer layer, int position) {
		GcPlot plot = chart.panels().stream().flatMap(panel -> panel.plots().stream()).filter(each -> each.layer() == layer).findFirst().orElseThrow();
		return new GcSpot(plot, position);
	}

	private static void mouse(Control control, int type, int x, int y, int button) {
		Event event = new Event();
		event.x = x;
		event.y = y;
		event.button = button;
		event.widget = control;
		control.notifyListeners(type, event);
	}

	private static void key(Control control, int code, char character, int mask) {
		Event event = new Event();
		event.keyCode = code;
		event.character = character;
		event.stateMask = mask;
		event.widget = control;
		control.notifyListeners(SWT.KeyDown, event);
	}

	@Test
	void onlyFilesThatAreSurelyLogsOpenByThemselves() throws Exception {
		assertInstanceOf(GcLogEditor.class, open(file("shop.gc.log", SampleLogs.busy(20, 64, 1))));
		assertInstanceOf(GcLogEditor.class, open(file("native_stderr.log", "some output\n" + SampleLogs.busy(20, 64, 1))));
		assertFalse(open(file("server.log", "12:00:00 INFO started\n")) instanceof GcLogEditor);
		assertFalse(open(file("verbosegc-notes.xml", "<?xml version=\"1.0\"?>\n<notes/>\n")) instanceof GcLogEditor);
	}

	@Test
	void aFileWithoutCollectionsSaysWhatToDo() throws Exception {
		IFile other = file("server.log", "12:00:00 INFO started\n12:00:01 INFO ready\n");
		GcLogEditor editor = Ui.get(() -> {
			try {
				OpenGcLogHandler.open(Workbench.page(), List.of(other));
				return (GcLogEditor) Workbench.page().getActiveEditor();
			} catch (PartInitException problem) {
				throw new IllegalStateException(problem);
			}
		});
		Wait.until("the problem is said", () -> !editor.problem().isEmpty());
		assertTrue(editor.problem().contains("-Xlog:gc*"), editor.problem());
		photograph(editor, 0, "gclog-none-light");
	}

	@Test
	void aPointLeadsToItsRowAndItsLine() throws Exception {
		GcLogEditor editor = log(file("busy.gc.log", SampleLogs.busy(300, 512, 3)));
		ZoomChart chart = editor.charts();
		photograph(editor, "", List.of(0, 1, 2, 3));
		Workbench.theme(Workbench.LIGHT);
		GcSpot full = Ui.get(() -> {
			editor.showPage(1);
			GcSeries series = spot(chart, GcLayer.FULL_PAUSE, 0).plot().series();
			int position = series.size() / 2;
			chart.setView(chart.view().between(series.time(position) - 20, series.time(position) + 20));
			return spot(chart, GcLayer.FULL_PAUSE, position);
		});
		Ui.run(() -> {
			Point place = chart.place(full);
			mouse(chart.focus(), SWT.MouseMove, place.x, place.y, 0);
			mouse(chart.focus(), SWT.MouseDown, place.x, place.y, 1);
			mouse(chart.focus(), SWT.MouseUp, place.x, place.y, 1);
			assertEquals(full.row(), chart.selected().row());
			assertTrue(chart.spoken().contains("Pause of full collections: ") && chart.spoken().contains("Full (G1 Compaction Pause)"), chart.spoken());
		});
		photograph(editor, 1, "gclog-selected-light");
		Ui.run(() -> Widgets.press(Widgets.button(root(editor), "Show in Table").orElseThrow()));
		Wait.until("its lines are shown", () -> editor.rawLines().getText().contains("Pause Full"));
		Ui.run(() -> assertEquals(full.row(), collections(editor).getSelectionIndex()));
		photograph(editor, 2, "gclog-row-light");
		Ui.run(() -> Widgets.press(Widgets.button(root(editor), "Show Raw Line").orElseThrow()));
		ITextEditor text = assertInstanceOf(ITextEditor.class, Ui.get(() -> Workbench.page().getActiveEditor()));
		String selected = Ui.get(() -> ((ITextSelection) text.getSelectionProvider().getSelection()).getText());
		assertTrue(selected.contains("Pause Full"), selected);
	}

	@Test
	void chartsZoomByDraggingWheelAndKeys() throws Exception {
		GcLogEditor editor = log(file("busy.gc.log", SampleLogs.busy(300, 512, 3)));
		ZoomChart chart = editor.charts();
		Ui.run(() -> editor.showPage(1));
		Wait.until("the charts have a size", () -> chart.focus().getSize().x > 400);
		Ui.run(() -> {
			Control canvas = chart.focus();
			double span = chart.view().span();
			mouse(canvas, SWT.MouseDown, 300, 200, 1);
			mouse(canvas, SWT.MouseMove, 500, 200, 0);
			mouse(canvas, SWT.MouseUp, 500, 200, 1);
			assertTrue(chart.view().span() < span / 2, chart.view().toString());
			double from = chart.view().from();
			key(canvas, SWT.ARROW_LEFT, (char) 0, SWT.MOD1);
			assertTrue(chart.view().from() < from);
			double zoomed = chart.view().span();
			Event wheel = new Event();
			wheel.count = 3;
			wheel.x = 400;
			wheel.widget = canvas;
			canvas.notifyListeners(SWT.MouseVerticalWheel, wheel);
			assertTrue(chart.view().span() < zoomed);
			key(canvas, '0', '0', 0);
			assertTrue(chart.view().isAll());
			key(canvas, SWT.ARROW_RIGHT, (char) 0, 0);
			int first = chart.selected().row();
			key(canvas, SWT.ARROW_RIGHT, (char) 0, 0);
			assertEquals(first + 1, chart.selected().row());
			GcLayer layer = chart.selected().plot().layer();
			key(canvas, SWT.ARROW_DOWN, (char) 0, 0);
			assertNotEquals(layer, chart.selected().plot().layer());
			key(canvas, SWT.ESC, (char) 0, 0);
			assertTrue(chart.spoken().startsWith("Charts: "), chart.spoken());
		});
	}

	@Test
	void layersAreChosenByTheirBoxes() throws Exception {
		GcLogEditor editor = log(file("busy.gc.log", SampleLogs.busy(60, 512, 3)));
		Ui.run(() -> {
			editor.showPage(1);
			Tree tree = Widgets.first(root(editor), Tree.class, each -> (each.getStyle() & SWT.CHECK) != 0).orElseThrow();
			TreeItem memory = tree.getItem(0);
			assertEquals("Memory", memory.getText());
			check(tree, item(memory, "Heap free after"), true);
			check(tree, item(memory, "Heap used after"), false);
		});
		Wait.until("the layers are drawn", () -> {
			List<GcLayer> layers = editor.charts().panels().get(0).plots().stream().map(GcPlot::layer).toList();
			return layers.contains(GcLayer.HEAP_FREE) && !layers.contains(GcLayer.HEAP_USED);
		});
	}

	private static TreeItem item(TreeItem parent, String text) {
		for (TreeItem item : parent.getItems()) {
			if (item.getText().equals(text)) {
				return item;
			}
		}
		throw new AssertionError("There is no layer " + text);
	}

	private static void check(Tree tree, TreeItem item, boolean on) {
		item.setChecked(on);
		Event event = new Event();
		event.item = item;
		event.detail = SWT.CHECK;
		tree.notifyListeners(SWT.Selection, event);
	}

	/** The name says nothing; a text of the same ending keeps its editor. */
	@Test
	void aLogOfAnyNameOpensByWhatIsInIt(@TempDir Path folder) throws Exception {
		assertInstanceOf(GcLogEditor.class, open(file("j17-G1.log", SampleLogs.busy(60, 512, 3))));
		assertFalse(open(file("server.log", "12:00:00,000 INFO started\n")) instanceof GcLogEditor);
		Path outside = Files.writeString(folder.resolve("of-another-machine.txt"), SampleLogs.busy(60, 512, 3));
		IEditorPart opened = Ui.get(() -> {
			try {
				return IDE.openEditorOnFileStore(Workbench.page(), EFS.getLocalFileSystem().getStore(outside.toUri()));
			} catch (PartInitException problem) {
				throw new IllegalStateException(problem);
			}
		});
		GcLogEditor editor = assertInstanceOf(GcLogEditor.class, opened);
		Wait.until("the log is read", editor::isComplete);
		Path after = Files.writeString(folder.resolve("after.txt"), SampleLogs.busy(60, 1024, 3));
		Ui.run(() -> {
			try {
				OpenGcLogHandler.openFiles(Workbench.page(), List.of(outside, after));
			} catch (PartInitException problem) {
				throw new IllegalStateException(problem);
			}
		});
		Wait.until("both are charted", () -> editor.comparedCharts().panels().stream().anyMatch(panel -> panel.plots().size() == 2));
	}

	@Test
	void theTableIsFilteredAndSorted() throws Exception {
		GcLogEditor editor = log(file("busy.gc.log", SampleLogs.busy(120, 512, 3)));
		Ui.run(() -> editor.showPage(2));
		Table table = Ui.get(() -> collections(editor));
		int all = Ui.get(table::getItemCount);
		Ui.run(() -> Widgets.choose(Widgets.first(root(editor), Combo.class, combo -> combo.indexOf("Full") >= 0).orElseThrow(), "Full"));
		Wait.until("only full collections are left", () -> table.getItemCount() > 0 && table.getItemCount() < all / 4);
		Ui.run(() -> {
			int pause = column(table, "Completed (ms)");
			table.getColumn(pause).notifyListeners(SWT.Selection, new Event());
		});
		Wait.until("the longest comes first", () -> {
			int pause = column(table, "Completed (ms)");
			List<Double> values = new ArrayList<>();
			for (int i = 0; i < table.getItemCount(); i++) {
				values.add(Double.parseDouble(table.getItem(i).getText(pause).replace(",", "")));
			}
			return table.getSortDirection() == SWT.DOWN && values.equals(values.stream().sorted(Comparator.reverseOrder()).toList());
		});
		Ui.run(() -> Widgets.press(Widgets.button(root(editor), "Show All").orElseThrow()));
		Wait.until("all are back", () -> table.getItemCount() == all);
		Ui.run(() -> {
			Text from = Widgets.first(root(editor), Text.class, field -> "Earliest time in seconds".equals(field.getToolTipText())).orElseThrow();
			Widgets.type(from, "100");
			Widgets.send(from, SWT.DefaultSelection);
		});
		Wait.until("only the end is left", () -> table.getItemCount() > 0 && table.getItemCount() < all / 4);
	}

	private static int column(Table table, String title) {
		for (int i = 0; i < table.getColumnCount(); i++) {
			if (table.getColumn(i).getText().equals(title)) {
				return i;
			}
		}
		throw new AssertionError("There is no column " + title);
	}

	@Test
	void theSettingOfAFindingIsAppliedAndTakenBack() throws Exception {
		GcLogEditor editor = log(file("busy.gc.log", SampleLogs.many(20_000)));
		String before = Sample.text(SERVER);
		String proposed = Ui.get(() -> editor.shown().analysis().diagnosis().findings().stream().map(GcFinding::setting)
				.filter(setting -> setting.startsWith("-Xmx")).findFirst().orElseThrow()).replaceAll("\\D", "");
		waitForApply(editor);
		photograph(editor, 3, "gclog-apply-light");
		applyAndTakeBack(editor, before, proposed);
	}

	private static Button waitForApply(GcLogEditor editor) {
		Ui.run(() -> editor.showPage(3));
		return Wait.value("the workspace has a place for the setting", Wait.USUAL, () -> Widgets.button(root(editor), "Apply\u2026").orElse(null));
	}

	private static void applyAndTakeBack(GcLogEditor editor, String before, String megabytes) throws Exception {
		Button apply = waitForApply(editor);
		Ui.start(() -> Widgets.press(apply));
		Shell preview = Wait.value("the preview is open", Wait.USUAL,
				() -> Widgets.shell("Preview of Changes").filter(each -> Widgets.button(each, "OK").isPresent()).orElse(null));
		Ui.run(() -> Widgets.press(Widgets.button(preview, "OK").orElseThrow()));
		Wait.until("the action is over", Ui::startedHasReturned);
		String after = Sample.text(SERVER);
		assertNotEquals(before, after);
		assertEquals(before.replace("maximumHeapSize=\"384\"", "maximumHeapSize=\"" + megabytes + '"'), after);
		RefactoringCore.getUndoManager().performUndo(null, new NullProgressMonitor());
		assertEquals(before, Sample.text(SERVER));
	}

	@Test
	void linksOfFindingsLeadToTheirRows() throws Exception {
		GcLogEditor editor = log(file("busy.gc.log", SampleLogs.busy(300, 256, 3)));
		Ui.run(() -> {
			editor.showPage(3);
			Link link = Widgets.first(root(editor), Link.class, each -> each.getText().startsWith("Seen in ")).orElseThrow();
			Event event = new Event();
			event.text = "0";
			link.notifyListeners(SWT.Selection, event);
		});
		Wait.until("the row is selected in the table", () -> collections(editor).getSelectionCount() == 1);
	}

	@Test
	void jvmStartsOfOneFileAreChosen() throws Exception {
		GcLogEditor editor = log(file("twice.gc.log", SampleLogs.busy(60, 512, 3) + SampleLogs.busy(90, 512, 4)));
		int all = Ui.get(() -> editor.shown().analysis().log().events().size());
		Ui.run(() -> {
			Combo starts = Widgets.first(root(editor), Combo.class, combo -> combo.getItemCount() == 3 && combo.getItem(0).startsWith("All 2 JVM starts")).orElseThrow();
			starts.select(2);
			Widgets.send(starts, SWT.Selection);
		});
		Wait.until("the second start is shown", () -> editor.shown().analysis().log().events().size() < all);
		assertEquals(1, Ui.get(() -> editor.shown().analysis().summary().jvmStarts()));
		Ui.run(() -> editor.showStart(GcLogFile.ALL));
		Wait.until("all are shown", () -> editor.shown().analysis().log().events().size() == all);
	}

	@Test
	void logsAreLaidOverEachOther() throws Exception {
		GcLogEditor editor = log(file("before.gc.log", SampleLogs.busy(300, 256, 3)), file("after.gc.log", SampleLogs.busy(280, 1024, 3)));
		Wait.until("both are charted", () -> editor.comparedCharts().panels().stream().anyMatch(panel -> panel.plots().size() == 2));
		photograph(editor, "", List.of(4));
		Ui.run(() -> {
			Table figures = Widgets.first(root(editor), Table.class, table -> table.getColumnCount() == 4).orElseThrow();
			assertEquals("Change", figures.getColumn(3).getText());
			boolean better = false;
			for (int i = 0; i < figures.getItemCount(); i++) {
				better |= figures.getItem(i).getText(0).equals("Throughput") && figures.getItem(i).getText(3).endsWith("better");
			}
			assertTrue(better, "The throughput is better with more heap.");
		});
	}

	@Test
	void theEditorFollowsItsFile() throws Exception {
		IFile file = file("busy.gc.log", SampleLogs.busy(60, 512, 3));
		GcLogEditor editor = log(file);
		int rows = Ui.get(() -> editor.shown().analysis().log().events().size());
		file.setContents(new ByteArrayInputStream(SampleLogs.busy(120, 512, 3).getBytes(StandardCharsets.UTF_8)), IResource.FORCE, null);
		Wait.until("the longer log is shown", () -> editor.shown().analysis().log().events().size() > rows);
	}

	@Test
	void aLogIsFollowedWhileItIsWritten() throws Exception {
		List<String> lines = SampleLogs.busy(240, 512, 3).lines().map(line -> line + '\n').toList();
		IFile file = file("live.gc.log", String.join("", lines.subList(0, 200)));
		Path path = file.getLocation().toPath();
		GcLogEditor editor = log(file);
		ZoomChart chart = editor.charts();
		assertEquals(GcLiveState.Kind.WAITING, editor.liveState().kind());
		Ui.run(() -> editor.showPage(2));
		Table table = Ui.get(() -> collections(editor));
		Ui.run(() -> {
			table.setSelection(7);
			Event event = new Event();
			event.widget = table;
			table.notifyListeners(SWT.Selection, event);
			editor.showPage(1);
			chart.setView(chart.view().between(10, 20));
		});
		int before = Ui.get(() -> rows(editor));
		append(path, lines.subList(200, 240));
		Wait.until("what was appended is shown", () -> rows(editor) == before + 40 && table.getItemCount() == before + 40);
		Wait.until("it is said", () -> said(editor, "Followed live: the last lines came at "));
		Ui.run(() -> {
			assertEquals(10, chart.view().from(), 1e-9);
			assertEquals(20, chart.view().to(), 1e-9);
			assertEquals(7, table.getSelectionIndex());
			chart.setView(chart.view().fit());
		});
		photograph(editor, "live-", List.of(0, 1, 2));
		Workbench.theme(Workbench.LIGHT);
		Button follow = Ui.get(() -> Widgets.button(root(editor), "Follow").orElseThrow());
		Ui.run(() -> toggle(follow, false));
		Wait.until("it is said", () -> said(editor, "Not followed"));
		append(path, lines.subList(240, 260));
		Ui.run(() -> toggle(follow, true));
		Wait.until("what came meanwhile is shown", () -> rows(editor) == before + 60);
		Ui.run(() -> assertTrue(chart.view().isAll(), chart.view().toString()));
		assertTrue(Ui.get(() -> chart.view().to()) > 60);
		Ui.run(() -> Workbench.page().closeAllEditors(false));
		Wait.until("nobody follows any more", () -> Arrays.stream(Job.getJobManager().find(null)).noneMatch(job -> job.getName().startsWith("Following ")));
	}

	private static boolean said(GcLogEditor editor, String begin) {
		return Widgets.labels(root(editor)).stream().anyMatch(text -> text.startsWith(begin));
	}

	private static int rows(GcLogEditor editor) {
		return editor.shown().analysis().log().events().size();
	}

	private static void append(Path path, List<String> lines) throws IOException {
		Files.writeString(path, String.join("", lines), StandardOpenOption.APPEND);
	}

	private static void toggle(Button button, boolean on) {
		button.setSelection(on);
		Widgets.send(button, SWT.Selection);
	}

	@Test
	void manyEventsAreAllCharted() throws Exception {
		GcLogEditor editor = log(file("many.gc.log", SampleLogs.many(300_000)));
		ZoomChart chart = editor.charts();
		photograph(editor, 1, "gclog-many-light");
		GcSeries pauses = Ui.get(() -> spot(chart, GcLayer.PAUSE, 0).plot().series());
		assertEquals(300_000, pauses.size());
		assertEquals(250, pauses.value(pauses.greatest(0, pauses.size())), 1e-9);
	}

	/** The lab's exercise: 400 calls of 1 MB with a heap of 384 MB, and with the heap that the diagnosis proposes. */
	@Test
	void theLogsOfTheExercise() throws Exception {
		Path exhausted = SampleLogs.exercise(384);
		IFile before = project.getFile("flood-384mb.gc.log");
		before.create(Files.newInputStream(exhausted), true, null);
		IFile after = project.getFile("flood-1024mb.gc.log");
		after.create(Files.newInputStream(SampleLogs.exercise(1024)), true, null);
		GcLogEditor editor = log(before, after);
		List<String> found = Ui.get(() -> editor.shown().analysis().diagnosis().findings().stream().map(GcFinding::id).toList());
		assertTrue(found.containsAll(List.of("gc-heap-exhausted", "gc-excessive")), found.toString());
		assertEquals(1024L << 20, Ui.get(() -> editor.shown().analysis().diagnosis().proposal().orElseThrow().bytes()));
		Wait.until("both are charted", () -> editor.comparedCharts().panels().stream().anyMatch(panel -> panel.plots().size() == 2));
		photograph(editor, "exercise-", List.of(1, 3, 4));
		applyAndTakeBack(editor, Sample.text(SERVER), "1024");
	}

	@Test
	void aRealLogOfIbm() throws Exception {
		Path log = SampleLogs.corpus("j9/verbosegc.001.log");
		IFile file = project.getFile("verbosegc.001.log");
		file.create(Files.newInputStream(log), true, null);
		GcLogEditor editor = log(file);
		photograph(editor, "j9-", List.of(0, 1, 2, 3));
		assertTrue(Ui.get(() -> editor.shown().analysis().summary().collections()) > 1000);
	}
}
