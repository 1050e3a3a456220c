/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.servicebus;

import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;

import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.Folders;

/**
 * Which folders are projects of a bus. No file of a bus says so: resources name one another by their project first, so the
 * folder of that name around a file is its project; where a file names nothing, what its neighbours or the development
 * environment tell counts, and without either the first folder.
 */
public final class ServiceBusRoots {

	private ServiceBusRoots() {
	}

	/**
	 * {@return the folders that are projects of a bus}
	 *
	 * @param projects the folders that are projects of a development environment
	 * @param files what the files gave
	 */
	public static Set<String> of(Set<String> projects, Collection<FileParts> files) {
		Set<String> roots = new TreeSet<>();
		Set<String> open = new TreeSet<>();
		for (FileParts file : files) {
			ServiceBusPart part = file.other(ServiceBusPart.class);
			if (part != null) {
				String root = named(file.path(), part.projects(), projects);
				if (root == null) {
					open.add(file.path());
				} else {
					roots.add(root);
				}
			}
		}
		for (String path : open) {
			if (nearest(path, roots) == null) {
				String project = nearest(path, projects);
				roots.add(project == null ? path.substring(0, Math.max(0, path.indexOf('/'))) : project);
			}
		}
		return roots;
	}

	/** The project around a file whose name it says; of several the one that is a project for others too, then the inner one. */
	private static String named(String path, Set<String> names, Set<String> projects) {
		String inner = null;
		for (String folder = Folders.of(path); !folder.isEmpty(); folder = Folders.of(folder)) {
			if (names.contains(Folders.name(folder))) {
				if (projects.contains(folder)) {
					return folder;
				}
				inner = inner == null ? folder : inner;
			}
		}
		return inner;
	}

	private static String nearest(String path, Set<String> folders) {
		for (String folder = Folders.of(path);; folder = Folders.of(folder)) {
			if (folders.contains(folder)) {
				return folder;
			}
			if (folder.isEmpty()) {
				return null;
			}
		}
	}
}
