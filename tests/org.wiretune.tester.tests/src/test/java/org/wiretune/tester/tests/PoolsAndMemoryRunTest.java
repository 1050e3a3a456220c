/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.launch.PerformanceRun;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.workload.HeapSize;
import org.wiretune.perf.workload.MemoryFigures;
import org.wiretune.perf.workload.MemoryKeys;
import org.wiretune.perf.workload.PoolFigures;
import org.wiretune.perf.workload.PoolKeys;
import org.wiretune.perf.workload.PoolSize;
import org.wiretune.perf.workload.TimedKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;

/** Workloads of pools and memory from end to end. */
@Tag("processes")
class PoolsAndMemoryRunTest {

	@TempDir
	Path folder;

	private final EventLog log = new EventLog();

	private PerformanceRun start(Workload workload) throws Exception {
		RunSpecification specification = new RunSpecification("Test", workload, TestRuns.settings().build());
		return TestRuns.start(specification, log, folder.resolve("run.json"));
	}

	private RunFile run(Workload workload) throws Exception {
		RunFile result = TestRuns.end(start(workload));
		assertEquals(RunState.COMPLETED, result.state(), result.reason());
		assertEquals(result, RunFileFormat.read(folder.resolve("run.json")));
		return result;
	}

	@Test
	void sessionsAreMeasuredInBothDispatchModels() throws Exception {
		RunFile result = run(Workload.of(WorkloadKind.POOLS).with(PoolKeys.SESSIONS, List.of(5))
				.with(PoolKeys.INSTANCES, List.of(3)).with(PoolKeys.MESSAGES, 30)
				.with(PoolKeys.WORK, Duration.ofMillis(50)));
		assertEquals(List.of("5 sessions 3 instances independent", "5 sessions 3 instances batch"),
				result.measurements().stream().map(Measurement::id).toList());
		for (Measurement measurement : result.measurements()) {
			assertEquals(30, measurement.answered());
			assertEquals(0, measurement.failed());
			assertTrue(measurement.complete());
			assertEquals(3.0, measurement.figures().get(PoolFigures.INSTANCES_AT_WORK));
			assertEquals(30.0, sum(measurement.series().get(PoolFigures.STARTS)));
			assertTrue(measurement.series().get(PoolFigures.AT_WORK).stream().allMatch(number -> number <= 3));
			assertEquals(30, measurement.others().get("wait").count());
			assertEquals(30, measurement.latency().count());
			assertTrue(measurement.latency().minMs() >= 49, measurement.latency().toString());
		}
	}

	private static double sum(List<Double> values) {
		return values.stream().mapToDouble(Double::doubleValue).sum();
	}

	@Test
	void fewThreadsOfTheWebContainerLetClientsWait() throws Exception {
		RunFile result = run(Workload.of(WorkloadKind.POOLS).with(PoolKeys.POOL, PoolKeys.Pool.WEB_CONTAINER)
				.with(PoolKeys.BINDINGS, List.of(BindingUnderTest.HTTP_SYNC, BindingUnderTest.SCA_SYNC))
				.with(PoolKeys.CLIENTS, List.of(4)).with(PoolKeys.WORK, Duration.ofMillis(50))
				.with(PoolKeys.THREAD_POOLS, List.of(new PoolSize(1, 1), new PoolSize(4, 4)))
				.with(TimedKeys.WARM_UP, Duration.ofMillis(500)).with(TimedKeys.DURATION, Duration.ofSeconds(1)));
		assertEquals(2, result.measurements().size(), "SCA sync needs no thread of the web container");
		Measurement one = result.measurements().get(0);
		Measurement four = result.measurements().get(1);
		assertEquals("http-sync 4 clients 1/1 threads", one.id());
		assertTrue(one.figures().get(PoolFigures.THREADS_IN_USE) <= 1.0, one.figures().toString());
		assertTrue(one.figures().get(PoolFigures.THREADS_IN_POOL) <= 1.0, one.figures().toString());
		assertTrue(four.figures().get(PoolFigures.THREADS_IN_USE) <= 4.0, four.figures().toString());
		double waiting = one.figures().get(PoolFigures.REQUESTS_WAITING);
		assertTrue(waiting >= 1 && waiting <= 3, one.figures().toString());
		assertTrue(one.remarks().stream().anyMatch(remark -> remark.startsWith("All 1 threads were at work and up to")),
				one.remarks().toString());
		// One thread answers no more than one call in 50 ms; those on their way back were answered in the warm-up.
		Phase measured = one.phase(Phase.MEASUREMENT).orElseThrow();
		double seconds = measured.toSeconds() - measured.fromSeconds();
		assertTrue(one.answered() <= seconds / 0.05 + 5, one.answered() + " in " + seconds);
		assertEquals(0, one.failed() + four.failed());
	}

	@Test
	void activationConcurrencyIsTheMostThatWorksAtOnce() throws Exception {
		RunFile result = run(Workload.of(WorkloadKind.POOLS).with(PoolKeys.POOL, PoolKeys.Pool.ACTIVATION)
				.with(PoolKeys.CLIENTS, List.of(3)).with(PoolKeys.WORK, Duration.ofMillis(20))
				.with(PoolKeys.CONCURRENCY, List.of(1, 10)).with(TimedKeys.WARM_UP, Duration.ofMillis(300))
				.with(TimedKeys.DURATION, Duration.ofMillis(700)));
		assertEquals(4, result.measurements().size(), "SCA async and JMS async with 1 and 10");
		for (Measurement measurement : result.measurements()) {
			double most = measurement.figures().get(PoolFigures.MESSAGES_AT_WORK);
			assertTrue(measurement.id().contains("10 concurrency") ? most <= 3 : most <= 1, measurement.id() + " " + most);
			assertEquals(0, measurement.failed(), measurement.errors().toString());
			// The call and its time in the queue are told one after the other; a phase may end between them.
			assertTrue(Math.abs(measurement.answered() - queued(measurement)) <= 3, measurement.answered() + " " + queued(measurement));
		}
	}

	private static long queued(Measurement measurement) {
		return measurement.others().containsKey("queue") ? measurement.others().get("queue").count() : 0;
	}

	@Test
	void aFloodThatFillsTheHeapIsAResultAndItsMessagesAreRecovered() throws Exception {
		RunFile result = run(Workload.of(WorkloadKind.MEMORY).with(MemoryKeys.HEAPS, List.of(new HeapSize(48)))
				.with(MemoryKeys.STORE, MemoryKeys.Store.JOURNAL)
				.with(MemoryKeys.RECOVERY_HEAP, List.of(new HeapSize(256))));
		Measurement flood = result.measurements().get(0);
		double sent = flood.figures().get(MemoryFigures.SENT);
		assertEquals(1.0, flood.figures().get(MemoryFigures.OUT_OF_MEMORY));
		assertTrue(flood.complete() && flood.failed() == 0);
		// So many bodies of 1 MB do not fit, whatever else is in the heap.
		assertTrue(sent > 0 && sent <= 48, String.valueOf(sent));
		assertTrue(flood.remarks().stream().anyMatch(remark -> remark.startsWith("The server ran out of memory and ended: "
				+ "with a heap of 48 MB it had sent " + (int) sent + " of 400 messages of 1 MB")), flood.remarks().toString());
		assertTrue(flood.figures().get(MemoryFigures.HEAP) <= 48 * 1024 * 1024);
		Measurement recovery = result.measurements().get(1);
		assertEquals(0.0, recovery.figures().get(MemoryFigures.OUT_OF_MEMORY));
		assertEquals(sent, recovery.figures().get(MemoryFigures.PENDING));
		double recovered = recovery.figures().get(MemoryFigures.RECOVERED);
		// The last ones were sent without waiting for the disk.
		assertTrue(recovered > 0 && recovered <= sent, recovered + " of " + sent);
		assertEquals(recovered, recovery.answered());
		assertEquals(0.0, recovery.figures().get(MemoryFigures.LEFT));
		for (String name : List.of("run-gc-48mb.log", "run-gc-recovery-256mb.log")) {
			assertTrue(Files.readString(folder.resolve(name)).contains("[gc"), name);
		}
	}

	@Test
	void eachCollectorIsTheOneThatItsServerRuns() throws Exception {
		RunFile result = run(Workload.of(WorkloadKind.MEMORY).with(MemoryKeys.LOAD, MemoryKeys.Load.ALLOCATION)
				.with(MemoryKeys.HEAPS, List.of(new HeapSize(64))).with(MemoryKeys.LIVE_DATA, new HeapSize(8))
				.with(MemoryKeys.COLLECTOR, List.of(MemoryKeys.Collector.PARALLEL, MemoryKeys.Collector.G1, MemoryKeys.Collector.ZGC))
				.with(TimedKeys.WARM_UP, Duration.ofMillis(300)).with(TimedKeys.DURATION, Duration.ofSeconds(1)));
		assertEquals(List.of("allocation 64 MB parallel", "allocation 64 MB g1", "allocation 64 MB zgc"),
				result.measurements().stream().map(Measurement::id).toList());
		List<String> names = List.of("Using Parallel", "Using G1", "Initializing The Z Garbage Collector");
		for (int i = 0; i < names.size(); i++) {
			Measurement one = result.measurements().get(i);
			String text = Files.readString(folder.resolve("run-gc-64mb-" + one.parameters().get("collector") + ".log"));
			assertTrue(text.contains(names.get(i)), text.lines().limit(3).toList().toString());
			assertTrue(one.answered() > 0 && one.figures().get(MemoryFigures.COLLECTIONS) > 0, one.figures().toString());
		}
	}

	@Test
	void whoWorksUnderOneLockIsBlockedForTheTimeOfTheOthers() throws Exception {
		Workload workload = Workload.of(WorkloadKind.POOLS).with(PoolKeys.POOL, PoolKeys.Pool.STATELESS)
				.with(PoolKeys.BEAN_POOLS, List.of(PoolKeys.BeanPools.THREAD_LOCAL)).with(PoolKeys.CLIENTS, List.of(3))
				.with(PoolKeys.WORK, Duration.ofMillis(5)).with(PoolKeys.BUSIEST_THREADS, 3)
				.with(TimedKeys.WARM_UP, Duration.ofMillis(300)).with(TimedKeys.DURATION, Duration.ofSeconds(2));
		Measurement lock = run(workload.with(PoolKeys.WORK_KIND, PoolKeys.WorkKind.LOCK)).measurements().get(0);
		List<Double> busy = lock.series().get(PoolFigures.BUSIEST_USER);
		List<Double> blocked = lock.series().get(PoolFigures.BUSIEST_BLOCKED);
		assertEquals(3, busy.size());
		// One at a time works, and whoever does not is blocked by its monitor.
		assertTrue(sum(busy) <= 105, busy.toString());
		assertTrue(sum(blocked) >= 90, blocked.toString());
		assertTrue(lock.remarks().stream().anyMatch(remark -> remark.contains("Caller : 0 ") && remark.contains("Caller : 2 ")),
				lock.remarks().toString());
		assertTrue(lock.figures().get(PoolFigures.SERVER_THREADS) > 3);
		Measurement sleep = run(workload.with(PoolKeys.WORK_KIND, PoolKeys.WorkKind.SLEEP)).measurements().get(0);
		assertTrue(sum(sleep.series().get(PoolFigures.BUSIEST_BLOCKED)) < 30, sleep.series().toString());
		assertTrue(sum(sleep.series().get(PoolFigures.BUSIEST_WAITING)) > 100, sleep.series().toString());
		assertFalse(run(workload.with(PoolKeys.BUSIEST_THREADS, 0)).measurements().get(0).series().containsKey(PoolFigures.BUSIEST_USER));
	}

	@Test
	void messagesOnDiskNeedNoHeapAndSlowReceiversGetAll() throws Exception {
		RunFile result = run(Workload.of(WorkloadKind.MEMORY).with(MemoryKeys.HEAPS, List.of(new HeapSize(64)))
				.with(MemoryKeys.STORE, MemoryKeys.Store.DISK).with(MemoryKeys.MESSAGES, 80)
				.with(MemoryKeys.CONSUMER, MemoryKeys.Consumer.SLOW).with(MemoryKeys.WORK, Duration.ofMillis(1)));
		Measurement flood = result.measurements().get(0);
		assertEquals(0.0, flood.figures().get(MemoryFigures.OUT_OF_MEMORY));
		assertEquals(80.0, flood.figures().get(MemoryFigures.RECEIVED));
		assertEquals(80, flood.answered());
		assertEquals(80, flood.others().get("send").count());
		assertEquals(0, flood.failed());
	}

	@Test
	void stoppingEndsTheHeapServerToo() throws Exception {
		PerformanceRun run = start(Workload.of(WorkloadKind.MEMORY).with(MemoryKeys.LOAD, MemoryKeys.Load.ALLOCATION)
				.with(MemoryKeys.HEAPS, List.of(new HeapSize(64))).with(MemoryKeys.LIVE_DATA, new HeapSize(8))
				.with(TimedKeys.WARM_UP, Duration.ZERO).with(TimedKeys.DURATION, Duration.ofHours(1)));
		RunEvent.DriverReady ready = log.await(RunEvent.DriverReady.class, event -> true);
		log.await(RunEvent.SecondPassed.class, event -> event.second().answered() > 0);
		List<ProcessHandle> heapServers = ProcessHandle.of(ready.pid()).orElseThrow().descendants().filter(TestRuns::isJava).toList();
		assertEquals(1, heapServers.size());
		run.cancel();
		RunFile result = TestRuns.end(run);
		assertEquals(RunState.STOPPED, result.state());
		assertEquals(1, result.measurements().size());
		assertFalse(result.measurements().get(0).complete());
		assertTrue(result.measurements().get(0).answered() > 0);
		TestRuns.assertGone(heapServers.get(0).pid());
	}
}
