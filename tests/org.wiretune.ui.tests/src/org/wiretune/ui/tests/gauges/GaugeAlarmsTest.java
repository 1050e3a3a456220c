/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.gauges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.ide.RuleChoices;
import org.wiretune.ide.alarms.LiveAlarms;
import org.wiretune.ide.markers.AlarmMarkers;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.ide.servers.OwnMetrics;
import org.wiretune.servers.RunningServer;
import org.wiretune.servers.RunningServers;
import org.wiretune.servers.gauges.ChartMark;
import org.wiretune.servers.gauges.GaugeKey;
import org.wiretune.servers.gauges.GaugeSession;
import org.wiretune.servers.metrics.ConnectionState;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.ui.gauges.ChartCanvas;
import org.wiretune.ui.gauges.GaugeCanvas;
import org.wiretune.ui.gauges.GaugeExport;
import org.wiretune.ui.gauges.GaugeMode;
import org.wiretune.ui.gauges.GaugesView;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.ui.tests.findings.Sample;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/** From the alarm of a running process to the line of the workspace that set the limit, and what the view shows meanwhile. */
@ExtendWith({ WorkbenchCheck.class, Sample.class })
class GaugeAlarmsTest {

	private static final Duration LIMIT = Duration.ofSeconds(40);
	/** What a user gets at most before a fault is told. */
	private static final Duration TOLD = Duration.ofSeconds(10);
	private static final GaugeKey DEFAULT = new GaugeKey("pool", "Default");
	private static final String SERVER = "/LocalServer/config/cells/localCell/nodes/localNode/servers/server1/server.xml";

	@TempDir
	Path folder;

	@AfterEach
	void close() {
		Workbench.close(GaugesView.ID);
		LiveAlarms.get().resetAll();
		Workbench.theme(Workbench.LIGHT);
	}

	private static GaugesView open() {
		GaugesView view = (GaugesView) Workbench.open(GaugesView.ID);
		Ui.run(() -> {
			view.setMode(GaugeMode.DIALS);
			view.setSideBySide(false);
			view.session().follow();
		});
		return view;
	}

	private static Composite control(GaugesView view) {
		return view.getSite().getShell();
	}

	private static void choose(GaugesView view, BusyServer server) {
		Ui.run(() -> view.session().choose(new JvmTarget(server.pid(), "Busy server")));
		Wait.until("the pools are read", LIMIT, () -> view.shown().readings().size() == 8);
	}

	private static void untilAlarm(GaugesView view) {
		Wait.until("the full pool raises an alarm", LIMIT, () -> !Ui.get(() -> view.session().snapshot().alarms()).isEmpty());
		Wait.until("the alarm is in the list", LIMIT, () -> Ui.get(() -> list(view).getItemCount()) == 1);
	}

	private static Table list(GaugesView view) {
		return Widgets.first(control(view), Table.class, table -> "alarms".equals(table.getData("wiretune")) && table.isVisible())
				.or(() -> Widgets.first(control(view), Table.class, table -> "alarms".equals(table.getData("wiretune")))).orElseThrow();
	}

	private static List<IMarker> markers() {
		try {
			return Arrays.asList(Sample.root().findMarkers(AlarmMarkers.ALARM, true, IResource.DEPTH_INFINITE));
		} catch (CoreException problem) {
			throw new AssertionError(problem);
		}
	}

	private static void openEditor(IMarker marker) {
		try {
			IDE.openEditor(Workbench.page(), marker, true);
		} catch (PartInitException problem) {
			throw new AssertionError(problem);
		}
	}

	private static IAction action(GaugesView view, String text) {
		for (IContributionItem item : view.getViewSite().getActionBars().getMenuManager().getItems()) {
			if (item instanceof ActionContributionItem contribution && contribution.getAction().getText().replace("&", "").startsWith(text)) {
				return contribution.getAction();
			}
		}
		throw new AssertionError("no action " + text);
	}

	@Test
	void anAlarmLeadsToTheLineAndTheFixTakesItAway() throws Exception {
		GaugesView view = open();
		try (BusyServer server = new BusyServer()) {
			choose(view, server);
			untilAlarm(view);
			Wait.until("the line is marked", LIMIT, () -> !markers().isEmpty());
			IMarker marker = markers().get(0);
			assertEquals(SERVER, marker.getResource().getFullPath().toString());
			String line = Sample.text(SERVER).lines().toList().get(marker.getAttribute(IMarker.LINE_NUMBER, 0) - 1);
			assertTrue(line.contains("maximumSize=\"20\""), line);
			String message = marker.getAttribute(IMarker.MESSAGE, "");
			assertTrue(message.startsWith("Seen on Busy server: All threads of pool Default are busy: 10"), message);
			assertTrue(IDE.getMarkerHelpRegistry().hasResolutions(marker));
			Ui.run(() -> openEditor(marker));
			Screenshot.ofScreen(WorkbenchCheck.screenshot("gauges-alarm-marker"));
			List<IMarkerResolution> resolutions = Arrays.asList(IDE.getMarkerHelpRegistry().getResolutions(marker));
			assertEquals(3, resolutions.size(), "fix, preview and reset");
			IMarkerResolution fix = resolutions.stream().filter(each -> each.getLabel().endsWith("to the observed demand, 33")).findFirst().orElseThrow();
			Ui.run(() -> fix.run(marker));
			Sample.settle();
			assertTrue(Sample.text(SERVER).lines().anyMatch(each -> each.contains("maximumSize=\"33\"")), "ten busy and 23 that wait");
			Wait.until("the setting changed, so the marker went", LIMIT, () -> markers().isEmpty());
			assertFalse(view.session().snapshot().alarms().isEmpty(), "the server still runs with its old pool");
		}
	}

	/** The alarm is not in the catalogue, and the line is found by what its row says: group and key. */
	@Test
	void anAlarmOfTheUsersFileLeadsToItsLineToo() throws Exception {
		Path mine = Files.writeString(folder.resolve("mine.json"), """
				{"metrics": [{"id": "my.active", "mbean": "org.wiretune:type=ThreadPool,name=*", "attribute": "ActiveCount", "instance": "name", "unit": "threads"}],
				 "alarms": [{"id": "my.busy", "each": "my.active", "observed": "my.active", "limit": "8", "seconds": 2, "unit": "threads", "demand": "my.active + 5",
				   "setting": ["websphere.threadPool", "maximumSize"], "message": "Pool {0} has {1}."}]}""");
		InstanceScope.INSTANCE.getNode(RuleChoices.NODE).put(OwnMetrics.KEY, mine.toString());
		try (BusyServer server = new BusyServer()) {
			GaugesView view = open();
			choose(view, server);
			Wait.until("the line is marked", LIMIT, () -> markers().stream().anyMatch(each -> "my.busy".equals(each.getAttribute(FindingMarkers.RULE_ID, ""))));
			IMarker marker = markers().stream().filter(each -> "my.busy".equals(each.getAttribute(FindingMarkers.RULE_ID, ""))).findFirst().orElseThrow();
			assertEquals(SERVER, marker.getResource().getFullPath().toString());
			String line = Sample.text(SERVER).lines().toList().get(marker.getAttribute(IMarker.LINE_NUMBER, 0) - 1);
			assertTrue(line.contains("name=\"Default\"") || line.contains("maximumSize=\"20\""), line);
			assertTrue(marker.getAttribute(IMarker.MESSAGE, "").startsWith("Seen on Busy server: Pool Default has 10"), marker.getAttribute(IMarker.MESSAGE, ""));
			assertTrue(Arrays.stream(IDE.getMarkerHelpRegistry().getResolutions(marker)).anyMatch(each -> each.getLabel().endsWith("to the observed demand, 15")));
		} finally {
			InstanceScope.INSTANCE.getNode(RuleChoices.NODE).remove(OwnMetrics.KEY);
		}
	}

	@Test
	void aResetTakesMarkerAndRowAway() throws Exception {
		GaugesView view = open();
		try (BusyServer server = new BusyServer()) {
			choose(view, server);
			untilAlarm(view);
			Wait.until("the line is marked", LIMIT, () -> !markers().isEmpty());
			Ui.run(() -> view.session().reset(view.session().snapshot().alarms().get(0)));
			Wait.until("the marker is gone", LIMIT, () -> markers().isEmpty());
			Wait.until("the row is gone", LIMIT, () -> Ui.get(() -> list(view).getItemCount()) == 0);
		}
		Sample.settle();
		assertEquals(List.of(), markers(), "an analysis brings nothing back");
	}

	@Test
	void chartsMarkRunsAndAlarmsAndGoToTheSecondsOfAnAlarm() throws Exception {
		Workbench.fillScreen();
		GaugesView view = open();
		Workbench.maximize(view);
		BusyServer server = new BusyServer();
		BusyServer next = null;
		try {
			RunningServers.shared().started(new RunningServer(server.pid(), "Embedded server", "Lab", Instant.now()));
			Wait.until("the pools are read", LIMIT, () -> view.shown().readings().size() == 8);
			untilAlarm(view);
			RunningServers.shared().ended(server.pid());
			server.close();
			Wait.until("the end is told", TOLD, () -> view.shown().status().orElseThrow().ended());
			next = new BusyServer();
			RunningServers.shared().started(new RunningServer(next.pid(), "Embedded server", "Lab", Instant.now()));
			Wait.until("the next run is read", LIMIT, () -> view.shown().status().orElseThrow().state() == ConnectionState.RESTARTED);
			Wait.until("it raises its own alarm", LIMIT, () -> view.session().snapshot().alarms().size() == 2);
			Ui.run(() -> view.setMode(GaugeMode.CHARTS));
			Wait.until("the charts are there", LIMIT, () -> Ui.get(() -> charts(view).size()) == 8);
			Ui.run(() -> {
				List<ChartMark.Kind> kinds = charts(view).stream().filter(chart -> chart.reading().gauge().key().equals(DEFAULT)).findFirst().orElseThrow()
						.reading().marks().stream().map(ChartMark::kind).toList();
				assertTrue(kinds.containsAll(List.of(ChartMark.Kind.RUN_STARTED, ChartMark.Kind.RUN_ENDED, ChartMark.Kind.RESTART, ChartMark.Kind.ALARM)),
						kinds.toString());
				Table list = list(view);
				list.setSelection(0);
			});
			Screenshot.ofScreen(WorkbenchCheck.screenshot("gauges-charts-light"));
			Workbench.theme(Workbench.DARK);
			Screenshot.ofScreen(WorkbenchCheck.screenshot("gauges-charts-dark"));
			Workbench.theme(Workbench.LIGHT);
			Ui.run(() -> {
				Table list = list(view);
				list.setSelection(1);
				Widgets.send(list, SWT.DefaultSelection);
			});
			long since = Ui.get(() -> view.session().snapshot().alarms().get(1).alarm().since());
			Wait.until("the charts show the seconds of the alarm", LIMIT,
					() -> Ui.get(() -> charts(view).get(0).reading().from() <= since && charts(view).get(0).reading().to() >= since
							&& charts(view).get(0).reading().to() - charts(view).get(0).reading().from() < 120_000));
			assertTrue(Ui.get(() -> action(view, "Now").isEnabled()), "a certain time is shown");
			Ui.run(() -> action(view, "Now").run());
			assertFalse(Ui.get(() -> action(view, "Now").isEnabled()));
			long before = Ui.get(() -> charts(view).get(0).reading().to() - charts(view).get(0).reading().from());
			Ui.run(() -> action(view, "Zoom In").run());
			assertEquals(before / 2.0, Ui.get(() -> charts(view).get(0).reading().to() - charts(view).get(0).reading().from()), 1);
		} finally {
			server.close();
			if (next != null) {
				RunningServers.shared().ended(next.pid());
				next.close();
			}
			Workbench.restore(view);
		}
	}

	private static List<ChartCanvas> charts(GaugesView view) {
		return Widgets.all(control(view), ChartCanvas.class, chart -> true);
	}

	@Test
	void twoServersStandBehindTabsOrSideBySide() throws Exception {
		Workbench.fillScreen();
		GaugesView view = open();
		Workbench.maximize(view);
		try (BusyServer first = new BusyServer(); BusyServer second = new BusyServer()) {
			choose(view, first);
			GaugeSession other = Ui.get(view::add);
			Ui.run(() -> other.choose(new JvmTarget(second.pid(), "Other server")));
			Wait.until("both are read", LIMIT,
					() -> Ui.get(() -> view.sessions().stream().allMatch(session -> session.snapshot().readings().size() == 8)));
			CTabFolder tabs = Ui.get(() -> Widgets.first(control(view), CTabFolder.class,
					folder -> folder.getItemCount() == 2 && folder.getItem(0).getText().startsWith("Busy server")).orElseThrow());
			Wait.until("the tabs name both", LIMIT, () -> Ui.get(() -> tabs.getItem(1).getText()).equals("Other server \u2013 " + second.pid()));
			Screenshot.ofScreen(WorkbenchCheck.screenshot("gauges-tabs"));
			Ui.run(() -> view.setSideBySide(true));
			Wait.until("both raise their alarm", LIMIT, () -> Ui.get(() -> view.sessions().stream().noneMatch(session -> session.snapshot().alarms().isEmpty())));
			Screenshot.ofScreen(WorkbenchCheck.screenshot("gauges-side-by-side"));
			Ui.run(() -> action(view, "Remove This Server").run());
			assertEquals(1, Ui.get(() -> view.sessions().size()));
			assertFalse(Ui.get(() -> action(view, "Remove This Server").isEnabled()));
		} finally {
			Workbench.restore(view);
		}
	}

	@Test
	void groupsChoiceAndFiles() throws Exception {
		GaugesView view = open();
		try (BusyServer server = new BusyServer()) {
			choose(view, server);
			Ui.run(() -> {
				action(view, "Group").setChecked(true);
				action(view, "Group").run();
				view.setMode(GaugeMode.TABLE);
			});
			Wait.until("the table has headings", LIMIT, () -> Ui.get(() -> Widgets.first(control(view), Table.class, each -> each.getColumnCount() == 6)
					.filter(table -> Arrays.stream(table.getItems()).anyMatch(item -> item.getText(0).equals("Threads"))).isPresent()));
			Screenshot.of(Ui.get(() -> Widgets.first(control(view), Table.class, each -> each.getColumnCount() == 6).orElseThrow().getParent().getParent()),
					WorkbenchCheck.screenshot("gauges-table-grouped"));
			Ui.run(() -> view.setMode(GaugeMode.DIALS));
			Screenshot.ofScreen(WorkbenchCheck.screenshot("gauges-grouped"));
			Path csv = folder.resolve("figures.csv");
			GaugeExport.writeCsv(view.session().history().orElseThrow(), view.session().tables().metrics(), csv);
			assertTrue(Files.readString(csv).contains("pool.active[Default] (threads)"));
			Path picture = WorkbenchCheck.screenshot("gauges-saved");
			Ui.run(() -> {
				try {
					GaugeExport.writePicture(Widgets.first(control(view), GaugeCanvas.class, gauge -> true).orElseThrow().getParent(), picture);
				} catch (IOException problem) {
					throw new UncheckedIOException(problem);
				}
			});
			assertTrue(Files.size(picture) > 10_000, "Gauges that are out of sight are in the picture too: " + Files.size(picture) + " bytes");
			Ui.run(() -> {
				action(view, "Group").setChecked(false);
				action(view, "Group").run();
			});
		}
	}

	@Test
	void aThreadDumpIsTakenAndExplained() throws Exception {
		GaugesView view = open();
		try (BusyServer server = new BusyServer()) {
			choose(view, server);
			Ui.run(() -> action(view, "Thread Dump").run());
			Shell dialog = Wait.value("the dump is shown", LIMIT, () -> Widgets.shell("Thread Dump of Busy server (process " + server.pid() + ")").orElse(null));
			try {
				Ui.run(() -> {
					Table threads = Widgets.first(dialog, Table.class, table -> table.getColumnCount() == 3).orElseThrow();
					assertTrue(threads.getItemCount() > 16, threads.getItemCount() + " threads");
				});
				Screenshot.of(dialog, WorkbenchCheck.screenshot("gauges-thread-dump"));
			} finally {
				Ui.run(dialog::close);
			}
			Wait.until("it is marked in the charts", LIMIT, () -> Ui.get(() -> view.session().charts(view.shown().readings(),
					org.wiretune.servers.gauges.ChartRange.STANDARD).stream().anyMatch(chart -> chart.marks().stream().anyMatch(mark -> mark.kind() == ChartMark.Kind.THREAD_DUMP))));
		}
		Job.getJobManager().join(LiveAlarms.FAMILY, null);
	}

	private static void signal(long pid, String name) throws IOException, InterruptedException {
		Process kill = new ProcessBuilder("kill", "-" + name, Long.toString(pid)).start();
		assertTrue(kill.waitFor(10, TimeUnit.SECONDS) && kill.exitValue() == 0);
	}

	private static String sentence(GaugesView view) {
		return Ui.get(() -> Widgets.first(control(view), Link.class, link -> link.getText().contains("onnect") || link.getText().contains("ended")
				|| link.getText().contains("restarted")).map(Link::getText).orElse(""));
	}

	@Test
	void aStoppedAndAKilledProcessAreToldWithinTenSeconds() throws Exception {
		GaugesView view = open();
		try (BusyServer server = new BusyServer()) {
			choose(view, server);
			signal(server.pid(), "STOP");
			Wait.until("a process that is paused is told", TOLD, () -> sentence(view).contains("is paused"));
			Screenshot.ofScreen(WorkbenchCheck.screenshot("gauges-paused"));
			signal(server.pid(), "CONT");
			Wait.until("it goes on by itself", TOLD, () -> view.shown().status().orElseThrow().isLive());
			signal(server.pid(), "KILL");
			Wait.until("the end is told", TOLD, () -> sentence(view).contains("ended at"));
		}
	}
}
