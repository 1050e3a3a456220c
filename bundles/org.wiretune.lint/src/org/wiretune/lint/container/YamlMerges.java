/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.container;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.lint.text.TextDocument;
import org.wiretune.lint.text.TextEntry;

/**
 * What merge keys of YAML bring: {@code <<: *usual} takes the entries of the mapping that is marked {@code &usual}, except for those
 * that stand in the mapping itself. An entry keeps the place that it stands in. Only mappings in blocks are looked at, which is how
 * such files are written.
 */
final class YamlMerges {

	private static final Pattern KEY = Pattern.compile("( *)(?:!!merge )?(<<|[A-Za-z_][\\w./-]{0,99}|\"[^\"]{1,99}\"):(?: +(.*))?");
	private static final Pattern ANCHOR = Pattern.compile("&([\\w-]{1,99})\\s*(?:#.*)?");
	private static final Pattern ALIAS = Pattern.compile("\\*([\\w-]{1,99})\\s*(?:#.*)?");

	/**
	 * A key that is open.
	 *
	 * @param indent how far it is indented
	 * @param path its path
	 */
	private record Open(int indent, String path) {
	}

	private YamlMerges() {
	}

	/**
	 * Adds what merge keys bring to the entries of the one document of a file.
	 *
	 * @param text the file
	 * @param entries the entries by their keys, which grow
	 * @return the paths of the mappings that others take
	 */
	static Set<String> fill(String text, SortedMap<String, TextEntry> entries) {
		Set<String> taken = new HashSet<>();
		if (!text.contains("<<:")) {
			return taken;
		}
		Map<String, String> anchors = new HashMap<>();
		Deque<Open> open = new ArrayDeque<>();
		for (String line : text.split("\n", TextDocument.MAXIMUM_ENTRIES)) {
			Matcher key = KEY.matcher(line.stripTrailing());
			if (!key.matches()) {
				continue;
			}
			int indent = key.group(1).length();
			while (!open.isEmpty() && open.getLast().indent() >= indent) {
				open.removeLast();
			}
			String above = open.isEmpty() ? "" : open.getLast().path();
			String value = key.group(3) == null ? "" : key.group(3);
			if (key.group(2).equals("<<")) {
				Matcher alias = ALIAS.matcher(value);
				if (alias.matches() && anchors.containsKey(alias.group(1))) {
					taken.add(anchors.get(alias.group(1)));
					merge(anchors.get(alias.group(1)), above, entries);
				}
				continue;
			}
			String path = above.isEmpty() ? key.group(2) : above + '.' + key.group(2);
			open.addLast(new Open(indent, path));
			Matcher anchor = ANCHOR.matcher(value);
			Matcher alias = ALIAS.matcher(value);
			if (anchor.matches()) {
				anchors.put(anchor.group(1), path);
			} else if (alias.matches() && anchors.containsKey(alias.group(1))) {
				merge(anchors.get(alias.group(1)), path, entries);
			}
		}
		return taken;
	}

	private static void merge(String from, String into, SortedMap<String, TextEntry> entries) {
		Map<String, TextEntry> brought = new LinkedHashMap<>();
		for (char next : new char[] {'.', '['}) {
			entries.subMap(from + next, from + (char) (next + 1)).forEach((key, entry) -> {
				String rest = key.substring(from.length());
				brought.put(into.isEmpty() ? rest.substring(1) : into + rest, entry);
			});
		}
		brought.forEach((key, entry) -> {
			if (entries.size() < TextDocument.MAXIMUM_ENTRIES) {
				entries.putIfAbsent(key, entry.withKey(key));
			}
		});
	}
}
