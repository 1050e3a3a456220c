/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeMap;

import org.eclipse.emf.ecore.EObject;
import org.wiretune.lint.format.Folders;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.platform.JvmOptions;
import org.wiretune.model.platform.Server;
import org.wiretune.model.settings.Setting;

/**
 * Joins parts to servers of WildFly, EAP 6 and later and AS 7. Here a file is a server, or several: the profiles of a
 * domain. In an installation {@code X} the file {@code X/bin/standalone.conf} speaks for what is in
 * {@code X/standalone/configuration}, {@code host.xml} for the domain beside it, and what lies in
 * {@code X/standalone/deployments} is deployed on all servers of {@code X/standalone}.
 */
final class WildFlyServers {

	private static final String PROFILE = "wildfly.profile";
	private static final String SERVER_GROUP = "wildfly.server-group";

	/** A server, the file that describes it and, in a domain, its profile. */
	private record Described(Server server, String file, String profile) {
	}

	private final TreeMap<String, Described> servers = new TreeMap<>();
	private final TreeMap<String, List<JvmOptions>> machines = new TreeMap<>();

	/** Adds a server that a file describes. */
	void add(String path, Server server) {
		Server copy = PartCopy.of(server);
		copy.setPath(Folders.of(path));
		String profile = isDomain(path) ? copy.getName() : null;
		servers.put(path + '\0' + (profile == null ? "" : profile), new Described(copy, path, profile));
	}

	/** Adds options of a virtual machine that a host or a start script tells. */
	void add(String path, JvmOptions machine) {
		machines.computeIfAbsent(path, key -> new ArrayList<>(1)).add(machine);
	}

	private static boolean isDomain(String path) {
		return Folders.name(path).startsWith("domain");
	}

	/** The servers that a file speaks for, in path order. */
	List<Server> of(String path) {
		String folder = Folders.of(path);
		String name = Folders.name(path);
		boolean script = StartScripts.isScript(name);
		String home = script && Folders.name(folder).equals("bin") ? Folders.of(folder) : folder;
		String base = deploymentBase(path);
		List<Server> found = new ArrayList<>();
		for (Described each : servers.values()) {
			String place = Folders.of(each.file());
			boolean fits;
			if (script) {
				fits = below(place, home) && (each.profile() != null) == name.startsWith("domain");
			} else if (name.startsWith("host")) {
				fits = each.profile() != null && place.equals(folder);
			} else if (base != null) {
				fits = place.equals(base.isEmpty() ? "configuration" : base + "/configuration") && each.profile() == null;
			} else {
				fits = each.file().equals(path);
			}
			if (fits) {
				found.add(each.server());
			}
		}
		return found;
	}

	private static boolean below(String path, String folder) {
		return folder.isEmpty() || path.equals(folder) || path.startsWith(folder + '/');
	}

	/** The folder around {@code deployments}, or null where the file is not in one. */
	private static String deploymentBase(String path) {
		for (String folder = Folders.of(path); !folder.isEmpty(); folder = Folders.of(folder)) {
			if (Folders.name(folder).equals("deployments")) {
				return Folders.of(folder);
			}
		}
		return null;
	}

	/** Gives a file of settings to the servers that it speaks for; says false where none of them was read. */
	boolean place(ConfigurationFile file) {
		List<Server> owners = of(file.getPath());
		for (Server owner : owners) {
			ConfigurationFile copy = PartCopy.of(file);
			Described described = described(owner);
			if (described.profile() != null) {
				copy.setScope(described.profile());
				copy.getGroups().removeIf(group -> isOfOther(group, described.profile()));
			}
			owner.getConfiguration().add(copy);
		}
		return !owners.isEmpty();
	}

	/** Gives a data source of a deployment to the servers that it is deployed on; says false where none of them was read. */
	boolean place(String path, EObject part) {
		List<Server> owners = deploymentBase(path) == null ? List.of() : of(path);
		for (Server owner : owners) {
			owner.getDataSources().add((DataSource) PartCopy.of(part));
		}
		return !owners.isEmpty();
	}

	private Described described(Server server) {
		return servers.values().stream().filter(each -> each.server() == server).findFirst().orElseThrow();
	}

	private static boolean isOfOther(ConfigurationGroup group, String profile) {
		if (PROFILE.equals(group.getKind())) {
			return !profile.equals(group.getName());
		}
		if (SERVER_GROUP.equals(group.getKind())) {
			Setting of = group.getSettings().get(0);
			return of.getValue() != null && !of.getValue().equals(profile);
		}
		return false;
	}

	/** Gives each server the virtual machine that its host or its start script tells, as far as its group of servers does not. */
	void joinMachines() {
		machines.forEach((path, options) -> {
			String name = Folders.name(path);
			// The options of domain.conf are those of the controllers, not of the servers.
			if (StartScripts.isScript(name) ? !StartScripts.isFirst(path, machines.keySet()) || name.startsWith("domain") : !name.startsWith("host")) {
				return;
			}
			for (Server server : of(path)) {
				JvmOptions own = server.getJvm();
				for (JvmOptions each : options) {
					if (own == null && server.getJvm() == null) {
						server.setJvm(PartCopy.of(each));
					} else if (own != null && own.getName() != null && own.getName().equals(each.getName())) {
						complete(own, each);
					}
				}
			}
		});
	}

	/** What a group of servers leaves out of a virtual machine, the machine of that name on the host tells. */
	private static void complete(JvmOptions own, JvmOptions host) {
		if (!own.getInitialHeapSize().isSet() && host.getInitialHeapSize().isSet()) {
			own.setInitialHeapSize(PartCopy.of(host.getInitialHeapSize()));
		}
		if (!own.getMaximumHeapSize().isSet() && host.getMaximumHeapSize().isSet()) {
			own.setMaximumHeapSize(PartCopy.of(host.getMaximumHeapSize()));
		}
		if (!own.getArguments().isSet() && host.getArguments().isSet()) {
			own.setArguments(PartCopy.of(host.getArguments()));
		}
		if (!own.getVerboseGarbageCollection().isSet() && host.getVerboseGarbageCollection().isSet()) {
			own.setVerboseGarbageCollection(PartCopy.of(host.getVerboseGarbageCollection()));
		}
	}

	/** The servers in path order. */
	Collection<Server> all() {
		return servers.values().stream().map(Described::server).toList();
	}
}
