/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.Set;
import java.util.stream.Stream;

/**
 * What the profile of production says against what counts for all profiles: Quarkus runs with {@code prod} unless told otherwise, and
 * an application of Spring Boot that has such a profile is operated with it.
 */
public final class ProductionProfile {

	private static final Set<String> NAMES = Set.of("prod", "production");

	private ProductionProfile() {
	}

	/** {@return whether a group stands in the profile of production} @param group the group */
	public static boolean is(ConfiguredGroup group) {
		return group.file().getScope() != null && NAMES.contains(group.file().getScope());
	}

	/**
	 * {@return whether a value of a group is not replaced in production: it stands there, or it counts for all profiles and that of
	 * production says nothing of it}
	 *
	 * @param group the group that states it
	 * @param setting the name of the setting
	 */
	public static boolean counts(ConfiguredGroup group, String setting) {
		return is(group) || group.file().getScope() == null && ofAllProfiles(group).noneMatch(other -> is(other) && other.states(setting));
	}

	/** {@return the groups of the same kind and name in all profiles of one folder, the given one included} @param group the group */
	public static Stream<ConfiguredGroup> ofAllProfiles(ConfiguredGroup group) {
		String folder = group.path().substring(0, group.path().lastIndexOf('/') + 1);
		return ConfigurationIndex.groups(group.reading(), group.group().getKind()).filter(other -> other.name().equals(group.name()) && other.path().startsWith(folder) && other.path().lastIndexOf('/') == folder.length() - 1);
	}
}
