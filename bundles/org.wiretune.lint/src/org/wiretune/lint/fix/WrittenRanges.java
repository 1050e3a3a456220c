/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.fix;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.lint.finding.TextChange;

/** What changes have written into a file, at the places where it stands afterwards, each with the text that stood there before. */
public final class WrittenRanges {

	/**
	 * A range.
	 *
	 * @param made the change that wrote it
	 * @param undoing what would take it back
	 */
	private record Range(TextChange made, TextChange undoing) {
	}

	private final List<Range> ranges;

	private WrittenRanges(List<Range> ranges) {
		this.ranges = ranges;
	}

	/** {@return the ranges that changes have written} @param changes the changes of one file in the order of their places */
	public static WrittenRanges of(List<TextChange> changes) {
		List<Range> ranges = new ArrayList<>(changes.size());
		int shift = 0;
		for (TextChange change : changes) {
			ranges.add(new Range(change, new TextChange(change.path(), change.offset() + shift, change.replacement(), change.expected())));
			shift += change.replacement().length() - change.expected().length();
		}
		return new WrittenRanges(ranges);
	}

	/**
	 * {@return the changes that another one takes back, which brings what stood there before; empty where it does not} It does
	 * where it takes the place of all that was written at its own place, and gives what those places held.
	 *
	 * @param change a change of the text that holds the ranges
	 */
	public List<TextChange> restoredBy(TextChange change) {
		List<Range> there = ranges.stream().filter(each -> isAt(each.undoing(), change)).toList();
		List<TextChange> touched = there.stream().map(Range::undoing).toList();
		if (touched.isEmpty()) {
			return List.of();
		}
		int start = Math.min(change.offset(), touched.get(0).offset());
		int end = Math.max(change.end(), touched.get(touched.size() - 1).end());
		Character[] now = new Character[end - start];
		put(now, start, change);
		touched.forEach(each -> put(now, start, each));
		String before = after(now, start, touched);
		return before != null && before.equals(after(now, start, List.of(change))) ? there.stream().map(Range::made).toList() : List.of();
	}

	/** Whether two ranges overlap, or one of them is empty and stands within the other or at its edge. */
	private static boolean isAt(TextChange one, TextChange other) {
		return one.expected().isEmpty() || other.expected().isEmpty() ? one.offset() <= other.end() && other.offset() <= one.end() : one.offset() < other.end() && other.offset() < one.end();
	}

	private static void put(Character[] now, int start, TextChange change) {
		for (int i = 0; i < change.expected().length(); i++) {
			now[change.offset() - start + i] = change.expected().charAt(i);
		}
	}

	/** The text after changes, null where it holds what neither the change nor the ranges tell. */
	private static String after(Character[] now, int start, List<TextChange> changes) {
		StringBuilder text = new StringBuilder();
		int done = 0;
		for (TextChange change : changes) {
			if (!append(now, done, change.offset() - start, text)) {
				return null;
			}
			text.append(change.replacement());
			done = change.end() - start;
		}
		return append(now, done, now.length, text) ? text.toString() : null;
	}

	private static boolean append(Character[] now, int from, int to, StringBuilder text) {
		for (int i = from; i < to; i++) {
			if (now[i] == null) {
				return false;
			}
			text.append(now[i].charValue());
		}
		return true;
	}
}
