/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.gauges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

import org.junit.jupiter.api.Test;
import org.wiretune.servers.RunningServer;
import org.wiretune.servers.RunningServers;
import org.wiretune.servers.gauges.GaugeLimits;
import org.wiretune.servers.gauges.GaugeSession;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.metrics.ConnectionState;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.MetricConnection;
import org.wiretune.servers.metrics.MetricTable;
import org.wiretune.servers.tests.metrics.ManualSchedule;
import org.wiretune.servers.tests.metrics.ScriptedProcess;

/** What the view does, without the view. */
class GaugeSessionTest {

	private final RunningServers servers = new RunningServers();
	private final ScriptedProcess process = new ScriptedProcess(1);
	private final List<ManualSchedule> schedules = new ArrayList<>();
	private final AtomicInteger changes = new AtomicInteger();
	private final GaugeSession session = new GaugeSession(servers, ServerTables.standard(), this::connection, GaugeLimits.DEFAULTS,
			ZoneOffset.UTC, changes::incrementAndGet);

	private MetricConnection connection(MetricTable table) {
		ManualSchedule schedule = new ManualSchedule();
		schedules.add(schedule);
		return new MetricConnection(table, process, schedule);
	}

	private ManualSchedule schedule() {
		return schedules.get(schedules.size() - 1);
	}

	private static RunningServer server(long pid) {
		return new RunningServer(pid, "Embedded server", "Lab", Instant.EPOCH);
	}

	private ConnectionState state() {
		return session.snapshot().status().orElseThrow().state();
	}

	@Test
	void saysWhatToDoFirst() {
		session.follow();
		assertEquals(Optional.empty(), session.snapshot().status());
		assertEquals("Not connected. The gauges connect by themselves when a performance run starts;"
				+ " or choose a Java program.", session.snapshot().sentence());
		session.disconnect();
		assertEquals("Not connected. Choose a Java program, or follow performance runs.", session.snapshot().sentence());
	}

	@Test
	void connectsByItselfWhenARunStarts() {
		session.follow();
		servers.started(server(4711));
		assertEquals("Connecting to Embedded server (process 4711)\u2026", session.snapshot().sentence());
		schedule().tick();
		assertEquals(ConnectionState.CONNECTED, state());
		assertEquals("Connected to Embedded server (process 4711) since 00:16:40.", session.snapshot().sentence());
		assertEquals(2, session.snapshot().readings().size());
		schedule().pass(Duration.ofSeconds(1));
		assertTrue(session.snapshot().cost().startsWith("Reading 5 attributes in 3 calls takes "), session.snapshot().cost());
	}

	@Test
	void connectsToARunThatIsGoingOn() {
		servers.started(server(4711));
		session.follow();
		schedule().tick();
		assertEquals(ConnectionState.CONNECTED, state());
	}

	@Test
	void keepsTheLastValuesWhenTheRunIsOverAndGoesOnWithTheNext() {
		session.follow();
		servers.started(server(4711));
		schedule().tick();
		process.alive = false;
		schedule().hang = true;
		schedule().pass(Duration.ofSeconds(2));
		servers.ended(4711);
		assertEquals(ConnectionState.LOST, state());
		assertEquals("Embedded server (process 4711) ended at 00:16:42. The values shown are the last ones read.",
				session.snapshot().sentence());
		assertTrue(session.snapshot().readings().get(0).stale());

		process.begin(9);
		process.alive = true;
		schedule().hang = false;
		servers.started(server(4800));
		schedule().pass(Duration.ofSeconds(2));
		assertEquals(ConnectionState.RESTARTED, state());
		assertEquals("Embedded server was restarted at 00:16:43: process 4800 follows process 4711."
				+ " What lies before the dashed line belongs to the earlier process.", session.snapshot().sentence());
		assertEquals(1, schedules.size());
	}

	/** Open Liberty goes on running, a test runs on WildFly: nothing of the one is told of the other. */
	@Test
	void anotherServerHasAHistoryOfItsOwnAndTheOneThatRunsIsOffered() {
		RunningServer liberty = new RunningServer(16967, "Open Liberty 25.0.0.12", "Servers", Instant.EPOCH, "", "/servers/wlp");
		RunningServer wildFly = new RunningServer(18302, "WildFly 39.0.1.Final", "Lab", Instant.EPOCH, "", "/servers/wildfly");
		session.follow();
		servers.started(liberty);
		schedule().tick();
		schedule().pass(Duration.ofSeconds(5));
		assertEquals(6, session.snapshot().readings().get(0).history().size());
		assertEquals(Optional.empty(), session.snapshot().offered());

		process.begin(9);
		servers.started(wildFly);
		schedule().tick();
		assertEquals(2, schedules.size());
		assertTrue(schedules.get(0).closed);
		assertEquals(ConnectionState.CONNECTED, state());
		assertEquals("Connected to WildFly 39.0.1.Final (process 18302) since 00:16:40. Open Liberty 25.0.0.12 (process 16967) still runs.",
				session.snapshot().sentence());
		assertEquals(1, session.snapshot().readings().get(0).history().size());
		assertTrue(session.history().orElseThrow().breaks().isEmpty());

		process.alive = false;
		schedule().hang = true;
		schedule().pass(Duration.ofSeconds(2));
		servers.ended(18302);
		assertEquals(Optional.of(liberty), session.snapshot().offered());
		assertEquals("WildFly 39.0.1.Final (process 18302) ended at 00:16:42. The values shown are the last ones read. "
				+ "Open Liberty 25.0.0.12 (process 16967) still runs.", session.snapshot().sentence());

		process.alive = true;
		session.show(liberty);
		schedule().tick();
		assertEquals(16967, session.target().orElseThrow().pid());
		assertEquals(ConnectionState.CONNECTED, state());
		assertTrue(session.isFollowing());
		assertEquals(Optional.empty(), session.snapshot().offered());
		servers.ended(16967);
	}

	/** A stands, B ran and ended, C runs: B is what was left for C, and A is what still runs. */
	@Test
	void whereTheOneThatWasLeftHasEndedAnotherThatRunsIsOffered() {
		RunningServer standing = new RunningServer(10, "Open Liberty 25.0.0.12", "Servers", Instant.EPOCH, "", "/a");
		RunningServer ran = new RunningServer(11, "WildFly 39.0.1.Final", "Lab", Instant.EPOCH, "", "/b");
		RunningServer runs = new RunningServer(12, "JBoss EAP 8", "Lab", Instant.EPOCH, "", "/c");
		session.follow();
		servers.started(standing);
		schedule().tick();
		servers.started(ran);
		schedule().tick();
		servers.started(runs);
		schedule().tick();
		assertEquals(Optional.of(ran), session.snapshot().offered(), "It was left last and runs.");
		servers.ended(11);
		assertEquals(Optional.of(standing), session.snapshot().offered());
		assertTrue(session.snapshot().sentence().endsWith("Open Liberty 25.0.0.12 (process 10) still runs."), session.snapshot().sentence());
		servers.ended(10);
		assertEquals(Optional.empty(), session.snapshot().offered());
	}

	@Test
	void twoInstallationsOfOneVersionAreTwoServers() {
		RunningServer one = new RunningServer(10, "WildFly 39.0.1.Final", "Lab", Instant.EPOCH, "", "/one");
		RunningServer again = new RunningServer(11, "WildFly 39.0.1.Final", "Lab", Instant.EPOCH, "", "/one");
		RunningServer other = new RunningServer(12, "WildFly 39.0.1.Final", "Lab", Instant.EPOCH, "", "/other");
		session.follow();
		servers.started(one);
		schedule().tick();
		servers.ended(10);
		process.begin(2);
		servers.started(again);
		schedule().tick();
		assertEquals(ConnectionState.RESTARTED, state(), "The same server from the same folder was started again.");
		assertEquals(1, schedules.size());
		servers.ended(11);
		process.begin(3);
		servers.started(other);
		schedule().tick();
		assertEquals(ConnectionState.CONNECTED, state());
		assertEquals(2, schedules.size());
	}

	@Test
	void twoOfOneProductThatRunAtOnceAreTwoServers() {
		session.follow();
		servers.started(server(4711));
		schedule().tick();
		process.begin(9);
		servers.started(server(4800));
		schedule().tick();
		assertEquals(ConnectionState.CONNECTED, state());
		assertEquals(2, schedules.size());
		assertEquals(4711, session.snapshot().offered().orElseThrow().pid());
	}

	@Test
	void aChosenProcessIsNotLeftForARun() {
		session.follow();
		session.choose(new JvmTarget(55, "WildFly"));
		schedule().tick();
		servers.started(server(4711));
		assertFalse(session.isFollowing());
		assertEquals(55, session.target().orElseThrow().pid());
	}

	@Test
	void followingAgainLeavesTheChosenProcess() {
		session.choose(new JvmTarget(55, "WildFly"));
		schedule().tick();
		session.follow();
		assertTrue(schedules.get(0).closed);
		assertEquals(Optional.empty(), session.snapshot().status());
	}

	@Test
	void freezingHoldsWhatIsShownWhileReadingGoesOn() {
		session.follow();
		servers.started(server(4711));
		schedule().tick();
		session.freeze(true);
		var held = session.snapshot().readings();
		process.memory().with("HeapMemoryUsage", ScriptedProcess.usage(300, 300, 400));
		schedule().pass(Duration.ofSeconds(10));
		assertEquals(held, session.snapshot().readings());
		assertTrue(session.snapshot().sentence().startsWith("Frozen at 00:16:40; values are still read."),
				session.snapshot().sentence());
		session.freeze(false);
		assertEquals(11, session.snapshot().readings().get(0).history().size());
		assertEquals(300, session.snapshot().readings().get(0).value().value());
	}

	@Test
	void closingEndsTheConnectionAndHearsNoMore() {
		session.follow();
		servers.started(server(4711));
		session.close();
		assertTrue(schedule().closed);
		int before = changes.get();
		servers.started(server(4712));
		assertEquals(before, changes.get());
		assertEquals(1, schedules.size());
	}

	@Test
	void serversAreAnnouncedOnceAndEndOnce() {
		List<String> heard = new ArrayList<>();
		RunningServers.Listener listener = new RunningServers.Listener() {

			@Override
			public void started(RunningServer server) {
				heard.add("+" + server.pid());
			}

			@Override
			public void ended(RunningServer server) {
				heard.add("-" + server.pid());
			}
		};
		servers.addListener(listener);
		servers.addListener(listener);
		servers.started(server(1));
		servers.started(server(2));
		assertEquals(2, servers.newest().orElseThrow().pid());
		servers.ended(2);
		servers.ended(2);
		assertEquals(List.of(1L), servers.all().stream().map(RunningServer::pid).toList());
		servers.removeListener(listener);
		servers.ended(1);
		assertEquals(List.of("+1", "+2", "-2"), heard);
	}
}
