/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.Comparator;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.core.Origin;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.fix.XmlMarkup;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.source.Lines;
import org.wiretune.model.platform.ResourceAdapter;
import org.wiretune.model.platform.Server;
import org.wiretune.model.platform.ThreadPool;
import org.wiretune.safety.markup.MarkupText;
import org.wiretune.safety.order.Backwards;

/** The thread pools of a WebSphere server. */
public final class ThreadPools {

	/** The pool that everything shares that names no other. */
	public static final String DEFAULT = "Default";
	/** The pool of the object request broker. */
	public static final String REQUEST_BROKER = "ORB.thread.pool";
	/** The pool of the web container. */
	public static final String WEB_CONTAINER = "WebContainer";

	/** The pool that the source makes for JMS. */
	public static final String MESSAGING = "Pool_SIBus_JMS";
	/** The pool that the source makes for asynchronous SCA calls. */
	public static final String CALLS = "Pool_SIBus_SCA";

	private static final String POOLS_OF_MANAGER = "<threadPools";
	private static final Pattern POOL_ID = Pattern.compile("xmi:id\\s*=\\s*[\"']ThreadPool_(\\d{1,18})[\"']");

	private ThreadPools() {
	}

	/** {@return the pool of a name that counts, or null} The one of the thread pool manager stands behind the one of a service. */
	public static ThreadPool named(Server server, String name) {
		return server.getThreadPools().stream().filter(pool -> name.equals(pool.getName())).reduce((first, second) -> second).orElse(null);
	}

	/**
	 * {@return the pool of the object request broker, or null} Where the broker says that it does not use the settings of the
	 * thread pool manager, it is the pool that stands at the broker itself.
	 *
	 * @param reading what was read
	 * @param server a server of it
	 */
	public static ThreadPool ofRequestBroker(Reading reading, Server server) {
		Origin own = ConfigurationIndex.groups(reading, server, "websphere.orb").filter(broker -> "false".equals(broker.value("useServerThreadPool")))
				.flatMap(broker -> broker.groups("websphere.orb.threadPool").stream()).map(pool -> pool.group().getOrigin()).filter(Objects::nonNull).findFirst().orElse(null);
		return own == null ? named(server, REQUEST_BROKER) : server.getThreadPools().stream()
				.filter(pool -> pool.getOrigin() != null && pool.getOrigin().path().equals(own.path()))
				.min(Comparator.comparingInt(pool -> Math.abs(pool.getOrigin().offset() - own.offset()))).orElse(null);
	}

	/**
	 * {@return the name of the pool that an adapter takes its threads from} A server takes its pool Default where it has none
	 * of the name that the adapter gives; where no pools were read, the name is taken at its word.
	 */
	public static String nameFor(Server server, ResourceAdapter adapter) {
		String alias = adapter.getThreadPoolAlias().effective();
		return alias == null || alias.isEmpty() || !server.getThreadPools().isEmpty() && !alias.contains("${") && named(server, alias) == null ? DEFAULT : alias;
	}

	/**
	 * Writes a pool of 5 to 20 threads behind the last one of the thread pool manager, in the style of that line; nothing where
	 * the server has the pool.
	 *
	 * @param server the server
	 * @param name the name of the pool
	 * @param edits takes the change
	 */
	public static void create(Server server, String name, Edits edits) {
		if (named(server, name) != null) {
			return;
		}
		for (ThreadPool pool : Backwards.of(server.getThreadPools())) {
			Origin origin = pool.getOrigin();
			String text = origin == null ? null : edits.texts().text(origin.path());
			int start = text == null ? -1 : XmlMarkup.startOfTag(text, origin.offset());
			int end = start < 0 ? -1 : XmlMarkup.endOfElement(text, start);
			// The pools of the object request broker and of the message listener service are single ones: "threadPool".
			if (end >= 0 && text.startsWith(POOLS_OF_MANAGER, start)) {
				String id = text.substring(start, end).contains("xmi:id") ? " xmi:id=\"ThreadPool_" + (nextId(text) + distance(name)) + '"' : "";
				edits.insert(origin.path(), end, Lines.delimiter(text) + Lines.indentation(text, start) + POOLS_OF_MANAGER + id
						+ " minimumSize=\"5\" maximumSize=\"20\" inactivityTimeout=\"5000\" isGrowable=\"false\" name=\"" + MarkupText.escapeValue(name) + "\"/>");
				return;
			}
		}
		edits.impossible();
	}

	/** Fixes that are made together write to the same place; their pools must not have the same id. */
	private static int distance(String name) {
		return switch (name) {
		case MESSAGING -> 0;
		case CALLS -> 1;
		default -> 2 + (name.hashCode() & 0xFFFF);
		};
	}

	private static long nextId(String text) {
		long highest = 0;
		for (Matcher ids = POOL_ID.matcher(text); ids.find();) {
			highest = Math.max(highest, Long.parseLong(ids.group(1)));
		}
		return highest + 1;
	}
}
