/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.memory;

import jakarta.jms.Connection;
import jakarta.jms.JMSException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.apache.activemq.artemis.api.core.QueueConfiguration;
import org.apache.activemq.artemis.api.core.RoutingType;
import org.apache.activemq.artemis.api.core.SimpleString;
import org.apache.activemq.artemis.core.config.impl.ConfigurationImpl;
import org.apache.activemq.artemis.core.server.JournalType;
import org.apache.activemq.artemis.core.server.Queue;
import org.apache.activemq.artemis.core.server.impl.ActiveMQServerImpl;
import org.apache.activemq.artemis.core.settings.impl.AddressSettings;
import org.apache.activemq.artemis.jms.client.ActiveMQConnectionFactory;
import org.wiretune.perf.workload.MemoryKeys.Store;
import org.wiretune.safety.quantity.Bytes;

/**
 * A broker with one queue whose messages lie in the heap, in the heap and the journal, or on disk. In the heap there is
 * no limit but the heap: the library would write to disk from half of it on, and no queue of the lab did.
 */
final class FloodBroker implements AutoCloseable {

	/** Name of the queue. */
	static final String QUEUE = "flood";

	private static final String ADDRESS = "vm://0";
	private static final int BYTES_AROUND_MESSAGE = 64 * 1024;
	private static final int LEAST_JOURNAL_FILE = 10 * Bytes.IN_MEGABYTE;
	private static final int LEAST_JOURNAL_BUFFER = 512 * 1024;
	private static final long NO_LIMIT = 1L << 50;

	private final ActiveMQServerImpl server;
	private final boolean largeMessages;
	private ActiveMQConnectionFactory factory;

	FloodBroker(Path data, Store store, int sizeBytes) throws Exception {
		ConfigurationImpl configuration = new ConfigurationImpl();
		configuration.setName("WireTune heap server");
		configuration.setSecurityEnabled(false);
		configuration.setJMXManagementEnabled(false);
		configuration.setPersistenceEnabled(store != Store.MEMORY);
		configuration.setJournalType(JournalType.NIO);
		configuration.setJournalDirectory(data.resolve("journal").toString());
		configuration.setBindingsDirectory(data.resolve("bindings").toString());
		configuration.setLargeMessagesDirectory(data.resolve("large-messages").toString());
		configuration.setPagingDirectory(data.resolve("paging").toString());
		configuration.setJournalBufferTimeout_NIO(0);
		// A message has to fit into the buffer of the journal, and the buffer into a file.
		int buffer = Math.max(LEAST_JOURNAL_BUFFER, store == Store.JOURNAL ? sizeBytes + BYTES_AROUND_MESSAGE : 0);
		configuration.setJournalBufferSize_NIO(buffer);
		configuration.setJournalFileSize(Math.max(LEAST_JOURNAL_FILE, 2 * buffer));
		configuration.setMaxDiskUsage(-1);
		configuration.setCriticalAnalyzer(false);
		configuration.setMessageExpiryScanPeriod(-1);
		configuration.addAcceptorConfiguration("in-vm", ADDRESS);
		AddressSettings addresses = new AddressSettings();
		if (store != Store.DISK) {
			configuration.setGlobalMaxSize(NO_LIMIT);
			addresses.setMaxSizeBytes(NO_LIMIT);
		}
		configuration.addAddressSetting("#", addresses);
		largeMessages = store == Store.DISK;
		server = new ActiveMQServerImpl(configuration);
		server.start();
		if (!server.waitForActivation(5, TimeUnit.MINUTES)) {
			throw new IllegalStateException("The broker did not start.");
		}
		if (server.locateQueue(SimpleString.of(QUEUE)) == null) {
			server.createQueue(QueueConfiguration.of(QUEUE).setAddress(QUEUE).setRoutingType(RoutingType.ANYCAST)
					.setDurable(true));
		}
	}

	/** {@return a connection that is not started, with threads of its own, which fetches one message at a time} */
	synchronized Connection connect() throws JMSException {
		if (factory == null) {
			factory = new ActiveMQConnectionFactory(ADDRESS);
			factory.setUseGlobalPools(false);
			factory.setThreadPoolMaxSize(-1);
			factory.setConsumerWindowSize(0);
			factory.setReconnectAttempts(0);
			// Sent asynchronously: nobody waits until the broker has a message.
			factory.setBlockOnDurableSend(false);
			factory.setBlockOnNonDurableSend(false);
			if (!largeMessages) {
				factory.setMinLargeMessageSize(Integer.MAX_VALUE);
			}
		}
		return factory.createConnection();
	}

	/** {@return messages in the queue} */
	long messageCount() {
		Queue queue = server.locateQueue(SimpleString.of(QUEUE));
		return queue == null ? 0 : queue.getMessageCount();
	}

	@Override
	public synchronized void close() throws Exception {
		if (factory != null) {
			factory.close();
		}
		server.stop();
	}
}
