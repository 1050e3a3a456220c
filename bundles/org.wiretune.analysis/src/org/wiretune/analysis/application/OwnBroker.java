/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.analysis.application;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.systems.Systems;
import org.wiretune.perf.workload.MessageKeys;
import org.wiretune.perf.workload.MessageKeys.Client;
import org.wiretune.perf.workload.Workload;
import org.wiretune.safety.text.Texts;

/** The broker to which a load sends messages where its file names none: that of the settings of the application, if it is on this machine. */
public final class OwnBroker {

	private static final Texts TEXTS = Texts.of(OwnBroker.class);

	private OwnBroker() {
	}

	/**
	 * {@return the load with a broker; the same where it sends no messages or names one}
	 *
	 * @param load the load
	 * @param reading what was read of the application
	 * @param jar the jar of the application with a client in it; empty where there is none
	 * @param paths takes the path of a file; false for one of another application
	 * @param notes takes a sentence that says which broker it is
	 * @throws IOException where the files name none, several, or one elsewhere; the message is a sentence
	 */
	public static Workload of(Workload load, Reading reading, Optional<Path> jar, Predicate<String> paths, Consumer<String> notes) throws IOException {
		if (!MessageKeys.areSent(load) || load.isSet(MessageKeys.BROKER)) {
			return load;
		}
		List<Systems.Connection> brokers = Systems.messageBrokers(reading).stream().filter(each -> each.origin() == null || paths.test(each.origin().path())).toList();
		if (brokers.isEmpty()) {
			throw new IOException(TEXTS.get("noBroker"));
		}
		if (brokers.size() > 1) {
			throw new IOException(TEXTS.get("brokers", brokers.size(), brokers.stream().map(each -> each.system().address()).collect(Collectors.joining("; "))));
		}
		Systems.Connection broker = brokers.get(0);
		Client client = load.isSet(MessageKeys.CLIENT) ? load.value(MessageKeys.CLIENT) : client(broker.system().product());
		String address = address(client, broker.system().hosts());
		String place = broker.origin() == null ? broker.key() : broker.origin().path() + ':' + broker.origin().line();
		if (!MessageKeys.isLoopback(address)) {
			throw new IOException(TEXTS.get("elsewhereBroker", broker.system().address(), place, address));
		}
		notes.accept(TEXTS.get("broker", broker.system().product(), address, place));
		Workload full = load.with(MessageKeys.BROKER, List.of(address)).with(MessageKeys.CLIENT, client);
		return client == Client.ARTEMIS || load.isSet(MessageKeys.CLIENT_JAR) || jar.isEmpty() ? full : full.with(MessageKeys.CLIENT_JAR, List.of(jar.get().toAbsolutePath().toString()));
	}

	private static Client client(String product) {
		return switch (product) {
		case "ActiveMQ", "JMS broker" -> Client.ACTIVEMQ;
		case "AMQP broker" -> Client.AMQP;
		default -> Client.ARTEMIS;
		};
	}

	/** Several hosts are one broker with others that stand in for it, in the words of its client. */
	private static String address(Client client, List<String> hosts) {
		String scheme = client == Client.AMQP ? "amqp://" : "tcp://";
		String all = hosts.stream().map(host -> scheme + host).collect(Collectors.joining(","));
		return hosts.size() == 1 ? all : (client == Client.ARTEMIS ? "(" : "failover:(") + all + ')';
	}
}
