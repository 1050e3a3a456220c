/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** Keys that say which messages are sent to a queue or topic of the user's own application, and to which broker. */
public final class MessageKeys {

	/** How a broker is spoken to. */
	public enum Client {
		/** The core protocol of ActiveMQ Artemis, by the client that WireTune has. */
		ARTEMIS,
		/** OpenWire of ActiveMQ Classic, by the client of the application. */
		ACTIVEMQ,
		/** AMQP 1.0, by the client Qpid JMS of the application. */
		AMQP
	}

	/** How the broker keeps a message. */
	public enum Delivery {
		/** On its disk, before the sender goes on. */
		PERSISTENT,
		/** In its memory. */
		NON_PERSISTENT
	}

	/** The host behind two slashes, also of one of several addresses and behind a user. */
	private static final Pattern HOST = Pattern.compile("//(?:[^/@,()\\s]*@)?(\\[[^\\]]*]|[^/:?,()\\s]+)");

	/** A message of the mix: {@code [share%] queue|topic NAME [reply|consumed|sent] [body]}. */
	public static final WorkloadKey<List<String>> MESSAGE = WorkloadKey.repeated("message", ValueTypes.text());

	/** A property of every message: {@code NAME=VALUE}. */
	public static final WorkloadKey<List<String>> PROPERTY = WorkloadKey.repeated("message-property", ValueTypes.messageProperty());

	/** Whether messages are kept on disk. */
	public static final WorkloadKey<Delivery> DELIVERY = WorkloadKey.of("delivery", ValueTypes.oneOf(Delivery.class), Delivery.PERSISTENT);

	/** Address of the broker as its client takes it; callers are spread over several. */
	public static final WorkloadKey<List<String>> BROKER = WorkloadKey.repeated("broker", ValueTypes.brokerAddress());

	/** The client. */
	public static final WorkloadKey<Client> CLIENT = WorkloadKey.of("broker-client", ValueTypes.oneOf(Client.class), Client.ARTEMIS);

	/** Jar of the application, or a folder with jars, from which a client comes that WireTune does not have. */
	public static final WorkloadKey<List<String>> CLIENT_JAR = WorkloadKey.repeated("client-jar", ValueTypes.text());

	/** Who sends; none: nobody in particular. */
	public static final WorkloadKey<List<String>> USER = WorkloadKey.repeated("broker-user", ValueTypes.text());

	/** The password of the sender. */
	public static final WorkloadKey<List<String>> PASSWORD = WorkloadKey.repeated("broker-password", ValueTypes.text());

	static final List<WorkloadKey<?>> ALL = List.of(MESSAGE, PROPERTY, DELIVERY, BROKER, CLIENT, CLIENT_JAR, USER, PASSWORD);

	private MessageKeys() {
	}

	/**
	 * {@return whether the load driver sends messages of JMS}
	 *
	 * @param workload a workload of any kind
	 */
	public static boolean areSent(Workload workload) {
		return workload.kind().keys().contains(MESSAGE) && !workload.value(MESSAGE).isEmpty();
	}

	/**
	 * {@return whether all hosts of an address of a broker are this machine}
	 *
	 * @param address as the client of the broker takes it; one without a host is not
	 */
	public static boolean isLoopback(String address) {
		List<String> hosts = HOST.matcher(address).results().map(found -> found.group(1)).toList();
		return !hosts.isEmpty() && hosts.stream().allMatch(host -> host.equalsIgnoreCase("localhost") || host.startsWith("127.") || host.equals("[::1]"));
	}

	/**
	 * {@return a workload whose jars with clients are named from everywhere}
	 *
	 * @param workload a workload of any kind
	 * @param folder the folder of its file
	 */
	public static Workload below(Workload workload, Path folder) {
		return workload.kind().keys().contains(CLIENT_JAR) && workload.isSet(CLIENT_JAR)
				? workload.with(CLIENT_JAR, workload.value(CLIENT_JAR).stream().map(jar -> folder.toAbsolutePath().resolve(jar).normalize().toString()).toList()) : workload;
	}
}
