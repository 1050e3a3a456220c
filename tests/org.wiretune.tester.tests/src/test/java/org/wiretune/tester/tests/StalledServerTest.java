/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.workload.LoadFigures;

/**
 * A server that stands still for half a second of three, at 200 calls a second. By hand: of the calls that were due while
 * it stood still each waited for the rest of that time, so 200 x (0.5 s - w) calls waited for w or longer.
 */
@Tag("processes")
class StalledServerTest {

	private static final int RATE = 200;
	private static final double STALL_SECONDS = 0.5;
	private static final String OPEN = """
			kind: constant-rate
			address: %s
			request: GET /ok
			rates: 200
			connections: 150
			warm-up: 300 ms
			duration: 3 s
			""";
	/** One user: a call in each 100 ms at the most is slow, whatever happens. */
	private static final String CLOSED = """
			kind: ramp
			address: %s
			request: GET /ok
			users: 1
			warm-up: 300 ms
			duration: 3 s
			""";

	@Test
	void arrivalsFeelAStallAndUsersDoNot() throws Exception {
		try (ScriptedHttpServer server = new ScriptedHttpServer()) {
			check(server.uri().toString(), () -> {
				server.stand();
				return null;
			}, () -> {
				server.goOn();
				return null;
			});
		}
	}

	@Test
	void aServerThatIsHaltedBySignal() throws Exception {
		Path kill = Path.of("/bin/kill");
		Assumptions.assumeTrue(Files.isExecutable(kill), "a process is halted by a signal");
		Process server = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
				"-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path"),
				ScriptedHttpServer.class.getName()).redirectError(ProcessBuilder.Redirect.INHERIT).start();
		try {
			String port = new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8))
					.readLine();
			check("http://127.0.0.1:" + port, () -> signal(kill, "-STOP", server), () -> signal(kill, "-CONT", server));
		} finally {
			server.destroyForcibly().waitFor();
		}
	}

	private static Object signal(Path kill, String signal, Process process) throws IOException, InterruptedException {
		assertEquals(0, new ProcessBuilder(kill.toString(), signal, String.valueOf(process.pid())).start().waitFor());
		return null;
	}

	private static void check(String address, Callable<?> stand, Callable<?> goOn) throws Exception {
		CompletableFuture<Measurement> closed = CompletableFuture.supplyAsync(() -> measure(CLOSED.formatted(address), null));
		CompletableFuture<Void> standing = new CompletableFuture<>();
		Measurement open = measure(OPEN.formatted(address), () -> standing.complete(stall(stand, goOn)));
		standing.get(20, TimeUnit.SECONDS);
		assertEquals(3 * RATE, open.figures().get(LoadFigures.CALLS_SENT));
		assertEquals(3 * RATE, open.answered());
		assertEquals(0, open.failed());
		for (double waited : new double[] { 0, 0.1, 0.2, 0.3, 0.4 }) {
			long atLeast = atLeast(open, waited);
			double byHand = RATE * (STALL_SECONDS - waited);
			assertTrue(atLeast >= byHand - 1, atLeast + " of " + byHand + " calls waited " + waited + " s or longer");
		}
		// A tenth of 600 calls is 60, so the tenth slowest waited for 0.5 s - 60 / 200 s.
		assertTrue(open.latency().p90Ms() >= 195, open.latency().toString());
		assertTrue(open.latency().p99Ms() >= 465, open.latency().toString());
		assertTrue(open.latency().meanMs() >= STALL_SECONDS * STALL_SECONDS / 2 / 3 * 1000 * 0.98, "0.5 s x 0.5 s / 2 / 3 s");
		Measurement users = closed.get(60, TimeUnit.SECONDS);
		assertTrue(atLeast(users, 0.1) <= 3 / 0.1 + 1, users.latency().toString());
		assertTrue(atLeast(open, 0.1) >= RATE * 0.4 - 1);
		assertEquals(users.figures().get(LoadFigures.CALLS_SENT), users.answered() + users.failed());
	}

	/** Waits until the measurement has begun, and stands still in the middle of it. */
	private static Void stall(Callable<?> stand, Callable<?> goOn) {
		try {
			TimeUnit.MILLISECONDS.sleep(300);
			stand.call();
			long begin = System.nanoTime();
			while (System.nanoTime() - begin < STALL_SECONDS * 1e9) {
				TimeUnit.MILLISECONDS.sleep(5);
			}
			goOn.call();
			return null;
		} catch (Exception e) {
			throw new IllegalStateException(e);
		}
	}

	private static Measurement measure(String workload, Runnable whenMeasuring) {
		try {
			LoadContext context = new LoadContext(workload);
			CompletableFuture<String> run = CompletableFuture.supplyAsync(() -> {
				try {
					return context.run();
				} catch (Exception e) {
					throw new IllegalStateException(e);
				}
			});
			if (whenMeasuring != null) {
				context.log.await(RunEvent.PhaseStarted.class, event -> event.phase().equals(Phase.MEASUREMENT));
				whenMeasuring.run();
			}
			assertEquals("", run.get(60, TimeUnit.SECONDS));
			return context.measurement();
		} catch (Exception e) {
			throw new IllegalStateException(e);
		}
	}

	private static long atLeast(Measurement measurement, double seconds) {
		Histogram nanos = measurement.latency().decoded();
		return nanos.getCountBetweenValues((long) (seconds * 1e9), nanos.getMaxValue());
	}
}
