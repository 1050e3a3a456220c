/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.wiretune.core.Product;
import org.wiretune.lint.format.WebSpherePath;
import org.wiretune.lint.reading.Reading;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.platform.Server;

/**
 * On which servers of a WebSphere cell the modules run, as far as the deployment.xml files of the cell tell. The enterprise
 * application of a module has its name followed by App.
 */
public final class Deployments {

	private static final String SUFFIX = "App";

	private final Map<String, Set<Server>> servers = new HashMap<>();

	private Deployments(Reading reading) {
		ConfigurationIndex.groups(reading, "websphere.serverTarget").forEach(target -> reading.solution().getServers().stream()
				.filter(server -> isTarget(server, target)).forEach(server -> add(target, server)));
		ConfigurationIndex.groups(reading, "websphere.clusterTarget").forEach(target -> reading.solution().getServers().stream()
				.filter(server -> server.getProduct() == Product.WEBSPHERE && target.name().equals(server.getCluster())).forEach(server -> add(target, server)));
	}

	/** {@return what the files of a solution tell} @param reading what was read */
	public static Deployments of(Reading reading) {
		return new Deployments(reading);
	}

	/** {@return the servers that run a module; empty where no file tells} @param module the module */
	public Set<Server> servers(Module module) {
		return module == null || module.getName() == null ? Set.of() : servers.getOrDefault(module.getName() + SUFFIX, Set.of());
	}

	/**
	 * {@return whether two modules are known to run on different servers only}
	 *
	 * @param one a module
	 * @param other another module
	 */
	public boolean areApart(Module one, Module other) {
		if (servers.isEmpty()) {
			return false;
		}
		Set<Server> first = servers(one);
		Set<Server> second = servers(other);
		return !first.isEmpty() && !second.isEmpty() && Collections.disjoint(first, second);
	}

	/** {@return which modules run where, without the servers themselves} */
	public Places places() {
		return new Places(servers.entrySet().stream().collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, each -> each.getValue().stream().map(server -> String.valueOf(server.getPath())).collect(Collectors.toUnmodifiableSet()))));
	}

	/**
	 * Which modules run where, as a value that compares and holds nothing of a model.
	 *
	 * @param servers the folders of servers by the name of the enterprise application
	 */
	public record Places(Map<String, Set<String>> servers) {

		/** {@return whether two modules are known to run on different servers only} @param one a module @param other another module */
		public boolean areApart(Module one, Module other) {
			Set<String> first = of(one);
			Set<String> second = of(other);
			return !first.isEmpty() && !second.isEmpty() && Collections.disjoint(first, second);
		}

		private Set<String> of(Module module) {
			return module == null || module.getName() == null ? Set.of() : servers.getOrDefault(module.getName() + SUFFIX, Set.of());
		}
	}

	/** {@return whether no file tells where a module runs} */
	public boolean isEmpty() {
		return servers.isEmpty();
	}

	private void add(ConfiguredGroup target, Server server) {
		String[] segments = target.path().split("/");
		// The folder of the file is named after the application.
		if (segments.length > 1) {
			servers.computeIfAbsent(segments[segments.length - 2], name -> new HashSet<>()).add(server);
		}
	}

	private static boolean isTarget(Server server, ConfiguredGroup target) {
		if (server.getProduct() != Product.WEBSPHERE || !target.name().equals(server.getName())) {
			return false;
		}
		WebSpherePath place = WebSpherePath.of(server.getPath() + "/server.xml");
		String node = target.value("nodeName");
		String cell = WebSpherePath.of(target.path()).cell();
		return (node == null || node.equals(place.node())) && cell != null && cell.equals(place.cell());
	}
}
