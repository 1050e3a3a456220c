/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.result.ReachedLimit;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.MetricConnection;
import org.wiretune.servers.tests.metrics.FigureBean;
import org.wiretune.servers.tests.metrics.ManualSchedule;
import org.wiretune.servers.tests.metrics.ScriptedProcess;
import org.wiretune.servers.watch.ReachedLimits;

/** What was at its maximum in a run, second by second. */
class ReachedLimitsTest {

	private final ScriptedProcess process = new ScriptedProcess(1);
	private final ManualSchedule schedule = new ManualSchedule();
	private final MetricConnection connection = new MetricConnection(ServerTables.standard().metrics(), process, schedule);

	@BeforeEach
	void connect() {
		connection.connect(new JvmTarget(4711, "WildFly"));
	}

	@AfterEach
	void close() {
		connection.close();
	}

	private FigureBean pool(String bean) {
		return process.bean("jboss.as:deployment=shop.war,subsystem=ejb3,message-driven-bean=" + bean).with("poolMaxSize", 15).with("poolAvailableCount", 12);
	}

	private List<ReachedLimit> reached(String... raised) {
		return ReachedLimits.of(ServerTables.standard(), connection.history(), Set.of(raised));
	}

	/** 25 sessions, 15 instances, five seconds of a run of twelve: the gauge shows 15 of 15 and warns at 15. */
	@Test
	void aPoolOfFifteenUnderTwentyFiveSessions() {
		FigureBean request = pool("RequestBean");
		pool("OtherBean").with("poolAvailableCount", 1);
		for (int second = 0; second < 12; second++) {
			request.with("poolAvailableCount", second >= 4 && second < 9 ? 0 : 12);
			schedule.pass(Duration.ofSeconds(1));
		}
		ReachedLimit only = reached().get(0);
		assertEquals(1, reached().size());
		assertEquals("RequestBean instances", only.name());
		assertEquals(5, only.seconds());
		assertEquals(12, only.of());
		assertEquals("mdb-sessions-oscillate-live", only.alarm());
		assertEquals(3, only.alarmSeconds());
		assertEquals(5, only.alarmOf());
		assertEquals("RequestBean instances reached the limit: 15 of 15 in 5 of the 12 seconds in which it was read. No alarm was raised: mdb-sessions-oscillate-live needs it "
				+ "in 3 of 5 seconds, and that work waits for it meanwhile. Measure for longer or with more callers to see whether the limit costs time.", only.message());
		assertEquals(List.of(), reached("mdb-sessions-oscillate-live\nRequestBean"), "its alarm says it");
		assertEquals(1, reached("mdb-sessions-oscillate-live\nOtherBean").size());
	}

	@Test
	void belowTheMaximumAndBeforeTheFirstReadingNothingIsTold() {
		assertEquals(List.of(), reached());
		pool("RequestBean");
		schedule.pass(Duration.ofSeconds(3));
		assertEquals(List.of(), reached());
	}
}
