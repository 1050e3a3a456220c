/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format;

import java.util.HashSet;
import java.util.Set;

/** Which folder of a path is its module and which is its project. */
public final class Folders {

	private final Set<String> modules = new HashSet<>();
	private final Set<String> projects = new HashSet<>();
	private final Set<String> roots;
	private final Set<String> buses;

	/**
	 * @param markers paths of the files that make their folder a project or a module
	 * @param moduleFiles names of those that make it a module
	 * @param roots folders that hold an application each although no file says so
	 * @param buses folders that are projects of a service bus, which makes them modules
	 */
	public Folders(Set<String> markers, Set<String> moduleFiles, Set<String> roots, Set<String> buses) {
		this.roots = roots;
		this.buses = buses;
		modules.addAll(buses);
		for (String marker : markers) {
			String folder = of(marker);
			projects.add(folder);
			if (moduleFiles.contains(name(marker))) {
				modules.add(folder);
			}
		}
	}

	/** The nearest folder around the path that is a module, or null. */
	public String module(String path) {
		return nearest(path, modules);
	}

	/** {@return whether a folder is a project of a service bus} @param folder the folder */
	public boolean isServiceBus(String folder) {
		return buses.contains(folder);
	}

	/**
	 * The nearest folder around the path that is a project; where no file tells, the nearest one that holds an application, then
	 * the folder that holds {@code src}, and without that the first folder of the path.
	 */
	public String project(String path) {
		String nearest = nearest(path, projects);
		if (nearest == null) {
			nearest = nearest(path, roots);
		}
		if (nearest != null) {
			return nearest;
		}
		int source = path.indexOf("/src/");
		if (source > 0) {
			return path.substring(0, source);
		}
		int slash = path.indexOf('/');
		return slash < 0 ? "" : path.substring(0, slash);
	}

	private static String nearest(String path, Set<String> folders) {
		for (String folder = of(path);; folder = of(folder)) {
			if (folders.contains(folder)) {
				return folder;
			}
			if (folder.isEmpty()) {
				return null;
			}
		}
	}

	/** The folder that a file or folder is in; empty at the top. */
	public static String of(String path) {
		int slash = path.lastIndexOf('/');
		return slash < 0 ? "" : path.substring(0, slash);
	}

	/** The last segment. */
	public static String name(String path) {
		return path.substring(path.lastIndexOf('/') + 1);
	}

	/** How many segments two folders share from the top. */
	public static int shared(String one, String other) {
		int count = 0;
		int length = Math.min(one.length(), other.length());
		int i = 0;
		while (i < length && one.charAt(i) == other.charAt(i)) {
			if (one.charAt(i) == '/') {
				count++;
			}
			i++;
		}
		boolean endsOne = i == one.length() || one.charAt(i) == '/';
		boolean endsOther = i == other.length() || other.charAt(i) == '/';
		return endsOne && endsOther && i > 0 ? count + 1 : count;
	}
}
