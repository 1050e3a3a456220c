/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.management.MBeanServerConnection;
import javax.management.ObjectName;
import javax.management.remote.JMXConnector;
import javax.management.remote.JMXConnectorFactory;
import javax.management.remote.JMXServiceURL;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.base.ThreadPoolSettings;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.launch.PerformanceRun;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.stat.Distribution;
import org.wiretune.perf.workload.LoopFigures;

@Tag("processes")
@Order(1)
class MeasuredRunTest {

	private static final int LOOPS = 25;

	@TempDir
	Path folder;

	@Test
	void everyBindingIsMeasuredOnThePoolsOfTheSettings() throws Exception {
		ServerSettings settings = ServerSettings.builder().maximumHeapMegabytes(128).initialHeapMegabytes(64)
				.threadPool(new ThreadPoolSettings("Pool_SIBus_SCA", 5, 20, 5000, "server.xml:17"))
				.threadPool(new ThreadPoolSettings("Pool_SIBus_JMS", 1, 1, 5000))
				.threadPool(new ThreadPoolSettings("WebContainer", 1, 2, 60000)).scaThreadPool("Pool_SIBus_SCA")
				.jmsThreadPool("Pool_SIBus_JMS").build();
		RunSpecification specification = TestRuns.specification(LOOPS, BindingUnderTest.values()).withServer(settings);
		EventLog log = new EventLog();
		Path file = folder.resolve("run.json");
		PerformanceRun run = TestRuns.start(specification, log, file);
		RunEvent.ServerReady ready = log.await(RunEvent.ServerReady.class, event -> true);
		assertEquals(run.server().orElseThrow(), ready);
		checkManagement(ready);
		RunFile result = TestRuns.end(run);

		assertEquals(RunState.COMPLETED, result.state(), result.reason());
		assertEquals(result, RunFileFormat.read(file));
		assertEquals(5, result.cells().size());
		for (RunCell cell : result.cells()) {
			checkCell(cell);
			checkMeasurement(cell, result.measurements().get(result.cells().indexOf(cell)), log);
		}
		assertEquals(List.of("Default", "Pool_SIBus_SCA", "Pool_SIBus_JMS", "WebContainer", "WebContainer"),
				result.cells().stream().map(cell -> cell.threadName().replaceAll(" : [0-9]+$", "")).toList());
		assertEquals(128, ready.maximumHeapMegabytes(), 4.0);
		assertEquals(ready.pid(), result.environment().serverPid());
		assertTrue(result.notes().stream().anyMatch(note -> note.contains("journal-buffer-timeout")));
		checkOrder(log);
	}

	private static void checkCell(RunCell cell) {
		boolean direct = cell.binding().equals("sca-sync");
		assertEquals(LOOPS, cell.loops(), cell.binding());
		assertEquals(0, cell.errors(), cell.binding());
		assertTrue(cell.complete(), cell.binding());
		assertTrue(direct ? cell.callsPerRun() >= 1000 : cell.callsPerRun() == 1, cell.toString());
		assertEquals(LOOPS * 1024 / 1048576.0, cell.receivedMegabytes(), 1e-9, cell.binding());
		assertTrue(0 < cell.minMs() && cell.minMs() <= cell.p50Ms() && cell.p50Ms() <= cell.p99Ms()
				&& cell.p99Ms() <= cell.maxMs(), cell.toString());
		assertTrue(cell.minMs() <= cell.meanMs() && cell.meanMs() <= cell.maxMs(), cell.toString());
		// One client in a closed loop: the throughput is what the mean leaves room for.
		assertTrue(cell.perSecond() > 0 && cell.perSecond() <= 1000 / cell.meanMs() * 1.001, cell.toString());
		assertEquals(cell.bindingUnderTest().orElseThrow().isAsynchronous(), cell.queueMeanMs().isPresent());
		cell.queueMeanMs().ifPresent(queue -> assertTrue(queue > 0 && queue < cell.meanMs(), cell.toString()));
	}

	private static void checkMeasurement(RunCell cell, Measurement measurement, EventLog log) {
		assertEquals(cell.binding() + " 1 KB", measurement.id());
		assertEquals(Map.of("binding", cell.binding(), "size", "1 KB", "clients", "1"), measurement.parameters());
		assertTrue(measurement.complete(), measurement.toString());
		assertEquals(List.of(), TestRuns.invalid(measurement));
		assertEquals((long) LOOPS * cell.callsPerRun(), measurement.answered());
		Distribution latency = measurement.latency();
		assertEquals(LOOPS, latency.count());
		assertEquals(List.of(cell.meanMs(), cell.minMs(), cell.p50Ms(), cell.p99Ms(), cell.maxMs()),
				List.of(latency.meanMs(), latency.minMs(), latency.p50Ms(), latency.p99Ms(), latency.maxMs()));
		assertTrue(latency.p50Ms() <= latency.p90Ms() && latency.p90Ms() <= latency.p99Ms()
				&& latency.p99Ms() <= latency.p999Ms() && latency.standardDeviationMs() >= 0, latency.toString());
		assertEquals(LOOPS, latency.decoded().getTotalCount());
		assertEquals(cell.perSecond(), measurement.perSecond());
		assertEquals(Map.of(), measurement.errors());
		assertEquals(List.of(Phase.WARM_UP, Phase.MEASUREMENT), measurement.phases().stream().map(Phase::name).toList());
		assertEquals(cell.queueMeanMs().isPresent(), measurement.others().containsKey(Measurement.QUEUE));
		cell.queueMeanMs().ifPresent(
				queue -> assertEquals(queue, measurement.others().get(Measurement.QUEUE).meanMs(), queue * 0.01));
		assertEquals(List.of(10.0, 20.0), measurement.series().get(LoopFigures.CUMULATIVE_RUNS));
		assertEquals(
				log.all(RunEvent.Progress.class).stream()
						.filter(event -> event.binding().id().equals(cell.binding()) && !event.warmUp())
						.map(event -> event.meanMs() / 1000).toList(),
				measurement.series().get(LoopFigures.CUMULATIVE_MEAN));
		assertTrue(measurement.figures().get(LoopFigures.WARM_UP_MEAN) > 0);
		double warmUpCalls = measurement.figures().get(LoopFigures.WARM_UP_CALLS);
		if (cell.callsPerRun() > 1) {
			// Calls of nanoseconds warm up for a second, however few loops are asked for.
			Phase warmUp = measurement.phases().getFirst();
			assertTrue(warmUpCalls > 2.0 * cell.callsPerRun() && warmUp.toSeconds() - warmUp.fromSeconds() >= 1, measurement.toString());
		} else {
			assertEquals(2.0, warmUpCalls);
			// Two runs before the measured ones: the JVM has compiled nothing.
			assertTrue(measurement.remarks().stream().anyMatch(remark -> remark.contains("the compiler of the JVM")),
					measurement.remarks().toString());
		}
		assertTrue(measurement.resources().serverCpuSeconds() >= 0 && measurement.resources().driverCpuSeconds() >= 0,
				measurement.resources().toString());
	}

	private static void checkOrder(EventLog log) {
		List<RunEvent> ofLast = log.all().stream().filter(event -> event instanceof RunEvent.WarmUpStarted started
				&& started.binding() == BindingUnderTest.WS_SYNC
				|| event instanceof RunEvent.MeasurementStarted measured && measured.binding() == BindingUnderTest.WS_SYNC
				|| event instanceof RunEvent.Progress progress && progress.binding() == BindingUnderTest.WS_SYNC
						&& !progress.warmUp()
				|| event instanceof RunEvent.CellFinished finished && finished.cell().binding().equals("ws-sync")
				|| event instanceof RunEvent.Finished).toList();
		assertEquals(List.of("WarmUpStarted", "MeasurementStarted", "Progress", "Progress", "CellFinished", "Finished"),
				ofLast.stream().map(event -> event.getClass().getSimpleName()).toList());
		List<RunEvent.Progress> progress = log.all(RunEvent.Progress.class).stream().filter(event -> !event.warmUp())
				.toList();
		assertEquals(Set.of(10, 20), progress.stream().map(RunEvent.Progress::runs).collect(Collectors.toSet()));
		for (RunEvent.Progress event : progress) {
			assertTrue(event.totalHeapMegabytes() > 0 && event.freeHeapMegabytes() > 0
					&& event.freeHeapMegabytes() < event.totalHeapMegabytes(), event.toString());
			assertEquals(event.runs() * 1024 / 1048576.0, event.receivedMegabytes(), 1e-9);
		}
		assertTrue(log.all().get(log.all().size() - 1) instanceof RunEvent.Finished);
	}

	private static void checkManagement(RunEvent.ServerReady ready) throws Exception {
		try (JMXConnector connector = JMXConnectorFactory.connect(new JMXServiceURL(ready.jmxAddress()))) {
			MBeanServerConnection beans = connector.getMBeanServerConnection();
			ObjectName pool = new ObjectName("org.wiretune:type=ThreadPool,name=Pool_SIBus_SCA");
			assertEquals(20, beans.getAttribute(pool, "MaximumPoolSize"));
			assertEquals(5, beans.getAttribute(pool, "MinimumPoolSize"));
			for (String attribute : new String[] { "ActiveCount", "PoolSize", "QueueSize", "CompletedTaskCount" }) {
				assertTrue(((Number) beans.getAttribute(pool, attribute)).longValue() >= 0, attribute);
			}
			ObjectName queue = new ObjectName("org.wiretune:type=Queue,name=sca/ReceiverModule");
			assertTrue((Long) beans.getAttribute(queue, "MessageCount") >= 0);
			ObjectName server = new ObjectName("org.wiretune:type=Server");
			assertEquals("STARTED", beans.getAttribute(server, "State"));
			assertEquals("WireTune embedded server", beans.getAttribute(server, "Name"));
			assertEquals(4, beans.queryNames(new ObjectName("org.wiretune:type=ThreadPool,*"), null).size());
		}
	}

	@Test
	void parallelClientsShareTheLoops() throws Exception {
		RunSpecification specification = TestRuns
				.specification(103, BindingUnderTest.SCA_ASYNC, BindingUnderTest.HTTP_SYNC).withClients(4);
		RunFile result = TestRuns.end(TestRuns.start(specification, new EventLog(), folder.resolve("run.json")));
		assertEquals(RunState.COMPLETED, result.state(), result.reason());
		for (RunCell cell : result.cells()) {
			assertEquals(103, cell.loops());
			assertEquals(0, cell.errors());
			assertTrue(cell.perSecond() > 0 && cell.perSecond() <= 4 * 1000 / cell.meanMs() * 1.05, cell.toString());
		}
	}
}
