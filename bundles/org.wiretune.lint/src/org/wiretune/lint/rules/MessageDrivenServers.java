/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.Memo;
import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.lint.java.messaging.MessageDrivenWorkFinder;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.MessageListeners.Listener;
import org.wiretune.model.platform.BeanPool;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.platform.PersistenceUnit;
import org.wiretune.model.platform.Server;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * What limits message-driven beans on a server of JBoss: instances, threads of the work manager, connections. EAP 5 keeps
 * them in files of their own, WildFly and EAP 6 and later in one.
 */
public final class MessageDrivenServers {

	private static final Memo<MessageDrivenServers> INDEX = Reading.memoOf(MessageDrivenServers::new);

	/** The sessions of a bean that states none; JBoss EAP 5 Performance Tuning Guide, 4.6, and HornetQ User Guide for EAP 5, 30.3. */
	public static final long DEFAULT_SESSIONS = 15;
	/** The domain of message-driven beans in {@code ejb3-interceptors-aop.xml}. */
	public static final String DOMAIN = "Message Driven Bean";

	private final Map<Listener, Hosting> hostings = new HashMap<>();
	private final List<Pooled> pooled = new ArrayList<>();
	private final Map<Server, List<Pooled>> byServer = new HashMap<>();

	private MessageDrivenServers(Reading reading) {
		Set<Server> suitable = new HashSet<>();
		reading.solution().getServers().stream().filter(server -> isJBoss(server) && hasPool(reading, server)).forEach(suitable::add);
		for (Listener listener : MessageListeners.of(reading)) {
			Hosting hosting = listener.origin() == null || suitable.isEmpty() ? null : Hosting.of(reading, listener.origin().path(), suitable::contains);
			hostings.put(listener, hosting);
			Pooled bean = pooled(listener, hosting);
			if (bean != null) {
				pooled.add(bean);
				if (hosting != null) {
					byServer.computeIfAbsent(hosting.server(), key -> new ArrayList<>()).add(bean);
				}
			}
		}
	}

	private static MessageDrivenServers index(Reading reading) {
		return reading.memo(INDEX);
	}

	/**
	 * A bean with the pool that its instances come from.
	 *
	 * @param listener the bean
	 * @param size the size of the pool
	 * @param owner the pool, for its place
	 * @param kind the kind of the pool as stated; null where nothing states it
	 * @param hosting the server of the pool; null where the bean states the pool itself
	 */
	public record Pooled(Listener listener, Setting size, Element owner, Setting kind, Hosting hosting) {

		/** {@return the sessions, stated or default; null for a variable} */
		public Long sessions() {
			Setting stated = listener.maximum();
			return stated == null || !stated.isSet() ? Long.valueOf(DEFAULT_SESSIONS) : stated.asNumber();
		}

		/** {@return the sessions as stated; null where nothing states a number} */
		public Long statedSessions() {
			return Values.isSet(listener.maximum()) ? listener.maximum().asNumber() : null;
		}

		/** {@return the instances; null where the file states no number} */
		public Long instances() {
			return Values.number(size);
		}

		/** {@return the name of the server; empty for a pool on the bean} */
		public String server() {
			return hosting == null ? "" : hosting.serverName();
		}

		/** {@return whether the pool hands out no more instances than its size; what is not stated is one, as the product documents} */
		public boolean isStrict() {
			String value = Values.value(kind);
			return value == null || value.contains("StrictMaxPool");
		}

		/** {@return where the size stands} */
		public Origin place() {
			return Values.origin(size, owner);
		}
	}

	/** {@return the beans whose pool was read} @param reading what was read */
	public static Stream<Pooled> pooled(Reading reading) {
		return index(reading).pooled.stream();
	}

	/** {@return the server that a bean is assumed to run on, or null} @param listener the bean */
	public static Hosting hosting(Listener listener) {
		return index(listener.reading()).hostings.get(listener);
	}

	/** {@return whether a server is one of JBoss} @param server the server */
	public static boolean isJBoss(Server server) {
		return server.getProduct() == Product.JBOSS_EAP_5 || server.getProduct() == Product.WILDFLY;
	}

	private static Pooled pooled(Listener listener, Hosting hosting) {
		boolean newer = hosting != null && hosting.server().getProduct() == Product.WILDFLY;
		BeanPool stated = listener.bean() == null ? null : listener.bean().getPool();
		if (stated != null && !newer) {
			return stated.getMaximumSize() == null ? null : new Pooled(listener, stated.getMaximumSize(), stated, stated.getPoolClass(), null);
		}
		ConfiguredGroup described = newer ? null : ConfigurationIndex.groups(listener.reading(), listener.application(), "jboss.message-driven")
				.filter(group -> group.name().equals(listener.descriptor() == null ? listener.name() : listener.descriptor().name()) && group.states("pool-max-size")).findFirst().orElse(null);
		if (described != null) {
			return new Pooled(listener, described.setting("pool-max-size"), described.group(), described.setting("pool-class"), null);
		}
		if (hosting == null) {
			return null;
		}
		if (newer) {
			ConfiguredGroup pool = newerPool(listener, hosting.server());
			return pool == null ? null : new Pooled(listener, pool.setting("max-pool-size"), pool.group(), null, hosting);
		}
		BeanPool pool = domain(hosting.server(), DOMAIN);
		return pool == null ? null : new Pooled(listener, pool.getMaximumSize(), pool, pool.getPoolClass(), hosting);
	}

	/** {@return the pool of a domain of EAP 5, or null} @param server the server @param domain the name of the domain */
	public static BeanPool domain(Server server, String domain) {
		return server.getBeanPools().stream().filter(pool -> domain.equals(pool.getBeanKind())).findFirst().orElse(null);
	}

	private static boolean hasPool(Reading reading, Server server) {
		return server.getProduct() == Product.JBOSS_EAP_5 ? domain(server, DOMAIN) != null : ConfigurationIndex.groups(reading, server, "wildfly.ejb3.mdb").findAny().isPresent();
	}

	/** By the descriptor, by the annotation, by the subsystem: the name of a pool of the server. */
	private static ConfiguredGroup newerPool(Listener listener, Server server) {
		String name = ConfigurationIndex.groups(listener.reading(), listener.application(), "jboss-ejb3.pool").filter(group -> group.name().equals(listener.name()) || group.name().equals("*"))
				.map(group -> group.value("bean-instance-pool-ref")).findFirst().orElse(null);
		BeanPool stated = listener.bean() == null ? null : listener.bean().getPool();
		if (name == null && stated != null) {
			name = Values.value(stated.getPoolClass());
		}
		if (name == null) {
			name = ConfigurationIndex.groups(listener.reading(), server, "wildfly.ejb3.mdb").map(group -> group.value("bean-instance-pool-ref")).findFirst().orElse(null);
		}
		String wanted = name;
		return ConfigurationIndex.groups(listener.reading(), server, "wildfly.ejb3.strict-max-pool").filter(group -> group.name().equals(wanted)).findFirst().orElse(null);
	}

	/**
	 * The threads that carry deliveries to beans.
	 *
	 * @param size the most threads
	 * @param owner the pool
	 * @param name its name, for messages
	 * @param newer whether it belongs to WildFly, where the clients of the broker bring their own threads
	 */
	public record Delivery(Setting size, Element owner, String name, boolean newer) {

		/** {@return the threads; null where no number is stated or known} */
		public Long threads() {
			return Values.number(size);
		}

		/** {@return where the number stands} */
		public Origin place() {
			return Values.origin(size, owner);
		}
	}

	/**
	 * {@return the threads that carry deliveries on a server; null where none were read} On EAP 5 those of the work manager.
	 * On WildFly those of the pooled connection factory of the resource adapter where it keeps its own, otherwise those that
	 * all clients of Artemis in the server share, as far as the file limits them.
	 *
	 * @param reading what was read
	 * @param server the server
	 */
	public static Delivery delivery(Reading reading, Server server) {
		if (server.getProduct() == Product.JBOSS_EAP_5) {
			List<ConfiguredGroup> pools = ConfigurationIndex.groups(reading, server, "jboss-5.jca.threads").toList();
			ConfiguredGroup pool = pools.stream().filter(group -> group.name().contains("WorkManager")).findFirst().orElse(pools.size() == 1 ? pools.get(0) : null);
			return pool == null ? null : new Delivery(pool.setting("maximumPoolSize") != null ? pool.setting("maximumPoolSize") : pool.setting("MaximumPoolSize"), pool.group(), pool.name(), false);
		}
		String adapter = ConfigurationIndex.groups(reading, server, "wildfly.ejb3.mdb").map(group -> group.setting("resource-adapter-ref"))
				.map(setting -> setting == null || setting.effective() == null ? "" : setting.effective().replaceFirst("\\.rar$", "")).findFirst().orElse("");
		ConfiguredGroup factory = ConfigurationIndex.groups(reading, server, "wildfly.messaging-activemq.pooled-connection-factory", "wildfly.messaging.pooled-connection-factory")
				.filter(group -> group.name().equals(adapter)).findFirst().orElse(null);
		if (factory != null && "false".equals(factory.value("use-global-pools"))) {
			return limited(factory);
		}
		return ConfigurationIndex.groups(reading, server, "wildfly.messaging-activemq").map(MessageDrivenServers::limited).filter(Objects::nonNull).findFirst().orElse(null);
	}

	/** A size of -1 is no limit. */
	private static Delivery limited(ConfiguredGroup pool) {
		Long size = pool.states("thread-pool-max-size") ? pool.number("thread-pool-max-size") : null;
		return size == null || size <= 0 ? null : new Delivery(pool.setting("thread-pool-max-size"), pool.group(), pool.name().isEmpty() ? pool.group().getLabel() : pool.name(), true);
	}

	/** {@return the beans that are assumed to run on a server} @param reading what was read @param server the server */
	public static List<Pooled> on(Reading reading, Server server) {
		return index(reading).byServer.getOrDefault(server, List.of());
	}

	/** {@return the sum of the sessions of beans; null where one of them is a variable} @param beans the beans */
	public static Long sum(List<Pooled> beans) {
		long sum = 0;
		for (Pooled bean : beans) {
			if (bean.sessions() == null) {
				return null;
			}
			sum += bean.sessions();
		}
		return sum;
	}

	/**
	 * {@return the data source that a bean's own class works with; null where it works with none or it cannot be told} By
	 * the name that the class states, else by the unit of that name, else by the only unit of the application.
	 *
	 * @param listener the bean
	 */
	public static DataSource dataSource(Listener listener) {
		CodeFact work = listener.work();
		Setting database = MessageListeners.detail(work, MessageDrivenWorkFinder.DATABASE);
		if (database == null) {
			return null;
		}
		List<PersistenceUnit> units = listener.application().getPersistenceUnits();
		PersistenceUnit unit = units.stream().filter(each -> database.getValue().equals(each.getName())).findFirst().orElse(units.size() == 1 ? units.get(0) : null);
		if (unit != null) {
			return Persistence.dataSource(listener.reading(), listener.application(), unit);
		}
		String name = database.getValue().replaceFirst("^java:/?", "");
		List<DataSource> named = name.isEmpty() ? List.of() : Stream.concat(listener.application().getDataSources().stream(),
				listener.reading().solution().getServers().stream().flatMap(server -> server.getDataSources().stream()))
				.filter(source -> Values.value(source.getJndiName()) != null && name.equals(Values.value(source.getJndiName()).replaceFirst("^java:/?", ""))).toList();
		return named.size() == 1 ? named.get(0) : null;
	}

	/** {@return the most connections of a data source} @param source the data source, or null */
	public static Setting connections(DataSource source) {
		return source == null || source.getConnectionPool() == null ? null : source.getConnectionPool().getMaximumConnections();
	}

	/** {@return the sessions of all beans that work with a data source} @param beans the beans of a server @param source the data source */
	public static long sessionsOn(List<Pooled> beans, DataSource source) {
		return beans.stream().filter(bean -> bean.sessions() != null && dataSource(bean.listener()) == source).mapToLong(Pooled::sessions).sum();
	}
}
