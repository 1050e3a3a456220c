/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.pictures;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.console.ConsolePlugin;
import org.eclipse.ui.console.TextConsole;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.build.WireTuneNature;
import org.wiretune.ide.launch.PerformanceTestSettings;
import org.wiretune.ide.live.LiveFindings;
import org.wiretune.ide.markers.MarkerFix;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.file.RunHistory;
import org.wiretune.perf.result.RunFile;
import org.wiretune.ui.editor.ModuleEditor;
import org.wiretune.ui.gauges.GaugesView;
import org.wiretune.ui.map.BindingMapView;
import org.wiretune.ui.result.RunComparisonEditor;
import org.wiretune.ui.result.RunComparisonInput;
import org.wiretune.ui.results.TestCaseLogView;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.ui.tests.findings.Sample;
import org.wiretune.ui.tests.map.MapFixture;
import org.wiretune.ui.tests.results.SampleRuns;
import org.wiretune.workbench.ProblemsView;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/**
 * What a first user met and what is to be seen instead, light and dark, on a screen of 100 and of 200 %: the pictures that
 * {@code releng/PICTURES.md} lists, in a window of 1,280 by 800 points.
 */
@ExtendWith({ WorkbenchCheck.class, Sample.class })
class ExpectedPicturesTest {

	private static final String PERSPECTIVE = "org.wiretune.ui.perspective";
	private static final String FINDINGS = "org.wiretune.ui.findingsView";
	private static final String QUICK_FIX = "org.eclipse.jdt.ui.edit.text.java.correction.assist.proposals";
	private static final Duration LIMIT = Duration.ofMinutes(3);
	private static final Instant LATER = SampleRuns.FIRST.plusSeconds(9000);
	private static final int MODULES = 21;
	/** Nearly all headlines have fewer letters. */
	private static final int HEADLINE = 70;
	private static final int USUAL_LINE = 18;

	/**
	 * Both, or the one that the environment names: after a switch in one session the platform's own navigator and outline, and
	 * dialogs that are open, keep colours of the theme before. {@code releng/pictures/run} has a session for each.
	 */
	private final List<String> themes = switch (String.valueOf(System.getenv("WIRETUNE_THEME"))) {
	case "light" -> List.of(Workbench.LIGHT);
	case "dark" -> List.of(Workbench.DARK);
	default -> List.of(Workbench.LIGHT, Workbench.DARK);
	};
	/** A screen of 200 %. */
	private final boolean fine = Ui.get(() -> Ui.display().getPrimaryMonitor().getZoom()) > 100;
	private final String listed = read(WorkbenchCheck.repository().resolve("releng/PICTURES.md"));
	private String perspective;

	@BeforeEach
	void takeAWindow() {
		Workbench.theme(themes.get(0));
		perspective = Ui.get(() -> Workbench.page().getPerspective().getId());
		Workbench.perspective(PERSPECTIVE);
		Ui.run(() -> {
			Workbench.page().resetPerspective();
			Shell shell = Workbench.window().getShell();
			shell.setMaximized(false);
			shell.setBounds(new Rectangle(0, 0, 1280, 800));
			shell.forceActive();
		});
	}

	@AfterEach
	void putBack() throws Exception {
		Workbench.theme(Workbench.LIGHT);
		Ui.run(() -> {
			Workbench.page().closeAllEditors(false);
			Workbench.page().resetPerspective();
		});
		Workbench.perspective(perspective);
		if (runs().exists()) {
			runs().delete(true, null);
		}
	}

	private static String read(Path file) {
		try {
			return Files.readString(file);
		} catch (IOException problem) {
			throw new UncheckedIOException(problem);
		}
	}

	/** Takes the pictures of what is there in the themes of this session. */
	private void pictures(String name) {
		for (String theme : themes) {
			Workbench.theme(theme);
			picture(name, theme.equals(Workbench.DARK));
		}
		Workbench.theme(themes.get(0));
	}

	private void picture(String name, boolean dark) {
		assertTrue(listed.contains('`' + name + '`'), name + " is not in releng/PICTURES.md.");
		Ui.run(() -> Ui.display().setCursorLocation(0, 0));
		Screenshot.of(Ui.get(() -> Workbench.window().getShell()), WorkbenchCheck.screenshot("expected-" + name + (dark ? "-dark" : "-light") + (fine ? "-200" : "-100")));
	}

	private static IProject sender() {
		return Sample.root().getProject("SenderModule");
	}

	private static IFolder runs() {
		return sender().getFolder(RunHistory.FOLDER_NAME);
	}

	private static IFile keep(RunFile run) throws CoreException {
		if (!runs().exists()) {
			runs().create(true, true, null);
		}
		IFile file = runs().getFile(run.startedAt().getEpochSecond() + ".json");
		file.create(new ByteArrayInputStream(RunFileFormat.toText(run).getBytes(StandardCharsets.UTF_8)), true, null);
		return file;
	}

	private static <T> T shown(String what, Supplier<Optional<T>> found) {
		return Wait.value(what, Wait.USUAL, () -> found.get().orElse(null));
	}

	/** The picture of the README: a file, what is found in it with its price and reason, and where it stands on the map. */
	@Test
	void theSampleIsReadAtAGlance() throws Exception {
		keep(SampleRuns.lab(SampleRuns.FIRST, 1, 384));
		ModuleEditor editor = (ModuleEditor) open(Sample.file(Sample.IMPORT));
		Ui.run(editor::showSource);
		Job.getJobManager().join(LiveFindings.FAMILY, null);
		Tree tree = findings();
		choose(tree, "ReceiverSCAAsync.import:");
		Wait.until("the finding has its price", () -> Arrays.stream(tree.getItems()).flatMap(group -> Arrays.stream(group.getItems())).anyMatch(item -> item.getText(2).endsWith(" ms")));
		pictures("00-sample");
		Ui.run(() -> {
			GC gc = new GC(tree);
			// With larger letters the window has room for fewer.
			boolean usual = gc.getFontMetrics().getHeight() <= USUAL_LINE;
			List<TreeItem> lines = Arrays.stream(tree.getItems()).flatMap(group -> Arrays.stream(group.getItems())).filter(item -> usual && item.getText(0).length() <= HEADLINE).toList();
			for (int column : new int[] { 0, 2 }) {
				int widest = lines.stream().mapToInt(item -> item.getTextBounds(column).x - item.getBounds(column).x + gc.textExtent(item.getText(column)).x).max().orElse(0);
				assertTrue(widest <= tree.getColumn(column).getWidth(), "Column " + column + " needs " + widest + " points and has " + tree.getColumn(column).getWidth());
			}
			gc.dispose();
			int all = Arrays.stream(tree.getColumns()).mapToInt(TreeColumn::getWidth).sum();
			assertTrue(all <= tree.getClientArea().width, "A price has to be scrolled to: columns take " + all + " of " + tree.getClientArea().width + " points.");
		});
	}

	@Test
	void afterAFixTheSameCallIsCompared() throws Exception {
		IFile before = null;
		IFile after = null;
		for (int i = 0; i < 3; i++) {
			before = keep(SampleRuns.withImport(SampleRuns.lab(SampleRuns.FIRST.plusSeconds(600L * i), 1 + 0.02 * i, 384), "ReceiverHTTP", BindingUnderTest.HTTP_SYNC));
			after = keep(SampleRuns.withImport(SampleRuns.lab(LATER.plusSeconds(600L * i), 1 + 0.02 * i, 384), "ReceiverHTTP", BindingUnderTest.SCA_SYNC));
		}
		RunComparisonInput input = new RunComparisonInput(before, after);
		RunComparisonEditor editor = (RunComparisonEditor) Ui.get(() -> {
			try {
				return Workbench.page().openEditor(input, RunComparisonEditor.ID);
			} catch (PartInitException problem) {
				throw new IllegalStateException(problem);
			}
		});
		Wait.until("the runs are compared", () -> editor.shown() != null && editor.shown().rows().get(0).label().startsWith("ReceiverHTTP: HTTP sync \u2192 SCA sync"));
		pictures("01-comparison");
	}

	@Test
	void whatWasImportedIsOffered() throws Exception {
		IProject orders = Sample.root().getProject("OrderApplication");
		Workbench.open(FINDINGS);
		WireTuneNature.disable(orders, null);
		try {
			shown("it is offered", () -> Widgets.first(Workbench.window().getShell(), Link.class, link -> link.isVisible() && "enableBar".equals(link.getData("wiretune"))));
			pictures("02-arrival");
		} finally {
			WireTuneNature.enable(orders, null);
			InstanceScope.INSTANCE.getNode("org.wiretune.ide").remove("declinedProjects");
		}
	}

	@Test
	void theFormIsReadAtItsFirstWidth() throws Exception {
		ModuleEditor editor = (ModuleEditor) open(Sample.file("/SenderModule/sca.module"));
		Ui.run(editor::showSettings);
		Wait.until("the parts are listed", () -> editor.settings().partNames().contains("ReceiverHTTP"));
		Ui.run(() -> editor.settings().select("ReceiverHTTP"));
		pictures("03-form");
		assertTrue(Ui.get(() -> Widgets.all((Composite) editor.settings().control(), ScrolledComposite.class, each -> each.isVisible() && each.getHorizontalBar() != null && each.getHorizontalBar().isVisible())).isEmpty(),
				"the settings are scrolled sideways");
	}

	private static Object open(IFile file) {
		return Ui.get(() -> {
			try {
				return IDE.openEditor(Workbench.page(), file, true);
			} catch (PartInitException problem) {
				throw new IllegalStateException(problem);
			}
		});
	}

	private static Tree findings() {
		Workbench.open(FINDINGS);
		return shown("the findings are listed", () -> Widgets.first(Workbench.window().getShell(), Tree.class,
				each -> each.isVisible() && each.getColumnCount() == 4 && each.getItemCount() > 0 && each.getItem(0).getItemCount() > 0 && each.getColumn(0).getText().equals("Finding")));
	}

	private static void choose(Tree tree, String place) {
		TreeItem found = shown("the finding at " + place + " is listed", () -> Arrays.stream(tree.getItems()).flatMap(group -> Arrays.stream(group.getItems()))
				.filter(item -> item.getText(1).startsWith(place)).findFirst());
		Ui.run(() -> {
			tree.setFocus();
			tree.setSelection(found);
			Widgets.send(tree, SWT.Selection);
		});
	}

	@Test
	void allOfAFindingIsBesideItsHeadline() {
		Tree tree = findings();
		choose(tree, "ReceiverSCAAsync.import:");
		// What tests before have proven stays with the findings, and has a column.
		Wait.until("a column without a cost takes no room beside the details", () -> tree.getColumn(2).getWidth() == 0);
		shown("all of it is told", () -> Widgets.first(Workbench.window().getShell(), ScrolledComposite.class, each -> each.isVisible() && "findingDetails".equals(each.getData("wiretune"))));
		pictures("04-finding");
	}

	/** Where there is no fix: why, and what else can be done. */
	@Test
	void controlOneAlwaysAnswers() throws Exception {
		IMarker marker = Sample.findings(Sample.root()).stream().filter(each -> MarkerFix.of(each).isEmpty()).findFirst().orElseThrow();
		ProblemsView.select(ProblemsView.open(), marker.getAttribute(IMarker.MESSAGE, ""));
		Ui.start(() -> Workbench.execute(QUICK_FIX));
		Shell shell = shown("the answers are there", () -> Widgets.shell("Quick Fix"));
		Wait.until("it says why there is no fix", () -> Widgets.all(shell, Table.class, table -> Arrays.stream(table.getItems()).anyMatch(item -> item.getText().startsWith("Why is there no quick-fix"))).size() == 1);
		pictures("05-quick-fix");
		Ui.start(shell::close);
		Wait.until("the answers are gone", shell::isDisposed);
	}

	/** One run for two rows: what it writes leaves the findings in front, and gauges are opened in its middle. */
	@Test
	void aRunLeavesTheUserAlone() throws Exception {
		ILaunchConfiguration configuration = configuration("1000000");
		ILaunch launch = configuration.launch(ILaunchManager.RUN_MODE, new NullProgressMonitor());
		try {
			Wait.until("something is measured", LIMIT, () -> Arrays.stream(ConsolePlugin.getDefault().getConsoleManager().getConsoles())
					.anyMatch(console -> console instanceof TextConsole text && text.getDocument().get().contains("throughput average")));
			Workbench.open(FINDINGS);
			pictures("06-run");
			IViewPart findings = Ui.get(() -> Workbench.page().findView(FINDINGS));
			assertTrue(Ui.get(() -> Workbench.page().isPartVisible(findings)), "what the run writes has taken the place of the findings");
			GaugesView gauges = (GaugesView) Workbench.open("org.wiretune.ui.gauges");
			Wait.until("the gauges follow the run", LIMIT, () -> !gauges.shown().readings().isEmpty());
			pictures("11-gauges");
		} finally {
			launch.terminate();
			Wait.until("the run has ended", LIMIT, launch::isTerminated);
			manager().removeLaunch(launch);
			configuration.delete();
			Workbench.close("org.wiretune.ui.gauges");
		}
	}

	private static ILaunchManager manager() {
		return DebugPlugin.getDefault().getLaunchManager();
	}

	private static ILaunchConfiguration configuration(String loops) throws CoreException {
		ILaunchConfigurationWorkingCopy copy = manager().getLaunchConfigurationType(PerformanceTestSettings.TYPE).newInstance(null, "SenderModule test");
		new PerformanceTestSettings("SenderModule", "", List.of(), List.of("1 KB"), loops, "0", "1", "").write(copy);
		return copy.doSave();
	}

	@Test
	void namesAreReadOnAMapOfManyModules() throws Exception {
		MapFixture.createModules(MODULES);
		try {
			BindingMapView map = MapFixture.open("the modules are on the map", scene -> scene.modules().size() >= MODULES);
			Workbench.maximize(map);
			assertTrue(Ui.get(map::zoom) >= 0.4, "names can be read at first: " + Ui.get(map::zoom));
			pictures("07-map");
		} finally {
			Workbench.restore(Ui.get(() -> Workbench.page().findView(BindingMapView.ID)));
			Sample.root().getProject("ManyModules").delete(true, true, null);
		}
	}

	@Test
	void timesHaveTheUnitOfTheirSize() throws Exception {
		for (int i = 0; i < 2; i++) {
			keep(SampleRuns.lab(SampleRuns.FIRST.plusSeconds(600L * i), 1 + 0.02 * i, 384));
		}
		TestCaseLogView view = (TestCaseLogView) Workbench.open(TestCaseLogView.ID);
		Ui.run(() -> view.log().choose(sender()));
		Wait.until("the matrix is filled", () -> view.shown().matrix().isPresent());
		pictures("08-units");
		Workbench.close(TestCaseLogView.ID);
	}

	@Test
	void theSizingWizardKnowsWhatWasMeasured() throws Exception {
		keep(SampleRuns.lab(SampleRuns.FIRST, 1, 384));
		Ui.start(() -> Workbench.execute("org.wiretune.ui.size"));
		Shell shell = shown("the wizard is open", () -> Widgets.shell("Size the Pools Together"));
		Wait.until("the time of a request is there", () -> Widgets.all(shell, Text.class, text -> text.isVisible() && text.getEditable() && !text.getText().isEmpty()).size() > 1);
		pictures("09-sizes");
		Ui.start(shell::close);
		Wait.until("the wizard is closed", shell::isDisposed);
	}

	@Test
	void theLaunchDialogSaysWhereSettingsComeFromAndWhatIsMeasured() throws Exception {
		ILaunchConfiguration configuration = configuration("200");
		try {
			Ui.start(() -> DebugUITools.openLaunchConfigurationPropertiesDialog(Workbench.window().getShell(), configuration, IDebugUIConstants.ID_RUN_LAUNCH_GROUP));
			Shell shell = shown("the properties are open", () -> Widgets.shell("Edit Configuration"));
			CTabFolder tabs = shown("the tabs are there", () -> Widgets.first(shell, CTabFolder.class, folder -> folder.getItemCount() == 6));
			Wait.until("it says whose settings are taken", () -> Widgets.labels(shell).stream().anyMatch(text -> text.startsWith("Left empty, they come from ")));
			pictures("10-launch");
			Ui.run(() -> {
				tabs.setSelection(1);
				Event selected = new Event();
				selected.item = tabs.getItem(1);
				tabs.notifyListeners(SWT.Selection, selected);
			});
			pictures("10-launch-server");
			Ui.start(shell::close);
			Wait.until("the properties are closed", shell::isDisposed);
		} finally {
			configuration.delete();
		}
	}
}
