/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

import org.wiretune.lint.java.spring.ConfiguredObjects;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.BuildFiles;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.model.platform.Application;

/** What connection factories of JMS do: open everything anew, or keep it. */
final class JmsFactories {

	/** Classes of brokers that open a connection for each call. */
	private static final Set<String> PLAIN = Set.of("ActiveMQConnectionFactory", "ActiveMQJMSConnectionFactory", "JmsConnectionFactory", "MQConnectionFactory", "MQQueueConnectionFactory");
	/** Factories that code makes. */
	static final String[] ALL = {"ActiveMQConnectionFactory", "ActiveMQJMSConnectionFactory", "JmsConnectionFactory", "MQConnectionFactory", "MQQueueConnectionFactory", "CachingConnectionFactory", "JmsPoolConnectionFactory", "PooledConnectionFactory"};

	/** What gives each call to another factory, and only adds a name and a password. */
	private static final String PASSING = "UserCredentialsConnectionFactoryAdapter";

	private static final Pattern STARTER = Pattern.compile("spring-boot-starter-(?:activemq|artemis)|mq-jms-spring-boot-starter");

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
		if (type.equals(PASSING)) {
			return behind(made);
		}
		List<SpringObjects.Made> beans = beans(made);
		String text = made.value(setter.equals(ConfiguredObjects.ARGUMENT) ? setter : setter + ConfiguredObjects.TEXT);
		SpringObjects.Made named = SpringObjects.named(beans, text);
		if (named != null) {
			return named.fact().getName();
		}
		return !type.endsWith("ConnectionFactory") ? "" : beans.size() == 1 ? beans.get(0).fact().getName() : beans.isEmpty() && isKeptByBoot(made) ? "CachingConnectionFactory" : "";
	}

	/** The class of the factory behind the one that passes calls on; empty where there are several, or where it is not told. */
	private static String behind(SpringObjects.Made made) {
		List<SpringObjects.Made> passing = SpringObjects.of(made.reading(), made.application(), PASSING);
		String type = passing.size() == 1 ? type(passing.get(0), "setTargetConnectionFactory") : "";
		return type.equals(PASSING) ? "" : type;
	}

	/** Whether Spring Boot makes the factory, which keeps sessions unless its cache is switched off without a pool. */
	private static boolean isKeptByBoot(SpringObjects.Made made) {
		return BuildFiles.around(made.reading(), made.fact().getOrigin().path()).anyMatch(text -> STARTER.matcher(text).find())
				&& (ConfigurationIndex.groups(made.reading(), made.application(), "spring-boot.jms.cache").noneMatch(cache -> "false".equals(cache.value("enabled"))) || isPooled(made.reading(), made.application()));
	}

	/** {@return the class of the factory that Spring Boot gives what its configurer sets up: that of the one bean, or of its own; empty where that is not known} @param made the object */
	static String ofBoot(SpringObjects.Made made) {
		List<SpringObjects.Made> beans = beans(made);
		return beans.size() == 1 ? beans.get(0).fact().getName() : beans.isEmpty() && isKeptByBoot(made) ? "CachingConnectionFactory" : "";
	}

	/** {@return whether the factory that Spring Boot makes keeps consumers, so that closing one closes nothing} @param made an object of the application */
	static boolean keepsConsumers(SpringObjects.Made made) {
		return beans(made).isEmpty() && ConfigurationIndex.groups(made.reading(), made.application(), "spring-boot.jms.cache").anyMatch(cache -> "true".equals(cache.value("consumers")) && !"false".equals(cache.value("enabled")));
	}

	/** {@return whether a file of an application switches the pool of its broker on} @param reading what was read @param application the application */
	static boolean isPooled(Reading reading, Application application) {
		return ConfigurationIndex.groups(reading, application, "spring-boot.activemq.pool", "spring-boot.artemis.pool").anyMatch(pool -> pool.states("enabled") && !"false".equals(pool.value("enabled")));
	}

	private static List<SpringObjects.Made> beans(SpringObjects.Made made) {
		return SpringObjects.of(made.reading(), made.application(), ALL).stream().filter(each -> each.sets(ConfiguredObjects.BEAN) && !each.sets(ConfiguredObjects.WRAPPED)).toList();
	}

	/** {@return the object that code gives to another one as its factory, or null} @param made the object that is given it @param setter the setter */
	static SpringObjects.Made object(SpringObjects.Made made, String setter) {
		// A method that wraps the factory of a broker makes both.
		String type = type(made, setter);
		List<SpringObjects.Made> all = SpringObjects.of(made.reading(), made.application(), ALL).stream().filter(each -> each.fact().getName().equals(type)).toList();
		SpringObjects.Made named = SpringObjects.named(all, made.value(setter + ConfiguredObjects.TEXT));
		return named != null ? named : beans(made).size() == 1 ? beans(made).get(0) : null;
	}

	/** {@return the class of the factory that a bean in XML refers to, by its simple name; empty where it is not known} @param group the group @param property the property or attribute */
	static String type(ConfiguredGroup group, String property) {
		return XmlBeans.type(group, group.value(property));
	}
}
