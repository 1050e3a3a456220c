/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.frameworks.broker;

import static org.wiretune.tester.frameworks.base.FrameworkTexts.TEXTS;

import java.net.InetAddress;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import org.apache.activemq.artemis.api.core.QueueConfiguration;
import org.apache.activemq.artemis.api.core.RoutingType;
import org.apache.activemq.artemis.core.config.Configuration;
import org.apache.activemq.artemis.core.config.impl.ConfigurationImpl;
import org.apache.activemq.artemis.core.server.JournalType;
import org.apache.activemq.artemis.core.server.Queue;
import org.apache.activemq.artemis.core.server.ServerConsumer;
import org.apache.activemq.artemis.core.server.ServerSession;
import org.apache.activemq.artemis.core.server.impl.ActiveMQServerImpl;
import org.apache.activemq.artemis.core.server.plugin.ActiveMQServerPlugin;
import org.apache.activemq.artemis.jms.client.ActiveMQConnectionFactory;
import org.apache.activemq.artemis.spi.core.protocol.RemotingConnection;
import org.apache.activemq.artemis.spi.core.remoting.Acceptor;
import org.wiretune.core.Figure;
import org.wiretune.perf.workload.FrameworkFigures;

/**
 * A broker of Apache ActiveMQ Artemis in the process of the application, reached over TCP on the loopback address, which counts
 * what its clients open. Its work is part of the processor time of a call, as it is that of the user's broker.
 */
public final class CountingBroker implements AutoCloseable {

	private static final String ACCEPTOR = "tcp";
	private static final String OPTIONS = "useEpoll=false;useKQueue=false";
	private static final int START_SECONDS = 30;
	/** Messages that a queue without a reader keeps. */
	private static final int RING = 1000;
	private static final int NANOS_IN_MICRO = 1000;
	/** The time for which the journal gathers writes; the library's 3.33 ms would be most of what one sender waits for. */
	private static final int JOURNAL_TIMEOUT_MICROS = 20;

	private final ActiveMQServerImpl server;
	private final Counts counts = new Counts();
	private long[] begun = new long[Counts.KINDS];

	/** A broker that keeps messages in memory. @throws Exception when it does not start */
	public CountingBroker() throws Exception {
		this(new ConfigurationImpl().setPersistenceEnabled(false));
	}

	/**
	 * A broker that keeps durable messages on disk.
	 *
	 * @param data folder for its files
	 * @param sync whether it waits until the disk has what its journal wrote
	 * @throws Exception when it does not start
	 */
	public CountingBroker(Path data, boolean sync) throws Exception {
		this(onDisk(data, sync));
	}

	private CountingBroker(Configuration configuration) throws Exception {
		configuration.setName("WireTune frameworks");
		configuration.setSecurityEnabled(false);
		configuration.setJMXManagementEnabled(false);
		configuration.setMaxDiskUsage(-1);
		configuration.setCriticalAnalyzer(false);
		configuration.addAcceptorConfiguration(ACCEPTOR, "tcp://" + host() + ":0?protocols=CORE;" + OPTIONS);
		server = new ActiveMQServerImpl(configuration);
		server.registerBrokerPlugin(counts);
		server.start();
		if (!server.waitForActivation(START_SECONDS, TimeUnit.SECONDS)) {
			throw new IllegalStateException(TEXTS.get("broker.notStarted", START_SECONDS));
		}
	}

	private static Configuration onDisk(Path data, boolean sync) {
		return new ConfigurationImpl().setPersistenceEnabled(true).setJournalType(JournalType.NIO).setJournalDirectory(data.resolve("journal").toString())
				.setBindingsDirectory(data.resolve("bindings").toString()).setLargeMessagesDirectory(data.resolve("large-messages").toString())
				.setPagingDirectory(data.resolve("paging").toString()).setJournalBufferTimeout_NIO(JOURNAL_TIMEOUT_MICROS * NANOS_IN_MICRO)
				.setJournalSyncTransactional(sync).setJournalSyncNonTransactional(sync).setJournalDatasync(sync);
	}

	private static String host() {
		return InetAddress.getLoopbackAddress().getHostAddress();
	}

	/** Creates a queue. @param name its name @throws Exception when it cannot be created */
	public void createQueue(String name) throws Exception {
		server.createQueue(QueueConfiguration.of(name).setAddress(name).setRoutingType(RoutingType.ANYCAST).setDurable(true).setAutoDelete(false));
	}

	/** Creates a queue that drops its oldest messages, so that nobody has to read it. @param name its name @throws Exception when it cannot be created */
	public void createRing(String name) throws Exception {
		server.createQueue(QueueConfiguration.of(name).setAddress(name).setRoutingType(RoutingType.ANYCAST).setDurable(true).setAutoDelete(false).setRingSize((long) RING));
	}

	/** {@return a factory of its client, with the defaults of that} */
	public ActiveMQConnectionFactory factory() {
		Acceptor acceptor = server.getRemotingService().getAcceptor(ACCEPTOR);
		return new ActiveMQConnectionFactory("tcp://" + host() + ':' + acceptor.getActualPort() + '?' + OPTIONS.replace(';', '&'));
	}

	/** Counts from now on. */
	public void begin() {
		begun = counts.all();
	}

	/** {@return what was opened since {@link #begin()} for each call} @param calls calls meanwhile, 1 or more */
	public Map<Figure, Double> perCall(long calls) {
		long[] now = counts.all();
		Map<Figure, Double> figures = new LinkedHashMap<>();
		Figure[] kinds = { FrameworkFigures.CONNECTIONS, FrameworkFigures.SESSIONS, FrameworkFigures.CONSUMERS, FrameworkFigures.QUEUES, FrameworkFigures.CONSUMERS_LEFT };
		for (int i = 0; i < kinds.length; i++) {
			figures.put(kinds[i], (double) Math.max(0, now[i] - begun[i]) / calls);
		}
		return figures;
	}

	@Override
	public void close() throws Exception {
		server.stop();
	}

	/** Hears from the broker what clients open. */
	private static final class Counts implements ActiveMQServerPlugin {

		/** Connections, sessions, consumers, queues, and consumers that are open. */
		private static final int KINDS = 5;

		private final LongAdder connections = new LongAdder();
		private final LongAdder sessions = new LongAdder();
		private final LongAdder consumers = new LongAdder();
		private final LongAdder closed = new LongAdder();
		private final LongAdder queues = new LongAdder();

		private long[] all() {
			return new long[] { connections.sum(), sessions.sum(), consumers.sum(), queues.sum(), consumers.sum() - closed.sum() };
		}

		@Override
		public void afterCreateConnection(RemotingConnection connection) {
			connections.increment();
		}

		@Override
		public void afterCreateSession(ServerSession session) {
			sessions.increment();
		}

		@Override
		public void afterCreateConsumer(ServerConsumer consumer) {
			consumers.increment();
		}

		@Override
		public void afterCloseConsumer(ServerConsumer consumer, boolean failed) {
			closed.increment();
		}

		@Override
		public void afterCreateQueue(Queue queue) {
			queues.increment();
		}
	}
}
