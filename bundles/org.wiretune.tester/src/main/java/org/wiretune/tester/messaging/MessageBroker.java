/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.messaging;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import jakarta.jms.Connection;
import jakarta.jms.JMSException;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.apache.activemq.artemis.api.core.QueueConfiguration;
import org.apache.activemq.artemis.api.core.RoutingType;
import org.apache.activemq.artemis.api.core.SimpleString;
import org.apache.activemq.artemis.api.core.client.ActiveMQClient;
import org.apache.activemq.artemis.core.config.impl.ConfigurationImpl;
import org.apache.activemq.artemis.core.server.JournalType;
import org.apache.activemq.artemis.core.server.Queue;
import org.apache.activemq.artemis.core.server.impl.ActiveMQServerImpl;
import org.apache.activemq.artemis.core.settings.impl.AddressSettings;
import org.apache.activemq.artemis.jms.client.ActiveMQConnectionFactory;
import org.apache.activemq.artemis.spi.core.remoting.Acceptor;

/**
 * The message broker in the server's JVM: Apache ActiveMQ Artemis with a persistent journal on disk. It listens on a port
 * of the loopback address only when it is made with one or {@link #openAcceptor()} is called. Defaults of the library that
 * distort what is measured are set here, and {@link #notes()} names them.
 */
public final class MessageBroker implements Connections, AutoCloseable {

	private static final String TCP_ACCEPTOR = "tcp";
	private static final AtomicInteger NUMBERS = new AtomicInteger();
	private static final SimpleString DEAD_LETTERS = SimpleString.of("DeadLetters");
	private static final int DELIVERY_ATTEMPTS = 3;
	private static final int BROKER_THREADS = 16;
	private static final int NANOS_IN_MICRO = 1000;

	private final ActiveMQServerImpl server;
	private final String address = "vm://" + NUMBERS.getAndIncrement();
	private final List<ActiveMQConnectionFactory> factories = new ArrayList<>();
	private final List<String> queues = new CopyOnWriteArrayList<>();
	private final List<String> notes;

	/**
	 * Starts a broker that is reached within this JVM only.
	 *
	 * @param data folder for its files, which it creates
	 * @param journalTimeoutMicros how long the journal gathers commits before it writes, in microseconds
	 * @param fatal told when the broker cannot go on, as on a full disk
	 * @throws Exception when the broker does not start
	 */
	public MessageBroker(Path data, int journalTimeoutMicros, Consumer<String> fatal) throws Exception {
		this(data, journalTimeoutMicros, false, fatal);
	}

	/**
	 * Starts a broker.
	 *
	 * @param data folder for its files, which it creates
	 * @param journalTimeoutMicros how long the journal gathers commits before it writes, in microseconds
	 * @param tcp whether it listens on a port of the loopback address too, see {@link #port()}
	 * @param fatal told when the broker cannot go on, as on a full disk
	 * @throws Exception when the broker does not start
	 */
	public MessageBroker(Path data, int journalTimeoutMicros, boolean tcp, Consumer<String> fatal) throws Exception {
		this(data, JournalType.NIO, journalTimeoutMicros, tcp, fatal);
	}

	/**
	 * Starts a broker.
	 *
	 * @param data folder for its files, which it creates
	 * @param journal how the journal is written; {@code ASYNCIO} only where {@link NativeJournal#problem()} is empty
	 * @param journalTimeoutMicros how long the journal gathers commits before it writes, in microseconds
	 * @param tcp whether it listens on a port of the loopback address too, see {@link #port()}
	 * @param fatal told when the broker cannot go on, as on a full disk
	 * @throws Exception when the broker does not start
	 */
	public MessageBroker(Path data, JournalType journal, int journalTimeoutMicros, boolean tcp, Consumer<String> fatal)
			throws Exception {
		try {
			Files.createDirectories(data);
		} catch (IOException e) {
			throw new IOException(TEXTS.get("broker.noFolder", data, String.valueOf(e.getMessage())));
		}
		ConfigurationImpl configuration = new ConfigurationImpl();
		configuration.setName("WireTune");
		configuration.setSecurityEnabled(false);
		configuration.setJMXManagementEnabled(false);
		configuration.setPersistenceEnabled(true);
		configuration.setJournalType(journal);
		configuration.setJournalDirectory(data.resolve("journal").toString());
		configuration.setBindingsDirectory(data.resolve("bindings").toString());
		configuration.setLargeMessagesDirectory(data.resolve("large-messages").toString());
		configuration.setPagingDirectory(data.resolve("paging").toString());
		// The library's 3.33 ms are added to each durable commit of a single caller.
		configuration.setJournalBufferTimeout_NIO(journalTimeoutMicros * NANOS_IN_MICRO);
		configuration.setJournalBufferTimeout_AIO(journalTimeoutMicros * NANOS_IN_MICRO);
		// The library's 90 % block every sender on a developer's full disk.
		configuration.setMaxDiskUsage(-1);
		configuration.setThreadPoolMaxSize(BROKER_THREADS);
		configuration.setScheduledThreadPoolMaxSize(1);
		configuration.setCriticalAnalyzer(false);
		configuration.setMessageExpiryScanPeriod(-1);
		configuration.addAcceptorConfiguration("in-vm", address);
		if (tcp) {
			configuration.addAcceptorConfiguration(TCP_ACCEPTOR, "tcp://" + InetAddress.getLoopbackAddress().getHostAddress()
					+ ":0?protocols=CORE;useEpoll=false;useKQueue=false");
		}
		configuration.addAddressSetting("#", new AddressSettings().setDeadLetterAddress(DEAD_LETTERS)
				.setExpiryAddress(DEAD_LETTERS).setMaxDeliveryAttempts(DELIVERY_ATTEMPTS));
		server = new ActiveMQServerImpl(configuration);
		server.registerIOCriticalErrorListener((problem, message, file) -> fatal
				.accept(TEXTS.get("broker.storeFailed", data, message)));
		server.start();
		if (!server.waitForActivation(30, TimeUnit.SECONDS)) {
			throw new IllegalStateException(TEXTS.get("broker.notStarted", data));
		}
		createQueue(DEAD_LETTERS.toString());
		notes = List.of(TEXTS.get("note.journalTimeout", Integer.toString(journalTimeoutMicros)), TEXTS.get("note.brokerClient"),
				TEXTS.get("note.largeMessages", ActiveMQClient.DEFAULT_MIN_LARGE_MESSAGE_SIZE));
	}

	/**
	 * Creates a persistent queue.
	 *
	 * @param name name of the queue
	 * @throws Exception when it cannot be created
	 */
	public void createQueue(String name) throws Exception {
		server.createQueue(QueueConfiguration.of(name).setAddress(name).setRoutingType(RoutingType.ANYCAST)
				.setDurable(true));
		queues.add(name);
	}

	/**
	 * Creates a persistent queue whose messages are delivered a number of times before they go to the dead letters.
	 *
	 * @param name name of the queue
	 * @param deliveryAttempts how often a message is delivered, 1 or more
	 * @throws Exception when it cannot be created
	 */
	public void createQueue(String name, int deliveryAttempts) throws Exception {
		server.getAddressSettingsRepository().addMatch(name, new AddressSettings().setDeadLetterAddress(DEAD_LETTERS)
				.setExpiryAddress(DEAD_LETTERS).setMaxDeliveryAttempts(deliveryAttempts));
		createQueue(name);
	}

	/**
	 * Deletes a queue with its messages. Does nothing when there is none.
	 *
	 * @param name name of the queue
	 * @throws Exception when it cannot be deleted
	 */
	public void deleteQueue(String name) throws Exception {
		if (queues.remove(name)) {
			server.destroyQueue(SimpleString.of(name), null, false);
			server.getAddressSettingsRepository().removeMatch(name);
		}
	}

	/**
	 * Listens on a port of the loopback address, for senders in another JVM. A second time it says the same port. Nobody is
	 * asked for a password: programs of this machine can send and receive while the run lasts, and what they send is read
	 * through the filters that hold for all messages.
	 *
	 * @return the port
	 * @throws Exception when no port is free
	 */
	public synchronized int openAcceptor() throws Exception {
		Acceptor acceptor = server.getRemotingService().getAcceptor(TCP_ACCEPTOR);
		if (acceptor == null) {
			acceptor = server.getRemotingService().createAcceptor(TCP_ACCEPTOR, "tcp://"
					+ InetAddress.getLoopbackAddress().getHostAddress()
					+ ":0?protocols=CORE;useEpoll=false;useKQueue=false;tcpNoDelay=true");
			acceptor.start();
		}
		return acceptor.getActualPort();
	}

	/** Opens a connection within this JVM and starts it. The broker closes it when it closes. */
	@Override
	public Connection connect() throws JMSException {
		Connection connection = connect(false, 0);
		connection.start();
		return connection;
	}

	/**
	 * Opens a connection within this JVM; it is not started. The broker closes it when it closes.
	 *
	 * @param sharedThreads whether its listeners use the one pool that the library shares among all clients of a JVM, 8
	 *        threads for each processor, in which they wait for one another; else it has as many threads as it needs
	 * @param prefetchBytes what the library fetches ahead for a consumer, where messages then wait while another consumer is
	 *        idle; 0 for nothing
	 * @return the connection
	 * @throws JMSException when the broker is not there
	 */
	public Connection connect(boolean sharedThreads, int prefetchBytes) throws JMSException {
		ActiveMQConnectionFactory factory = new ActiveMQConnectionFactory(address);
		factory.setUseGlobalPools(sharedThreads);
		if (!sharedThreads) {
			factory.setThreadPoolMaxSize(-1);
		}
		factory.setConsumerWindowSize(prefetchBytes);
		factory.setBlockOnDurableSend(true);
		factory.setReconnectAttempts(0);
		synchronized (factories) {
			factories.add(factory);
		}
		return factory.createConnection();
	}

	/** Sets what the library's defaults distort. */
	static void tune(ActiveMQConnectionFactory factory) {
		// The library shares one pool of 8 threads for each processor among all clients; listeners wait for one another.
		factory.setUseGlobalPools(false);
		factory.setThreadPoolMaxSize(-1);
		// The library fetches ahead for a consumer; messages then wait at one session while another is idle.
		factory.setConsumerWindowSize(0);
		factory.setBlockOnDurableSend(true);
		factory.setReconnectAttempts(0);
	}

	/** {@return the address within this JVM, such as {@code vm://0}} */
	public String address() {
		return address;
	}

	/** {@return the port on the loopback address, -1 when it listens on none} */
	public int port() {
		Acceptor acceptor = server.getRemotingService().getAcceptor(TCP_ACCEPTOR);
		return acceptor == null ? -1 : acceptor.getActualPort();
	}

	/** {@return the names of the queues} */
	public List<String> queues() {
		return List.copyOf(queues);
	}

	/**
	 * Counts the messages that lie in a queue or are being delivered.
	 *
	 * @param name name of the queue
	 * @return the number, 0 when there is no such queue
	 */
	public long messageCount(String name) {
		Queue queue = server.locateQueue(SimpleString.of(name));
		return queue == null ? 0 : queue.getMessageCount();
	}

	/** {@return what a reader of a run has to know about the broker} */
	public List<String> notes() {
		return notes;
	}

	@Override
	public void close() throws Exception {
		synchronized (factories) {
			factories.forEach(ActiveMQConnectionFactory::close);
		}
		server.stop();
	}
}
