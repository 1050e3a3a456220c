/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.host;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

import org.wiretune.core.Memo;
import org.wiretune.lint.reading.Reading;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.platform.Server;
import org.wiretune.model.solution.Solution;

/**
 * Which module or application holds a path: rules ask it for every import, and a workspace has hundreds of modules.
 */
final class FolderIndex {

	private static final Memo<FolderIndex> INDEX = Reading.memoOf(reading -> new FolderIndex(reading.solution()));

	private final Set<String> projects = new HashSet<>();
	private final Map<String, List<Server>> servers = new HashMap<>();
	/** Servers by every folder around them, from their own to the one that holds everything. */
	private final Map<String, List<Server>> below = new HashMap<>();

	private FolderIndex(Solution solution) {
		for (Module module : solution.getModules()) {
			if (module.getPath() != null) {
				projects.add(module.getPath());
			}
		}
		solution.getApplications().stream().filter(application -> application.getPath() != null).forEach(application -> projects.add(application.getPath()));
		for (Server server : solution.getServers()) {
			for (String folder = server.getPath(); folder != null; folder = above(folder)) {
				below.computeIfAbsent(folder, key -> new ArrayList<>(1)).add(server);
				if (projects.contains(folder)) {
					servers.computeIfAbsent(folder, key -> new ArrayList<>()).add(server);
				}
			}
		}
	}

	/** {@return the servers in the folder of a module or application, in the order of the solution} @param project the folder; null holds none */
	List<Server> servers(String project) {
		return servers.getOrDefault(project, List.of());
	}

	/**
	 * {@return the servers below the nearest folder around a module or application that has any of those: of several projects with
	 * modules of their own, a module runs on the servers of its project}
	 *
	 * @param project the folder of the module or application; null stands for one that holds everything
	 * @param suitable which servers come into question
	 */
	List<Server> around(String project, Predicate<Server> suitable) {
		for (String folder = project == null ? "" : above(project); folder != null; folder = above(folder)) {
			List<Server> found = below.getOrDefault(folder, List.of()).stream().filter(suitable).toList();
			if (!found.isEmpty()) {
				return found;
			}
		}
		return List.of();
	}

	/** {@return the index} @param reading what was read */
	static FolderIndex of(Reading reading) {
		return reading.memo(INDEX);
	}

	/** {@return the folder of the innermost module or application that holds a path, or null} @param path the path of a file or folder; may be null */
	String project(String path) {
		for (String folder = path; folder != null; folder = above(folder)) {
			if (projects.contains(folder)) {
				return folder;
			}
		}
		return null;
	}

	/** The folder above; the empty folder holds everything, and nothing is above it. */
	private static String above(String path) {
		return path.isEmpty() ? null : path.substring(0, Math.max(0, path.lastIndexOf('/')));
	}
}
