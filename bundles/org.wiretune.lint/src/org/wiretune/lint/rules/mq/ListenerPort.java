/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.mq;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.Setting;

/**
 * A listener port of the message listener service with what its names lead to on its server.
 *
 * @param port the port
 * @param factory the connection factory that it names; null where it was not read
 * @param queue the queue that it names; null where it was not read or is no queue of WebSphere MQ
 */
record ListenerPort(ConfiguredGroup port, ConfiguredGroup factory, ConfiguredGroup queue) {

	/** The kinds of connection factories of WebSphere MQ. */
	static final List<String> MQ_FACTORIES = List.of("websphere.mqQueueConnectionFactory", "websphere.mqTopicConnectionFactory", "websphere.mqConnectionFactory");
	private static final List<String> FACTORIES = List.of("websphere.mqQueueConnectionFactory", "websphere.mqTopicConnectionFactory", "websphere.mqConnectionFactory",
			"websphere.embeddedQueueConnectionFactory", "websphere.embeddedTopicConnectionFactory", "websphere.jmsConnectionFactory");

	/** {@return the listener ports that were read} @param reading what was read */
	static Stream<ListenerPort> of(Reading reading) {
		return ConfigurationIndex.groups(reading, "websphere.listenerPort").filter(port -> port.server() != null)
				.map(port -> new ListenerPort(port, find(port, port.value("connectionFactoryJNDIName"), FACTORIES),
						find(port, port.value("destinationJNDIName"), List.of("websphere.mqQueue"))));
	}

	/** The resource of a JNDI name that the port's server sees; that of the narrowest scope, which is the longest path. */
	private static ConfiguredGroup find(ConfiguredGroup port, String name, List<String> kinds) {
		if (name == null || name.isBlank()) {
			return null;
		}
		return ConfigurationIndex.groups(port.reading(), port.server(), kinds.toArray(String[]::new)).filter(group -> name.equals(group.value("jndiName")))
				.max((one, other) -> Integer.compare(one.path().length(), other.path().length())).orElse(null);
	}

	/** {@return the sessions, stated or default} */
	Setting sessions() {
		return port.setting("maxSessions");
	}

	/** {@return whether the factory belongs to WebSphere MQ} */
	boolean isMq() {
		return factory != null && MQ_FACTORIES.contains(factory.group().getKind());
	}

	/** {@return the session pool of the factory; null where none was read} */
	ConfiguredGroup sessionPool() {
		return factory == null ? null : factory.groups("websphere.sessionPool").stream().findFirst().orElse(null);
	}

	/** {@return whether every message of the queue is of one persistence} @param word PERSISTENT or NONPERSISTENT */
	boolean queueIs(String word) {
		return queue != null && isPersistence(queue.setting("persistence"), word);
	}

	/** {@return whether a setting states a persistence; underscores do not count} @param setting the setting @param word PERSISTENT or NONPERSISTENT */
	static boolean isPersistence(Setting setting, String word) {
		return Values.isSet(setting) && word.equals(setting.getValue().strip().replace("_", "").toUpperCase(Locale.ROOT));
	}
}
