/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeMap;

import org.wiretune.core.Product;
import org.wiretune.lint.format.Folders;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.JvmOptions;
import org.wiretune.model.platform.Server;

/**
 * The start scripts of JBoss AS 4 to 6 and EAP 4 and 5: {@code X/bin/run.conf} speaks for every profile below {@code X}, that
 * is {@code X/server/default} and its neighbours.
 */
final class JBossServers {

	private final TreeMap<String, JvmOptions> machines = new TreeMap<>();

	/** Adds the options of the virtual machine that a start script tells. */
	void add(String path, JvmOptions machine) {
		machines.put(path, machine);
	}

	/** The profiles that a start script speaks for. */
	static List<Server> of(String path, Collection<Server> servers) {
		String folder = Folders.of(path);
		String home = Folders.name(folder).equals("bin") ? Folders.of(folder) : folder;
		List<Server> found = new ArrayList<>();
		for (Server server : servers) {
			if (server.getProduct() == Product.JBOSS_EAP_5 && (home.isEmpty() || server.getPath().equals(home) || server.getPath().startsWith(home + '/'))) {
				found.add(server);
			}
		}
		return found;
	}

	/** Gives a start script to the profiles that it speaks for; says false where none was read. */
	static boolean place(ConfigurationFile script, Collection<Server> servers) {
		List<Server> owners = of(script.getPath(), servers);
		owners.forEach(owner -> owner.getConfiguration().add(PartCopy.of(script)));
		return !owners.isEmpty();
	}

	/** Gives each profile the virtual machine that its start script tells. */
	void joinMachines(Collection<Server> servers) {
		machines.forEach((path, machine) -> {
			if (StartScripts.isFirst(path, machines.keySet())) {
				for (Server server : of(path, servers)) {
					if (server.getJvm() == null) {
						server.setJvm(PartCopy.of(machine));
					}
				}
			}
		});
	}
}
