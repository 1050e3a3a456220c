/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.servers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationType;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.console.ConsolePlugin;
import org.eclipse.ui.console.IConsole;
import org.eclipse.ui.console.IConsoleConstants;
import org.eclipse.ui.console.TextConsole;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.launch.PerformanceTestSettings;
import org.wiretune.ide.launch.TargetSettings;
import org.wiretune.ide.results.RunResults;
import org.wiretune.ide.servers.KnownServers;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.servers.kit.ServerInstallations;
import org.wiretune.servers.kit.ServerKind;
import org.wiretune.servers.known.LogFilter;
import org.wiretune.servers.known.ServerRow;
import org.wiretune.servers.known.ServerState;
import org.wiretune.ui.servers.ServerConsole;
import org.wiretune.ui.servers.ServersView;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.ui.tests.findings.Sample;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/** WildFly in the workbench: chosen, run, watched. Skipped where it is not on this machine; nothing is fetched. */
@ExtendWith({ WorkbenchCheck.class, Sample.class })
class ServersTest {

	private static final Duration LIMIT = Duration.ofMinutes(4);
	private static final Duration FAULT = Duration.ofSeconds(10);
	private static final String WILDFLY = KnownServers.id(ServerKind.WILDFLY, "");

	@BeforeEach
	void isHere() {
		Assumptions.assumeTrue(new ServerInstallations().isHere(ServerKind.WILDFLY), "WildFly is not on this machine; a run with --server wildfly fetches it.");
		Workbench.fillScreen();
	}

	@AfterEach
	void end() throws Exception {
		KnownServers.get().stopAll();
		Workbench.theme(Workbench.LIGHT);
		for (ILaunch launch : manager().getLaunches()) {
			launch.terminate();
			Wait.until("the launch has ended", LIMIT, launch::isTerminated);
			manager().removeLaunch(launch);
		}
		for (ILaunchConfiguration configuration : manager().getLaunchConfigurations(type())) {
			configuration.delete();
		}
		ConsolePlugin.getDefault().getConsoleManager().removeConsoles(consoles().toArray(IConsole[]::new));
		Workbench.close(ServersView.ID);
	}

	@Test
	void wildFlyIsChosenInTheLaunchTabRunAndShown() throws Exception {
		ILaunchConfigurationWorkingCopy copy = type().newInstance(null, "SenderModule on WildFly");
		new PerformanceTestSettings("SenderModule", "", List.of("sca-sync", "http-sync"), List.of("1 KB"), "20", "5", "1", "").write(copy);
		ILaunchConfiguration configuration = copy.doSave();
		Ui.start(() -> DebugUITools.openLaunchConfigurationPropertiesDialog(Workbench.window().getShell(), configuration, IDebugUIConstants.ID_RUN_LAUNCH_GROUP));
		Shell shell = Wait.value("the properties are open", Wait.USUAL, () -> Widgets.shell("Edit Configuration").orElse(null));
		CTabFolder tabs = Wait.value("the tabs are there", Wait.USUAL, () -> Widgets.first(shell, CTabFolder.class, folder -> folder.getItemCount() == 6).orElse(null));
		Ui.run(() -> {
			shell.setSize(900, 900);
			tabs.setSelection(1);
			Event selected = new Event();
			selected.item = tabs.getItem(1);
			tabs.notifyListeners(SWT.Selection, selected);
		});
		assertEquals("Server", Ui.get(() -> tabs.getItem(1).getText().replace("&", "")));
		Combo kind = Wait.value("the servers are offered", Wait.USUAL, () -> Widgets.first(shell, Combo.class, combo -> combo.indexOf("WildFly 39.0.1.Final") > 0).orElse(null));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("launch-server-embedded"));
		Ui.run(() -> Widgets.choose(kind, "WildFly 39.0.1.Final"));
		Wait.until("what it is set to is said", () -> Widgets.first(shell, StyledText.class, text -> text.getText().contains("task threads")).isPresent());
		Text threads = Ui.get(() -> Widgets.all(shell, Text.class, text -> "as the files".equals(text.getMessage())).getFirst());
		Ui.run(() -> Widgets.type(threads, "many"));
		Wait.until("what is wrong is said", () -> !Widgets.all(shell, Text.class, text -> text.getText().contains("is many; it has to be a whole number")).isEmpty());
		Screenshot.ofScreen(WorkbenchCheck.screenshot("launch-server-problem"));
		Ui.run(() -> Widgets.type(threads, "30"));
		Wait.until("the number is taken", () -> Widgets.first(shell, StyledText.class, text -> text.getText().contains("to 30 task threads")).isPresent());
		for (String theme : List.of(Workbench.LIGHT, Workbench.DARK)) {
			Workbench.theme(theme);
			Screenshot.ofScreen(WorkbenchCheck.screenshot("launch-server" + suffix(theme)));
		}
		Workbench.theme(Workbench.LIGHT);
		Ui.start(() -> Widgets.press(Widgets.button(shell, "OK").orElseThrow()));
		Wait.until("the properties are closed", shell::isDisposed);
		TargetSettings target = PerformanceTestSettings.read(configuration).target();
		assertEquals(new TargetSettings("wildfly", "", false, "", Map.of(TargetSettings.Value.HTTP_THREADS, "30")), target);

		ILaunch launch = launch(configuration);
		ServerConsole console = Wait.value("the server has a console", LIMIT, () -> consoles().stream().findFirst().orElse(null));
		Ui.run(() -> ConsolePlugin.getDefault().getConsoleManager().showConsoleView(console));
		Wait.until("its log is in the console", LIMIT, () -> console.getDocument().get().contains("WFLYSRV0025"));
		Wait.until("the run has ended", LIMIT, launch::isTerminated);
		RunFile run = Wait.value("the run file is in the workspace", LIMIT, () -> latest("SenderModule on WildFly"));
		assertEquals(run.measurements().stream().allMatch(Measurement::isValid) ? 0 : 2, launch.getProcesses()[0].getExitValue());
		assertEquals(RunState.COMPLETED, run.state(), run.reason());
		assertEquals("WildFly 39.0.1.Final", run.environment().server());
		assertEquals(2, run.cells().size());
		assertTrue(run.notes().stream().anyMatch(note -> note.startsWith("Read back from WildFly")), run.notes().toString());
		assertTrue(run.notes().stream().anyMatch(note -> note.contains("to 30 task threads")), run.notes().toString());
		TextConsole lines = (TextConsole) Arrays.stream(ConsolePlugin.getDefault().getConsoleManager().getConsoles())
				.filter(each -> each instanceof TextConsole text && text.getDocument().get().contains("throughput average")).findFirst().orElseThrow();
		assertTrue(lines.getDocument().get().contains("LocalServer"), "the settings of the workspace's server are laid over");
	}

	@Test
	void theServersViewStartsWatchesAndStops() throws Exception {
		ServersView view = (ServersView) Workbench.open(ServersView.ID);
		Table table = Wait.value("the servers are listed", Wait.USUAL, () -> Widgets.first(view.getSite().getShell(), Table.class,
				each -> each.getItemCount() >= 2 && each.getItem(0).getText().startsWith("WildFly")).orElse(null));
		Wait.until("it is known to be here", () -> Ui.get(() -> List.of("Stopped", "Not installed").contains(table.getItem(0).getText(1))));
		for (String theme : List.of(Workbench.LIGHT, Workbench.DARK)) {
			Workbench.theme(theme);
			Screenshot.ofScreen(WorkbenchCheck.screenshot("servers-stopped" + suffix(theme)));
		}
		Workbench.theme(Workbench.LIGHT);
		Ui.run(() -> table.setSelection(0));
		Ui.run(() -> Widgets.send(table, SWT.Selection));
		press(view, "Start");
		Wait.until("it is ready", LIMIT, () -> state() == ServerState.RUNNING || state() == ServerState.FAILED);
		ServerRow running = KnownServers.get().row(WILDFLY).orElseThrow();
		assertEquals(ServerState.RUNNING, running.state(), running.note());
		Wait.until("the view shows it", () -> Ui.get(() -> table.getItem(0).getText(1).equals("Running") && !table.getItem(0).getText(2).isEmpty()));
		ServerConsole console = Wait.value("it has a console", Wait.USUAL, () -> consoles().stream().findFirst().orElse(null));
		Workbench.open(IConsoleConstants.ID_CONSOLE_VIEW);
		press(view, "Show Log in Console");
		logLines(console);
		for (String theme : List.of(Workbench.LIGHT, Workbench.DARK)) {
			Workbench.theme(theme);
			Workbench.open(ServersView.ID);
			Screenshot.ofScreen(WorkbenchCheck.screenshot("servers-running" + suffix(theme)));
			Workbench.open(IConsoleConstants.ID_CONSOLE_VIEW);
			Screenshot.ofScreen(WorkbenchCheck.screenshot("server-console" + suffix(theme)));
		}
		filter(console);
		Workbench.open(ServersView.ID);
		signal("STOP", running.pid());
		Wait.until("the pause is shown", FAULT, () -> Ui.get(() -> table.getItem(0).getText(1).equals("Paused")));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("servers-paused"));
		signal("CONT", running.pid());
		Wait.until("it goes on", FAULT, () -> state() == ServerState.RUNNING);
		keptServerIsUsed(running.pid());
		press(view, "Stop");
		Wait.until("it has ended", Duration.ofSeconds(30), () -> Ui.get(() -> table.getItem(0).getText(1).equals("Stopped")));
		assertFalse(ProcessHandle.of(running.pid()).map(ProcessHandle::isAlive).orElse(false));
	}

	private static void logLines(ServerConsole console) {
		long now = System.currentTimeMillis();
		console.log().add("17:00:01,000 WARN  [org.jboss.as.txn] (main) WFLYTX0013: a warning that names OrderApplication/src/org/wiretune/sample/orders/OrderListener.java", now);
		console.log().add("17:00:02,000 ERROR [org.jboss.as.ejb3] (EJB default - 1) WFLYEJB0378: Failed to acquire a permit within 5 MINUTES", now);
		console.log().add("\tat deployment.orders.jar//org.wiretune.sample.orders.OrderListener.onMessage(OrderListener.java:17)", now);
		console.log().add("17:00:03,000 DEBUG [org.jboss.as.jdbc] (main) a detail", now);
		console.log().add("17:00:04,000 ERROR [stderr] (main) java.lang.OutOfMemoryError: Java heap space", now);
		Wait.until("the lines are shown", () -> console.getDocument().get().contains("OutOfMemoryError: Java heap space"));
		Wait.until("the alarm is told", () -> console.getDocument().get().contains(">> "));
		Wait.until("the frame is a link", () -> Ui.get(() -> console.getHyperlinks().length > 0));
	}

	private static void filter(ServerConsole console) {
		console.setFilter(LogFilter.ERRORS);
		Wait.until("only errors are shown", () -> {
			String text = console.getDocument().get();
			return text.contains("WFLYEJB0378") && !text.contains("WFLYSRV0025") && !text.contains("a detail");
		});
		console.setFilter(LogFilter.ALL);
		Wait.until("all is shown again", () -> console.getDocument().get().contains("a detail"));
	}

	/** A test takes the server that runs, and leaves it. */
	private void keptServerIsUsed(long pid) throws Exception {
		ILaunchConfigurationWorkingCopy copy = type().newInstance(null, "SenderModule on the kept WildFly");
		new PerformanceTestSettings("SenderModule", "", List.of("sca-sync"), List.of("1 KB"), "10", "2", "1", "")
				.withTarget(new TargetSettings("wildfly", "", true, "", Map.of())).write(copy);
		ILaunch launch = launch(copy.doSave());
		Wait.until("the run has ended", LIMIT, launch::isTerminated);
		RunFile run = Wait.value("the run is kept", LIMIT, () -> latest("SenderModule on the kept WildFly"));
		assertEquals(RunState.COMPLETED, run.state(), run.reason());
		assertEquals(pid, run.environment().serverPid());
		Wait.until("it is free again", () -> state() == ServerState.RUNNING);
	}

	private static RunFile latest(String name) {
		try {
			return RunResults.get().latest(sender()).filter(run -> run.name().equals(name)).orElse(null);
		} catch (CoreException e) {
			throw new AssertionError(e);
		}
	}

	private static ServerState state() {
		return KnownServers.get().row(WILDFLY).map(ServerRow::state).orElse(null);
	}

	private static void press(ServersView view, String tip) {
		Ui.run(() -> {
			for (IContributionItem item : view.getViewSite().getActionBars().getToolBarManager().getItems()) {
				if (item instanceof ActionContributionItem action && tip.equals(action.getAction().getToolTipText())) {
					assertTrue(action.getAction().isEnabled(), tip);
					action.getAction().run();
					return;
				}
			}
			throw new AssertionError("There is no action " + tip);
		});
	}

	private static void signal(String name, long pid) throws Exception {
		assertEquals(0, new ProcessBuilder("kill", "-" + name, String.valueOf(pid)).start().waitFor());
	}

	private static ILaunch launch(ILaunchConfiguration configuration) {
		List<ILaunch> before = Arrays.asList(manager().getLaunches());
		Ui.start(() -> DebugUITools.launch(configuration, ILaunchManager.RUN_MODE));
		return Wait.value("the launch is there", LIMIT,
				() -> Arrays.stream(manager().getLaunches()).filter(launch -> !before.contains(launch) && launch.getProcesses().length > 0).findFirst().orElse(null));
	}

	private static List<ServerConsole> consoles() {
		return Arrays.stream(ConsolePlugin.getDefault().getConsoleManager().getConsoles()).filter(ServerConsole.class::isInstance).map(ServerConsole.class::cast).toList();
	}

	private static String suffix(String theme) {
		return theme.equals(Workbench.DARK) ? "-dark" : "-light";
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
