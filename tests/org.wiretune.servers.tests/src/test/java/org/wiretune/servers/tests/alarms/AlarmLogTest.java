/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.alarms;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.perf.alarm.Alarm;
import org.wiretune.perf.alarm.LimitOwner;
import org.wiretune.servers.alarms.AlarmChange.Kind;
import org.wiretune.servers.alarms.AlarmChange;
import org.wiretune.perf.alarm.KeptAlarm;
import org.wiretune.servers.alarms.AlarmLog;

/** The list of alarms that nobody has reset. */
class AlarmLogTest {

	private final AlarmLog log = new AlarmLog();

	private static Alarm alarm(String instance, long since) {
		return Alarm.seen("connector-maxthreads-reached", instance, since, LimitOwner.THREAD_POOL, "All threads are busy.");
	}

	private void add(Kind kind, Alarm alarm, long time) {
		log.add(List.of(new AlarmChange(kind, time, alarm)));
	}

	@Test
	void whatIsOverStaysBehindWhatHolds() {
		add(Kind.RAISED, alarm("A", 10), 10);
		add(Kind.RAISED, alarm("B", 20), 20);
		add(Kind.CLEARED, alarm("B", 20), 30);
		assertEquals(List.of("A", "B"), log.entries().stream().map(entry -> entry.alarm().instance()).toList());
		assertTrue(log.entries().get(0).isActive());
		assertEquals(30, log.entries().get(1).endedAt().orElseThrow());
	}

	@Test
	void anAlarmThatComesAgainIsASecondEntry() {
		add(Kind.RAISED, alarm("A", 10), 10);
		add(Kind.CLEARED, alarm("A", 10), 15);
		add(Kind.RAISED, alarm("A", 20), 20);
		assertEquals(List.of(20L, 10L), log.entries().stream().map(entry -> entry.alarm().since()).toList());
	}

	@Test
	void resetTakesOneAwayAlsoWhenItEndedMeanwhile() {
		add(Kind.RAISED, alarm("A", 10), 10);
		add(Kind.RAISED, alarm("B", 11), 11);
		KeptAlarm seen = log.entries().stream().filter(entry -> entry.alarm().instance().equals("A")).findFirst().orElseThrow();
		add(Kind.CLEARED, alarm("A", 10), 15);
		assertTrue(log.reset(seen));
		assertFalse(log.reset(seen));
		assertEquals(1, log.entries().size());
	}

	@Test
	void theOldestThatAreOverGiveWay() {
		add(Kind.RAISED, alarm("holds", 1), 1);
		for (int i = 2; i < 2 * AlarmLog.MOST; i++) {
			add(Kind.RAISED, alarm("B" + i, i), i);
			add(Kind.CLEARED, alarm("B" + i, i), i);
		}
		assertTrue(log.entries().size() <= AlarmLog.MOST, String.valueOf(log.entries().size()));
		assertEquals("holds", log.entries().get(0).alarm().instance());
	}
}
