/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.alarm.Alarm;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.result.Resources;
import org.wiretune.perf.result.Second;
import org.wiretune.perf.stat.Distribution;
import org.wiretune.perf.workload.CommonFigures;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.MetricConnection;
import org.wiretune.servers.tests.metrics.FigureBean;
import org.wiretune.servers.tests.metrics.ManualSchedule;
import org.wiretune.servers.tests.metrics.ScriptedProcess;
import org.wiretune.servers.watch.MeasurementAlarms;

/** Alarms that compare what the load driver measured with what the server showed meanwhile. */
class MeasurementAlarmsTest {

	private static final int USERS = 20;
	private static final int SECONDS = 20;
	private static final int CALLS_A_SECOND = 100;

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

	private Measurement measurement(Instant start, double opened, double meanMs) {
		List<Second> seconds = new ArrayList<>();
		for (int second = 0; second < SECONDS; second++) {
			seconds.add(new Second(second, Phase.MEASUREMENT, CALLS_A_SECOND, 0, meanMs, meanMs, meanMs, meanMs, USERS, 100, 0, 0, 1, 0.2, 0, 10));
		}
		Distribution latency = new Distribution(SECONDS * CALLS_A_SECOND, meanMs, 1, meanMs, meanMs, meanMs, meanMs, meanMs, meanMs, "");
		return new Measurement("m", Map.of(), 1, start, List.of(new Phase(Phase.MEASUREMENT, 0, SECONDS)), latency, Map.of(),
				SECONDS * CALLS_A_SECOND, CALLS_A_SECOND, Map.of(), Double.isNaN(opened) ? Map.of() : Map.of(CommonFigures.CONNECTIONS_OPENED, opened), Map.of(),
				Resources.UNKNOWN, seconds, List.of(), List.of(), true);
	}

	private List<Alarm> alarms(Measurement measurement) {
		return MeasurementAlarms.of(measurement, connection.history(), schedule.now());
	}

	@Test
	void aConnectionClosedAfterEveryHundredthRequestIsTold() {
		schedule.tick();
		Alarm alarm = alarms(measurement(Instant.now(), USERS + 20, 1)).get(0);
		assertEquals("connection-close-per-100-live", alarm.id());
		assertEquals(100, alarm.observed());
		assertTrue(alarm.message().startsWith("The server closed 20 connections in 2000 answered calls, one after 100 calls each"), alarm.message());
	}

	@Test
	void connectionsThatStayOpenOrAreClosedNowAndThenAreNot() {
		schedule.tick();
		assertEquals(List.of(), alarms(measurement(Instant.now(), USERS, 1)));
		assertEquals(List.of(), alarms(measurement(Instant.now(), USERS + 18, 1)), "after 111 calls each");
		assertEquals(List.of(), alarms(measurement(Instant.now(), Double.NaN, 1)), "a load without connections");
	}

	/** A servlet that took so many milliseconds for each request of the measurement. */
	private Measurement onServlet(double servletMs, double meanMs) {
		FigureBean servlet = process.bean("jboss.as:deployment=shop.war,subsystem=undertow,servlet=shop.ShopServlet").with("requestCount", 50L)
				.with("totalRequestTime", 9000L);
		schedule.tick();
		schedule.pass(Duration.ofSeconds(4));
		Instant start = Instant.ofEpochMilli(schedule.now());
		for (int second = 1; second <= SECONDS; second++) {
			servlet.with("requestCount", 50L + (long) CALLS_A_SECOND * second).with("totalRequestTime", 9000L + Math.round(servletMs * CALLS_A_SECOND * second));
			schedule.pass(Duration.ofSeconds(1));
		}
		return measurement(start, Double.NaN, meanMs);
	}

	@Test
	void aServletThatTakesMostOfTheTimeIsTold() {
		Alarm alarm = alarms(onServlet(45, 50)).get(0);
		assertEquals("response-mostly-in-j2ee-tier", alarm.id());
		assertEquals("shop.ShopServlet", alarm.instance());
		assertTrue(alarm.observed() > 80 && alarm.observed() <= 100, alarm.message());
	}

	@Test
	void aServletThatIsQuickIsNot() {
		assertEquals(List.of(), alarms(onServlet(15, 50)));
	}

	@Test
	void callsOfAFewMillisecondsSayNothing() {
		assertEquals(List.of(), alarms(onServlet(4, 4.5)));
	}
}
