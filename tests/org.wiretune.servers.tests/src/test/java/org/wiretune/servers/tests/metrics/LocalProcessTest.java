/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.wiretune.servers.gauges.GaugeBoard;
import org.wiretune.servers.gauges.GaugeLimits;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.host.LocalConnections;
import org.wiretune.servers.metrics.ConnectionState;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.LocalJvm;
import org.wiretune.servers.metrics.LocalJvms;
import org.wiretune.servers.metrics.MetricConnection;
import org.wiretune.servers.metrics.MetricKey;
import org.wiretune.servers.metrics.SystemSchedule;
import org.wiretune.servers.tests.Waiting;

/** Real child JVMs: attached to, sampled, stopped, killed, started again. */
@Timeout(120)
@Tag("processes")
class LocalProcessTest {

	private static final Duration LIMIT = Duration.ofSeconds(20);

	private final MetricConnection connection = LocalConnections.create(ServerTables.standard().metrics());

	@AfterEach
	void close() {
		connection.close();
		Waiting.until(() -> "a clock thread is left", LIMIT, () -> Thread.getAllStackTraces().keySet().stream()
				.noneMatch(thread -> thread.getName().equals(SystemSchedule.THREAD_NAME)));
	}

	private void until(ConnectionState state) {
		Waiting.until(() -> state + " wanted, " + connection.status(), LIMIT, () -> connection.status().state() == state);
	}

	private double last(String metric, String instance) {
		return connection.history().series(new MetricKey(metric, instance)).map(series -> series.last()).orElse(Double.NaN);
	}

	private int samples() {
		return connection.history().series(MetricKey.of("heap.used")).map(series -> series.size()).orElse(0);
	}

	@Test
	void aRealJvmIsAttachedToAndSampled() throws Exception {
		try (ChildJvm child = new ChildJvm(List.of())) {
			connection.connect(new JvmTarget(child.pid(), "child"));
			until(ConnectionState.CONNECTED);
			assertEquals(64 << 20, last("heap.maximum", ""));
			assertTrue(last("heap.used", "") > 0);
			assertEquals(7, last("pool.active", "SCA"));
			assertEquals(3, last("pool.queue", "SCA"));
			assertEquals(Files.isDirectory(Path.of("/proc/self")), !Double.isNaN(last("host.queuemanagers", "")), "its machine is read too");
			assertEquals(1, last("jvm.threads", "") - last("jvm.threads.daemon", ""), 1, "main, and maybe the one that reads its input");
			assertTrue(last("jvm.classes", "") > 500 && last("jvm.threads.peak", "") >= last("jvm.threads", ""));
			assertTrue(last("jvm.buffers", "direct") >= 0);
			assertEquals(0, last("threads.deadlocked", ""));
			double collections = last("gc.count", "");
			child.collect();
			Waiting.until(() -> "no collection seen", LIMIT, () -> last("gc.count", "") > collections);
			Waiting.until(() -> "no share seen", LIMIT, () -> !Double.isNaN(last("gc.share", "")));
			Waiting.until(() -> "no processor time seen", LIMIT, () -> last("jvm.cpu", "") >= 0 && last("system.cpu", "") >= 0);
			List<String> shown = new GaugeBoard(ServerTables.standard(), GaugeLimits.DEFAULTS).read(connection).stream().map(each -> each.key().toString()).toList();
			assertTrue(shown.containsAll(List.of("heap", "gc", "processor", "jvmthreads", "classes", "buffers/direct")), shown::toString);
			assertTrue(connection.overhead().meanMillis() > 0);
			System.out.printf("Sampling a child JVM: %s%n", connection.overhead());
		}
	}

	@Test
	void aStoppedProcessIsLostAndComesBack() throws Exception {
		assumeTrue(Files.isDirectory(Path.of("/proc/self")), "signals as on Linux");
		try (ChildJvm child = new ChildJvm(List.of())) {
			connection.connect(new JvmTarget(child.pid(), "child"));
			until(ConnectionState.CONNECTED);
			child.signal("STOP");
			until(ConnectionState.LOST);
			assertTrue(connection.status().reason().contains("is paused"), connection.status().reason());
			int before = samples();
			child.signal("CONT");
			until(ConnectionState.CONNECTED);
			Waiting.until(() -> "no new values", LIMIT, () -> samples() > before + 2);
		}
	}

	@Test
	void closingWhileAProcessIsStoppedDoesNotWait() throws Exception {
		assumeTrue(Files.isDirectory(Path.of("/proc/self")), "signals as on Linux");
		try (ChildJvm child = new ChildJvm(List.of())) {
			connection.connect(new JvmTarget(child.pid(), "child"));
			until(ConnectionState.CONNECTED);
			child.signal("STOP");
			until(ConnectionState.LOST);
			long begin = System.nanoTime();
			connection.close();
			assertTrue(System.nanoTime() - begin < 1_000_000_000L, "close() waited for the process");
		}
	}

	@Test
	void aStoppedProcessDoesNotHoldUpTheListNorAnotherConnection() throws Exception {
		assumeTrue(Files.isDirectory(Path.of("/proc/self")), "signals as on Linux");
		try (ChildJvm stopped = new ChildJvm(List.of()); ChildJvm healthy = new ChildJvm(List.of());
				MetricConnection other = LocalConnections.create(ServerTables.standard().metrics())) {
			stopped.signal("STOP");
			long begin = System.nanoTime();
			List<LocalJvm> list = LocalJvms.list(Duration.ofSeconds(3));
			long millis = (System.nanoTime() - begin) / 1_000_000;
			assertTrue(millis < 3000, () -> "the list took " + millis + " ms");
			assertEquals(1, list.stream().filter(jvm -> jvm.pid() == stopped.pid()).count());
			assertEquals(1, list.stream().filter(jvm -> jvm.pid() == healthy.pid()).count());

			other.connect(new JvmTarget(stopped.pid(), "stopped"));
			connection.connect(new JvmTarget(healthy.pid(), "healthy"));
			until(ConnectionState.CONNECTED);
			assertEquals(ConnectionState.CONNECTING, other.status().state());
			Waiting.until(() -> other.status().toString(), LIMIT, () -> other.status().reason().contains("is paused"));
			stopped.signal("CONT");
			Waiting.until(() -> other.status().toString(), LIMIT, () -> other.status().state() == ConnectionState.CONNECTED);
		}
	}

	@Test
	void anMBeanThatHangsIsLeftOutAndTheOthersAreRead() throws Exception {
		try (ChildJvm child = new ChildJvm(List.of(), MeasuredProgram.HANGING)) {
			connection.connect(new JvmTarget(child.pid(), "child"));
			until(ConnectionState.CONNECTED);
			assertTrue(connection.status().reason().startsWith("The MBean " + MeasuredProgram.HANGING_POOL + " does not answer and is left out"), connection.status().reason());
			assertEquals(7, last("pool.active", "SCA"));
			assertTrue(Double.isNaN(last("pool.active", "Hanging")));
			int before = samples();
			Waiting.until(() -> "no new values", LIMIT, () -> samples() > before + 2);
			assertEquals(ConnectionState.CONNECTED, connection.status().state());
		}
	}

	@Test
	void aKilledProcessIsLostWithItsDataKept() throws Exception {
		try (ChildJvm child = new ChildJvm(List.of())) {
			connection.connect(new JvmTarget(child.pid(), "child"));
			until(ConnectionState.CONNECTED);
			child.kill();
			until(ConnectionState.LOST);
			Waiting.until(() -> connection.status().toString(), LIMIT, () -> connection.status().ended());
			assertEquals("Process " + child.pid() + " has ended.", connection.status().reason());
			assertEquals(7, last("pool.active", "SCA"));
		}
	}

	@Test
	void theSameProgramStartedAgainIsFollowed() throws Exception {
		String mark = "restart-" + ProcessHandle.current().pid();
		long first;
		try (ChildJvm child = new ChildJvm(List.of(), mark)) {
			first = child.pid();
			connection.connect(new JvmTarget(first, "child"));
			until(ConnectionState.CONNECTED);
		}
		until(ConnectionState.LOST);
		try (ChildJvm again = new ChildJvm(List.of(), mark)) {
			until(ConnectionState.RESTARTED);
			assertEquals(again.pid(), connection.status().target().orElseThrow().pid());
			assertEquals(Optional.of(new JvmTarget(first, "child")), connection.status().earlier());
		}
	}

	@Test
	void aJvmThatForbidsAttachingSaysSo() throws Exception {
		try (ChildJvm child = new ChildJvm(List.of("-XX:+DisableAttachMechanism"))) {
			connection.connect(new JvmTarget(child.pid(), "child"));
			Waiting.until(() -> connection.status().toString(), Duration.ofSeconds(60),
					() -> connection.status().state() == ConnectionState.FAILED);
			assertTrue(connection.status().reason().contains("-XX:+DisableAttachMechanism"), connection.status().reason());
		}
	}

	@Test
	void aJvmThatDoesNotPublishItselfIsListedAndSampled() throws Exception {
		try (ChildJvm child = new ChildJvm(List.of("-XX:+PerfDisableSharedMem"))) {
			LocalJvm listed = LocalJvms.list(Duration.ofSeconds(3)).stream().filter(jvm -> jvm.pid() == child.pid())
					.findFirst().orElseThrow();
			assertEquals("MeasuredProgram", listed.name());
			connection.connect(listed.target());
			until(ConnectionState.CONNECTED);
		}
	}

	@Test
	void thisProcessIsListedLastAndWatchedWithoutAttaching() {
		List<LocalJvm> list = LocalJvms.list(Duration.ofSeconds(3));
		LocalJvm own = list.get(list.size() - 1);
		assertTrue(own.own());
		assertEquals(ProcessHandle.current().pid(), own.pid());
		connection.connect(own.target());
		until(ConnectionState.CONNECTED);
		assertFalse(Double.isNaN(last("heap.used", "")));
	}

	@Test
	void aProcessIdThatIsNobodysIsSaidToBe() {
		connection.connect(new JvmTarget(Integer.MAX_VALUE, "nobody"));
		Waiting.until(() -> connection.status().toString(), LIMIT,
				() -> connection.status().state() == ConnectionState.FAILED);
		assertTrue(connection.status().ended());
	}
}
