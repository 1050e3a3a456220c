/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.base;

import static org.wiretune.perf.base.ServerType.EMBEDDED;
import static org.wiretune.perf.base.ServerType.LIBERTY;
import static org.wiretune.perf.base.ServerType.WILDFLY;
import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.wiretune.safety.quantity.Bytes;

/**
 * A setting that only some kinds of servers have, a whole number. What is not set follows from the other settings of the
 * run, or stays as the server has it.
 */
public enum ServerKey {

	/** Sessions of the message-driven bean; without it the maximum concurrency of the activation specification. */
	MDB_SESSIONS("mdb-sessions", "mdbSessions", Unit.COUNT, 1, Limits.COUNT, WILDFLY, LIBERTY),
	/** Instances of the message-driven bean; without it as many as sessions. */
	MDB_POOL("mdb-pool", "mdbInstances", Unit.COUNT, 1, Limits.COUNT, WILDFLY),
	/** Bytes of messages that a session of the message-driven bean fetches ahead. */
	MDB_PREFETCH("mdb-prefetch", "mdbPrefetchBytes", Unit.BYTES, 0, Limits.BYTES, WILDFLY),
	/** Threads of the messaging client, which deliver to all message-driven beans; without it the pool for messages. */
	CLIENT_THREADS("client-threads", "messagingClientThreads", Unit.COUNT, 1, Limits.COUNT, WILDFLY),
	/** Instances of a stateless session bean; without it as many as the pool of the lab's sender has threads. */
	BEAN_POOL("bean-pool", "beanInstances", Unit.COUNT, 1, Limits.COUNT, WILDFLY),
	/** Worker threads for HTTP; without it the maximum of the thread pool for HTTP. */
	HTTP_THREADS("http-threads", "httpThreads", Unit.COUNT, 1, Limits.COUNT, WILDFLY, LIBERTY),
	/** Connections that the data source keeps. */
	DATA_SOURCE_MINIMUM("data-source-min", "dataSourceMinimum", Unit.COUNT, 0, Limits.COUNT, WILDFLY, LIBERTY),
	/** Most connections of the data source. */
	DATA_SOURCE_MAXIMUM("data-source-max", "dataSourceMaximum", Unit.COUNT, 1, Limits.COUNT, WILDFLY, LIBERTY),
	/** How long a thread waits for a connection of the data source. */
	DATA_SOURCE_WAIT("data-source-wait", "dataSourceWaitMillis", Unit.MILLISECONDS, 1, Limits.MILLISECONDS, WILDFLY, LIBERTY),
	/** Prepared statements that each connection of the data source keeps. */
	STATEMENT_CACHE("statement-cache", "statementCache", Unit.COUNT, 0, Limits.COUNT, WILDFLY, LIBERTY),
	/** How long a connection for HTTP without a request stays open. */
	KEEP_ALIVE("keep-alive", "keepAliveSeconds", Unit.SECONDS, 1, Limits.COUNT, WILDFLY, LIBERTY),
	/** Requests after which a connection for HTTP is closed; without it the embedded server closes none. */
	KEEP_ALIVE_REQUESTS("keep-alive-requests", "keepAliveRequests", Unit.COUNT, 1, Limits.REQUESTS, EMBEDDED, LIBERTY);

	/** What the number counts. */
	public enum Unit {
		/** Pieces. */
		COUNT,
		/** Seconds. */
		SECONDS,
		/** Milliseconds. */
		MILLISECONDS,
		/** Bytes. */
		BYTES
	}

	/** The largest numbers that are taken; bounds so that a wrong digit does not take the machine down. */
	private static final class Limits {
		private static final int COUNT = 2000;
		private static final int REQUESTS = 1_000_000;
		private static final int MILLISECONDS = 3_600_000;
		private static final int BYTES = 64 * Bytes.IN_MEGABYTE;
	}

	private final String word;
	private final String field;
	private final Unit unit;
	private final int least;
	private final int most;
	private final List<ServerType> servers;

	ServerKey(String word, String field, Unit unit, int least, int most, ServerType... servers) {
		this.word = word;
		this.field = field;
		this.unit = unit;
		this.least = least;
		this.most = most;
		this.servers = List.of(servers);
	}

	/** {@return the word for it in variants, such as {@code mdb-pool}} */
	public String word() {
		return word;
	}

	/** {@return its name in run files and comparisons, and the name of its source} */
	public String field() {
		return field;
	}

	/** {@return what its number counts} */
	public Unit unit() {
		return unit;
	}

	/** {@return the smallest number} */
	public int least() {
		return least;
	}

	/** {@return the largest number} */
	public int most() {
		return most;
	}

	/** {@return the kinds of servers that have it} */
	public List<ServerType> servers() {
		return servers;
	}

	/** {@return what people call it} */
	public String label() {
		return TEXTS.get("serverKey." + word);
	}

	/**
	 * Checks a number.
	 *
	 * @param value the number
	 * @return the number
	 * @throws IllegalArgumentException when it is outside the range; the message is a sentence
	 */
	public int checked(long value) {
		if (value < least || value > most) {
			throw new IllegalArgumentException(
					TEXTS.get("serverKey.range", label(), Long.toString(value), Integer.toString(least), Integer.toString(most)));
		}
		return (int) value;
	}

	/**
	 * What keeps it from being set on a kind of server.
	 *
	 * @param type the kind
	 * @return a sentence that names the kinds that have it; empty when this one has it
	 */
	public Optional<String> unknownTo(ServerType type) {
		return servers.contains(type) ? Optional.empty()
				: Optional.of(TEXTS.get("serverKey.unknown", type.label(), word, label(),
						String.join(", ", servers.stream().map(ServerType::id).toList())));
	}

	/**
	 * Finds a setting.
	 *
	 * @param word the word for it
	 * @return the setting, empty when none is called so
	 */
	public static Optional<ServerKey> find(String word) {
		return Arrays.stream(values()).filter(key -> key.word.equals(word)).findFirst();
	}

	/** {@return the words for all, in order} */
	public static List<String> words() {
		return Arrays.stream(values()).map(ServerKey::word).toList();
	}
}
