/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.liberty;

import java.util.List;
import java.util.Locale;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.wiretune.lint.format.Databases;
import org.wiretune.lint.jvm.JvmOptionGroup;
import org.wiretune.lint.source.NewParts;
import org.wiretune.model.platform.ActivationSpecification;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.platform.ConnectionPool;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.platform.DatabaseVendor;
import org.wiretune.model.platform.JvmOptions;
import org.wiretune.model.platform.PlatformFactory;
import org.wiretune.model.platform.ResourceAdapter;
import org.wiretune.model.platform.Server;
import org.wiretune.model.platform.ThreadPool;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.SettingState;

/** Fills a Liberty server with what rules relate: its thread pool, data sources and activation specifications. */
final class LibertyResources {

	private static final String EXECUTOR = "Default Executor";
	private static final String POOL = "connectionManager.";
	private static final String CONCURRENCY = "properties.wasJms.maxConcurrency";

	private final MergedConfiguration configuration;

	LibertyResources(MergedConfiguration configuration) {
		this.configuration = configuration;
	}

	void fill(Server server) {
		for (List<ConfigurationGroup> executor : configuration.elements("liberty.executor")) {
			server.getThreadPools().add(threadPool(executor));
		}
		for (List<ConfigurationGroup> source : configuration.elements("liberty.dataSource")) {
			server.getDataSources().add(dataSource(source));
		}
		for (List<ConfigurationGroup> specification : configuration.elements("liberty.jmsActivationSpec")) {
			add(specification, server);
		}
	}

	private static ThreadPool threadPool(List<ConfigurationGroup> executor) {
		ThreadPool pool = PlatformFactory.INSTANCE.createThreadPool();
		// Without a name, the label stands in its place.
		pool.setName(executor.stream().map(ConfigurationGroup::getName).filter(name -> !name.equals(executor.get(executor.size() - 1).getLabel())).reduce((first, second) -> second).orElse(EXECUTOR));
		pool.setOrigin(executor.get(executor.size() - 1).getOrigin());
		pool.setMinimumSize(copy(executor, "coreThreads"));
		pool.setMaximumSize(copy(executor, "maxThreads"));
		pool.setInactivityTimeout(copy(executor, "keepAlive"));
		return pool;
	}

	private DataSource dataSource(List<ConfigurationGroup> element) {
		DataSource source = PlatformFactory.INSTANCE.createDataSource();
		ConfigurationGroup last = element.get(element.size() - 1);
		source.setJndiName(copy(element, "jndiName"));
		source.setName(last.getName().equals(last.getLabel()) ? source.getJndiName().effective() : last.getName());
		source.setOrigin(last.getOrigin());
		source.setStatementCacheSize(copy(element, "statementCacheSize"));
		String properties = "";
		for (ConfigurationGroup part : element) {
			for (ConfigurationGroup inner : part.getGroups()) {
				if (inner.getKind().equals(LibertyServerFormat.PROPERTIES)) {
					properties = inner.getName();
					inner.getSettings().forEach(setting -> source.getConnectionProperties().add(EcoreUtil.copy(setting)));
				}
			}
		}
		source.setUrl(property(source, "URL"));
		source.setDriverClass(driver(element));
		source.setVendor(vendor(properties, source));
		source.setRewriteBatchedStatements(property(source, "rewriteBatchedStatements"));
		source.setConnectionPool(pool(element));
		return source;
	}

	private static Setting property(DataSource source, String name) {
		for (Setting setting : source.getConnectionProperties()) {
			if (setting.getName().equalsIgnoreCase(name)) {
				return EcoreUtil.copy(setting);
			}
		}
		return absent(name);
	}

	private Setting driver(List<ConfigurationGroup> source) {
		List<ConfigurationGroup> driver = referenced("liberty.jdbcDriver", source, "jdbcDriverRef");
		for (String name : List.of("javax.sql.DataSource", "javax.sql.ConnectionPoolDataSource", "javax.sql.XADataSource", "java.sql.Driver")) {
			Setting setting = MergedConfiguration.setting(driver, name);
			if (setting != null && setting.isSet()) {
				return EcoreUtil.copy(setting);
			}
		}
		return absent("javax.sql.DataSource");
	}

	private static DatabaseVendor vendor(String properties, DataSource source) {
		String name = properties.toLowerCase(Locale.ROOT);
		if (name.startsWith("properties.db2")) {
			return DatabaseVendor.DB2;
		}
		if (name.startsWith("properties.derby")) {
			return DatabaseVendor.DERBY;
		}
		if (name.startsWith("properties.oracle")) {
			return DatabaseVendor.ORACLE;
		}
		if (name.startsWith("properties.postgresql")) {
			return DatabaseVendor.POSTGRESQL;
		}
		if (name.contains("sqlserver")) {
			return DatabaseVendor.SQLSERVER;
		}
		return Databases.vendor(source.getUrl().effective(), source.getDriverClass().effective());
	}

	/** The connection manager inside the data source counts; else the one that it refers to; else that of the defaults. */
	private ConnectionPool pool(List<ConfigurationGroup> source) {
		List<ConfigurationGroup> manager = inner(source, "liberty.connectionManager");
		if (manager.isEmpty()) {
			manager = referenced("liberty.connectionManager", source, "connectionManagerRef");
		}
		ConnectionPool pool = PlatformFactory.INSTANCE.createConnectionPool();
		pool.setName("connectionManager");
		String prefix = manager.isEmpty() ? POOL : "";
		List<ConfigurationGroup> holder = manager.isEmpty() ? source : manager;
		pool.setOrigin(holder.get(holder.size() - 1).getOrigin());
		pool.setMinimumConnections(named(copy(holder, prefix + "minPoolSize"), "minPoolSize"));
		pool.setMaximumConnections(named(copy(holder, prefix + "maxPoolSize"), "maxPoolSize"));
		source.forEach(group -> group.getSettings().removeIf(setting -> setting.getName().startsWith(POOL)));
		return pool;
	}

	private static List<ConfigurationGroup> inner(List<ConfigurationGroup> element, String kind) {
		return element.stream().flatMap(group -> group.getGroups().stream()).filter(group -> group.getKind().equals(kind)).toList();
	}

	private List<ConfigurationGroup> referenced(String kind, List<ConfigurationGroup> element, String name) {
		Setting reference = MergedConfiguration.setting(element, name);
		if (reference != null && reference.effective() != null) {
			for (List<ConfigurationGroup> each : configuration.elements(kind)) {
				if (each.get(each.size() - 1).getName().equals(reference.effective())) {
					return each;
				}
			}
		}
		List<ConfigurationGroup> inner = inner(element, kind);
		return inner;
	}

	private static void add(List<ConfigurationGroup> element, Server server) {
		List<ConfigurationGroup> embedded = inner(element, "liberty.jmsActivationSpec.wasJms");
		List<ConfigurationGroup> queueManager = inner(element, "liberty.jmsActivationSpec.wmqJms");
		boolean mq = embedded.isEmpty() && !queueManager.isEmpty();
		List<ConfigurationGroup> properties = mq ? queueManager : embedded;
		ActivationSpecification specification = PlatformFactory.INSTANCE.createActivationSpecification();
		ConfigurationGroup last = element.get(element.size() - 1);
		specification.setName(last.getName());
		specification.setOrigin(last.getOrigin());
		specification.setJndiName(copy(element, "id"));
		Setting destination = copy(properties, "destinationRef");
		specification.setDestination(destination.isSet() || mq ? destination : set(copy(properties, "destinationLookup"), destination));
		specification.setMaximumConcurrency(properties.isEmpty() ? named(copy(element, CONCURRENCY), "maxConcurrency") : copy(properties, mq ? "maxPoolDepth" : "maxConcurrency"));
		specification.setMaximumBatchSize(copy(properties, "maxBatchSize"));
		element.forEach(group -> group.getSettings().removeIf(setting -> setting.getName().equals(CONCURRENCY)));
		adapter(mq ? "wmqJms" : "wasJms", server).getActivationSpecifications().add(specification);
	}

	private static Setting set(Setting wanted, Setting otherwise) {
		return wanted.isSet() ? wanted : otherwise;
	}

	/** All work runs on the executor; where its size is limited, that pool is the one of the adapter. */
	private static ResourceAdapter adapter(String name, Server server) {
		for (ResourceAdapter adapter : server.getResourceAdapters()) {
			if (adapter.getName().equals(name)) {
				return adapter;
			}
		}
		ResourceAdapter adapter = PlatformFactory.INSTANCE.createResourceAdapter();
		adapter.setName(name);
		adapter.setScope("server");
		Setting alias = absent("executor");
		for (ThreadPool pool : server.getThreadPools()) {
			Long most = pool.getMaximumSize().asNumber();
			if (most != null && most > 0) {
				alias.setState(SettingState.DEFAULTED);
				alias.setValue(pool.getName());
				alias.setDefaultSource("Open Liberty, documentation: Thread pool tuning, all work runs on the default executor");
			}
		}
		adapter.setThreadPoolAlias(alias);
		adapter.setOrigin(server.getOrigin());
		server.getResourceAdapters().add(adapter);
		return adapter;
	}

	/** Gives a server the options of its virtual machine. Of several files each option counts that the last one states. */
	static void jvm(List<ConfigurationGroup> options, Server server) {
		if (options.isEmpty()) {
			return;
		}
		JvmOptions jvm = PlatformFactory.INSTANCE.createJvmOptions();
		jvm.setName("jvm.options");
		jvm.setOrigin(options.get(options.size() - 1).getOrigin());
		jvm.setInitialHeapSize(option(options, "-Xms"));
		jvm.setMaximumHeapSize(option(options, "-Xmx"));
		jvm.setVerboseGarbageCollection(option(options, "-verbose:gc"));
		jvm.setArguments(EcoreUtil.copy(JvmOptionGroup.of(options.get(options.size() - 1), "argument")));
		server.setJvm(jvm);
	}

	private static Setting option(List<ConfigurationGroup> options, String name) {
		Setting found = null;
		for (ConfigurationGroup group : options) {
			Setting option = JvmOptionGroup.of(group, name);
			found = found == null || option.isSet() || !found.isSet() ? option : found;
		}
		return EcoreUtil.copy(found);
	}

	private static Setting named(Setting setting, String name) {
		setting.setName(name);
		return setting;
	}

	private static Setting copy(List<ConfigurationGroup> element, String name) {
		Setting setting = MergedConfiguration.setting(element, name);
		return setting == null ? absent(name) : EcoreUtil.copy(setting);
	}

	private static Setting absent(String name) {
		return NewParts.absent(name);
	}
}
