/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

import org.wiretune.core.Memo;
import org.wiretune.lint.reading.Reading;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.CodeFact;

/**
 * Where in the path of a class its packages begin. What all classes of an organization have in common, in whatever source folder, is the
 * name of a product, such as {@code io.acme.tools.shop}, and tells nothing of one of them. Only classes of which something was observed are known.
 */
final class ClassPackages {

	/** So long are names such as com and org at most. */
	private static final int SHORT = 3;
	private static final Memo<ClassPackages> INDEX = Reading.memoOf(ClassPackages::new);

	/** The packages, with slashes, by their organization. */
	private final Map<String, Set<String>> packages = new HashMap<>();
	private final Map<String, String> roots = new HashMap<>();
	/** What the packages of an organization begin with. */
	private final Map<String, List<String>> common = new HashMap<>();

	private ClassPackages(Reading reading) {
		for (Application application : reading.solution().getApplications()) {
			application.getCodeFacts().forEach(this::add);
		}
		packages.forEach((organization, names) -> common.put(organization, common(names)));
	}

	static ClassPackages of(Reading reading) {
		return reading.memo(INDEX);
	}

	/** {@return the source folder of a class, or null where none is known: of files that are no classes, and of classes without a package} @param path the file */
	String root(String path) {
		return roots.get(folder(path));
	}

	/** {@return the packages of a class as words, without those that all classes of its organization share} @param path the file, with a known source folder */
	List<String> own(String path) {
		String root = root(path);
		String name = folder(path).substring(root.isEmpty() ? 0 : root.length() + 1);
		List<String> all = words(name);
		return all.subList(Math.min(all.size(), common.get(organization(name)).size()), all.size());
	}

	/** The first word, or two where that is a country or a kind of domain. */
	private static String organization(String name) {
		int first = name.indexOf('/');
		int end = first > SHORT || first < 0 ? first : name.indexOf('/', first + 1);
		return end < 0 ? name : name.substring(0, end);
	}

	private void add(CodeFact fact) {
		String path = fact.getOrigin() == null ? null : fact.getOrigin().path();
		if (path == null || fact.getTypeName() == null || !path.endsWith(".java") || roots.containsKey(folder(path))) {
			return;
		}
		String folder = folder(path);
		// A class within another one has the name of that before its own.
		for (int end = fact.getTypeName().lastIndexOf('.'); end > 0; end = fact.getTypeName().lastIndexOf('.', end - 1)) {
			String name = fact.getTypeName().substring(0, end).replace('.', '/');
			if (folder.equals(name) || folder.endsWith('/' + name)) {
				String root = folder.substring(0, Math.max(0, folder.length() - name.length() - 1));
				roots.put(folder, root);
				packages.computeIfAbsent(organization(name), any -> new TreeSet<>()).add(name);
				return;
			}
		}
	}

	/** Several packages have something in common; one alone has not. */
	private static List<String> common(Set<String> names) {
		List<String> shared = null;
		for (String name : names) {
			List<String> each = words(name);
			int length = 0;
			while (shared != null && length < Math.min(shared.size(), each.size()) && shared.get(length).equals(each.get(length))) {
				length++;
			}
			shared = shared == null ? each : shared.subList(0, length);
		}
		return names.size() < 2 ? List.of() : shared;
	}

	private static List<String> words(String packages) {
		return Arrays.asList(packages.split("/"));
	}

	private static String folder(String path) {
		return path.substring(0, Math.max(0, path.lastIndexOf('/')));
	}
}
