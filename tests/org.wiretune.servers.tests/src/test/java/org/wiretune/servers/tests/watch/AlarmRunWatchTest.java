/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.alarm.AlarmMoment;
import org.wiretune.perf.alarm.LimitOwner;
import org.wiretune.perf.alarm.LimitingSetting;
import org.wiretune.perf.alarm.KeptAlarm;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.launch.RunWatch;
import org.wiretune.perf.result.ReachedLimit;
import org.wiretune.perf.result.RunGauge;
import org.wiretune.servers.dumps.ThreadDump;
import org.wiretune.servers.dumps.ThreadDumpReader;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.own.OwnGauges;
import org.wiretune.servers.own.OwnTables;
import org.wiretune.servers.tests.Waiting;
import org.wiretune.servers.tests.metrics.ChildJvm;
import org.wiretune.servers.watch.AlarmRunWatch;

/** The watch of a run against a real process whose pool is full. */
@Tag("processes")
class AlarmRunWatchTest {

	private static final Duration LIMIT = Duration.ofSeconds(40);

	@TempDir
	Path folder;

	private final List<KeptAlarm> told = new CopyOnWriteArrayList<>();
	private final List<ReachedLimit> reached = new CopyOnWriteArrayList<>();
	private final List<RunGauge> read = new CopyOnWriteArrayList<>();
	private final List<String> notes = new CopyOnWriteArrayList<>();
	private final RunWatch.Listener listener = new RunWatch.Listener() {

		@Override
		public void changed(KeptAlarm alarm) {
			told.add(alarm);
		}

		@Override
		public void reached(ReachedLimit limit) {
			reached.add(limit);
		}

		@Override
		public void read(RunGauge gauge) {
			read.add(gauge);
		}

		@Override
		public void note(String sentence) {
			notes.add(sentence);
		}
	};

	private static RunEvent.ServerReady ready(long pid) {
		return new RunEvent.ServerReady(Instant.now(), pid, 1, 2, "", "vm", "os", 2, 64, 5, List.of());
	}

	@Test
	void aFullPoolIsKeptWithItsSecondsAndThreads() throws Exception {
		Path file = folder.resolve("busy.json");
		Files.writeString(folder.resolve("busy.threads-3.txt"), "of an earlier run");
		try (ChildJvm server = ChildJvm.fullPool(); RunWatch.Watching watching = new AlarmRunWatch().begin("Busy server", file, listener)) {
			assertFalse(Files.exists(folder.resolve("busy.threads-3.txt")), "what an earlier run left is gone");
			watching.ready(ready(server.pid()));
			Waiting.until(told::toString, LIMIT, () -> told.stream().anyMatch(alarm -> !alarm.threadDump().isEmpty()));
		}
		KeptAlarm raised = told.get(0);
		assertEquals("connector-maxthreads-reached", raised.alarm().id());
		assertEquals("embedded", raised.alarm().source());
		assertEquals(LimitOwner.THREAD_POOL, raised.alarm().limitedBy());
		assertTrue(raised.alarm().evidence().stream().filter(AlarmMoment::holds).count() >= 3, raised.toString());
		assertTrue(told.stream().noneMatch(alarm -> alarm.isSame(raised) && alarm.endedAt().isPresent()), "it held until the end of the run");
		KeptAlarm kept = told.stream().filter(alarm -> alarm.isSame(raised) && !alarm.threadDump().isEmpty()).findFirst().orElseThrow();
		assertEquals("busy.threads-1.txt", kept.threadDump());
		Path dump = folder.resolve(kept.threadDump());
		assertTrue(Files.readString(dump).startsWith("# Thread dump of Busy server, process "), Files.readString(dump));
		try (Reader reader = Files.newBufferedReader(dump)) {
			ThreadDump read = ThreadDumpReader.read(reader);
			assertTrue(read.threads().stream().anyMatch(thread -> thread.name().equals("main") && !thread.stack().isEmpty()));
		}
		assertTrue(notes.stream().anyMatch(note -> note.startsWith("Alarms were looked for in ")), notes.toString());
		assertEquals(List.of(), reached, "the alarm says it");
	}

	/** The whole way of {@code run --metrics FILE}: the file, a process that has what it reads, and the alarm as the run file keeps it. */
	@Test
	void aFileOfTheUserIsWatchedInARealProcess() throws Exception {
		Path mine = folder.resolve("mine.json");
		Files.writeString(mine, """
				{"metrics": [
				  {"id": "my.polling", "mbean": "com.acme:type=Engine,name=*", "attribute": "Polling", "instance": "name", "unit": "threads"},
				  {"id": "my.maximum", "mbean": "com.acme:type=Engine,name=*", "attribute": "MaximumPolls", "instance": "name", "unit": "threads"}],
				 "gauges": [{"id": "my.engine", "group": "threads", "value": "my.polling", "maximum": "my.maximum", "limit": {"ofMaximum": 1}, "title": "Engine {0}"}],
				 "alarms": [{"id": "my.engine-full", "each": "my.polling", "observed": "my.polling", "limit": "my.maximum", "seconds": 2, "of": 3,
				   "unit": "threads", "setting": ["acme.engine", "maximum-polls"], "message": "Engine {0} is full: {1} of {2}."}]}""");
		ServerTables tables = OwnTables.with(ServerTables.standard().with(mine), OwnGauges.read("Polls=com.acme:type=Engine,name=*#Polling; unit threads; above 5 for 1 s"));
		try (ChildJvm server = ChildJvm.engine();
				RunWatch.Watching watching = new AlarmRunWatch(tables).begin("Flow", folder.resolve("flow.json"), listener)) {
			watching.ready(ready(server.pid()));
			Waiting.until(told::toString, LIMIT, () -> told.stream().map(alarm -> alarm.alarm().id()).collect(Collectors.toSet()).containsAll(Set.of("my.engine-full", "Polls")));
		}
		assertEquals(List.of("Polls orders"), read.stream().map(RunGauge::name).toList());
		assertEquals("com.acme:name=*,type=Engine#Polling", read.get(0).source());
		assertEquals("threads", read.get(0).unit());
		assertEquals(5, read.get(0).limit());
		assertTrue(read.get(0).values().size() > 1 && read.get(0).values().stream().allMatch(value -> value == 10), read.toString());
		KeptAlarm raised = told.stream().filter(alarm -> alarm.alarm().id().equals("my.engine-full")).findFirst().orElseThrow();
		assertEquals("orders", raised.alarm().instance());
		assertEquals("Engine orders is full: 10 threads of 10 threads.", raised.alarm().message().replace('\u00a0', ' '));
		assertEquals(new LimitingSetting("acme.engine", "maximum-polls"), raised.alarm().limitedBy());
		assertTrue(reached.stream().noneMatch(limit -> limit.name().equals("Engine orders")), "the alarm says it");
	}

	@Test
	void aPoolThatIsFullWithoutAnAlarmIsTold() throws Exception {
		try (ChildJvm server = ChildJvm.fullPoolWithoutQueue(); RunWatch.Watching watching = new AlarmRunWatch().begin("Busy server", folder.resolve("easy.json"), listener)) {
			watching.ready(ready(server.pid()));
			Waiting.until(told::toString, LIMIT, () -> told.stream().anyMatch(alarm -> alarm.alarm().instance().equals("Waited")));
		}
		assertTrue(told.stream().noneMatch(alarm -> alarm.alarm().instance().equals("SCA")), told.toString());
		assertEquals(1, reached.size(), reached.toString());
		ReachedLimit pool = reached.get(0);
		assertEquals("SCA pool", pool.name());
		assertEquals(10, pool.most());
		assertEquals(10, pool.limit());
		assertEquals("threads", pool.unit());
		assertTrue(pool.seconds() >= 1 && pool.seconds() == pool.of(), pool.toString());
		assertEquals("connector-maxthreads-reached", pool.alarm());
		assertEquals("SCA pool reached the limit: 10 of 10 threads in " + pool.seconds() + " of the " + pool.of() + " seconds in which it was read. No alarm was raised: "
				+ "connector-maxthreads-reached needs it in 3 of 5 seconds, and that work waits for it meanwhile. Measure for longer or with more callers to see whether the limit costs time.",
				pool.message().replace('\u00a0', ' '));
	}

	@Test
	void aServerThatRunsOutOfMemoryLeavesADumpThatIsTold() throws Exception {
		Path dumps = Files.createDirectory(folder.resolve("dumps"));
		Files.writeString(dumps.resolve("java_pid1.hprof"), "of another process");
		try (ChildJvm server = ChildJvm.dumping(dumps); RunWatch.Watching watching = new AlarmRunWatch().begin("Small server", folder.resolve("dump.json"), listener)) {
			watching.ready(ready(server.pid()));
			server.exhaust();
			Waiting.until(told::toString, LIMIT, () -> told.stream().anyMatch(alarm -> alarm.alarm().id().equals("oom-artifacts-present")));
			KeptAlarm alarm = told.stream().filter(each -> each.alarm().id().equals("oom-artifacts-present")).findFirst().orElseThrow();
			assertEquals("java_pid" + server.pid() + ".hprof", alarm.alarm().instance());
			assertEquals(LimitOwner.HEAP, alarm.alarm().limitedBy());
			assertTrue(alarm.alarm().message().contains("has left one heap dump, core file or record"), alarm.alarm().message());
		}
	}

	/** As far as a run is told to keep it, the dump has any name. */
	@Test
	void aDumpThatTheArgumentsNameIsToldToo() throws Exception {
		Path named = folder.resolve("shop.hprof");
		try (ChildJvm server = ChildJvm.dumping(named); RunWatch.Watching watching = new AlarmRunWatch().begin("Small server", folder.resolve("named.json"), listener)) {
			watching.ready(ready(server.pid()));
			server.exhaust();
			Waiting.until(told::toString, LIMIT, () -> told.stream().anyMatch(alarm -> alarm.alarm().id().equals("oom-artifacts-present") && alarm.alarm().instance().equals("shop.hprof")));
		}
	}

	/** The server is killed by the end of memory: what it wrote is looked for once more when the run closes. */
	@Test
	void theLastLookIsAtTheEndOfTheRun() throws Exception {
		Path dumps = Files.createDirectory(folder.resolve("last"));
		try (ChildJvm server = ChildJvm.dumping(dumps)) {
			RunWatch.Watching watching = new AlarmRunWatch().begin("Small server", folder.resolve("last.json"), listener);
			watching.ready(ready(server.pid()));
			server.exhaust();
			watching.close();
		}
		assertTrue(told.stream().anyMatch(alarm -> alarm.alarm().id().equals("oom-artifacts-present")), told.toString());
	}

	@Test
	void aLineOfTheLogIsAnAlarmToo() {
		try (RunWatch.Watching watching = new AlarmRunWatch().begin("", folder.resolve("log.json"), listener)) {
			watching.line("12:00:00,000 WARN  [org.jboss.as.ejb3] WFLYEJB0378: Failed to acquire a permit within 5 MINUTES");
			watching.line("12:00:00,001 INFO  [org.jboss.as] nothing of interest");
		}
		assertEquals(List.of("slsb-pool-exhausted-live"), told.stream().map(each -> each.alarm().id()).toList());
		assertEquals(List.of(), notes, "a server that never was ready has failed the run already");
	}

	@Test
	void aProcessThatCannotBeReadIsSaidInANote() {
		try (RunWatch.Watching watching = new AlarmRunWatch().begin("Gone", folder.resolve("gone.json"), listener)) {
			watching.ready(ready(Integer.MAX_VALUE));
		}
		assertEquals(List.of(), told);
		assertEquals(1, notes.size());
		assertTrue(notes.get(0).startsWith("No alarms could be looked for"), notes.toString());
	}
}
