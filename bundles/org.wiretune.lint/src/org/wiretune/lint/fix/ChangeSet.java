/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.fix;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

import org.wiretune.lint.finding.TextChange;

/**
 * The changes of several fixes joined to one set, file by file. What comes first has its way: changes of a later fix are
 * taken all or none, and none where one of them
 * <ul>
 * <li>overlaps a range that is changed already in another way, or stands inside it,</li>
 * <li>gives a setting that is inserted already another value.</li>
 * </ul>
 * Equal changes of two fixes are one. Insertions at the same place stand in the order in which they came, before what
 * replaces the text behind it.
 */
public final class ChangeSet {

	private static final Comparator<TextChange> ORDER = Comparator.comparingInt(TextChange::offset).thenComparing(change -> !change.expected().isEmpty());
	/** Attributes whose value tells one setting from another. */
	private static final List<String> NAMES = List.of("name", "key", "id", "xmi:id", "jndi-name", "class");

	private final Map<String, FileChanges> files = new TreeMap<>();
	private final Map<String, Set<String>> groups = new TreeMap<>();

	/**
	 * Adds the changes of a fix, all or none.
	 *
	 * @param changes the changes
	 * @return the change of an earlier fix that stands in the way; empty where all were added
	 */
	public Optional<TextChange> add(Collection<TextChange> changes) {
		for (TextChange change : changes) {
			FileChanges others = files.get(change.path());
			Optional<TextChange> obstacle = others == null ? Optional.empty() : others.obstacle(change);
			if (obstacle.isPresent()) {
				return obstacle;
			}
		}
		for (TextChange change : changes) {
			files.computeIfAbsent(change.path(), path -> new FileChanges()).add(change);
		}
		join(changes);
		return Optional.empty();
	}

	/** Joins the groups of the files of a fix; the smaller ones go into the largest. */
	private void join(Collection<TextChange> changes) {
		Set<String> largest = null;
		for (TextChange change : changes) {
			Set<String> group = groups.computeIfAbsent(change.path(), path -> new TreeSet<>(Set.of(path)));
			largest = largest == null || group.size() > largest.size() ? group : largest;
		}
		for (TextChange change : changes) {
			Set<String> group = groups.get(change.path());
			if (group != largest) {
				for (String path : group) {
					largest.add(path);
					groups.put(path, largest);
				}
			}
		}
	}

	/**
	 * {@return the files that change, those together that have a fix in common} Where one of them cannot be written, the
	 * others of its group are not to be, or a fix would be made by half.
	 */
	public List<Set<String>> groups() {
		Set<Set<String>> known = Collections.newSetFromMap(new IdentityHashMap<>());
		return groups.values().stream().filter(known::add).toList();
	}

	/** The changes of one file, found by their place: of all that were added only those around it are looked at. */
	private static final class FileChanges {

		private final Set<TextChange> all = new LinkedHashSet<>();
		private final NavigableMap<Integer, List<TextChange>> byOffset = new TreeMap<>();

		void add(TextChange change) {
			if (all.add(change)) {
				byOffset.computeIfAbsent(change.offset(), offset -> new ArrayList<>(1)).add(change);
			}
		}

		/** The change that stands in the way of another. No two ranges overlap, so before it only the next one can reach into it. */
		Optional<TextChange> obstacle(TextChange change) {
			if (all.contains(change)) {
				return Optional.empty();
			}
			Map.Entry<Integer, List<TextChange>> before = byOffset.lowerEntry(change.offset());
			int from = before == null ? change.offset() : before.getKey();
			return byOffset.subMap(from, true, Math.max(change.offset(), change.end() - 1), true).values().stream().flatMap(List::stream)
					.filter(other -> excludes(other, change)).findFirst();
		}
	}

	/** {@return the files that change, in alphabetical order} */
	public Collection<String> paths() {
		return files.keySet();
	}

	/**
	 * {@return the changes of a file in the order in which their texts stand in it}
	 *
	 * @param path the file
	 */
	public List<TextChange> of(String path) {
		List<TextChange> changes = new ArrayList<>(files.containsKey(path) ? files.get(path).all : Set.of());
		changes.sort(ORDER);
		return changes;
	}

	private static boolean excludes(TextChange one, TextChange other) {
		boolean insertions = one.expected().isEmpty() && other.expected().isEmpty();
		if (insertions && one.offset() == other.offset()) {
			return isSameSetting(one.replacement(), other.replacement());
		}
		// At the edge of a range there is room for an insertion.
		return one.offset() < other.end() && other.offset() < one.end();
	}

	/** Whether two inserted texts differ in nothing but a value: what both start with leads to one. */
	private static boolean isSameSetting(String one, String other) {
		int common = 0;
		int most = Math.min(one.length(), other.length());
		while (common < most && one.charAt(common) == other.charAt(common)) {
			common++;
		}
		// Values may start alike (20 and 25), so go back to where the value starts.
		int start = common;
		while (start > 0 && isOfValue(one.charAt(start - 1))) {
			start--;
		}
		String before = one.substring(0, start).stripTrailing();
		boolean quoted = before.endsWith("\"") || before.endsWith("'");
		before = quoted ? before.substring(0, before.length() - 1).stripTrailing() : before;
		if (before.endsWith("=") || before.endsWith(":")) {
			String name = before.substring(0, before.length() - 1).stripTrailing();
			return !quoted || NAMES.stream().noneMatch(each -> name.endsWith(' ' + each));
		}
		return before.endsWith(">") && before.lastIndexOf('<') >= 0 && !before.startsWith("</", before.lastIndexOf('<')) && !before.endsWith("/>");
	}

	private static boolean isOfValue(char character) {
		return character != '=' && character != '"' && character != '\'' && character != '<' && character != '>' && character != ':' && !Character.isWhitespace(character);
	}
}
