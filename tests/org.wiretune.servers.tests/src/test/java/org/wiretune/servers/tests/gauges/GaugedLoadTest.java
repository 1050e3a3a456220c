/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.gauges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.servers.RunningServers;
import org.wiretune.servers.gauges.GaugeLimits;
import org.wiretune.servers.gauges.GaugeSession;
import org.wiretune.servers.gauges.GaugedLoad;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.MetricConnection;
import org.wiretune.servers.tests.metrics.ManualSchedule;
import org.wiretune.servers.tests.metrics.ScriptedProcess;

/** What gauges saw of a load is the most that was worked on in one reading, and a full pool is named. */
class GaugedLoadTest {

	private final ScriptedProcess process = new ScriptedProcess(1);
	private final ManualSchedule schedule = new ManualSchedule();

	@Test
	void thePeakIsThatOfAllReadings() {
		try (GaugeSession session = new GaugeSession(new RunningServers(), ServerTables.standard(), table -> new MetricConnection(table, process, schedule), GaugeLimits.DEFAULTS, ZoneOffset.UTC, () -> {
		})) {
			assertTrue(GaugedLoad.of(session).isEmpty(), "nothing is watched");
			process.pool("WebContainer", 0, 10, 50, 0);
			process.pool("ORB.thread.pool", 3, 10, 50, 0);
			process.pool("Default", 20, 20, 20, 5);
			session.choose(new JvmTarget(4711, "Shop"));
			schedule.tick();
			process.setPool("WebContainer", 50, 50, 50, 7);
			schedule.pass(Duration.ofSeconds(2));
			process.setPool("WebContainer", 12, 50, 50, 0);
			schedule.pass(Duration.ofSeconds(2));
			GaugedLoad load = GaugedLoad.of(session).orElseThrow();
			assertEquals(50, load.requests());
			assertEquals(3, load.remoteCalls());
			assertEquals(0, load.messages());
			assertEquals(List.of("WebContainer pool"), load.full(), "what another pool does is not asked for");
			String told = load.sentence("14:03:00");
			assertTrue(told.startsWith("At the same time at the peak, by the gauges of Shop, "), told);
			assertTrue(told.contains(", 14:03:00: 50 requests, 3 remote calls. State more where a day has a higher peak. WebContainer pool was full"), told);
		}
	}
}
