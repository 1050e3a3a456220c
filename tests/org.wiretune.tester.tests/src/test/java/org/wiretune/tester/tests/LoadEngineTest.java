/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.stat.LoadCurveText;
import org.wiretune.perf.workload.CommonFigures;
import org.wiretune.perf.workload.LoadFigures;
import org.wiretune.perf.workload.RateFigures;

@Tag("slow")
class LoadEngineTest {

	private ScriptedHttpServer server;

	@BeforeEach
	void start() throws Exception {
		server = new ScriptedHttpServer();
	}

	@AfterEach
	void end() throws Exception {
		server.close();
	}

	private LoadContext context(String text) {
		return new LoadContext(text.replace("ADDRESS", server.uri().toString()));
	}

	@Test
	void everyCallOfARampIsAnsweredOrFailed() throws Exception {
		LoadContext context = context("""
				kind: ramp
				address: ADDRESS
				request: 50% GET /ok
				request: 30% GET /chunked
				request: 20% GET /unavailable
				users: 1, 2, 4
				repetitions: 2
				warm-up: 50 ms
				duration: 200 ms
				""");
		assertEquals("", context.run());
		List<Measurement> measurements = context.measurements();
		assertEquals(List.of("1 1", "2 1", "4 1", "1 2", "2 2", "4 2"), measurements.stream()
				.map(measurement -> measurement.parameters().get("users") + " " + measurement.repetition()).toList());
		for (Measurement measurement : measurements) {
			assertTrue(measurement.complete() && measurement.answered() > 0, measurement.id());
			assertEquals(measurement.figures().get(LoadFigures.CALLS_SENT), measurement.answered() + measurement.failed());
			assertEquals(List.of("Status 503 for GET /unavailable"), List.copyOf(measurement.errors().keySet()));
			assertEquals(measurement.answered(),
					measurement.others().get("GET /ok").count() + measurement.others().get("GET /chunked").count());
			assertFalse(measurement.others().containsKey("GET /unavailable"), "failed calls have no latency");
			assertEquals(Double.parseDouble(measurement.parameters().get("users")),
					measurement.figures().get(CommonFigures.CONNECTIONS_OPENED));
			assertTrue(measurement.remarks().stream().anyMatch(remark -> remark.startsWith("Closed model:")));
		}
		assertEquals(List.of("warm-up", "measurement", "last replies"),
				measurements.getFirst().phases().stream().map(Phase::name).toList());
		assertFalse(measurements.getFirst().figures().containsKey(LoadFigures.PEAK));
		assertTrue(measurements.getLast().figures().get(LoadFigures.PEAK) > 0);
		assertTrue(measurements.getLast().remarks().stream().filter(LoadCurveText::isOne).count() >= 2, "plateau and knee are said");
		assertEquals(List.of(), context.log.all(RunEvent.Message.class).stream().filter(message -> LoadCurveText.isOne(message.text())).toList(),
				"not before the steps have been judged");
	}

	@Test
	void aRateIsKeptToTheCall() throws Exception {
		for (String arrivals : List.of("even", "poisson")) {
			LoadContext context = context("""
					kind: constant-rate
					address: ADDRESS
					request: GET /ok
					rates: 300
					arrivals: %s
					warm-up: 100 ms
					duration: 500 ms
					""".formatted(arrivals));
			assertEquals("", context.run());
			Measurement measurement = context.measurement();
			double sent = measurement.figures().get(LoadFigures.CALLS_SENT);
			if (arrivals.equals("even")) {
				assertEquals(150, sent);
			} else {
				// Poisson: 150 on average with a deviation of 12; drawn from a fixed seed, so always the same.
				assertTrue(sent != 150 && Math.abs(sent - 150) < 50, "" + sent);
			}
			assertEquals(sent, measurement.answered());
			assertEquals(measurement.answered(), measurement.others().get(Measurement.SERVICE).count());
			assertTrue(measurement.latency().meanMs() >= measurement.others().get(Measurement.SERVICE).meanMs());
			assertTrue(measurement.resources().schedulingLagMs() >= 0);
		}
	}

	@Test
	void callsThatFindNoConnectionWaitAndAreCounted() throws Exception {
		// The first call, which tries whether the target is there, is let through.
		server.standAfter(1);
		LoadContext context = context("""
				kind: constant-rate
				address: ADDRESS
				request: GET /ok
				rates: 100
				connections: 2
				warm-up: 0 s
				duration: 600 ms
				call-timeout: 20 s
				""");
		CompletableFuture<String> run = run(context);
		context.log.await(RunEvent.PhaseStarted.class, event -> event.phase().equals("last replies"));
		server.goOn();
		assertEquals("", run.get(40, TimeUnit.SECONDS));
		Measurement measurement = context.measurement();
		assertEquals(60, measurement.figures().get(LoadFigures.CALLS_SENT));
		assertEquals(60, measurement.answered(), "also those that were answered after the end");
		assertTrue(measurement.figures().get(RateFigures.CALLS_WAITED) >= 50,
				"two were sent at once, the others waited for the end; but the last may have found one free");
		assertTrue(measurement.figures().get(RateFigures.LONGEST_WAIT) > 0);
		assertTrue(measurement.latency().maxMs() > measurement.figures().get(RateFigures.LONGEST_WAIT) * 1000);
		assertTrue(measurement.figures().get(CommonFigures.CONNECTIONS_OPENED) <= 2);
		assertTrue(measurement.remarks().stream().anyMatch(remark -> remark.startsWith("With 2 connections")));
	}

	@Test
	void callsThatCannotBeSentInTimeFail() throws Exception {
		LoadContext context = context("""
				kind: constant-rate
				address: ADDRESS
				request: GET /never
				rates: 100
				connections: 1
				warm-up: 0 s
				duration: 300 ms
				call-timeout: 100 ms
				""");
		assertEquals("", context.run());
		Measurement measurement = context.measurement();
		assertEquals(30, measurement.figures().get(LoadFigures.CALLS_SENT));
		assertEquals(Map.of(), failuresBeside(measurement, "did not answer within 100 ms.",
				"Not sent: no connection was free within 100 ms."));
		assertEquals(30, measurement.failed());
		assertEquals(0, measurement.answered());
		assertTrue(measurement.errors().containsKey("Not sent: no connection was free within 100 ms."));
	}

	@Test
	void aTargetThatDiesIsGivenUpAndNothingHangs() throws Exception {
		for (String kind : List.of("kind: ramp\nusers: 4", "kind: constant-rate\nrates: 200")) {
			try (ScriptedHttpServer mortal = new ScriptedHttpServer()) {
				LoadContext context = new LoadContext(kind + """

						address: %s
						request: GET /ok
						warm-up: 0 s
						duration: 1 h
						""".formatted(mortal.uri()));
				CompletableFuture<String> run = run(context);
				context.log.await(RunEvent.SecondPassed.class, event -> event.second().answered() > 0);
				mortal.close();
				context.log.await(RunEvent.Failure.class, event -> event.text().contains("a call failed"));
				context.stop();
				assertEquals("", run.get(20, TimeUnit.SECONDS));
				Measurement measurement = context.measurement();
				assertFalse(measurement.complete());
				assertTrue(measurement.answered() > 0 && measurement.failed() > 0, measurement.errors().toString());
				assertEquals(measurement.figures().get(LoadFigures.CALLS_SENT), measurement.answered() + measurement.failed()
						+ measurement.figures().getOrDefault(LoadFigures.CALLS_CUT_OFF, 0.0));
			}
		}
	}

	@Test
	void aTargetThatOnlyFailsIsGivenUp() throws Exception {
		LoadContext context = context("""
				kind: ramp
				address: ADDRESS
				request: GET /half
				users: 2
				warm-up: 0 s
				duration: 1 h
				""");
		String problem = run(context).get(30, TimeUnit.SECONDS);
		assertTrue(problem.contains("was given up: no call was answered for 5 seconds.") && problem.contains("middle"),
				problem);
		assertFalse(context.measurement().complete());
	}

	@Test
	void aTargetThatIsNotThereIsSaidAtOnce() throws Exception {
		server.close();
		LoadContext context = context("kind: ramp\naddress: ADDRESS\n");
		String problem = run(context).get(20, TimeUnit.SECONDS);
		assertTrue(problem.startsWith("Nothing was measured: 127.0.0.1:") && problem.endsWith("nobody listens there."),
				problem);
		assertEquals(List.of(), context.measurements());
	}

	@Test
	void usersThinkBetweenCalls() throws Exception {
		LoadContext context = context("""
				kind: ramp
				address: ADDRESS
				request: GET /ok
				users: 5
				think-time: 100 ms
				warm-up: 0 s
				duration: 500 ms
				""");
		assertEquals("", context.run());
		// At least half of the think time lies between two calls of a user.
		assertTrue(context.measurement().answered() <= 5 * (1 + 500 / 50), "" + context.measurement().answered());
	}

	private static Map<String, Long> failuresBeside(Measurement measurement, String... endings) {
		Map<String, Long> others = new HashMap<>(measurement.errors());
		others.keySet().removeIf(sentence -> List.of(endings).stream().anyMatch(sentence::endsWith));
		return others;
	}

	private static CompletableFuture<String> run(LoadContext context) {
		return CompletableFuture.supplyAsync(() -> {
			try {
				return context.run();
			} catch (Exception e) {
				throw new IllegalStateException(e);
			}
		});
	}
}
