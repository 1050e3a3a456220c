/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.websphere;

import java.util.List;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.wiretune.core.Memo;
import org.wiretune.core.Product;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.MessagingAdapters;
import org.wiretune.lint.source.NewParts;
import org.wiretune.lint.wsadmin.WsadminScriptFormat;
import org.wiretune.model.platform.ActivationSpecification;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.platform.ConnectionPool;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.platform.PlatformFactory;
import org.wiretune.model.platform.ResourceAdapter;
import org.wiretune.model.platform.Server;
import org.wiretune.model.platform.ThreadPool;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * What scripts for wsadmin make of a server, in the form of the server's own configuration: thread pools and data sources with a
 * pool that the script names, and activation specifications of the service integration bus. They are no servers of the solution, since
 * no application or module is known to run on them; what a script leaves out is absent.
 */
final class ScriptedServers {

	private static final Memo<List<Server>> SCRIPTED = Reading.memoOf(ScriptedServers::read);

	private ScriptedServers() {
	}

	/** {@return the servers that were read, and behind them what scripts make of servers} @param reading what was read */
	static Stream<Server> withServers(Reading reading) {
		return Stream.concat(reading.solution().getServers().stream(), reading.memo(SCRIPTED).stream());
	}

	private static List<Server> read(Reading reading) {
		return ConfigurationIndex.groups(reading, WsadminScriptFormat.ID).map(ScriptedServers::server).toList();
	}

	private static Server server(ConfiguredGroup script) {
		Server server = PlatformFactory.INSTANCE.createServer();
		server.setName(script.fileName());
		server.setPath(script.path());
		server.setProduct(Product.WEBSPHERE);
		server.setOrigin(script.group().getOrigin());
		script.groups("websphere.threadPool").stream().filter(ScriptedServers::isNamed).map(ScriptedServers::pool).forEach(server.getThreadPools()::add);
		script.groups("websphere.dataSource").stream().filter(ScriptedServers::isNamed).forEach(source -> source.groups("websphere.connectionPool").forEach(pool -> server.getDataSources().add(source(source, pool))));
		List<ActivationSpecification> activations = script.groups("websphere.activationSpecification").stream().filter(group -> !group.states("transportType"))
				.map(ScriptedServers::activation).toList();
		if (!activations.isEmpty()) {
			ResourceAdapter adapter = PlatformFactory.INSTANCE.createResourceAdapter();
			adapter.setName(MessagingAdapters.JMS);
			adapter.setOrigin(script.group().getOrigin());
			adapter.setThreadPoolAlias(copy(script, "threadPoolAlias"));
			adapter.getActivationSpecifications().addAll(activations);
			server.getResourceAdapters().add(adapter);
		}
		return server;
	}

	/** A group without a name of its own has the words for its kind. */
	private static boolean isNamed(ConfiguredGroup group) {
		return !group.name().equals(group.group().getLabel());
	}

	private static ThreadPool pool(ConfiguredGroup group) {
		ThreadPool pool = named(PlatformFactory.INSTANCE.createThreadPool(), group.group());
		pool.setMinimumSize(copy(group, "minimumSize"));
		pool.setMaximumSize(copy(group, "maximumSize"));
		pool.setInactivityTimeout(copy(group, "inactivityTimeout"));
		pool.setGrowable(copy(group, "isGrowable"));
		return pool;
	}

	private static DataSource source(ConfiguredGroup group, ConfiguredGroup connections) {
		DataSource source = named(PlatformFactory.INSTANCE.createDataSource(), group.group());
		source.setJndiName(copy(group, "jndiName"));
		ConnectionPool pool = named(PlatformFactory.INSTANCE.createConnectionPool(), connections.group());
		pool.setMinimumConnections(copy(connections, "minConnections"));
		pool.setMaximumConnections(copy(connections, "maxConnections"));
		source.setConnectionPool(pool);
		return source;
	}

	private static ActivationSpecification activation(ConfiguredGroup group) {
		ActivationSpecification activation = named(PlatformFactory.INSTANCE.createActivationSpecification(), group.group());
		activation.setJndiName(copy(group, "jndiName"));
		activation.setDestination(copy(group, "destinationJndiName"));
		activation.setMaximumConcurrency(copy(group, "maxConcurrency"));
		activation.setMaximumBatchSize(copy(group, "maxBatchSize"));
		return activation;
	}

	private static <T extends Element> T named(T element, ConfigurationGroup group) {
		element.setName(group.getName());
		element.setOrigin(group.getOrigin());
		return element;
	}

	/** A setting of the script, of which the group keeps its own; absent where the script says nothing. */
	private static Setting copy(ConfiguredGroup group, String name) {
		if (group.setting(name) != null) {
			return EcoreUtil.copy(group.setting(name));
		}
		return NewParts.absent(name);
	}
}
