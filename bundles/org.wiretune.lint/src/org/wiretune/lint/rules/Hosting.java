/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.List;
import java.util.function.Predicate;

import org.wiretune.lint.rule.RuleForm.Assumption;
import org.wiretune.model.platform.Server;
import org.wiretune.model.solution.Solution;

/**
 * On which server a module or an application runs. No file tells; a single server that was read is assumed to be the
 * one, of several the one in the same project, otherwise none.
 *
 * @param server the server
 * @param sameProject whether the server's files stand in the same project
 */
public record Hosting(Server server, boolean sameProject) {

	/**
	 * Finds the server of a path.
	 *
	 * @param solution what was read
	 * @param path a path in the module or application
	 * @param suitable which servers may be the one
	 * @return the server, or null where it cannot be told
	 */
	public static Hosting of(Solution solution, String path, Predicate<Server> suitable) {
		List<Server> servers = solution.getServers().stream().filter(suitable).toList();
		String project = project(solution, path);
		List<Server> near = project == null ? List.of() : servers.stream().filter(server -> isIn(server.getPath(), project)).toList();
		if (near.size() == 1) {
			return new Hosting(near.get(0), true);
		}
		return servers.size() == 1 ? new Hosting(servers.get(0), false) : null;
	}

	/**
	 * {@return whether a module or application runs on a product} The servers in the same project tell; without any, all
	 * servers that were read must be of the product.
	 *
	 * @param solution what was read
	 * @param path a path in the module or application
	 * @param product asks a server for the product
	 */
	public static boolean runsOn(Solution solution, String path, Predicate<Server> product) {
		String project = project(solution, path);
		List<Server> near = project == null ? List.of() : solution.getServers().stream().filter(server -> isIn(server.getPath(), project)).toList();
		List<Server> servers = near.isEmpty() ? solution.getServers() : near;
		return !servers.isEmpty() && (near.isEmpty() ? servers.stream().allMatch(product) : servers.stream().anyMatch(product));
	}

	/** {@return what a finding assumes that relies on this} */
	public Assumption assumption() {
		return new Assumption(sameProject ? "same-project" : "only-server");
	}

	/** {@return the name of the server for messages} */
	public String serverName() {
		return serverName(server);
	}

	/** {@return the name of a server for messages} */
	public static String serverName(Server server) {
		return server.getName() == null || server.getName().isEmpty() ? server.getPath() : server.getName();
	}

	/** {@return the folder of the innermost application or module that holds a path, or null} */
	public static String project(Solution solution, String path) {
		return FolderIndex.of(solution).project(path);
	}

	/** {@return whether a path is a folder or stands below it; the empty folder holds everything} */
	public static boolean isIn(String path, String folder) {
		return path != null && (folder.isEmpty() || path.equals(folder) || path.startsWith(folder + '/'));
	}
}
