/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.eclipse.emf.common.notify.Adapter;
import org.eclipse.emf.common.notify.impl.AdapterImpl;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.platform.Server;
import org.wiretune.model.solution.Solution;

/**
 * The groups of all configuration files by kind, and the observations in code by kind, so that hundreds of rules do not walk
 * through everything that was read. Made once for a solution and kept on it; a solution does not change once rules see it.
 */
public final class ConfigurationIndex extends AdapterImpl {

	private final Solution solution;
	private final Map<String, List<ConfiguredGroup>> groups = new HashMap<>();
	private final Map<String, List<CodeFact>> facts = new HashMap<>();

	private ConfigurationIndex(Solution solution) {
		this.solution = solution;
		for (Server server : solution.getServers()) {
			server.getConfiguration().forEach(file -> add(server, null, file));
		}
		for (Application application : solution.getApplications()) {
			application.getConfiguration().forEach(file -> add(null, application, file));
			application.getCodeFacts().forEach(fact -> facts.computeIfAbsent(fact.getKind(), kind -> new ArrayList<>()).add(fact));
		}
		solution.getConfiguration().forEach(file -> add(null, null, file));
	}

	/** {@return the index of a solution} @param solution what was read */
	public static ConfigurationIndex of(Solution solution) {
		synchronized (solution) {
			for (Adapter adapter : solution.eAdapters()) {
				if (adapter instanceof ConfigurationIndex index) {
					return index;
				}
			}
			ConfigurationIndex index = new ConfigurationIndex(solution);
			solution.eAdapters().add(index);
			return index;
		}
	}

	/**
	 * {@return the groups of kinds, with the files themselves where a kind is the id of a kind of file}
	 *
	 * @param solution what was read
	 * @param kinds the kinds, as in the tables
	 */
	public static Stream<ConfiguredGroup> groups(Solution solution, String... kinds) {
		ConfigurationIndex index = of(solution);
		return Stream.of(kinds).flatMap(kind -> index.groups.getOrDefault(kind, List.of()).stream());
	}

	/** {@return the groups of kinds that configure one server} @param server the server, of this solution @param kinds the kinds */
	public static Stream<ConfiguredGroup> groups(Solution solution, Server server, String... kinds) {
		return groups(solution, kinds).filter(group -> group.server() == server);
	}

	/** {@return the groups of kinds that belong to one application} @param application the application, of this solution @param kinds the kinds */
	public static Stream<ConfiguredGroup> groups(Solution solution, Application application, String... kinds) {
		return groups(solution, kinds).filter(group -> group.application() == application);
	}

	/** {@return the observations of kinds in code} @param solution what was read @param kinds the kinds */
	public static Stream<CodeFact> facts(Solution solution, String... kinds) {
		ConfigurationIndex index = of(solution);
		return Stream.of(kinds).flatMap(kind -> index.facts.getOrDefault(kind, List.of()).stream());
	}

	private void add(Server server, Application application, ConfigurationFile file) {
		add(new ConfiguredGroup(solution, server, application, file, null, file));
	}

	private void add(ConfiguredGroup site) {
		if (site.group().getKind() != null) {
			groups.computeIfAbsent(site.group().getKind(), kind -> new ArrayList<>()).add(site);
		}
		for (ConfigurationGroup inner : site.group().getGroups()) {
			add(new ConfiguredGroup(site.solution(), site.server(), site.application(), site.file(), site.group() == site.file() ? null : site.group(), inner));
		}
	}
}
