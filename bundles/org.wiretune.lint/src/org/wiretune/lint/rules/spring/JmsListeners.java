/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.spring.ConfiguredObjects;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.BuildFiles;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Values;

/**
 * Rule {@code jms-listener-reobtains-all}: listener containers of Spring that keep neither consumer nor session. There is no fix: what
 * replaces the transaction manager decides what is guaranteed.
 */
final class JmsListeners {

	/** Transaction managers of one resource, behind which nothing forbids to keep consumers. */
	private static final Set<String> LOCAL = Set.of("JmsTransactionManager", "JpaTransactionManager", "DataSourceTransactionManager", "JdbcTransactionManager", "HibernateTransactionManager");
	private static final String[] MANAGERS = {"JmsTransactionManager", "JpaTransactionManager", "DataSourceTransactionManager", "JdbcTransactionManager", "HibernateTransactionManager", "JtaTransactionManager"};
	private static final String[] CONTAINERS = {"DefaultJmsListenerContainerFactory", "DefaultMessageListenerContainer"};
	private static final Pattern DISTRIBUTED = Pattern.compile("(?i)jta|atomikos|narayana|bitronix|jotm");
	private static final Pattern RESOURCE = Pattern.compile("starter-(?:data-jpa|jdbc|data-jdbc)");

	/**
	 * A container that opens everything anew.
	 *
	 * @param origin where that is said
	 * @param name the container, or the place in the code
	 * @param cause the class of the transaction manager, or the level of the cache
	 * @param isManager whether it is the manager
	 * @param factory the class of its connection factory; empty where that is not known
	 */
	private record Reobtaining(Origin origin, String name, String cause, boolean isManager, String factory) {
	}

	private JmsListeners() {
	}

	static Rule reobtainsAll() {
		return RuleForm.<Reobtaining>rule("jms-listener-reobtains-all", Subject.MESSAGING, Severity.WARNING, reading -> Stream.concat(coded(reading), written(reading)))
				.onSites(form -> form
						.severity(site -> JmsFactories.isKept(site.factory()) ? Severity.INFO : Severity.WARNING)
						.at(Reobtaining::origin)
						.measured(Reobtaining::cause)
						.with("name", Reobtaining::name)
						.message(site -> site.isManager() ? null : "level"))
				.build();
	}

	private static Stream<Reobtaining> coded(Reading reading) {
		return SpringObjects.of(reading, CONTAINERS).filter(made -> made.isClosed("configure") && !JmsFactories.keepsConsumers(made)).map(JmsListeners::coded).filter(Objects::nonNull);
	}

	private static Reobtaining coded(SpringObjects.Made made) {
		String setter = made.sets("setCacheLevelName") ? "setCacheLevelName" : "setCacheLevel";
		boolean managed = made.sets("setTransactionManager");
		String manager = managed ? manager(made) : "";
		if (made.sets(setter)) {
			String level = String.valueOf(made.value(setter)).replaceFirst(".*\\.", "");
			boolean local = managed ? LOCAL.contains(manager) : !isDistributed(made.reading(), made.fact().getOrigin().path());
			return local && isLow(level) ? new Reobtaining(made.setting(setter).getOrigin(), made.place(), shown(level), false, factory(made)) : null;
		}
		return LOCAL.contains(manager) ? new Reobtaining(made.setting("setTransactionManager").getOrigin(), made.place(), manager, true, factory(made)) : null;
	}

	/** The class of what it is given, by its own setter or by the configurer of Spring Boot. */
	private static String factory(SpringObjects.Made made) {
		return made.sets("setConnectionFactory") || made.isClosed() ? JmsFactories.type(made, "setConnectionFactory") : JmsFactories.ofBoot(made);
	}

	private static boolean isLow(String level) {
		return Set.of("CACHE_NONE", "CACHE_CONNECTION", "0", "1", "none", "connection").contains(level);
	}

	private static String shown(String level) {
		return level.equals("0") ? "CACHE_NONE" : level.equals("1") ? "CACHE_CONNECTION" : level;
	}

	/** The class of the manager: as the code tells it, that of the one bean, or the one that Spring Boot makes for a database. */
	private static String manager(SpringObjects.Made made) {
		String type = made.type("setTransactionManager");
		if (!type.isEmpty() && !type.endsWith("PlatformTransactionManager") && !type.equals("TransactionManager")) {
			return type;
		}
		List<SpringObjects.Made> beans = SpringObjects.of(made.reading(), made.application(), MANAGERS);
		SpringObjects.Made named = SpringObjects.named(beans, made.value("setTransactionManager" + ConfiguredObjects.TEXT));
		if (named != null || beans.size() == 1) {
			return (named != null ? named : beans.get(0)).fact().getName();
		}
		String path = made.fact().getOrigin().path();
		return beans.isEmpty() && !isDistributed(made.reading(), path) && BuildFiles.around(made.reading(), path).anyMatch(text -> RESOURCE.matcher(text).find()) ? "JpaTransactionManager" : "";
	}

	private static boolean isDistributed(Reading reading, String path) {
		return BuildFiles.around(reading, path).anyMatch(text -> DISTRIBUTED.matcher(text).find());
	}

	private static Stream<Reobtaining> written(Reading reading) {
		Stream<Reobtaining> containers = XmlBeans.groups(reading, "jms.listener-container").filter(group -> !"simple".equals(group.value("container-type")) && !group.states("container-class"))
				.map(group -> written(group, "transaction-manager", group.states("cache") && !"auto".equals(group.value("cache")) ? "cache" : null, group.states("connection-factory") ? "connection-factory" : null));
		Stream<Reobtaining> beans = XmlBeans.groups(reading, "bean").filter(bean -> String.valueOf(bean.value("class")).endsWith(".DefaultMessageListenerContainer") || String.valueOf(bean.value("class")).endsWith(".DefaultJmsListenerContainerFactory"))
				.map(bean -> written(bean, "transactionManager", bean.states("cacheLevelName") ? "cacheLevelName" : bean.states("cacheLevel") ? "cacheLevel" : null, "connectionFactory"));
		return Stream.concat(containers, beans).filter(Objects::nonNull);
	}

	private static Reobtaining written(ConfiguredGroup group, String manager, String cache, String factory) {
		String type = XmlBeans.type(group, group.value(manager));
		boolean local = LOCAL.contains(type);
		String used = factory == null ? XmlBeans.type(group, "connectionFactory") : JmsFactories.type(group, factory);
		String name = group.name().isEmpty() ? group.fileName() : group.name();
		if (cache != null) {
			boolean low = isLow(group.value(cache)) && (local || !group.states(manager) && !isDistributed(group.reading(), group.path()));
			return low ? new Reobtaining(Values.origin(group.setting(cache)), name, shown(group.value(cache)), false, used) : null;
		}
		return local ? new Reobtaining(Values.origin(group.setting(manager)), name, type, true, used) : null;
	}
}
