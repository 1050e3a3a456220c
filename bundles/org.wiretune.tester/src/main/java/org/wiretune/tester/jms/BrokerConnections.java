/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.jms;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import jakarta.jms.Connection;
import jakarta.jms.ConnectionFactory;
import jakarta.jms.JMSException;
import jakarta.jms.JMSSecurityException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.apache.activemq.artemis.jms.client.ActiveMQConnectionFactory;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.MessageKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.safety.secret.Secrets;
import org.wiretune.tester.http.CallFailure;
import org.wiretune.tester.text.Problem;

/** Connections to the brokers that a workload names. Callers share a few of them, as those of an application do. Any thread. */
public final class BrokerConnections implements AutoCloseable {

	/** Most connections to one broker that callers share. */
	public static final int MOST = 8;

	/** A busy broker that opens a session or answers a question late has lost no message: only a call is held to its own time. */
	private static final Duration SHORTEST_WAIT = Duration.ofSeconds(10);
	private static final String OPENWIRE = "org.apache.activemq.ActiveMQConnectionFactory";
	private static final String QPID = "org.apache.qpid.jms.JmsConnectionFactory";

	private final List<String> addresses;
	private final Duration longest;
	private final String user;
	private final String password;
	private final Optional<ApplicationClasses> classes;
	private final String factoryClass;
	// Guarded by this.
	private final List<Connection> connections = new ArrayList<>();
	private final List<Connection> shared;

	/**
	 * Connections of a workload; none is opened yet.
	 *
	 * @param workload with messages and an address
	 * @throws IllegalArgumentException when there is no address or no client; the message is a sentence
	 */
	public BrokerConnections(Workload workload) {
		addresses = workload.value(MessageKeys.BROKER);
		if (addresses.isEmpty()) {
			throw new IllegalArgumentException(TEXTS.get("jms.noBroker"));
		}
		Duration call = workload.value(CommonKeys.CALL_TIMEOUT);
		longest = call.compareTo(SHORTEST_WAIT) < 0 ? SHORTEST_WAIT : call;
		user = String.join("", workload.value(MessageKeys.USER));
		password = String.join("", workload.value(MessageKeys.PASSWORD));
		MessageKeys.Client client = workload.value(MessageKeys.CLIENT);
		factoryClass = client == MessageKeys.Client.ACTIVEMQ ? OPENWIRE : QPID;
		List<Path> jars = workload.value(MessageKeys.CLIENT_JAR).stream().map(Path::of).toList();
		if (client == MessageKeys.Client.ARTEMIS) {
			classes = Optional.empty();
		} else if (jars.isEmpty()) {
			throw new IllegalArgumentException(TEXTS.get("jms.noClientJar", client == MessageKeys.Client.ACTIVEMQ ? "ActiveMQ Classic" : "AMQP"));
		} else {
			classes = Optional.of(ApplicationClasses.of(jars));
		}
		shared = new ArrayList<>(Collections.nCopies(MOST * addresses.size(), null));
	}

	/**
	 * The connection of a caller, opened with the first caller that has it.
	 *
	 * @param caller number of the caller, from 0
	 * @return a started connection, which others have too
	 * @throws CallFailure when the broker cannot be reached
	 */
	public synchronized Connection of(int caller) throws CallFailure {
		int place = caller % shared.size();
		if (shared.get(place) == null) {
			shared.set(place, open(place % addresses.size()));
		}
		return shared.get(place);
	}

	/**
	 * A connection of its own for questions about the broker.
	 *
	 * @param broker number of the address, from 0
	 * @return a started connection; closed with these
	 * @throws CallFailure when the broker cannot be reached
	 */
	public Connection forQuestions(int broker) throws CallFailure {
		return open(broker);
	}

	private synchronized Connection open(int broker) throws CallFailure {
		String address = addresses.get(broker);
		try {
			ConnectionFactory factory = classes.isPresent() ? classes.get().factory(factoryClass, address) : artemis(address, longest);
			Connection connection = user.isEmpty() ? factory.createConnection() : factory.createConnection(user, password);
			connections.add(connection);
			connection.start();
			return connection;
		} catch (JMSSecurityException notAllowed) {
			String who = user.isEmpty() ? TEXTS.get("jms.nobody") : TEXTS.get("jms.user", user);
			throw new CallFailure(CallFailure.Kind.REFUSED, TEXTS.get("jms.refused", Secrets.hidden(address), who, Secrets.hidden(Problem.closedSentence(notAllowed))));
		} catch (JMSException | RuntimeException | LinkageError failure) {
			throw new CallFailure(CallFailure.Kind.REFUSED, TEXTS.get("jms.notReached", Secrets.hidden(address), Secrets.hidden(Problem.closedSentence(failure))));
		}
	}

	/** {@return how many addresses callers are spread over} */
	public int brokers() {
		return addresses.size();
	}

	private static ConnectionFactory artemis(String address, Duration most) {
		// The native transports do not ship; the library would look for them first.
		String plain = address.startsWith("(") ? address : address + (address.contains("?") ? '&' : '?') + "useEpoll=false&useKQueue=false";
		ActiveMQConnectionFactory factory = new ActiveMQConnectionFactory(plain);
		factory.setUseGlobalPools(false);
		factory.setThreadPoolMaxSize(-1);
		factory.setReconnectAttempts(0);
		factory.setCallTimeout(most.toMillis());
		return factory;
	}

	@Override
	public synchronized void close() {
		ClosedTogether.close(connections);
		classes.ifPresent(ApplicationClasses::close);
	}
}
