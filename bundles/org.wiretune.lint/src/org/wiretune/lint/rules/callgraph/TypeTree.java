/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.callgraph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.lint.java.call.ClassCalls;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/** Which types of the applications that were read extend and implement which, by the names that files write. */
final class TypeTree {

	/** What stands before a name whose package a file does not tell. */
	static final String UNKNOWN_PACKAGE = "~";
	/** So many types below one are looked at. */
	private static final int MAXIMUM_TYPES = 400;

	private final Set<String> read = new HashSet<>();
	private final Map<String, List<List<String>>> above = new HashMap<>();
	private final Map<String, Set<String>> below = new HashMap<>();
	private final Map<String, Set<String>> named = new HashMap<>();
	private final Set<String> interfaces = new HashSet<>();

	/** Takes the types. @param classes observations {@link ClassCalls#KIND} */
	TypeTree(List<CodeFact> classes) {
		for (CodeFact fact : classes) {
			String type = fact.getTypeName();
			read.add(type);
			named.computeIfAbsent(simple(type), name -> new LinkedHashSet<>()).add(type);
			for (Setting detail : fact.getDetails()) {
				if (ClassCalls.ABOVE.equals(detail.getName())) {
					above.computeIfAbsent(type, any -> new ArrayList<>()).add(List.of(detail.getValue().split(" ")));
				} else if (ClassCalls.INTERFACE.equals(detail.getName())) {
					interfaces.add(type);
				}
			}
		}
		above.forEach((type, all) -> all.forEach(names -> names.stream().filter(read::contains).findFirst().or(() -> names.stream().findFirst()).ifPresent(name -> below.computeIfAbsent(name, any -> new LinkedHashSet<>()).add(type))));
	}

	/** {@return a name without its package} @param type the name */
	static String simple(String type) {
		return type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
	}

	/** {@return the names that the types right above one may have} @param type the type */
	Stream<String> above(String type) {
		return above.getOrDefault(type, List.of()).stream().flatMap(List::stream);
	}

	/** {@return a type that was read or that one that was read extends, by its name, or by its end where the package is not known; null where it is neither} @param name the name */
	String known(String name) {
		if (!name.startsWith(UNKNOWN_PACKAGE)) {
			return read.contains(name) || below.containsKey(name) ? name : null;
		}
		Set<String> types = named.getOrDefault(name.substring(1), Set.of());
		return types.size() == 1 ? types.iterator().next() : null;
	}

	/** {@return the class above one that was read, or null} @param type the class */
	String superclass(String type) {
		return above.getOrDefault(type, List.of()).stream().flatMap(names -> names.stream().filter(read::contains).limit(1)).filter(name -> !interfaces.contains(name)).findFirst().orElse(null);
	}

	/** {@return the classes below a type, at any depth} @param type the type */
	Set<String> implementing(String type) {
		Set<String> all = new LinkedHashSet<>();
		Deque<String> open = new ArrayDeque<>(below.getOrDefault(type, Set.of()));
		Set<String> seen = new HashSet<>();
		while (!open.isEmpty() && seen.size() < MAXIMUM_TYPES) {
			String each = open.poll();
			if (seen.add(each)) {
				if (!interfaces.contains(each)) {
					all.add(each);
				}
				open.addAll(below.getOrDefault(each, Set.of()));
			}
		}
		return all;
	}
}
