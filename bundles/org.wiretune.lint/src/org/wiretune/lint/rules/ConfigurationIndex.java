/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.wiretune.core.Memo;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.RuleTime;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.platform.Server;
import org.wiretune.model.settings.Setting;

/**
 * The groups of all configuration files by kind, and the observations in code by kind, so that hundreds of rules do not walk
 * through everything that was read.
 */
public final class ConfigurationIndex {

	private static final Memo<ConfigurationIndex> INDEX = Reading.memoOf(ConfigurationIndex::new);

	private final Reading reading;
	private final Map<String, List<ConfiguredGroup>> groups = new HashMap<>();
	private final Map<String, List<CodeFact>> facts = new HashMap<>();
	/** The same groups and observations by server or application and kind. */
	private final Map<EObject, Map<String, List<ConfiguredGroup>>> ownGroups = new IdentityHashMap<>();
	private final Map<EObject, Map<String, List<CodeFact>>> ownFacts = new IdentityHashMap<>();
	private final Map<EObject, Map<String, List<CodeFact>>> usesOfEntities = new IdentityHashMap<>();

	private ConfigurationIndex(Reading reading) {
		this.reading = reading;
		for (Server server : reading.solution().getServers()) {
			server.getConfiguration().forEach(file -> add(server, null, file));
		}
		for (Application application : reading.solution().getApplications()) {
			application.getConfiguration().forEach(file -> add(null, application, file));
			for (CodeFact fact : application.getCodeFacts()) {
				facts.computeIfAbsent(fact.getKind(), kind -> new ArrayList<>()).add(fact);
				ownFacts.computeIfAbsent(application, owner -> new HashMap<>()).computeIfAbsent(fact.getKind(), kind -> new ArrayList<>()).add(fact);
				Setting entity = "entity-use".equals(fact.getKind()) ? fact.detail("entity") : null;
				if (entity != null) {
					usesOfEntities.computeIfAbsent(application, owner -> new HashMap<>()).computeIfAbsent(Values.value(entity), name -> new ArrayList<>()).add(fact);
				}
			}
		}
		reading.solution().getConfiguration().forEach(file -> add(null, null, file));
	}

	/** {@return the index} @param reading what was read */
	public static ConfigurationIndex of(Reading reading) {
		return reading.memo(INDEX);
	}

	/**
	 * {@return the groups of kinds, with the files themselves where a kind is the id of a kind of file}
	 *
	 * @param reading what was read
	 * @param kinds the kinds, as in the tables
	 */
	public static Stream<ConfiguredGroup> groups(Reading reading, String... kinds) {
		RuleTime.check();
		ConfigurationIndex index = of(reading);
		return Stream.of(kinds).flatMap(kind -> index.groups.getOrDefault(kind, List.of()).stream());
	}

	/** {@return the groups of kinds that configure one server} @param server the server, of this solution @param kinds the kinds */
	public static Stream<ConfiguredGroup> groups(Reading reading, Server server, String... kinds) {
		return server == null ? groups(reading, kinds).filter(group -> group.server() == null) : own(reading, server, kinds);
	}

	/** {@return the groups of kinds that belong to one application} @param application the application, of this solution @param kinds the kinds */
	public static Stream<ConfiguredGroup> groups(Reading reading, Application application, String... kinds) {
		return application == null ? groups(reading, kinds).filter(group -> group.application() == null) : own(reading, application, kinds);
	}

	private static Stream<ConfiguredGroup> own(Reading reading, EObject owner, String... kinds) {
		RuleTime.check();
		Map<String, List<ConfiguredGroup>> own = of(reading).ownGroups.getOrDefault(owner, Map.of());
		return Stream.of(kinds).flatMap(kind -> own.getOrDefault(kind, List.of()).stream());
	}

	/** {@return the observations of a kind in the code of one application} @param reading what was read @param application the application, of this solution @param kind the kind */
	public static Stream<CodeFact> facts(Reading reading, Application application, String kind) {
		RuleTime.check();
		return of(reading).ownFacts.getOrDefault(application, Map.of()).getOrDefault(kind, List.of()).stream();
	}

	/** {@return where the code of an application uses an entity} @param reading what was read @param application the application, of this solution @param entity the simple name */
	public static Stream<CodeFact> usesOfEntity(Reading reading, Application application, String entity) {
		RuleTime.check();
		return of(reading).usesOfEntities.getOrDefault(application, Map.of()).getOrDefault(entity, List.of()).stream();
	}

	/** {@return the observations of kinds in code} @param reading what was read @param kinds the kinds */
	public static Stream<CodeFact> facts(Reading reading, String... kinds) {
		RuleTime.check();
		ConfigurationIndex index = of(reading);
		return Stream.of(kinds).flatMap(kind -> index.facts.getOrDefault(kind, List.of()).stream());
	}

	private void add(Server server, Application application, ConfigurationFile file) {
		add(new ConfiguredGroup(reading, server, application, file, null, file));
	}

	private void add(ConfiguredGroup site) {
		if (site.group().getKind() != null) {
			groups.computeIfAbsent(site.group().getKind(), kind -> new ArrayList<>()).add(site);
			EObject owner = site.server() != null ? site.server() : site.application();
			if (owner != null) {
				ownGroups.computeIfAbsent(owner, any -> new HashMap<>()).computeIfAbsent(site.group().getKind(), kind -> new ArrayList<>()).add(site);
			}
		}
		for (ConfigurationGroup inner : site.group().getGroups()) {
			add(new ConfiguredGroup(site.reading(), site.server(), site.application(), site.file(), site.group() == site.file() ? null : site.group(), inner));
		}
	}
}
