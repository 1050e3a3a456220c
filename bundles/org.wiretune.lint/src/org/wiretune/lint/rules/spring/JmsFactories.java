/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import java.util.List;
import java.util.Set;

import org.wiretune.lint.java.ConfiguredObjects;
import org.wiretune.lint.rules.ConfiguredGroup;

/** What connection factories of JMS do: open everything anew, or keep it. */
final class JmsFactories {

	/** Classes of brokers that open a connection for each call. */
	private static final Set<String> PLAIN = Set.of("ActiveMQConnectionFactory", "ActiveMQJMSConnectionFactory", "JmsConnectionFactory", "MQConnectionFactory", "MQQueueConnectionFactory");
	/** Factories that code makes. */
	private static final String[] ALL = {"ActiveMQConnectionFactory", "ActiveMQJMSConnectionFactory", "JmsConnectionFactory", "MQConnectionFactory", "MQQueueConnectionFactory", "CachingConnectionFactory", "JmsPoolConnectionFactory", "PooledConnectionFactory"};

	private JmsFactories() {
	}

	/** {@return whether a class is that of a broker, which keeps nothing} @param type its simple name */
	static boolean isPlain(String type) {
		return PLAIN.contains(type);
	}

	/** {@return whether a class keeps connections or sessions} @param type its simple name */
	static boolean isKept(String type) {
		return type.endsWith("CachingConnectionFactory") || type.endsWith("SingleConnectionFactory") || type.contains("Pool") || type.contains("Xa") || type.contains("XA");
	}

	/**
	 * {@return the class of the factory that an object of code is given: the class that is made for it, or, where only the interface is
	 * told, that of the one factory bean of the application; empty where that is not known}
	 *
	 * @param made the object
	 * @param setter the setter, or the word for the constructor's argument
	 */
	static String type(SpringObjects.Made made, String setter) {
		String type = made.type(setter);
		if (isPlain(type) || isKept(type)) {
			return type;
		}
		List<SpringObjects.Made> beans = beans(made);
		String text = made.value(setter.equals(ConfiguredObjects.ARGUMENT) ? setter : setter + ConfiguredObjects.TEXT);
		SpringObjects.Made named = SpringObjects.named(beans, text);
		return named != null ? named.fact().getName() : beans.size() == 1 && type.endsWith("ConnectionFactory") ? beans.getFirst().fact().getName() : "";
	}

	private static List<SpringObjects.Made> beans(SpringObjects.Made made) {
		return SpringObjects.of(made.reading(), made.application(), ALL).stream().filter(each -> each.sets(ConfiguredObjects.BEAN)).toList();
	}

	/** {@return the object that code gives to another one as its factory, or null} @param made the object that is given it @param setter the setter */
	static SpringObjects.Made object(SpringObjects.Made made, String setter) {
		List<SpringObjects.Made> all = SpringObjects.of(made.reading(), made.application(), ALL);
		SpringObjects.Made named = SpringObjects.named(all, made.value(setter + ConfiguredObjects.TEXT));
		return named != null ? named : beans(made).size() == 1 ? beans(made).getFirst() : null;
	}

	/** {@return the class of the factory that a bean in XML refers to, by its simple name; empty where it is not known} @param group the group @param property the property or attribute */
	static String type(ConfiguredGroup group, String property) {
		return XmlBeans.type(group, group.value(property));
	}
}
