/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.platform.Server;
import org.wiretune.model.settings.Setting;

/** Finds groups and settings of files of settings. */
public final class Configurations {

	private Configurations() {
	}

	/** {@return the groups of a kind in the files of a server, in file order} */
	public static List<ConfigurationGroup> groups(Server server, String kind) {
		List<ConfigurationGroup> found = new ArrayList<>();
		for (ConfigurationFile file : server.getConfiguration()) {
			collect(file, kind, found);
		}
		return found;
	}

	/** {@return the group of a kind and a name} */
	public static ConfigurationGroup group(Server server, String kind, String name) {
		return groups(server, kind).stream().filter(group -> name.equals(group.getName())).findFirst().orElseThrow(() -> new AssertionError("no " + kind + ' ' + name));
	}

	/** {@return a setting of a group} */
	public static Setting setting(ConfigurationGroup group, String name) {
		return group.getSettings().stream().filter(setting -> setting.getName().equals(name)).findFirst().orElseThrow(() -> new AssertionError("no " + name));
	}

	private static void collect(ConfigurationGroup group, String kind, List<ConfigurationGroup> found) {
		for (ConfigurationGroup inner : group.getGroups()) {
			if (inner.getKind().equals(kind)) {
				found.add(inner);
			}
			collect(inner, kind, found);
		}
	}
}
