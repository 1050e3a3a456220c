/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.govern;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

import org.wiretune.model.assembly.Module;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.Product;
import org.wiretune.model.platform.Server;
import org.wiretune.model.solution.Solution;

/**
 * On which server a module runs, told as the rules tell it: no file says; the only server in the project of the module is
 * assumed to be the one, else the only server that was read.
 *
 * @param server the server
 * @param sameProject whether the server's files stand in the project of the module
 */
public record ModuleServer(Server server, boolean sameProject) {

	/**
	 * Finds the server of a module.
	 *
	 * @param solution what was read
	 * @param module a module of it
	 * @return the server, or null where it cannot be told
	 */
	public static ModuleServer of(Solution solution, Module module) {
		String path = module.getPath();
		List<Server> servers = solution.getServers().stream().filter(server -> server.getProduct() == Product.WEBSPHERE).toList();
		String project = Stream.concat(solution.getApplications().stream().map(Application::getPath), solution.getModules().stream().map(Module::getPath))
				.filter(folder -> folder != null && isIn(path, folder)).max(Comparator.comparingInt(String::length)).orElse(null);
		List<Server> near = project == null ? List.of() : servers.stream().filter(server -> isIn(server.getPath(), project)).toList();
		if (near.size() == 1) {
			return new ModuleServer(near.get(0), true);
		}
		return servers.size() == 1 ? new ModuleServer(servers.get(0), false) : null;
	}

	/** {@return the name of the server; its path where no file names it} */
	public String name() {
		return server.getName() == null || server.getName().isEmpty() ? server.getPath() : server.getName();
	}

	private static boolean isIn(String path, String folder) {
		return path != null && (folder.isEmpty() || path.equals(folder) || path.startsWith(folder + '/'));
	}
}
