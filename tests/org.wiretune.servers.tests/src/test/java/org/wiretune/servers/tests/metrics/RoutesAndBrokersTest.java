/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;

import org.junit.jupiter.api.Test;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.MetricConnection;
import org.wiretune.servers.metrics.MetricKey;

/** Names and attributes as Camel 4.14, Artemis 2.40, ActiveMQ Classic 6.1, the clients of Kafka 3.9, Micrometer 1.15 with HikariCP 6.3 and with Agroal 2.8 of Quarkus 3.27, and Spring Integration 6.5 register them. */
class RoutesAndBrokersTest {

	private final ScriptedProcess process = new ScriptedProcess(1);
	private final ManualSchedule schedule = new ManualSchedule();
	private final MetricConnection connection = new MetricConnection(ServerTables.standard().metrics(), process, schedule);

	private FigureBean bean(String name) {
		return FigureBean.register(process.server, name);
	}

	private void connect() {
		connection.connect(new JvmTarget(4711, "application"));
		schedule.tick();
	}

	private double last(String metric, String instance) {
		return connection.history().series(new MetricKey(metric, instance)).orElseThrow(() -> new AssertionError(metric)).last();
	}

	private boolean isRead(String metric, String instance) {
		return connection.history().series(new MetricKey(metric, instance)).isPresent();
	}

	@Test
	void aRouteTellsHowLongItsMessagesTookSinceTheSampleBefore() {
		FigureBean route = bean("org.apache.camel:context=camel-1,type=routes,name=\"work\"").with("ExchangesInflight", 10L).with("ExchangesTotal", 100L)
				.with("ExchangesFailed", 0L).with("TotalProcessingTime", 20_000L);
		connect();
		assertEquals(10, last("camel.route.inflight", "work"));
		route.with("ExchangesTotal", 110L).with("TotalProcessingTime", 25_000L);
		schedule.pass(Duration.ofSeconds(1));
		assertEquals(500, last("camel.route.mean", "work"), 1e-9);
	}

	@Test
	void poolsThatWorkAreShownAndConsumersThatAlwaysRunAreNot() {
		for (String name : new String[] { "split1(split)", "SedaConsumer(0x1a9d620c)", "ErrorHandlerRedeliveryThreadPool" }) {
			bean("org.apache.camel:context=camel-1,type=threadpools,name=\"" + name + '"').with("ActiveCount", 10).with("PoolSize", 10).with("MaximumPoolSize", 20)
					.with("TaskQueueSize", 88L);
		}
		connect();
		assertEquals(10, last("camel.pool.active", "split1(split)"));
		assertEquals(20, last("camel.pool.maximum", "split1(split)"));
		assertEquals(88, last("camel.pool.queue", "split1(split)"));
		assertTrue(!isRead("camel.pool.active", "SedaConsumer(0x1a9d620c)") && !isRead("camel.pool.active", "ErrorHandlerRedeliveryThreadPool"));
	}

	@Test
	void aPoolWithoutALimitHasNoMaximum() {
		bean("org.apache.camel:context=camel-1,type=threadpools,name=\"delay1(delay)\"").with("ActiveCount", 0).with("PoolSize", 10).with("MaximumPoolSize", Integer.MAX_VALUE)
				.with("TaskQueueSize", 9L);
		connect();
		assertEquals(9, last("camel.pool.queue", "delay1(delay)"));
		assertTrue(!isRead("camel.pool.maximum", "delay1(delay)"));
	}

	@Test
	void theEndpointsOfASedaQueueAreOneQueue() {
		bean("org.apache.camel:context=camel-1,type=endpoints,name=\"seda://work\\?blockWhenFull=true&size=50\"").with("CurrentQueueSize", 42);
		bean("org.apache.camel:context=camel-1,type=endpoints,name=\"seda://work\\?concurrentConsumers=2&size=50\"").with("CurrentQueueSize", 42);
		bean("org.apache.camel:context=camel-1,type=endpoints,name=\"seda://mail\"").with("CurrentQueueSize", 1);
		bean("org.apache.camel:context=camel-1,type=endpoints,name=\"direct://x\"").with("State", "Started");
		connect();
		assertEquals(42, last("camel.seda.messages", "work"));
		assertEquals(1, last("camel.seda.messages", "mail"));
	}

	@Test
	void queuesAndMemoryOfArtemisWithoutTemporaryQueues() {
		String addresses = "org.apache.activemq.artemis:broker=\"localhost\",component=addresses,address=\"";
		bean(addresses + "orders\",subcomponent=queues,routing-type=\"anycast\",queue=\"orders\"").with("MessageCount", 19L).with("DeliveringCount", 19)
				.with("ConsumerCount", 1).with("MessagesAdded", 20L);
		String temporary = "8a8e5c3e-1f0a-4b7e-9c1d-0a1b2c3d4e5f";
		bean(addresses + temporary + "\",subcomponent=queues,routing-type=\"anycast\",queue=\"" + temporary + '"').with("MessageCount", 1L);
		bean("org.apache.activemq.artemis:broker=\"localhost\"").with("AddressMemoryUsage", 15_105L).with("GlobalMaxSize", 3_160_408_064L).with("ConnectionCount", 1)
				.with("SessionCount", 2);
		connect();
		assertEquals(19, last("artemis.queue.messages", "orders"));
		assertEquals(1, last("artemis.queue.consumers", "orders"));
		assertTrue(!isRead("artemis.queue.messages", temporary));
		assertEquals(3_160_408_064.0, last("artemis.memory.maximum", "localhost"));
		assertEquals(2, last("artemis.sessions", "localhost"));
	}

	@Test
	void queuesAndMemoryOfActiveMqClassic() {
		String queue = "org.apache.activemq:type=Broker,brokerName=classic,destinationType=Queue,destinationName=orders";
		bean(queue).with("QueueSize", 19L).with("InFlightCount", 19L).with("ConsumerCount", 1L).with("EnqueueCount", 20L);
		bean(queue + ",endpoint=Producer,clientId=one,producerId=two").with("QueueSize", 7L);
		bean("org.apache.activemq:type=Broker,brokerName=classic").with("MemoryPercentUsage", 35).with("StorePercentUsage", 2).with("CurrentConnectionsCount", 3);
		connect();
		assertEquals(19, last("activemq.queue.messages", "orders"));
		assertEquals(35, last("activemq.memory", "classic"));
		assertEquals(3, last("activemq.connections", "classic"));
	}

	@Test
	void aConsumerOfKafkaWithoutRecordsHasNoLag() {
		FigureBean fetches = bean("kafka.consumer:type=consumer-fetch-manager-metrics,client-id=orders-1").with("records-lag-max", Double.NaN).with("records-consumed-rate", 0.0);
		bean("kafka.consumer:type=consumer-coordinator-metrics,client-id=orders-1").with("commit-rate", 0.5).with("assigned-partitions", 3.0);
		bean("kafka.producer:type=producer-metrics,client-id=mail").with("record-send-rate", 120.0).with("waiting-threads", 2.0).with("record-queue-time-avg", 5.1)
				.with("batch-size-avg", Double.NaN).with("buffer-available-bytes", 33_554_432.0);
		connect();
		assertTrue(!isRead("kafka.consumer.lag", "orders-1") || Double.isNaN(last("kafka.consumer.lag", "orders-1")));
		assertEquals(3, last("kafka.consumer.partitions", "orders-1"));
		assertEquals(2, last("kafka.producer.waiting", "mail"));
		fetches.with("records-lag-max", 17.0);
		schedule.pass(Duration.ofSeconds(1));
		assertEquals(17, last("kafka.consumer.lag", "orders-1"));
	}

	@Test
	void aPoolAndAnExecutorAreKnownByTheirTagsAmongThoseOfTheApplication() {
		for (String tags : new String[] { "pool.HikariPool-1", "application.shop.pool.mail" }) {
			bean("metrics:name=hikaricpConnections." + tags + ",type=gauges").with("Value", 10.0);
			bean("metrics:name=hikaricpConnectionsActive." + tags + ",type=gauges").with("Value", 9.0);
			bean("metrics:name=hikaricpConnectionsPending." + tags + ",type=gauges").with("Value", 2.0);
			bean("metrics:name=hikaricpConnectionsMax." + tags + ",type=gauges").with("Value", 10.0);
		}
		bean("metrics:name=executorActive.application.shop.name.applicationTaskExecutor,type=gauges").with("Value", 8.0);
		bean("metrics:name=executorPoolSize.application.shop.name.applicationTaskExecutor,type=gauges").with("Value", 8.0);
		bean("metrics:name=executorPoolMax.application.shop.name.applicationTaskExecutor,type=gauges").with("Value", 2.147483647E9);
		bean("metrics:name=executorQueued.application.shop.name.applicationTaskExecutor,type=gauges").with("Value", 17.0);
		connect();
		assertEquals(9, last("micrometer.hikari.active", "HikariPool-1"));
		assertEquals(10, last("micrometer.hikari.total", "HikariPool-1"));
		assertEquals(2, last("micrometer.hikari.waiting", "mail"));
		assertEquals(10, last("micrometer.hikari.maximum", "mail"));
		assertEquals(8, last("micrometer.executor.active", "applicationTaskExecutor"));
		assertEquals(17, last("micrometer.executor.queue", "applicationTaskExecutor"));
		assertTrue(!isRead("micrometer.executor.maximum", "applicationTaskExecutor"), "it has no limit");
	}

	@Test
	void aPoolOfAgroalByMicrometer() {
		for (String figure : new String[] { "Active 2", "Available 0", "Awaiting 4", "MaxUsed 2", "Acquire 17" }) {
			String[] words = figure.split(" ");
			bean("metrics:name=agroal" + words[0] + "Count.datasource.default,type=gauges").with("Value", Double.parseDouble(words[1]));
		}
		connect();
		assertEquals(2, last("micrometer.agroal.active", "default"));
		assertEquals(4, last("micrometer.agroal.waiting", "default"));
		assertEquals(2, last("micrometer.agroal.highest", "default"));
	}

	@Test
	void aChannelWithoutAQueueHasNoGauge() {
		bean("org.springframework.integration:type=MessageChannel,name=orders").with("QueueSize", 12).with("RemainingCapacity", 88);
		bean("org.springframework.integration:type=MessageChannel,name=errorChannel").with("SubscriberCount", 1);
		connect();
		assertEquals(12, last("integration.channel.messages", "orders"));
		assertTrue(!isRead("integration.channel.messages", "errorChannel"));
	}
}
