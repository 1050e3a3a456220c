/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationType;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.core.model.IProcess;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.debug.ui.ILaunchShortcut2;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.console.ConsolePlugin;
import org.eclipse.ui.console.IConsole;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.console.IConsoleConstants;
import org.eclipse.ui.console.TextConsole;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.launch.PerformanceTestSettings;
import org.wiretune.ide.launch.TurnSettings;
import org.wiretune.ide.results.RunResults;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.ui.result.RunComparisonEditor;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.ui.tests.findings.Sample;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

@ExtendWith({ WorkbenchCheck.class, Sample.class })
class PerformanceTestTest {

	private static final String FINDINGS = "org.wiretune.ui.findingsView";
	private static final Duration LIMIT = Duration.ofMinutes(3);
	private static final String SHORTCUT = "org.wiretune.ui.performanceTestShortcut";

	@AfterEach
	void forget() throws Exception {
		for (ILaunch launch : manager().getLaunches()) {
			launch.terminate();
			Wait.until("the launch has ended", LIMIT, launch::isTerminated);
			manager().removeLaunch(launch);
		}
		for (ILaunchConfiguration configuration : manager().getLaunchConfigurations(type())) {
			configuration.delete();
		}
	}

	@Test
	void runAsOnAModuleFillsTheConsoleAndKeepsTheRun() throws Exception {
		configuration("100", "20");
		ILaunch launch = runAs(sender());
		TextConsole console = Wait.value("the console shows the run", LIMIT, PerformanceTestTest::console);
		Wait.until("the lab's lines are in the console", LIMIT, () -> console.getDocument().get().contains("throughput average"));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("console"));
		Wait.until("the run has ended", LIMIT, launch::isTerminated);
		Wait.until("the end is in the console", LIMIT, () -> console.getDocument().get().contains("wiretune-runs"));
		RunFile run = kept();
		assertEquals(RunState.COMPLETED, run.state());
		assertEquals(run.measurements().stream().allMatch(Measurement::isValid) ? 0 : 2, launch.getProcesses()[0].getExitValue());
		assertEquals(1, manager().getLaunchConfigurations(type()).length, "No second configuration was made.");
		assertEquals(IDebugUIConstants.ID_RUN_LAUNCH_GROUP, DebugUITools.getLaunchGroup(manager().getLaunchConfigurations(type())[0], ILaunchManager.RUN_MODE).getIdentifier());
	}

	/** What the user has put in front during a run stays there, whatever the run writes; a stop pressed twice ends the run once. */
	@Test
	void theConsoleComesToTheFrontOnceAndStaysWhereTheUserPutsIt() throws Exception {
		String before = Ui.get(() -> Workbench.page().getPerspective().getId());
		Workbench.perspective("org.wiretune.ui.perspective");
		try {
			Workbench.open(FINDINGS);
			configuration("1000000", "0");
			ILaunch launch = runAs(sender());
			TextConsole console = Wait.value("the console shows the run", LIMIT, PerformanceTestTest::console);
			Wait.until("something is measured", LIMIT, () -> console.getDocument().get().contains("throughput average"));
			Wait.until("the console has come to the front", () -> Workbench.page().isPartVisible(Workbench.page().findView(IConsoleConstants.ID_CONSOLE_VIEW)));
			IViewPart findings = Workbench.open(FINDINGS);
			int written = Ui.get(() -> console.getDocument().getNumberOfLines());
			IProcess process = launch.getProcesses()[0];
			assertTrue(process.canTerminate());
			process.terminate();
			process.terminate();
			Wait.until("the run has ended", LIMIT, launch::isTerminated);
			Wait.until("the run has gone on writing", LIMIT, () -> console.getDocument().get().contains("wiretune-runs") && console.getDocument().getNumberOfLines() > written);
			assertTrue(Ui.get(() -> Workbench.page().isPartVisible(findings)), "The console has taken the place of the findings.");
			process.terminate();
			assertEquals(RunState.STOPPED, kept().state());
		} finally {
			Workbench.perspective(before);
		}
	}

	@Test
	void runAsMakesAConfigurationTheFirstTimeAndCancellingTheProgressStopsTheRun() throws Exception {
		ILaunchShortcut2 shortcut = shortcut();
		StructuredSelection selection = new StructuredSelection(sender());
		assertEquals(sender(), shortcut.getLaunchableResource(selection));
		assertEquals(null, shortcut.getLaunchConfigurations(selection));
		ILaunch launch = runAs(sender());
		Job progress = Wait.value("the run is in the Progress view", LIMIT,
				() -> Arrays.stream(Job.getJobManager().find(null)).filter(job -> job.getName().startsWith("Performance test") && job.getState() == Job.RUNNING).findFirst().orElse(null));
		progress.cancel();
		Wait.until("the run has ended", LIMIT, launch::isTerminated);
		Wait.until("the progress is gone", LIMIT, () -> progress.getState() == Job.NONE);
		assertEquals(1, launch.getProcesses()[0].getExitValue());
		PerformanceTestSettings settings = PerformanceTestSettings.read(shortcut.getLaunchConfigurations(selection)[0]);
		assertEquals(PerformanceTestSettings.of("SenderModule"), settings);
	}

	@Test
	void theTabsShowTheSettingsAndNameWhatIsMissing() throws Exception {
		ILaunchConfiguration configuration = configuration("200", "200");
		Ui.start(() -> DebugUITools.openLaunchConfigurationPropertiesDialog(Workbench.window().getShell(), configuration, IDebugUIConstants.ID_RUN_LAUNCH_GROUP));
		Shell shell = Wait.value("the properties are open", Wait.USUAL, () -> Widgets.shell("Edit Configuration").orElse(null));
		CTabFolder tabs = Wait.value("the tabs are there", Wait.USUAL, () -> Widgets.first(shell, CTabFolder.class, folder -> folder.getItemCount() == 6).orElse(null));
		assertEquals(List.of("Module", "Server", "Workload", "In Turn", "JRE", "Common"), Ui.get(() -> Arrays.stream(tabs.getItems()).map(item -> item.getText().replace("&", "")).toList()));
		Combo project = Wait.value("the project is shown", Wait.USUAL, () -> Widgets.first(shell, Combo.class, combo -> combo.getText().equals("SenderModule")).orElse(null));
		Wait.until("it says whose settings are taken", () -> Widgets.labels(shell).stream().anyMatch(text -> text.startsWith("Left empty, they come from ") && text.contains("server1")));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("launch-module"));
		Ui.run(() -> project.setText("NoSuchProject"));
		Wait.until("the missing project is named", () -> Widgets.all(shell, Text.class, text -> text.getText().contains("NoSuchProject is not in the workspace")).size() == 1);
		Screenshot.ofScreen(WorkbenchCheck.screenshot("launch-problem"));
		Ui.run(() -> project.setText("SenderModule"));
		Wait.until("nothing is missing any more", () -> Widgets.all(shell, Text.class, text -> text.getText().contains("NoSuchProject")).isEmpty());
		Ui.run(() -> {
			tabs.setSelection(2);
			Event selected = new Event();
			selected.item = tabs.getItem(2);
			tabs.notifyListeners(SWT.Selection, selected);
		});
		Screenshot.ofScreen(WorkbenchCheck.screenshot("launch-workload"));
		Ui.run(() -> {
			tabs.setSelection(3);
			Event selected = new Event();
			selected.item = tabs.getItem(3);
			tabs.notifyListeners(SWT.Selection, selected);
		});
		Text variants = Wait.value("variants can be typed", Wait.USUAL, () -> Widgets.first(shell, Text.class, text -> (text.getStyle() & SWT.MULTI) != 0 && text.getEditable()).orElse(null));
		Ui.run(() -> variants.setText("large:heap=512\nno-such-key=1"));
		Wait.until("the wrong key is named", () -> Widgets.all(shell, Text.class, text -> !text.getEditable() && text.getText().contains("no-such-key")).size() == 1);
		Screenshot.ofScreen(WorkbenchCheck.screenshot("launch-turns"));
		Ui.run(() -> variants.setText(""));
		Ui.run(() -> {
			tabs.setSelection(4);
			Event selected = new Event();
			selected.item = tabs.getItem(4);
			tabs.notifyListeners(SWT.Selection, selected);
		});
		Wait.until("the default of the workspace is offered", () -> !Widgets.all(shell, Button.class, button -> button.getText().replace("&", "").startsWith("Workspace default JRE") && button.getSelection()).isEmpty());
		Screenshot.ofScreen(WorkbenchCheck.screenshot("launch-java"));
		Ui.start(() -> Widgets.press(Widgets.button(shell, "Cancel").orElseThrow()));
		Wait.until("the properties are closed", shell::isDisposed);
	}

	/** Two runs, since each starts a server: the order and the verdict of more are tested where none is started. */
	@Test
	void runsTakeTurnsAndTheirComparisonOpens() throws Exception {
		ILaunchConfigurationWorkingCopy copy = configuration("20", "5").getWorkingCopy();
		new PerformanceTestSettings("SenderModule", "", List.of("sca-sync"), List.of("1 KB"), "200", "50", "1", "").write(copy);
		new TurnSettings(List.of("large:heap=512"), "1").write(copy);
		copy.doSave();
		ILaunch launch = runAs(sender());
		Wait.until("both have ended", LIMIT, () -> launch.getProcesses().length == 1 && launch.isTerminated());
		RunComparisonEditor comparison = Wait.value("the comparison opens", LIMIT, () -> Workbench.page().getActiveEditor() instanceof RunComparisonEditor editor && editor.shown() != null ? editor : null);
		Ui.run(() -> assertTrue(comparison.shown().settings().stream().anyMatch(difference -> difference.before().contains("384") && difference.after().contains("512")), comparison.shown().settings().toString()));
		List<RunFile> runs = RunResults.get().runs(sender());
		// A round that must not be used is made again, once for one round.
		assertTrue(runs.size() == 2 || runs.size() == 4, runs.size() + " runs");
		assertTrue(runs.stream().allMatch(run -> run.state() == RunState.COMPLETED));
		assertTrue(console().getDocument().get().contains("as written"), console().getDocument().get());
		Screenshot.ofScreen(WorkbenchCheck.screenshot("launch-turns-compared"));
		Ui.run(() -> Workbench.page().closeAllEditors(false));
	}

	@Test
	void aWorkloadFileIsRunAndItsConfigurationShowsIt() throws Exception {
		IFile file = sender().getFile("orders.workload");
		file.create(new ByteArrayInputStream("kind: loop\nname: Orders\nbindings: sca-sync\nsizes: 1 KB\nloops: 5\nwarm-up-loops: 0\n".getBytes(StandardCharsets.UTF_8)), true, null);
		StructuredSelection selection = new StructuredSelection(file);
		assertEquals(null, shortcut().getLaunchConfigurations(selection), "The configurations of the module are not those of the file.");
		ILaunch launch = runAs(file);
		Wait.until("the run has ended", LIMIT, launch::isTerminated);
		RunFile run = kept();
		assertEquals(RunState.COMPLETED, run.state());
		assertEquals(5, run.specification().loops());
		assertEquals("orders performance test", run.name());
		ILaunchConfiguration configuration = shortcut().getLaunchConfigurations(selection)[0];
		assertEquals("/SenderModule/orders.workload", PerformanceTestSettings.read(configuration).workload());
		Ui.start(() -> DebugUITools.openLaunchConfigurationPropertiesDialog(Workbench.window().getShell(), configuration, IDebugUIConstants.ID_RUN_LAUNCH_GROUP));
		Shell shell = Wait.value("the properties are open", Wait.USUAL, () -> Widgets.shell("Edit Configuration").orElse(null));
		CTabFolder tabs = Wait.value("the tabs are there", Wait.USUAL, () -> Widgets.first(shell, CTabFolder.class, folder -> folder.getItemCount() == 6).orElse(null));
		Ui.run(() -> {
			tabs.setSelection(2);
			Event selected = new Event();
			selected.item = tabs.getItem(2);
			tabs.notifyListeners(SWT.Selection, selected);
		});
		Text path = Wait.value("the file is shown", Wait.USUAL, () -> Widgets.first(shell, Text.class, text -> text.getText().equals("/SenderModule/orders.workload")).orElse(null));
		Wait.until("the file is explained", () -> Widgets.labels(shell).stream().anyMatch(label -> label.startsWith("Loop. A number of calls")));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("launch-workload-file"));
		Ui.run(() -> path.setText("/SenderModule/none.workload"));
		Wait.until("the missing file is named", () -> Widgets.all(shell, Text.class, text -> text.getText().contains("none.workload is not in the workspace")).size() == 1);
		Ui.run(() -> path.setText("/SenderModule/orders.workload"));
		Ui.start(() -> Widgets.press(Widgets.button(shell, "Cancel").orElseThrow()));
		Wait.until("the properties are closed", shell::isDisposed);
	}

	/** The folder is there before the file in it. */
	private static RunFile kept() {
		return Wait.value("the run file is in the workspace", LIMIT, () -> {
			try {
				return RunResults.get().latest(sender()).orElse(null);
			} catch (CoreException problem) {
				throw new IllegalStateException(problem);
			}
		});
	}

	private static ILaunchConfiguration configuration(String loops, String warmup) throws CoreException {
		ILaunchConfigurationWorkingCopy copy = type().newInstance(null, "SenderModule test");
		new PerformanceTestSettings("SenderModule", "", List.of(), List.of("1 KB"), loops, warmup, "1", "").write(copy);
		return copy.doSave();
	}

	private static ILaunch runAs(IResource project) throws Exception {
		List<ILaunch> before = Arrays.asList(manager().getLaunches());
		ILaunchShortcut2 shortcut = shortcut();
		Ui.start(() -> shortcut.launch(new StructuredSelection(project), ILaunchManager.RUN_MODE));
		return Wait.value("the launch is there", LIMIT,
				() -> Arrays.stream(manager().getLaunches()).filter(launch -> !before.contains(launch) && launch.getProcesses().length > 0).findFirst().orElse(null));
	}

	private static TextConsole console() {
		for (IConsole console : ConsolePlugin.getDefault().getConsoleManager().getConsoles()) {
			if (console instanceof TextConsole text && text.getDocument().getLength() > 0) {
				return text;
			}
		}
		return null;
	}

	private static ILaunchShortcut2 shortcut() throws CoreException {
		for (IConfigurationElement element : Platform.getExtensionRegistry().getConfigurationElementsFor("org.eclipse.debug.ui.launchShortcuts")) {
			if (SHORTCUT.equals(element.getAttribute("id"))) {
				return (ILaunchShortcut2) element.createExecutableExtension("class");
			}
		}
		throw new AssertionError("There is no shortcut " + SHORTCUT);
	}

	private static IProject sender() {
		return Sample.root().getProject("SenderModule");
	}

	private static ILaunchManager manager() {
		return DebugPlugin.getDefault().getLaunchManager();
	}

	private static ILaunchConfigurationType type() {
		return manager().getLaunchConfigurationType(PerformanceTestSettings.TYPE);
	}
}
