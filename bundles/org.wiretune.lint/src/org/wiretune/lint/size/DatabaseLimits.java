/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.size;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.text.Texts;

/** Whether the databases whose configuration was read allow as many connections as all pools may open together. */
final class DatabaseLimits {

	private static final Texts TEXTS = Texts.of(DatabaseLimits.class, "size");

	/** The setting of each database, as the tables name it. */
	private static final List<String> NAMES = List.of("max_connections", "MAX_CONNECTIONS", "MAXAPPLS");

	private DatabaseLimits() {
	}

	static void check(Reading reading, List<SizedSetting> settings, List<String> notes) {
		long connections = settings.stream().filter(each -> isMaximumOfConnections(each)).mapToLong(SizedSetting::value).sum();
		if (connections == 0) {
			return;
		}
		for (ConfiguredGroup group : reading.solution().getConfiguration().stream().map(file -> file.getKind()).distinct()
				.flatMap(kind -> ConfigurationIndex.groups(reading, kind)).flatMap(DatabaseLimits::withInner).toList()) {
			for (String name : NAMES) {
				Setting limit = group.setting(name);
				Long most = limit == null ? null : limit.asNumber();
				if (most != null && most > 0 && most < connections) {
					notes.add(TEXTS.get("note.database", connections, most, group.fileName()));
				}
			}
		}
	}

	private static boolean isMaximumOfConnections(SizedSetting each) {
		return (each.rule().equals(Headroom.CONNECTIONS.rule()) || each.rule().equals(Headroom.WEBSPHERE_CONNECTIONS.rule())) && each.isMaximum();
	}

	private static Stream<ConfiguredGroup> withInner(ConfiguredGroup group) {
		return Stream.concat(Stream.of(group), group.group().getGroups().stream()
				.map(inner -> new ConfiguredGroup(group.reading(), group.server(), group.application(), group.file(), group.group(), inner)));
	}
}
