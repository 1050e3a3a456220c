/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EPackage;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.Folders;
import org.wiretune.lint.java.SourceRoot;
import org.wiretune.model.platform.PlatformFactory;

/**
 * Which folders hold an application each where no file of a project says so: a descriptor and the code nearest to it are of one
 * application. So it is the same whether the folder of an application is read, or one around many of them.
 */
final class ApplicationRoots {

	private static final List<String> DESCRIPTOR_FOLDERS = List.of("META-INF", "WEB-INF");

	private static final EPackage PLATFORM = PlatformFactory.INSTANCE.createApplication().eClass().getEPackage();

	/** Folders with code below them or in them. */
	private final Set<String> code = new HashSet<>();
	private final NavigableSet<String> roots = new TreeSet<>();

	private ApplicationRoots() {
	}

	/**
	 * Finds the folders.
	 *
	 * @param markers the files that tell which folders are projects; what stands in those is passed over
	 * @param files what the files gave
	 * @return the folders
	 */
	static Set<String> of(Set<String> markers, Collection<FileParts> files) {
		Set<String> projects = markers.stream().map(Folders::of).collect(Collectors.toSet());
		List<FileParts> loose = files.stream().filter(file -> isOfPlatform(file) && !isIn(file.path(), projects)).toList();
		ApplicationRoots found = new ApplicationRoots();
		List<String> descriptors = new ArrayList<>();
		for (FileParts file : loose) {
			SourceRoot source = file.other(SourceRoot.class);
			if (source == null) {
				descriptors.add(file.path());
			} else {
				found.addCode(base(source.folder() + "/x"));
			}
		}
		found.join(descriptors);
		return found.roots;
	}

	private static boolean isOfPlatform(FileParts file) {
		for (EObject element : file.elements()) {
			if (element.eClass().getEPackage() == PLATFORM) {
				return true;
			}
		}
		return false;
	}

	private static boolean isIn(String path, Set<String> folders) {
		for (String folder = Folders.of(path);; folder = Folders.of(folder)) {
			if (folders.contains(folder)) {
				return true;
			}
			if (folder.isEmpty()) {
				return false;
			}
		}
	}

	/** The folder that a file speaks for by its own place: not one of those whose names are the same in each application. */
	private static String base(String path) {
		int source = path.indexOf("/src/");
		if (source > 0) {
			return path.substring(0, source);
		}
		String folder = Folders.of(path);
		while (DESCRIPTOR_FOLDERS.contains(Folders.name(folder))) {
			folder = Folders.of(folder);
		}
		return folder;
	}

	private void addCode(String folder) {
		for (String each = folder; !each.isEmpty() && code.add(each); each = Folders.of(each)) {
			// All folders around it hold the code too.
		}
	}

	private void join(List<String> descriptors) {
		Map<String, List<String>> byHolder = new TreeMap<>(Comparator.comparingInt(ApplicationRoots::depth).reversed().thenComparing(Comparator.naturalOrder()));
		List<String> alone = new ArrayList<>();
		for (String path : descriptors) {
			String holder = base(path);
			while (!holder.isEmpty() && !code.contains(holder)) {
				holder = Folders.of(holder);
			}
			if (holder.isEmpty()) {
				alone.add(path);
			} else {
				byHolder.computeIfAbsent(holder, key -> new ArrayList<>()).add(path);
			}
		}
		byHolder.forEach(this::join);
		alone.stream().collect(Collectors.groupingBy(path -> path.substring(0, Math.max(0, path.indexOf('/'))), TreeMap::new, Collectors.toList()))
				.forEach((top, paths) -> divide(top, paths));
	}

	/** Descriptors that have their code in the same folder; applications further inside were found before. */
	private void join(String holder, List<String> paths) {
		Set<String> inside = roots.subSet(holder + '/', holder + '0');
		if (inside.size() > 1) {
			// These belong to all of the applications inside, or to none.
			paths.forEach(path -> roots.add(base(path)));
			return;
		}
		inside.clear();
		roots.add(holder);
	}

	private static int depth(String folder) {
		return (int) folder.chars().filter(character -> character == '/').count();
	}

	/** Without code, folders beside each other that hold the same files are of as many applications. */
	private void divide(String folder, List<String> paths) {
		Map<String, List<String>> children = new TreeMap<>();
		for (String path : paths) {
			int end = path.indexOf('/', folder.length() + 1);
			if (folder.isEmpty() || end < 0) {
				return;
			}
			children.computeIfAbsent(path.substring(0, end), key -> new ArrayList<>()).add(path);
		}
		if (children.size() > 1) {
			Set<String> seen = new HashSet<>();
			boolean same = false;
			for (Map.Entry<String, List<String>> child : children.entrySet()) {
				for (String path : child.getValue()) {
					same |= !seen.add(path.substring(child.getKey().length()));
				}
			}
			if (!same) {
				return;
			}
			roots.addAll(children.keySet());
		}
		children.forEach(this::divide);
	}
}
