/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.fix;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

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

	private final Map<String, Set<TextChange>> files = new TreeMap<>();

	/**
	 * Adds the changes of a fix, all or none.
	 *
	 * @param changes the changes
	 * @return the change of an earlier fix that stands in the way; empty where all were added
	 */
	public Optional<TextChange> add(Collection<TextChange> changes) {
		for (TextChange change : changes) {
			Set<TextChange> others = files.getOrDefault(change.path(), Set.of());
			if (!others.contains(change)) {
				Optional<TextChange> obstacle = others.stream().filter(other -> excludes(other, change)).findFirst();
				if (obstacle.isPresent()) {
					return obstacle;
				}
			}
		}
		for (TextChange change : changes) {
			files.computeIfAbsent(change.path(), path -> new LinkedHashSet<>()).add(change);
		}
		return Optional.empty();
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
		List<TextChange> changes = new ArrayList<>(files.getOrDefault(path, Set.of()));
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
