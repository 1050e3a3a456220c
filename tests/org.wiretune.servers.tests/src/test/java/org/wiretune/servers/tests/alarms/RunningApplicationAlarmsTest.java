/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.alarms;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.servers.alarms.AlarmEngine;
import org.wiretune.servers.gauges.ServerTables;

/** What alarms say of applications and brokers, and what looks alike and is none. */
class RunningApplicationAlarmsTest {

	private static List<String> messages(String series) {
		AlarmEngine engine = new AlarmEngine(ServerTables.standard().alarms());
		return new MadeSeries(series).feed(engine, 0, 60).stream().map(change -> change.alarm().id() + ": " + change.alarm().message().replace('\u00a0', ' ')).toList();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			jms-session-per-message-live    | artemis.sessions.opened[shop]=0+200t artemis.added[shop]=0+100t | Clients of broker shop open sessions at up to 200 /s, 50 /s or more
			jms-session-per-message-live    | activemq.connections.opened[shop]=0+100t activemq.added[shop]=0+700t activemq.queue.added[orders]=0+100t | Clients of broker shop open connections at up to 100 /s, 70 /s or more
			broker-memory-full-live         | activemq.memory[shop]=100 | Messages of broker shop take 100 % of its memoryUsage
			kafka-producer-buffer-full-live | kafka.producer.waiting[mail]=3 | Up to 3 threads wait for memory of the buffer of Kafka producer mail
			kafka-commit-per-record-live    | kafka.consumer.commits[mail]=120 kafka.consumer.rate[mail]=120 | Kafka consumer mail commits at up to 120 /s, 60 /s or more
			camel-pool-tasks-wait-live      | camel.pool.queue[split]=90 camel.pool.active[split]=10 camel.pool.size[split]=10 camel.pool.maximum[split]=20 | Up to 90 tasks wait for a thread of Camel pool split
			""")
	void eachSaysWhatItSaw(String id, String series, String beginning) {
		List<String> messages = messages(series);
		assertEquals(1, messages.size());
		assertEquals(id + ": " + beginning, messages.get(0).substring(0, Math.min(messages.get(0).length(), id.length() + 2 + beginning.length())));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			a broker whose clients connect rarely          | artemis.sessions.opened[shop]=0+4t artemis.added[shop]=0
			sessions that each send many messages          | artemis.sessions.opened[shop]=0+40t artemis.added[shop]=0+1000t
			connections that each publish to topics        | activemq.connections.opened[shop]=0+10t activemq.added[shop]=0+1000t activemq.queue.added[orders]=0
			a consumer that is idle and commits by time    | kafka.consumer.commits[mail]=0.2 kafka.consumer.rate[mail]=0
			a consumer that commits each poll of many      | kafka.consumer.commits[mail]=50 kafka.consumer.rate[mail]=20000
			a scheduled pool, whose tasks wait for a time  | camel.pool.queue[delay]=9 camel.pool.active[delay]=0 camel.pool.size[delay]=10
			a pool that waits although threads are idle    | camel.pool.queue[split]=1 camel.pool.active[split]=8 camel.pool.size[split]=10 camel.pool.maximum[split]=20
			""")
	void whatLooksAlikeIsNone(String what, String series) {
		assertEquals(List.of(), messages(series), what);
	}

	@Test
	void aPoolAtItsMaximumIsNoPoolThatCouldGrow() {
		assertEquals(List.of(), messages("camel.pool.queue[split]=90 camel.pool.active[split]=20 camel.pool.size[split]=20 camel.pool.maximum[split]=20"));
	}
}
