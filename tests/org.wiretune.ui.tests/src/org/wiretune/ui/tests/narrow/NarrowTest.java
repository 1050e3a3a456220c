/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.narrow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPart;
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
import org.wiretune.perf.result.ReachedLimit;
import org.wiretune.perf.result.RunEnvironment;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.result.Second;
import org.wiretune.servers.RunningServer;
import org.wiretune.servers.RunningServers;
import org.wiretune.ui.editor.ModuleEditor;
import org.wiretune.ui.gauges.GaugeMode;
import org.wiretune.ui.gauges.GaugesView;
import org.wiretune.ui.gclog.GcLogEditor;
import org.wiretune.ui.map.BindingMapView;
import org.wiretune.ui.result.RunComparisonEditor;
import org.wiretune.ui.result.RunComparisonInput;
import org.wiretune.ui.result.RunResultEditor;
import org.wiretune.ui.result.RunView;
import org.wiretune.ui.results.TestCaseLogView;
import org.wiretune.ui.servers.ServersView;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.ui.tests.findings.Sample;
import org.wiretune.ui.tests.gauges.BusyServer;
import org.wiretune.ui.tests.gclog.SampleLogs;
import org.wiretune.ui.tests.results.SampleMeasurements;
import org.wiretune.ui.tests.results.SampleRuns;
import org.wiretune.workbench.Narrow;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/**
 * Every view and editor from 400 to 3,840 points wide, with inputs that fill it: all of it can be reached, no text is cut and none
 * lies over another. A picture of each at 400, light and dark.
 */
@ExtendWith({ WorkbenchCheck.class, Sample.class })
class NarrowTest {

	private static final int WIDTH = 400;
	/** Where layouts turn, and one of the largest screens; {@code releng/sizes} asks for others. */
	private static final String WIDER = "800,3840";
	private static final int HEIGHT = 560;
	/** Views of the lower part of the perspective are as high as a few rows. */
	private static final int LOW = 300;

	/** Away from the border of the map, which tells the focus. */
	private static final int BESIDE_BORDER = 4;

	private final List<String> unreachable = new ArrayList<>();
	private boolean dark;
	/** A screen of 200 %. */
	private final boolean fine = Ui.get(() -> Ui.display().getPrimaryMonitor().getZoom()) > 100;
	/** A switch between the themes takes as long again; {@code releng/sizes} asks for it. */
	private final boolean bothThemes = !fine || Boolean.getBoolean("wiretune.themes");
	private final int[] wider = Arrays.stream(System.getProperty("wiretune.widths", fine ? "" : WIDER).split(",")).filter(each -> !each.isEmpty()).mapToInt(Integer::parseInt).toArray();
	private IProject project;

	@BeforeEach
	void makeProject() throws CoreException {
		Workbench.fillScreen();
		project = ResourcesPlugin.getWorkspace().getRoot().getProject("Narrow" + System.nanoTime());
		project.create(null);
		project.open(null);
		project.getFolder(RunHistory.FOLDER_NAME).create(true, true, null);
	}

	@AfterEach
	void close() throws CoreException {
		Workbench.theme(Workbench.LIGHT);
		Ui.run(() -> Workbench.page().closeAllEditors(false));
		for (String view : List.of(TestCaseLogView.ID, RunView.ID, GaugesView.ID, ServersView.ID, BindingMapView.ID, "org.wiretune.ui.findingsView", "org.wiretune.ui.settings")) {
			Workbench.close(view);
		}
		// A view that was in a window of its own would open in one again, also in other tests.
		Ui.run(() -> Workbench.page().resetPerspective());
		project.delete(IResource.ALWAYS_DELETE_PROJECT_CONTENT | IResource.FORCE, new NullProgressMonitor());
	}

	private IFile file(String name, String text) throws CoreException {
		IFile file = project.getFile(name);
		file.create(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), true, null);
		return file;
	}

	private IFile keep(String name, RunFile run) throws CoreException {
		return file(RunHistory.FOLDER_NAME + "/" + name, RunFileFormat.toText(run));
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

	/** Looks at a part as soon as it has come to rest, and once more at each of the other widths, which are the same in both themes. */
	private void look(String name, Composite area) {
		reachable(name, area);
		Shell shell = Ui.get(() -> {
			Ui.display().setCursorLocation(0, 0);
			return area.getShell();
		});
		Screenshot.of(shell, WorkbenchCheck.screenshot("narrow-" + name + (dark ? "-dark" : "-light") + (fine ? "-fine" : "")));
		if (!dark) {
			int height = Ui.get(() -> area.getSize().y);
			for (int width : wider) {
				Narrow.resize(area, width, height);
				reachable(name + " of " + width + " points", area);
			}
			Narrow.resize(area, WIDTH, height);
		}
	}

	private void reachable(String name, Composite area) {
		try {
			Narrow.untilReachable(name, area);
		} catch (AssertionError never) {
			unreachable.add(never.getMessage());
		}
	}

	/** Does something in the light and then in the dark theme; on a fine screen, which changes the same in both, in the light one unless both are asked for. */
	private void inBothThemes(Runnable looks) {
		looks.run();
		if (!bothThemes) {
			return;
		}
		Workbench.theme(Workbench.DARK);
		dark = true;
		looks.run();
		Workbench.theme(Workbench.LIGHT);
		dark = false;
	}

	private void allIsReachable() {
		if (!unreachable.isEmpty()) {
			throw new AssertionError(unreachable.size() + " things cannot be reached:\n" + String.join("\n", unreachable));
		}
	}

	/** Looks at a view as it is. */
	private void view(String name, IWorkbenchPart view, int height) {
		look(name, Narrow.show(view, WIDTH, height));
	}

	/** A run of which most must not be used, each for nearly the same reason. */
	static RunFile busyMachine(Instant startedAt) {
		List<Measurement> measurements = new ArrayList<>();
		for (int i = 0; i < 15; i++) {
			List<String> reasons = i < 4 ? List.of()
					: List.of(String.format(Locale.ROOT, "Other programs used %.1f %% of the machine while it was measured; 10 %% is the limit. End them and measure again.", 69 + 1.7 * i));
			measurements.add(SampleMeasurements.measurement(startedAt.plusSeconds(26L * i), 5 * (i + 1), 1, reasons));
		}
		RunFile ramp = SampleMeasurements.ramp(startedAt, 1, true);
		return new RunFile(RunFileFormat.SCHEMA, ramp.specification(), startedAt, Optional.of(startedAt.plusSeconds(400)), RunState.COMPLETED, "",
				new RunEnvironment("Linux 6.1", 2, "Temurin 25.0.3, G1", "Temurin 25.0.3, G1", 4711, 4712),
				List.of("Server and load driver share one machine; a second one would show higher figures.",
						"The run began while the machine had a load of 14.2; figures of a machine that does other work are not figures of the server."),
				List.of(), measurements, List.of(), List.of(new ReachedLimit("RequestBean instances", 15, 15, "count", 5, 12, "mdb-sessions-oscillate-live", 3, 5,
						"RequestBean instances reached the limit: 15 of 15 in 5 of the 12 seconds in which it was read. No alarm was raised: mdb-sessions-oscillate-live "
								+ "needs it in 3 of 5 seconds, and that work waits for it meanwhile. Measure for longer or with more callers to see whether the limit costs time.")));
	}

	@Test
	void aCollectionLogOfManyStarts() throws Exception {
		StringBuilder text = new StringBuilder();
		for (int i = 0; i < 45; i++) {
			text.append(SampleLogs.busy(40, 256, i));
		}
		GcLogEditor editor = assertInstanceOf(GcLogEditor.class, open(file("starts.gc.log", text.toString())));
		Wait.until("the log is read", editor::isComplete);
		inBothThemes(() -> {
			Composite area = Narrow.show(editor, WIDTH, HEIGHT);
			pages(editor, area, List.of("summary", "charts", "collections", "diagnosis", "compare"), "gclog", editor::showPage);
			Ui.run(() -> editor.showPage(0));
			look("gclog-low", Narrow.show(editor, WIDTH, LOW));
		});
		allIsReachable();
	}

	private void pages(IEditorPart editor, Composite area, List<String> pages, String name, java.util.function.IntConsumer show) {
		for (int i = 0; i < pages.size(); i++) {
			int page = i;
			Ui.run(() -> {
				show.accept(page);
				editor.setFocus();
			});
			look(name + "-" + pages.get(i), area);
		}
	}

	@Test
	void aResultOfABusyMachine() throws Exception {
		RunResultEditor editor = assertInstanceOf(RunResultEditor.class, open(keep("1.json", busyMachine(SampleRuns.FIRST))));
		Wait.until("the run is read", () -> editor.shown() != null);
		inBothThemes(() -> {
			Composite area = Narrow.show(editor, WIDTH, HEIGHT);
			pages(editor, area, List.of("overview", "charts", "settings", "log", "findings"), "result", editor::showPage);
			Ui.run(() -> editor.showPage(0));
			look("result-low", Narrow.show(editor, WIDTH, LOW));
		});
		allIsReachable();
	}

	@Test
	void aComparison() throws Exception {
		IFile before = keep("1.json", busyMachine(SampleRuns.FIRST));
		IFile after = keep("2.json", busyMachine(SampleRuns.FIRST.plusSeconds(900)));
		IEditorPart editor = Ui.get(() -> {
			try {
				return Workbench.page().openEditor(new RunComparisonInput(before, after), RunComparisonEditor.ID);
			} catch (CoreException problem) {
				throw new IllegalStateException(problem);
			}
		});
		RunComparisonEditor comparison = assertInstanceOf(RunComparisonEditor.class, editor);
		Wait.until("the runs are compared", () -> comparison.shown() != null);
		inBothThemes(() -> view("comparison", editor, HEIGHT));
		allIsReachable();
	}

	@Test
	void theRunView() throws Exception {
		RunView view = (RunView) Workbench.open(RunView.ID);
		view("run-none", view, HEIGHT);
		RunFile planned = SampleMeasurements.ramp(Instant.now(), 1, false);
		RunResults results = RunResults.get();
		results.started(project, planned.specification());
		Measurement measurement = planned.measurements().get(2);
		results.happened(project, new RunEvent.PhaseStarted(planned.startedAt(), measurement.id(), Phase.WARM_UP));
		for (Second second : measurement.seconds()) {
			results.happened(project, new RunEvent.SecondPassed(planned.startedAt().plusSeconds(second.second() + 1), measurement.id(), second));
		}
		Wait.until("the charts have grown", () -> view.charts().panels().size() == 5);
		inBothThemes(() -> view("run", view, HEIGHT));
		results.ended(project, planned);
		allIsReachable();
	}

	@Test
	void theTestCaseLog() throws Exception {
		keep("1.json", SampleRuns.lab(SampleRuns.FIRST, 600, 384));
		keep("2.json", SampleRuns.lab(SampleRuns.FIRST.plusSeconds(900), 1, 1024));
		TestCaseLogView view = (TestCaseLogView) Workbench.open(TestCaseLogView.ID);
		Ui.run(() -> view.log().choose(project));
		Wait.until("the matrix is filled", () -> view.shown().matrix().isPresent());
		view("log", view, LOW);
		keep("3.json", busyMachine(SampleRuns.FIRST.plusSeconds(1800)));
		Wait.until("the busy run is listed", () -> view.history().rows().size() == 3);
		Ui.run(() -> view.log().choose(view.shown().runs().get(0).file()));
		Wait.until("the busy run is shown, its columns laid out", () -> view.shown().rows().size() == 15
				&& Widgets.first(view.getSite().getShell(), Table.class, each -> each.isVisible() && each.getItemCount() == 15 && each.getColumn(0).getWidth() > 0).isPresent());
		view("log-busy", view, LOW);
		Ui.run(() -> {
			Table history = view.history().table();
			Rectangle first = history.getItem(0).getTextBounds(0);
			GC gc = new GC(history);
			int wanted = gc.textExtent(history.getItem(0).getText(0)).x;
			gc.dispose();
			int seen = Math.min(history.getColumn(0).getWidth(), history.getClientArea().width) - first.x;
			assertTrue(wanted <= seen, "The time of day is cut: " + wanted + " of " + seen + " points for " + history.getItem(0).getText(0));
		});
		inBothThemes(() -> {
			view("log-busy", view, LOW);
			view("log-high", view, HEIGHT);
		});
		allIsReachable();
	}

	@Test
	void theGauges() throws Exception {
		GaugesView view = (GaugesView) Workbench.open(GaugesView.ID);
		Ui.run(() -> {
			view.setTableMode(false);
			view.session().follow();
		});
		view("gauges-none", view, HEIGHT);
		try (BusyServer server = new BusyServer()) {
			RunningServers.shared().started(new RunningServer(server.pid(), "Embedded server", "Lab", Instant.now()));
			Wait.until("gauges are shown", () -> !view.shown().readings().isEmpty());
			Wait.until("the alarm is shown", () -> !view.shown().alarms().isEmpty());
			Ui.run(() -> {
				Table alarms = Widgets.first(view.getSite().getShell(), Table.class, each -> "alarms".equals(each.getData("wiretune"))).orElseThrow();
				alarms.setSelection(0);
				Widgets.send(alarms, SWT.Selection);
			});
			inBothThemes(() -> {
				view("gauges", view, HEIGHT);
				Ui.run(() -> view.setMode(GaugeMode.CHARTS));
				view("gauges-charts", view, HEIGHT);
				Ui.run(() -> view.setMode(GaugeMode.TABLE));
				view("gauges-table", view, HEIGHT);
				Ui.run(() -> view.setMode(GaugeMode.DIALS));
				view("gauges-low", view, LOW);
			});
			RunningServers.shared().ended(server.pid());
		}
		allIsReachable();
	}

	@Test
	void viewsOfTheSample() throws Exception {
		Sample.settle();
		IWorkbenchPart findings = Workbench.open("org.wiretune.ui.findingsView");
		IWorkbenchPart settings = Workbench.open("org.wiretune.ui.settings");
		IWorkbenchPart servers = Workbench.open(ServersView.ID);
		BindingMapView map = (BindingMapView) Workbench.open(BindingMapView.ID);
		Wait.until("the map is drawn", () -> map.scene().modules().size() == 3);
		inBothThemes(() -> {
			view("findings", findings, LOW);
			view("settings", settings, LOW);
			view("servers", servers, LOW);
			view("map", map, HEIGHT);
			if (fine && !dark) {
				groundIsEven(map);
			}
			Ui.run(() -> map.setTableMode(true));
			view("map-table", map, HEIGHT);
			Ui.run(() -> map.setTableMode(false));
		});
		allIsReachable();
	}

	/** A map that is enlarged from pictures of a coarser screen has seams between them. */
	private static void groundIsEven(BindingMapView map) {
		Rectangle canvas = Ui.get(() -> {
			Control drawing = map.top();
			Rectangle shell = drawing.getShell().getBounds();
			Rectangle place = drawing.getDisplay().map(drawing.getParent(), null, drawing.getBounds());
			return new Rectangle(place.x - shell.x, place.y - shell.y, place.width, place.height);
		});
		ImageData picture = new ImageLoader().load(WorkbenchCheck.screenshot("narrow-map-light-fine").toString())[0];
		int row = 2 * (canvas.y + BESIDE_BORDER);
		int ground = picture.getPixel(2 * (canvas.x + BESIDE_BORDER), row);
		for (int x = canvas.x + BESIDE_BORDER; x < canvas.x + canvas.width - BESIDE_BORDER; x++) {
			assertEquals(ground, picture.getPixel(2 * x, row), "the ground of the map at " + x);
		}
	}

	@Test
	void theFindingsWithTheirCost() throws Exception {
		measured("priced", List.of(SampleRuns.lab(SampleRuns.FIRST, 1, 384)), " ms", "Measured cost: ");
	}

	@Test
	void theFindingsWhoseCostIsNotJudged() throws Exception {
		measured("not-judged", List.of(SampleRuns.lab(SampleRuns.FIRST, 1, 384, 15)), "not judged", "Not judged: ");
	}

	/** Findings and map of the sample with runs. */
	private void measured(String name, List<RunFile> kept, String cost, String details) throws Exception {
		IFolder runs = Sample.root().getProject("SenderModule").getFolder(RunHistory.FOLDER_NAME);
		if (!runs.exists()) {
			runs.create(true, true, null);
		}
		try {
			for (RunFile run : kept) {
				runs.getFile(run.startedAt().getEpochSecond() + ".json").create(new ByteArrayInputStream(RunFileFormat.toText(run).getBytes(StandardCharsets.UTF_8)), true, null);
			}
			IWorkbenchPart findings = Workbench.open("org.wiretune.ui.findingsView");
			BindingMapView map = (BindingMapView) Workbench.open(BindingMapView.ID);
			Composite area = Narrow.show(findings, WIDTH, HEIGHT);
			Tree tree = Wait.value("the findings are listed", Wait.USUAL, () -> Widgets.first(area, Tree.class, each -> each.getItemCount() > 0).orElse(null));
			TreeItem line = Wait.value("a finding has its cost", Wait.USUAL, () -> Arrays.stream(tree.getItems()).flatMap(group -> Arrays.stream(group.getItems()))
					.filter(item -> item.getText(2).contains(cost)).findFirst().orElse(null));
			Ui.run(() -> {
				tree.setSelection(line);
				Widgets.send(tree, SWT.Selection);
			});
			Wait.until("all of it is told", () -> Widgets.labels(area).stream().anyMatch(text -> text.contains(details)));
			Wait.until("the map is measured", () -> map.scene().wires().stream().anyMatch(wire -> wire.measured() != null));
			inBothThemes(() -> {
				view("findings-" + name, findings, HEIGHT);
				view("findings-low-" + name, findings, LOW);
				view("map-" + name, map, HEIGHT);
			});
		} finally {
			runs.delete(true, null);
		}
		allIsReachable();
	}

	@Test
	void theModuleEditor() throws Exception {
		ModuleEditor part = assertInstanceOf(ModuleEditor.class, open(Sample.file(Sample.IMPORT)));
		Wait.until("the settings are shown", () -> !part.settings().partNames().isEmpty());
		ModuleEditor module = assertInstanceOf(ModuleEditor.class, open(Sample.file("/SenderModule/sca.module")));
		Wait.until("the map is drawn", () -> module.bindings().map().moduleCount() == 2);
		view("module-bindings", module, HEIGHT);
		inBothThemes(() -> {
			view("import", part, HEIGHT);
			Ui.run(module::showSettings);
			Wait.until("the parts are listed", () -> module.settings().partNames().contains("ReceiverSCAAsync"));
			Ui.run(() -> module.settings().select("ReceiverSCAAsync"));
			view("module-settings", module, HEIGHT);
			view("module-low", module, LOW);
		});
		allIsReachable();
	}

	@Test
	void theWorkloadEditor() throws Exception {
		IEditorPart editor = open(file("orders.workload", "# Orders by HTTP, from one user to the plateau\nkind: ramp\nname: Orders\nusers: 1, 20, 40, 60\nthink-time: soon\nwarm-up: 15 s\n"));
		view("workload", editor, LOW);
		allIsReachable();
	}
}
