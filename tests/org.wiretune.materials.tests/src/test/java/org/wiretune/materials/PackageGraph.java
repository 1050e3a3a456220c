/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;

/**
 * Which package of a bundle needs which other one, from its compiled classes.
 *
 * @param needs the packages that each one needs
 */
record PackageGraph(Map<String, Set<String>> needs) {

	private static final Pattern LINE = Pattern.compile("^ +(org\\.wiretune\\S*) +-> (org\\.wiretune\\S*) .*");

	/** {@return the packages of a folder of classes; those of other bundles stand for nothing} */
	static PackageGraph of(Path classes) {
		StringWriter out = new StringWriter();
		StringWriter errors = new StringWriter();
		int code = ToolProvider.findFirst("jdeps").orElseThrow().run(new PrintWriter(out), new PrintWriter(errors), "-verbose:package", "-filter:none", "--ignore-missing-deps", classes.toString());
		if (code != 0) {
			throw new IllegalStateException(errors.toString());
		}
		Map<String, Set<String>> needs = new TreeMap<>();
		out.toString().lines().map(LINE::matcher).filter(Matcher::matches).filter(line -> !line.group(1).equals(line.group(2)))
				.forEach(line -> needs.computeIfAbsent(line.group(1), key -> new TreeSet<>()).add(line.group(2)));
		return new PackageGraph(needs);
	}

	/** {@return the greatest sets of packages of which each reaches each other one, in the order of the alphabet} */
	List<Set<String>> circles() {
		List<Set<String>> circles = new ArrayList<>();
		Set<String> done = new HashSet<>();
		for (String each : new TreeSet<>(needs.keySet())) {
			if (done.contains(each)) {
				continue;
			}
			Set<String> circle = new TreeSet<>();
			for (String reached : reached(each)) {
				if (reached(reached).contains(each)) {
					circle.add(reached);
				}
			}
			done.addAll(circle);
			if (circle.size() > 1) {
				circles.add(circle);
			}
		}
		return circles;
	}

	private Set<String> reached(String from) {
		Set<String> reached = new HashSet<>();
		Deque<String> open = new ArrayDeque<>(List.of(from));
		while (!open.isEmpty()) {
			for (String next : needs.getOrDefault(open.pop(), Set.of())) {
				if (reached.add(next)) {
					open.push(next);
				}
			}
		}
		return reached;
	}
}
