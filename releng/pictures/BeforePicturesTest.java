/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.results;

import java.io.ByteArrayInputStream;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.console.ConsolePlugin;
import org.eclipse.ui.console.TextConsole;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.build.WireTuneNature;
import org.wiretune.ide.launch.PerformanceTestSettings;
import org.wiretune.ide.markers.MarkerFix;
import org.wiretune.perf.BindingUnderTest;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunFileFormat;
import org.wiretune.perf.result.RunHistory;
import org.wiretune.perf.result.RunState;
import org.wiretune.ui.editor.ModuleEditor;
import org.wiretune.ui.gauges.GaugesView;
import org.wiretune.ui.map.BindingMapView;
import org.wiretune.ui.results.TestCaseLogView;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.ui.tests.findings.Sample;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/**
 * Drives WireTune as it was when its first users looked at it to what they met, and takes the pictures with the names that
 * {@code ExpectedPicturesTest} has for what is seen there now. It is a test of that state, not of this one: {@code releng/pictures/run
 * before} lays it into a clone of the commit that it names, and only there it compiles.
 */
@ExtendWith(Sample.class)
class BeforePicturesTest {

	private static final String FINDINGS = "org.wiretune.ui.findingsView";
	private static final String QUICK_FIX = "org.eclipse.jdt.ui.edit.text.java.correction.assist.proposals";
	private static final Duration LIMIT = Duration.ofMinutes(3);
	private static final int MODULES = 21;

	/** In one session words stayed light after a switch from dark; each theme has a session of its own, so that other things are seen. */
	private static final boolean DARK = "dark".equals(System.getenv("WIRETUNE_THEME"));

	/** A screen of 200 %. */
	private final boolean fine = Ui.get(() -> Ui.display().getPrimaryMonitor().getZoom()) > 100;

	@BeforeAll
	static void takeATheme() {
		if (DARK) {
			Workbench.theme(Workbench.DARK);
		}
	}

	@BeforeEach
	void takeAWindow() {
		Workbench.clear();
		Workbench.perspective("org.wiretune.ui.perspective");
		Ui.run(() -> {
			Workbench.page().resetPerspective();
			Shell shell = Workbench.window().getShell();
			shell.setMaximized(false);
			shell.setBounds(new Rectangle(0, 0, 1280, 800));
			shell.forceActive();
		});
	}

	@AfterEach
	void putBack() throws CoreException {
		Workbench.clear();
		if (runs().exists()) {
			runs().delete(true, null);
		}
	}

	/** Takes the picture of what is there. */
	private void picture(String name) {
		picture(name, () -> Ui.display().setCursorLocation(1590, 990));
	}

	private void picture(String name, Runnable pointer) {
		Ui.run(pointer);
		Screenshot.of(Ui.get(() -> Workbench.window().getShell()), WorkbenchCheck.screenshot("before-" + name + (DARK ? "-dark" : "-light") + (fine ? "-200" : "-100")));
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

	private static Object open(IFile file) {
		return Ui.get(() -> {
			try {
				return IDE.openEditor(Workbench.page(), file, true);
			} catch (PartInitException problem) {
				throw new IllegalStateException(problem);
			}
		});
	}

	private static void execute(String command) {
		try {
			Workbench.window().getService(IHandlerService.class).executeCommand(command, null);
		} catch (CommandException problem) {
			throw new IllegalStateException(problem);
		}
	}

	/** The import that was HTTP calls by SCA after the fix, and has no cell in the second run. */
	@Test
	void afterAFixNothingOpens() throws Exception {
		RunFile before = SampleRuns.lab(SampleRuns.FIRST, 1, 384);
		IFile file = keep(before);
		keep(SampleRuns.run(SampleRuns.FIRST.plusSeconds(900), RunState.COMPLETED, "", 384,
				before.cells().stream().filter(cell -> !cell.binding().equals(BindingUnderTest.HTTP_SYNC.id())).toList()));
		open(file);
		TestCaseLogView view = (TestCaseLogView) Workbench.open(TestCaseLogView.ID);
		Ui.run(() -> view.log().choose(sender()));
		Wait.until("the matrix is filled", () -> view.shown().matrix().isPresent());
		picture("01-comparison");
		Workbench.close(TestCaseLogView.ID);
	}

	@Test
	void whatWasImportedIsNotOffered() throws Exception {
		// A list that had rows ended the whole IDE at the next switch of the theme.
		Workbench.close(FINDINGS);
		List<IProject> projects = Arrays.stream(Sample.root().getProjects()).filter(WireTuneNature::isOn).toList();
		for (IProject each : projects) {
			WireTuneNature.disable(each, null);
		}
		try {
			Sample.settle();
			Workbench.open(FINDINGS);
			picture("02-arrival");
		} finally {
			for (IProject each : projects) {
				WireTuneNature.enable(each, null);
			}
		}
	}

	@Test
	void theFormIsScrolledPastItsLabels() {
		ModuleEditor editor = (ModuleEditor) open(Sample.file("/SenderModule/sca.module"));
		Ui.run(editor::showSettings);
		Wait.until("the parts are listed", () -> editor.settings().partNames().contains("ReceiverHTTP"));
		Ui.run(() -> editor.settings().select("ReceiverHTTP"));
		picture("03-form");
	}

	private static Tree findings() {
		Workbench.open(FINDINGS);
		return shown("the findings are listed", () -> Widgets.first(Workbench.window().getShell(), Tree.class,
				each -> each.isVisible() && each.getColumnCount() == 3 && each.getItemCount() > 0 && each.getItem(0).getItemCount() > 0 && each.getColumn(0).getText().equals("Finding")));
	}

	/** The pointer rests on the finding, as that of a user who wants to read the rest of it. */
	@Test
	void textsOfFindingsAreCut() {
		Tree tree = findings();
		Point place = Ui.get(() -> {
			TreeItem found = Arrays.stream(tree.getItems()).flatMap(group -> Arrays.stream(group.getItems())).filter(item -> item.getText(1).startsWith("ReceiverSCAAsync.import:"))
					.findFirst().orElseThrow();
			tree.setFocus();
			tree.setSelection(found);
			tree.showSelection();
			Widgets.send(tree, SWT.Selection);
			Rectangle bounds = found.getBounds(0);
			return tree.toDisplay(bounds.x + 120, bounds.y + bounds.height / 2);
		});
		picture("04-finding", () -> {
			for (int i = 0; i < 4; i++) {
				Event move = new Event();
				move.type = SWT.MouseMove;
				move.x = place.x + i;
				move.y = place.y;
				Ui.display().post(move);
			}
		});
	}

	@Test
	void whereThereIsNoFixOneCanSuppressOnly() throws Exception {
		IMarker marker = Sample.findings(Sample.root()).stream().filter(each -> MarkerFix.of(each).isEmpty()).findFirst().orElseThrow();
		IViewPart problems = Workbench.open(IPageLayout.ID_PROBLEM_VIEW);
		String message = marker.getAttribute(IMarker.MESSAGE, "");
		TreeItem found = shown("the problem is listed", () -> Widgets.all(Workbench.window().getShell(), Tree.class, Tree::isVisible).stream()
				.flatMap(tree -> Arrays.stream(tree.getItems())).peek(BeforePicturesTest::expand).flatMap(group -> Arrays.stream(group.getItems())).filter(item -> item.getText().equals(message)).findFirst());
		Ui.run(() -> {
			found.getParent().setSelection(found);
			Widgets.send(found.getParent(), SWT.Selection);
			problems.setFocus();
		});
		Ui.start(() -> execute(QUICK_FIX));
		Shell shell = shown("the answers are there", () -> Widgets.shell("Quick Fix"));
		Wait.until("they are listed", () -> Widgets.all(shell, Table.class, table -> table.getItemCount() > 0).size() > 0);
		picture("05-quick-fix");
		Ui.start(shell::close);
		Wait.until("the answers are gone", shell::isDisposed);
	}

	private static void expand(TreeItem group) {
		if (group.getItemCount() > 0 && !group.getExpanded()) {
			Event expand = new Event();
			expand.item = group;
			group.getParent().notifyListeners(SWT.Expand, expand);
			group.setExpanded(true);
		}
	}

	/** One run for two rows: the console takes the place of the findings, and gauges are opened in its middle. */
	@Test
	void aRunPullsItsConsoleToTheFront() throws Exception {
		ILaunchConfiguration configuration = configuration("1000000");
		ILaunch launch = configuration.launch(ILaunchManager.RUN_MODE, new NullProgressMonitor());
		try {
			Wait.until("something is measured", LIMIT, () -> Arrays.stream(ConsolePlugin.getDefault().getConsoleManager().getConsoles())
					.anyMatch(console -> console instanceof TextConsole text && text.getDocument().get().contains("throughput average")));
			IViewPart findings = Workbench.open(FINDINGS);
			Wait.until("the console is in front", () -> !Workbench.page().isPartVisible(findings));
			picture("06-run");
			GaugesView gauges = (GaugesView) Workbench.open(GaugesView.ID);
			Wait.until("the gauges follow the run", LIMIT, () -> !gauges.shown().readings().isEmpty());
			picture("11-gauges");
		} finally {
			launch.terminate();
			Wait.until("the run has ended", LIMIT, launch::isTerminated);
			manager().removeLaunch(launch);
			configuration.delete();
			Workbench.close(GaugesView.ID);
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
	void aMapOfManyModulesIsEmptyBoxes() throws Exception {
		Method modules = Class.forName("org.wiretune.ui.tests.map.MapFixture").getDeclaredMethod("createModules", int.class);
		modules.setAccessible(true);
		modules.invoke(null, MODULES);
		try {
			BindingMapView map = (BindingMapView) Workbench.open(BindingMapView.ID);
			Wait.until("the modules are on the map", LIMIT, () -> map.scene().modules().size() >= MODULES);
			picture("07-map");
		} finally {
			Sample.root().getProject("ManyModules").delete(true, true, null);
		}
	}

	@Test
	void timesAreZeros() throws Exception {
		for (int i = 0; i < 2; i++) {
			keep(SampleRuns.lab(SampleRuns.FIRST.plusSeconds(600L * i), 1 + 0.02 * i, 384));
		}
		TestCaseLogView view = (TestCaseLogView) Workbench.open(TestCaseLogView.ID);
		Ui.run(() -> view.log().choose(sender()));
		Wait.until("the matrix is filled", () -> view.shown().matrix().isPresent());
		picture("08-units");
		Workbench.close(TestCaseLogView.ID);
	}

	@Test
	void theSizingWizardBeginsWithAnError() throws Exception {
		keep(SampleRuns.lab(SampleRuns.FIRST, 1, 384));
		Ui.start(() -> execute("org.wiretune.ui.size"));
		Shell shell = shown("the wizard is open", () -> Widgets.shell("Size the Pools Together").filter(each -> Widgets.button(each, "Cancel").isPresent()));
		picture("09-sizes");
		Ui.start(shell::close);
		Wait.until("the wizard is closed", shell::isDisposed);
	}

	@Test
	void twoFieldsAreNamedServer() throws Exception {
		ILaunchConfiguration configuration = configuration("200");
		try {
			Ui.start(() -> DebugUITools.openLaunchConfigurationPropertiesDialog(Workbench.window().getShell(), configuration, IDebugUIConstants.ID_RUN_LAUNCH_GROUP));
			Shell shell = shown("the properties are open", () -> Widgets.shell("Edit Configuration"));
			CTabFolder tabs = shown("the tabs are there", () -> Widgets.first(shell, CTabFolder.class, folder -> folder.getItemCount() == 4));
			picture("10-launch");
			Ui.run(() -> {
				tabs.setSelection(1);
				Event selected = new Event();
				selected.item = tabs.getItem(1);
				tabs.notifyListeners(SWT.Selection, selected);
			});
			picture("10-launch-server");
			Ui.start(shell::close);
			Wait.until("the properties are closed", shell::isDisposed);
		} finally {
			configuration.delete();
		}
	}
}
