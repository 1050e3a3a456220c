/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.fix;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.wiretune.lint.finding.TextChange;

/** The changes of several fixes, file by file. Two fixes that want the same change make it once. */
final class MergedChanges {

	private final Map<String, List<TextChange>> files = new TreeMap<>();

	/**
	 * Adds the changes of a fix, all or none.
	 *
	 * @param changes the changes
	 * @return false where one of them overlaps a change that is there already and differs from it
	 */
	boolean add(Collection<TextChange> changes) {
		List<TextChange> fresh = changes.stream().filter(change -> !of(change.path()).contains(change)).toList();
		if (fresh.stream().anyMatch(change -> of(change.path()).stream().anyMatch(other -> overlap(change, other)))) {
			return false;
		}
		fresh.forEach(change -> files.computeIfAbsent(change.path(), path -> new ArrayList<>()).add(change));
		return true;
	}

	/** {@return the files that change} */
	Collection<String> paths() {
		return files.keySet();
	}

	/**
	 * {@return the changes of a file in ascending order}
	 *
	 * @param path the file
	 */
	List<TextChange> of(String path) {
		List<TextChange> changes = new ArrayList<>(files.getOrDefault(path, List.of()));
		changes.sort((one, other) -> Integer.compare(one.offset(), other.offset()));
		return changes;
	}

	/** Insertions at the edge of a range, or at the same place, do not overlap. */
	private static boolean overlap(TextChange one, TextChange other) {
		if (one.offset() == one.end() || other.offset() == other.end()) {
			TextChange insertion = one.offset() == one.end() ? one : other;
			TextChange range = insertion == one ? other : one;
			return range.offset() < insertion.offset() && insertion.offset() < range.end();
		}
		return one.offset() < other.end() && other.offset() < one.end();
	}
}
