/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.analysis.alarm;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

import org.wiretune.core.Product;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.MessageDrivenServers.Delivery;
import org.wiretune.lint.rules.MessageDrivenServers.Pooled;
import org.wiretune.lint.rules.MessageDrivenServers;
import org.wiretune.lint.rules.MessageListeners.Listener;
import org.wiretune.lint.rules.MessageListeners;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.BeanPool;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.platform.Server;
import org.wiretune.model.platform.ThreadPool;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;
import org.wiretune.perf.alarm.Alarm;
import org.wiretune.perf.alarm.LimitOwner;
import org.wiretune.perf.alarm.LimitingSetting;

/** Finds the settings that may have set the limit of an alarm, by the names that server and files share. */
final class LimitSettings {

	/** Groups of connectors that state after how many requests a connection ends. */
	private static final List<String> KEEP_ALIVE = List.of("jboss-5.web.connector", "spring-boot.server.tomcat");
	/** Sources of alarms that know a pool by a name that no file of the user tells, or by none. */
	private static final Set<String> OF_ONE_POOL = Set.of("dump", "hikari", "micrometer");
	private static final String STATELESS = "Stateless Bean";
	private static final String POOL = "wildfly.ejb3.strict-max-pool";

	private final Reading reading;
	private final Alarm alarm;
	private final List<LimitSetting> found = new ArrayList<>();

	private LimitSettings(Reading reading, Alarm alarm) {
		this.reading = reading;
		this.alarm = alarm;
	}

	/** {@return the settings, several where the names fit several servers} @param reading what was read @param alarm the alarm */
	static List<LimitSetting> of(Reading reading, Alarm alarm) {
		LimitSettings search = new LimitSettings(reading, alarm);
		if (alarm.limitedBy() instanceof LimitingSetting setting) {
			search.stated(setting);
		} else if (alarm.limitedBy() instanceof LimitOwner owner) {
			search.owned(owner);
		}
		return List.copyOf(search.found);
	}

	private void owned(LimitOwner owner) {
		switch (owner) {
		case THREAD_POOL -> threadPools(name -> name.equals(alarm.instance()));
		case SHARED_EXECUTOR -> executors();
		case KEEP_ALIVE -> keepAlive();
		case IO_WORKER -> threadPools(name -> name.equals("io worker " + alarm.instance()));
		case CONNECTOR -> connectors();
		case WORK_MANAGER -> workManagers();
		case MESSAGE_DRIVEN_POOL -> messageDrivenPools();
		case MESSAGE_DRIVEN_SESSIONS -> sessions();
		case STATELESS_POOL -> statelessPools();
		case DATA_SOURCE -> dataSources();
		case HEAP -> heaps();
		case NONE -> {
			// No file has it.
		}
		}
	}

	/** A group with a name is the one of the instance; one without counts for all, as an alarm without an instance counts for all groups. */
	private void stated(LimitingSetting limit) {
		ConfigurationIndex.groups(reading, limit.group()).filter(group -> group.setting(limit.key()) != null)
				.filter(group -> !isNamed(group) || alarm.instance().isEmpty() || group.name().equals(alarm.instance()))
				.forEach(group -> found.add(new LimitSetting(group.owner(), group.name(), group.setting(limit.key()), group.group(), null)));
	}

	/** Where a file gives a group no name, it is called by its label. */
	private static boolean isNamed(ConfiguredGroup group) {
		return !group.name().isEmpty() && !group.name().equals(group.group().getLabel());
	}

	private static LimitSetting limit(ConfiguredGroup group, Setting setting) {
		return new LimitSetting(group.owner(), group.group().getLabel() == null ? group.name() : group.group().getLabel(), setting, group.group(), null);
	}

	private void threadPools(Predicate<String> named) {
		for (Server server : reading.solution().getServers()) {
			for (ThreadPool pool : server.getThreadPools()) {
				if (pool.getName() != null && named.test(pool.getName())) {
					add(server, pool.getName(), pool.getMaximumSize(), pool);
				}
			}
		}
	}

	/** Liberty names its executor as the file does, or "Default Executor" where the file gives no name. */
	private void executors() {
		for (Server server : reading.solution().getServers()) {
			if (server.getProduct() == Product.LIBERTY) {
				server.getThreadPools().stream().filter(pool -> alarm.instance().equals(pool.getName()))
						.forEach(pool -> add(server, pool.getName(), pool.getMaximumSize(), pool));
			}
		}
	}

	/** The server names connectors by protocol and port ({@code http-nio-8080}); the port tells them apart. */
	private void keepAlive() {
		String port = alarm.instance().substring(alarm.instance().lastIndexOf('-') + 1);
		for (String kind : KEEP_ALIVE) {
			ConfigurationIndex.groups(reading, kind).forEach(group -> {
				Setting limit = group.setting("maxKeepAliveRequests") == null ? group.setting("max-keep-alive-requests") : group.setting("maxKeepAliveRequests");
				Setting own = group.setting("port");
				String number = own == null ? null : own.effective();
				if (limit != null && (number == null || number.equals(port))) {
					found.add(limit(group, limit));
				}
			});
		}
	}

	/** The server names connectors by protocol, address and port ({@code http-127.0.0.1-8080}), the files by protocol and port. */
	private void connectors() {
		String port = alarm.instance().substring(alarm.instance().lastIndexOf('-') + 1);
		if (!port.isEmpty() && port.chars().allMatch(Character::isDigit)) {
			threadPools(name -> name.endsWith(' ' + port));
		}
	}

	private void workManagers() {
		for (Server server : reading.solution().getServers()) {
			if (server.getProduct() == Product.JBOSS_EAP_5) {
				Delivery delivery = MessageDrivenServers.delivery(reading, server);
				if (delivery != null) {
					add(server, delivery.name(), delivery.size(), delivery.owner());
				}
			}
		}
		threadPools(name -> name.startsWith("jca ") && name.endsWith("short-running-threads") && name.contains(alarm.instance()));
	}

	private void messageDrivenPools() {
		MessageDrivenServers.pooled(reading).filter(bean -> bean.listener().name().equals(alarm.instance())).forEach(this::pool);
	}

	private void pool(Pooled bean) {
		Setting derivation = bean.hosting() == null ? null
				: ConfigurationIndex.groups(reading, bean.hosting().server(), POOL).filter(group -> group.group() == bean.owner())
						.map(group -> group.setting("derive-size")).findFirst().orElse(null);
		String owner = bean.hosting() == null ? bean.listener().name() : bean.server();
		add(owner, bean.owner().getName() == null ? bean.listener().name() : bean.owner().getName(), bean.size(), bean.owner(), derivation);
	}

	/** Files may name a queue with its JNDI name, {@code queue/orders} or {@code java:/jms/orders}. */
	private void sessions() {
		for (Listener listener : MessageListeners.of(reading)) {
			Setting destination = listener.bean() == null ? null : listener.bean().getDestination();
			String name = destination == null ? null : destination.effective();
			if (name != null && (name.equals(alarm.instance()) || name.endsWith('/' + alarm.instance())) && listener.maximum() != null) {
				add(listener.name(), listener.name(), listener.maximum(), listener.bean(), null);
			}
		}
	}

	/** Where the bean is message-driven after all, its own pool; JBoss 5 shows all enterprise beans alike. */
	private void statelessPools() {
		messageDrivenPools();
		if (!found.isEmpty()) {
			return;
		}
		for (Server server : reading.solution().getServers()) {
			for (BeanPool pool : server.getBeanPools()) {
				if (STATELESS.equals(pool.getBeanKind())) {
					Setting derivation = ConfigurationIndex.groups(reading, server, POOL).filter(group -> group.name().equals(pool.getName()))
							.map(group -> group.setting("derive-size")).findFirst().orElse(null);
					add(Hosting.serverName(server), pool.getName() == null ? STATELESS : pool.getName(), pool.getMaximumSize(), pool, derivation);
				}
			}
		}
	}

	private void dataSources() {
		List<LimitSetting> all = new ArrayList<>();
		for (Server server : reading.solution().getServers()) {
			server.getDataSources().forEach(source -> source(Hosting.serverName(server), source, all));
		}
		reading.solution().getApplications().forEach(application -> application.getDataSources()
				.forEach(source -> source(application.getName() == null ? "" : application.getName(), source, all)));
		ConfigurationIndex.groups(reading, "spring-boot.datasource.hikari").forEach(group -> hikari(group, all));
		// A pool that a dump shows has no name; where there is one data source only, it is that.
		if (found.isEmpty() && all.size() == 1 && OF_ONE_POOL.contains(alarm.source())) {
			found.addAll(all);
		}
	}

	private void source(String owner, DataSource source, List<LimitSetting> all) {
		Setting maximum = source.getConnectionPool() == null ? null : source.getConnectionPool().getMaximumConnections();
		if (maximum == null) {
			return;
		}
		String jndi = source.getJndiName() == null ? null : source.getJndiName().effective();
		LimitSetting limit = new LimitSetting(owner, source.getName() == null ? String.valueOf(jndi) : source.getName(), maximum, source, null);
		all.add(limit);
		if (alarm.instance().equals(source.getName()) || jndi != null && (jndi.equals(alarm.instance()) || jndi.endsWith('/' + alarm.instance()))) {
			found.add(limit);
		}
	}

	private static void hikari(ConfiguredGroup group, List<LimitSetting> all) {
		Setting maximum = group.setting("maximum-pool-size");
		if (maximum != null) {
			all.add(limit(group, maximum));
		}
	}

	private void heaps() {
		for (Server server : reading.solution().getServers()) {
			if (server.getJvm() != null && Values.isSet(server.getJvm().getMaximumHeapSize())) {
				add(server, server.getJvm().getName() == null ? "" : server.getJvm().getName(), server.getJvm().getMaximumHeapSize(), server.getJvm());
			}
		}
	}

	private void add(Server server, String name, Setting setting, Element element) {
		add(Hosting.serverName(server), name, setting, element, null);
	}

	private void add(String owner, String name, Setting setting, Element element, Setting derivation) {
		if (setting != null && element != null) {
			found.add(new LimitSetting(owner, name, setting, element, Values.isSet(derivation) ? derivation : null));
		}
	}
}
