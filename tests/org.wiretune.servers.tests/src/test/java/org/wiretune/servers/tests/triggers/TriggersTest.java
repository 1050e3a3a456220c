/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.triggers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

import javax.management.ObjectName;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.alarm.Alarm;
import org.wiretune.perf.alarm.LimitOwner;
import org.wiretune.servers.RunningServers;
import org.wiretune.servers.alarms.AlarmChange;
import org.wiretune.servers.gauges.ChartMark;
import org.wiretune.servers.gauges.ChartRange;
import org.wiretune.servers.gauges.GaugeLimits;
import org.wiretune.servers.gauges.GaugeSession;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.host.ServerAccess;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.ManagementLink;
import org.wiretune.servers.metrics.MetricConnection;
import org.wiretune.servers.own.OwnGauges;
import org.wiretune.servers.own.OwnTables;
import org.wiretune.servers.tests.metrics.ChildJvm;
import org.wiretune.servers.tests.metrics.ManualSchedule;
import org.wiretune.servers.tests.metrics.ScriptedProcess;
import org.wiretune.servers.triggers.SessionTriggers;
import org.wiretune.servers.triggers.TriggerResult;
import org.wiretune.servers.triggers.TriggerRunner;
import org.wiretune.servers.triggers.TriggeredAction;

/** What is done when an alarm is raised, in a real program and in none. */
@Timeout(60)
class TriggersTest {

	private static final long NOW = 1_000_000_000_000L;

	@TempDir
	Path folder;

	private final BlockingQueue<TriggerResult> results = new LinkedBlockingQueue<>();

	private static Alarm alarm(String id) {
		return new Alarm(id, "", "", NOW, 9, 5, Double.NaN, "count", LimitOwner.NONE, "Nine are more than five.", List.of());
	}

	private TriggerResult next() throws InterruptedException {
		TriggerResult result = results.poll(40, TimeUnit.SECONDS);
		assertTrue(result != null, "nothing was told");
		return result;
	}

	@Test
	@Tag("processes")
	void aRealProgramWritesItsThreadsAndRecordsItself() throws Exception {
		ServerAccess access = new ServerAccess();
		try (ChildJvm child = ChildJvm.managed(List.of()); TriggerRunner runner = new TriggerRunner(access, folder.resolve("at alarms"), results::add)) {
			JvmTarget target = new JvmTarget(child.pid(), "Shop");
			runner.run(TriggeredAction.THREAD_DUMP, alarm("five"), target, NOW);
			TriggerResult dump = next();
			assertTrue(Files.readString(dump.file().orElseThrow()).contains("\"main\""), dump.sentence());
			runner.run(TriggeredAction.THREAD_DUMP, alarm("six"), target, NOW + 59_000);
			assertTrue(next().sentence().startsWith("No further thread dump was taken: there is one at most each 60"));
			runner.run(TriggeredAction.FLIGHT_RECORDING, alarm("five"), target, NOW);
			TriggerResult recording = next();
			assertTrue(recording.sentence().startsWith("The flight recorder records for") && recording.file().isPresent(), recording.sentence());
			ManagementLink link = access.open(target);
			Object running = link.server().invoke(new ObjectName("com.sun.management:type=DiagnosticCommand"), "jfrCheck", new Object[] { new String[0] }, new String[] { String[].class.getName() });
			link.close();
			assertTrue(String.valueOf(running).contains("name=wiretune-20010909-014640"), String.valueOf(running));
			runner.run(TriggeredAction.FLIGHT_RECORDING, alarm("six"), target, NOW + 599_000);
			assertTrue(next().sentence().startsWith("No further flight recording"));
		}
	}

	@Test
	void whatAProgramCannotDoIsSaid() throws Exception {
		try (TriggerRunner runner = new TriggerRunner(new ScriptedProcess(1), folder, results::add)) {
			runner.run(TriggeredAction.FLIGHT_RECORDING, alarm("five"), new JvmTarget(4711, "Shop"), NOW);
			TriggerResult result = next();
			assertEquals("No flight recording of Shop could be started: it has no flight recorder that can be started by JMX (Java of OpenJDK 11 and later has).", result.sentence());
			assertEquals(Optional.empty(), result.file());
			runner.run(TriggeredAction.THREAD_DUMP, alarm("five"), new JvmTarget(4711, "Shop"), NOW);
			assertTrue(next().sentence().startsWith("No thread dump of Shop could be taken: "));
		}
	}

	@Test
	void onlyTheNewestFilesStay() throws Exception {
		for (int i = 10; i < 40; i++) {
			Files.writeString(folder.resolve("wiretune-20000101-0000" + i + ".jfr"), "old");
		}
		Files.writeString(folder.resolve("mine.txt"), "not ours");
		try (ChildJvm child = ChildJvm.managed(List.of()); TriggerRunner runner = new TriggerRunner(new ServerAccess(), folder, results::add)) {
			runner.run(TriggeredAction.THREAD_DUMP, alarm("five"), new JvmTarget(child.pid(), "Shop"), NOW);
			next();
		}
		try (var files = Files.list(folder)) {
			assertEquals(TriggerRunner.MOST_FILES + 1, files.count());
		}
		assertTrue(Files.exists(folder.resolve("mine.txt")) && Files.exists(folder.resolve("wiretune-20000101-000039.jfr")));
	}

	/** The limit of a gauge of the user marks its moment on the charts. */
	@Test
	void anAlarmIsMarked() {
		ScriptedProcess process = new ScriptedProcess(1);
		process.bean("shop:type=Cart").with("Items", 9L);
		ManualSchedule schedule = new ManualSchedule();
		ServerTables tables = OwnTables.with(ServerTables.standard(), OwnGauges.read("Items=shop:type=Cart#Items; above 5 for 1 s"));
		try (GaugeSession session = new GaugeSession(new RunningServers(), tables, table -> new MetricConnection(table, process, schedule), GaugeLimits.DEFAULTS, ZoneOffset.UTC, () -> {
		}); SessionTriggers triggers = new SessionTriggers(session, process, folder, (target, alarm) -> Set.of(TriggeredAction.MARK))) {
			session.addAlarmListener(triggers);
			session.choose(new JvmTarget(4711, "Shop"));
			schedule.tick();
			schedule.pass(Duration.ofSeconds(2));
			List<ChartMark> marks = session.charts(session.snapshot().readings(), ChartRange.STANDARD).get(0).marks();
			session.told(4711, new AlarmChange(AlarmChange.Kind.RAISED, schedule.now(), alarm("log-says")));
			assertEquals(List.of("Items"), marks.stream().filter(each -> each.kind() == ChartMark.Kind.MOMENT).map(ChartMark::text).toList());
			List<ChartMark> later = session.charts(session.snapshot().readings(), ChartRange.STANDARD).get(0).marks();
			assertTrue(later.stream().anyMatch(each -> each.kind() == ChartMark.Kind.MOMENT && each.text().equals("log-says")), "an alarm of the log counts too");
		}
	}
}
