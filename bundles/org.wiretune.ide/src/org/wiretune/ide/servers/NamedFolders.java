/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.servers;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.osgi.service.prefs.BackingStoreException;
import org.eclipse.core.runtime.Platform;
import org.wiretune.servers.kit.ServerKind;

/** The folders of servers that the user named, kept with the workspace. */
final class NamedFolders {

	private static final String NODE = "org.wiretune.ide";
	private static final String KEY = "servers.folders";
	private static final String BETWEEN = "\n";

	/** A folder. */
	record Named(ServerKind kind, String path) {
	}

	List<Named> all() {
		List<Named> all = new ArrayList<>();
		for (String line : node().get(KEY, "").split(BETWEEN)) {
			int colon = line.indexOf(':');
			if (colon > 0) {
				ServerKind.find(line.substring(0, colon)).ifPresent(kind -> all.add(new Named(kind, line.substring(colon + 1))));
			}
		}
		return all;
	}

	void add(ServerKind kind, String path) {
		List<Named> all = all();
		if (!all.contains(new Named(kind, path))) {
			all.add(new Named(kind, path));
			write(all);
		}
	}

	void remove(ServerKind kind, String path) {
		List<Named> all = all();
		if (all.remove(new Named(kind, path))) {
			write(all);
		}
	}

	private static void write(List<Named> all) {
		IEclipsePreferences node = node();
		node.put(KEY, String.join(BETWEEN, all.stream().map(named -> named.kind().id() + ':' + named.path()).toList()));
		try {
			node.flush();
		} catch (BackingStoreException e) {
			Platform.getLog(NamedFolders.class).warn(e.getMessage(), e);
		}
	}

	private static IEclipsePreferences node() {
		return InstanceScope.INSTANCE.getNode(NODE);
	}
}
