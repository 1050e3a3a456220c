/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.launch.PerformanceRun;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.workload.SenderFigures;
import org.wiretune.perf.workload.SenderKeys;
import org.wiretune.perf.workload.TimedKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;
import org.wiretune.tester.process.ServiceProcess;
import org.wiretune.tester.senders.BrokerService;

@Tag("processes")
class RatedSendersTest {


	@TempDir
	Path folder;

	private final EventLog log = new EventLog();

	/** Few messages and every patience: what is tested holds at any speed. */
	private static Workload workload() {
		return Workload.of(WorkloadKind.RATED_SENDERS).with(TimedKeys.WARM_UP, Duration.ofMillis(100))
				.with(TimedKeys.DURATION, Duration.ofMillis(400)).with(SenderKeys.RATE, 20)
				.with(SenderKeys.SESSIONS, List.of(2)).with(SenderKeys.FIRST_SENDERS, 1).with(SenderKeys.MOST_SENDERS, 1)
				.with(SenderKeys.MOST_LATE, Duration.ofMinutes(1));
	}

	private static Workload endless() {
		return workload().with(TimedKeys.DURATION, Duration.ofHours(1));
	}

	private PerformanceRun start(Workload workload) throws IOException {
		return TestRuns.start(
				RunSpecification.lab().withWorkload(workload).withServer(TestRuns.settings().build()), log,
				folder.resolve("run.json"));
	}

	private static Measurement last(RunFile file) {
		return file.measurements().getLast();
	}

	@Test
	void everyMessageOfAnXaTransactionHasTheVoteOfTheSecondResourceAndNoneIsLost() throws Exception {
		RunFile result = TestRuns.end(start(workload().with(SenderKeys.PERSISTENT, true).with(SenderKeys.XA, true)
				.with(SenderKeys.SESSIONS, List.of(2, 1)).with(SenderKeys.FAIL_EVERY, 3)));
		assertEquals(RunState.COMPLETED, result.state(), result.reason());
		List<Measurement> peaks = result.measurements().stream().filter(line -> line.figures().containsKey(SenderFigures.PEAK)).toList();
		assertEquals(List.of("2 sessions peak", "1 sessions peak"), peaks.stream().map(Measurement::id).toList());
		for (Measurement peak : peaks) {
			double received = peak.figures().get(SenderFigures.ALL_RECEIVED);
			assertTrue(received > 0);
			assertEquals(received, peak.figures().get(SenderFigures.VOTES));
		}
		List<Measurement> steps = result.measurements().stream().filter(line -> !peaks.contains(line)).toList();
		assertTrue(steps.stream().mapToLong(Measurement::answered).sum() > 0);
		for (Measurement step : steps) {
			assertEquals(step.answered(), step.latency().count());
			// A message and its time in the queue are told one after the other; a phase may end between them.
			assertTrue(Math.abs(step.answered() - step.others().get(Measurement.QUEUE).count()) <= 2, step.toString());
			assertEquals(20.0, step.figures().get(SenderFigures.OFFERED));
			assertTrue(step.phase(Phase.MEASUREMENT).isPresent());
		}
		Measurement first = peaks.getFirst();
		long ofTwo = steps.stream().filter(step -> step.figures().get(SenderFigures.SESSIONS) == 2).count();
		first.series().forEach((figure, values) -> assertEquals(ofTwo, values.size(), figure.id()));
		assertTrue(first.remarks().stream().anyMatch(remark -> remark.contains("in two phases")), first.remarks().toString());
	}

	@Test
	void aRateThatOneSenderCannotReachHasNoPeakAndTheSendersAreNamed() throws Exception {
		RunFile result = TestRuns.end(start(workload().with(SenderKeys.RATE, 100_000).with(SenderKeys.PERSISTENT, true)
				.with(SenderKeys.TRANSACTED, true).with(SenderKeys.FAIL_EVERY, 2).with(SenderKeys.TRANSPORT, SenderKeys.Transport.TCP)
				.with(SenderKeys.RECEIVERS, SenderKeys.Receivers.PLAIN).with(SenderKeys.BODY, SenderKeys.Body.BYTES)));
		assertEquals(RunState.COMPLETED, result.state(), result.reason());
		Measurement peak = last(result);
		assertEquals(0, peak.figures().get(SenderFigures.PEAK));
		assertEquals(100_000, peak.figures().get(SenderFigures.NOT_SUSTAINED));
		assertTrue(peak.figures().get(SenderFigures.MOST_RECEIVED) > 0);
		assertTrue(peak.remarks().contains("The search ended at 100,000 messages a second offered: The senders did not reach "
				+ "98 % of their own rate: they waited for the broker or for a processor."), peak.remarks().toString());
		assertTrue(result.measurements().getFirst().figures().get(SenderFigures.FAILED) > 0);
		assertEquals(0, peak.latency().count());
	}

	@Test
	void aJournalThatTheMachineDoesNotHaveIsLeftOutAndSaid() throws Exception {
		RunFile result = TestRuns.end(start(workload().with(SenderKeys.PERSISTENT, true).with(SenderKeys.TRANSACTED, true)
				.with(SenderKeys.BROKER, SenderKeys.Broker.EXTERNAL)
				.with(SenderKeys.JOURNAL, List.of(SenderKeys.Journal.NIO, SenderKeys.Journal.ASYNCIO))));
		assertEquals(RunState.COMPLETED, result.state(), result.reason());
		List<String> peaks = result.measurements().stream().filter(line -> line.figures().containsKey(SenderFigures.PEAK)).map(Measurement::id).toList();
		assertEquals("nio 2 sessions peak", peaks.getFirst());
		boolean said = log.all(RunEvent.Message.class).stream().anyMatch(message -> message.text()
				.startsWith("The journal asyncio was left out: not on this machine."));
		// With libaio it is measured, without it the run says so; never a journal of files under the other's name.
		assertEquals(said ? List.of("nio 2 sessions peak") : List.of("nio 2 sessions peak", "asyncio 2 sessions peak"), peaks);
		if (said) {
			assertTrue(last(result).invalid().getFirst().startsWith("The journal asyncio was left out"), last(result).toString());
		} else {
			assertTrue(last(result).remarks().stream().anyMatch(remark -> remark.contains("ASYNCIO")), last(result).remarks().toString());
		}
	}

	@Test
	void anEmbeddedBrokerHasNoNativeJournal() throws Exception {
		RunFile result = TestRuns.end(start(workload().with(SenderKeys.JOURNAL, List.of(SenderKeys.Journal.ASYNCIO))));
		assertEquals(RunState.FAILED, result.state());
		assertTrue(result.reason().endsWith("Write \"broker: external\"."), result.reason());
		assertTrue(last(result).figures().isEmpty() && !last(result).isValid(), last(result).toString());
	}

	@Test
	void aBrokerThatIsKilledIsSaidAndWhatWasMeasuredIsKept() throws Exception {
		PerformanceRun run = start(endless().with(SenderKeys.BROKER, SenderKeys.Broker.EXTERNAL));
		ProcessHandle broker = broker();
		assertTrue(broker.destroyForcibly());
		RunFile result = TestRuns.end(run);
		assertEquals(RunState.FAILED, result.state());
		assertTrue(result.reason().startsWith("The broker's process ended (exit code 137) while messages went through it."),
				result.reason());
		assertFalse(last(result).complete());
		assertTrue(last(result).answered() > 0);
		assertEquals(result, RunFileFormat.read(folder.resolve("run.json")));
	}

	@Test
	void aDriverThatIsKilledTakesTheBrokerWithIt() throws Exception {
		PerformanceRun run = start(endless().with(SenderKeys.BROKER, SenderKeys.Broker.EXTERNAL));
		ProcessHandle broker = broker();
		ProcessHandle.of(log.await(RunEvent.DriverReady.class, event -> true).pid()).orElseThrow().destroyForcibly();
		assertEquals(RunState.FAILED, TestRuns.end(run).state());
		broker.onExit().get(30, TimeUnit.SECONDS);
	}

	@Test
	void aRunThatIsStoppedLeavesNoProcess() throws Exception {
		PerformanceRun run = start(endless().with(SenderKeys.BROKER, SenderKeys.Broker.EXTERNAL));
		ProcessHandle broker = broker();
		run.cancel();
		RunFile result = TestRuns.end(run);
		assertEquals(RunState.STOPPED, result.state());
		assertFalse(last(result).complete());
		broker.onExit().get(30, TimeUnit.SECONDS);
	}

	/** Waits until messages are measured and finds the broker among the processes of the driver. */
	private ProcessHandle broker() throws Exception {
		log.await(RunEvent.SecondPassed.class,
				event -> event.second().phase().equals(Phase.MEASUREMENT) && event.second().answered() > 0);
		ProcessHandle driver = ProcessHandle.of(log.await(RunEvent.DriverReady.class, event -> true).pid()).orElseThrow();
		List<ProcessHandle> children = driver.children().filter(TestRuns::isJava).toList();
		assertEquals(1, children.size());
		return children.getFirst();
	}

	@Test
	void aBrokerWithoutAFolderSaysWhy() throws Exception {
		JsonObject order = new JsonObject();
		order.addProperty(BrokerService.FOLDER, Files.createFile(folder.resolve("file")).resolve("broker").toString());
		order.addProperty(BrokerService.QUEUE, "Queue");
		IOException problem = assertThrows(IOException.class, () -> ServiceProcess.start("Message broker",
				BrokerService.class, List.of("-Xmx128m"), order, folder, Duration.ofSeconds(60)).close());
		assertTrue(problem.getMessage().contains(folder.resolve("file").toString()), problem.getMessage());
	}
}
