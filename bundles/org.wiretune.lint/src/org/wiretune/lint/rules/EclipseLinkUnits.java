/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.lint.reading.Reading;
import org.wiretune.model.platform.Application;

/**
 * Persistence units of EclipseLink, and the cache that it shares between transactions unless it is told not to. A unit without a provider
 * has EclipseLink where it states a property of that, or where its build names that or a server that brings it along, and no other.
 */
public final class EclipseLinkUnits {

	/** The kinds of units that may be of EclipseLink. */
	public static final String[] KINDS = {"persistence.unit.eclipselink", "persistence.unit"};
	/** The switch of EclipseLink's own. */
	public static final String OWN = "eclipselink.cache.shared.default";

	private static final List<String> MODES = List.of("shared-cache-mode", "javax.persistence.sharedCache.mode", "jakarta.persistence.sharedCache.mode");
	private static final Pattern BRINGS = Pattern.compile("<artifactId>[^<]*(eclipselink|org\\.eclipse\\.persistence|payara|glassfish)|['\":]org\\.eclipse\\.persistence:");
	private static final Pattern OTHERS = Pattern.compile("hibernate-(core|entitymanager)|openjpa|wildfly|jboss-(eap|javaee)");

	private EclipseLinkUnits() {
	}

	/** {@return whether a unit is one of EclipseLink} @param unit a group of one of {@link #KINDS} */
	public static boolean is(ConfiguredGroup unit) {
		if (unit.group().getKind().endsWith(".eclipselink")) {
			return true;
		}
		String build = String.valueOf(InOperation.build(unit));
		return !unit.states("provider") && (states(unit, "eclipselink.") || BRINGS.matcher(build).find() && !OTHERS.matcher(build).find());
	}

	/** {@return whether nothing tells of which provider any unit of an application is, so that the server brings one along, which may weave} @param reading what was read @param application the application */
	public static boolean isLeftToServer(Reading reading, Application application) {
		List<ConfiguredGroup> units = units(reading, application);
		return !units.isEmpty() && units.stream().allMatch(unit -> unit.group().getKind().equals("persistence.unit") && !unit.states("provider") && !states(unit, "hibernate.") && !OTHERS.matcher(String.valueOf(InOperation.build(unit))).find());
	}

	private static boolean states(ConfiguredGroup unit, String beginning) {
		return unit.group().getSettings().stream().anyMatch(setting -> setting.getName().startsWith(beginning) && unit.states(setting.getName()));
	}

	/** {@return the setting that turns the shared cache of a unit off, if any does} @param unit the unit */
	public static Stream<String> off(ConfiguredGroup unit) {
		return Stream.concat(MODES.stream().filter(mode -> says(unit, mode, "NONE")), Stream.of(OWN).filter(own -> says(unit, own, "false"))).limit(1);
	}

	/** {@return whether all units of an application are of EclipseLink and share a cache of what was found by its key} @param reading what was read @param application the application */
	public static boolean keep(Reading reading, Application application) {
		List<ConfiguredGroup> units = units(reading, application);
		return !units.isEmpty() && units.stream().allMatch(unit -> is(unit) && off(unit).findAny().isEmpty() && MODES.stream().noneMatch(mode -> says(unit, mode, "ENABLE_SELECTIVE")));
	}

	private static List<ConfiguredGroup> units(Reading reading, Application application) {
		return ConfigurationIndex.groups(reading, application, "persistence.unit.eclipselink", "persistence.unit", "persistence.unit.hibernate", "persistence.unit.openjpa").toList();
	}

	private static boolean says(ConfiguredGroup unit, String setting, String value) {
		return unit.states(setting) && unit.value(setting) != null && unit.value(setting).strip().equalsIgnoreCase(value);
	}
}
