/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.fix;

import java.util.ArrayList;
import java.util.List;

/**
 * The difference of two texts in the unified format that patch and git read. Line ends are part of the lines, so a text
 * with CR LF gives lines that end with CR LF.
 */
public final class UnifiedDiff {

	private static final int CONTEXT = 3;
	private static final String NO_NEW_LINE = "\\ No newline at end of file\n";

	private UnifiedDiff() {
	}

	/**
	 * Compares two texts of a file.
	 *
	 * @param path the file, relative, with forward slashes
	 * @param before the old text
	 * @param after the new text
	 * @return the difference; empty where there is none
	 */
	public static String of(String path, String before, String after) {
		List<String> old = lines(before);
		List<String> changed = lines(after);
		List<Hunk> hunks = hunks(old, changed);
		if (hunks.isEmpty()) {
			return "";
		}
		StringBuilder diff = new StringBuilder("--- a/").append(path).append("\n+++ b/").append(path).append('\n');
		hunks.forEach(hunk -> hunk.append(diff, old, changed));
		return diff.toString();
	}

	private static List<String> lines(String text) {
		List<String> lines = new ArrayList<>();
		int start = 0;
		while (start < text.length()) {
			int end = text.indexOf('\n', start);
			end = end < 0 ? text.length() : end + 1;
			lines.add(text.substring(start, end));
			start = end;
		}
		return lines;
	}

	/** A range of old lines and the new lines in its place. */
	private record Change(int oldFrom, int oldTo, int newFrom, int newTo) {
	}

	private record Hunk(List<Change> changes) {

		void append(StringBuilder diff, List<String> old, List<String> changed) {
			Change first = changes.get(0);
			Change last = changes.get(changes.size() - 1);
			int lead = Math.min(CONTEXT, first.oldFrom());
			int trail = Math.min(CONTEXT, old.size() - last.oldTo());
			int oldFrom = first.oldFrom() - lead;
			int oldTo = last.oldTo() + trail;
			int newFrom = first.newFrom() - lead;
			int newTo = last.newTo() + trail;
			diff.append("@@ -").append(range(oldFrom, oldTo)).append(" +").append(range(newFrom, newTo)).append(" @@\n");
			int line = oldFrom;
			for (Change change : changes) {
				line = append(diff, ' ', old, line, change.oldFrom());
				line = append(diff, '-', old, line, change.oldTo());
				append(diff, '+', changed, change.newFrom(), change.newTo());
			}
			append(diff, ' ', old, line, oldTo);
		}

		private static int append(StringBuilder diff, char mark, List<String> lines, int from, int to) {
			for (int i = from; i < to; i++) {
				String line = lines.get(i);
				diff.append(mark).append(line);
				if (!line.endsWith("\n")) {
					diff.append('\n').append(NO_NEW_LINE);
				}
			}
			return to;
		}

		/** Lines count from 1; an empty range names the line before it. */
		private static String range(int from, int to) {
			int count = to - from;
			return (count == 0 ? from : from + 1) + (count == 1 ? "" : "," + count);
		}
	}

	private static List<Hunk> hunks(List<String> old, List<String> changed) {
		List<Hunk> hunks = new ArrayList<>();
		List<Change> near = new ArrayList<>();
		for (Change change : changes(old, changed)) {
			if (!near.isEmpty() && change.oldFrom() - near.get(near.size() - 1).oldTo() > 2 * CONTEXT) {
				hunks.add(new Hunk(List.copyOf(near)));
				near.clear();
			}
			near.add(change);
		}
		if (!near.isEmpty()) {
			hunks.add(new Hunk(List.copyOf(near)));
		}
		return hunks;
	}

	/**
	 * The changed ranges by the greedy algorithm of Myers. Fixes change a few lines, so the common start and end are cut
	 * off first and little is left to compare.
	 */
	private static List<Change> changes(List<String> old, List<String> changed) {
		int start = 0;
		int limit = Math.min(old.size(), changed.size());
		while (start < limit && old.get(start).equals(changed.get(start))) {
			start++;
		}
		int end = 0;
		while (end < limit - start && old.get(old.size() - 1 - end).equals(changed.get(changed.size() - 1 - end))) {
			end++;
		}
		List<String> a = old.subList(start, old.size() - end);
		List<String> b = changed.subList(start, changed.size() - end);
		List<int[]> path = path(a, b);
		List<Change> changes = new ArrayList<>();
		int x = 0;
		int y = 0;
		int fromX = 0;
		int fromY = 0;
		for (int[] match : path) {
			if (match[0] > x || match[1] > y) {
				fromX = x;
				fromY = y;
				changes.add(new Change(start + fromX, start + match[0], start + fromY, start + match[1]));
			}
			x = match[0] + 1;
			y = match[1] + 1;
		}
		if (x < a.size() || y < b.size()) {
			changes.add(new Change(start + x, start + a.size(), start + y, start + b.size()));
		}
		return changes;
	}

	/** Pairs of equal lines in ascending order. */
	private static List<int[]> path(List<String> a, List<String> b) {
		int max = a.size() + b.size();
		int[] furthest = new int[2 * max + 2];
		List<int[]> trace = new ArrayList<>();
		for (int d = 0; d <= max; d++) {
			trace.add(furthest.clone());
			for (int k = -d; k <= d; k += 2) {
				int x = k == -d || k != d && furthest[max + k - 1] < furthest[max + k + 1] ? furthest[max + k + 1] : furthest[max + k - 1] + 1;
				int y = x - k;
				while (x < a.size() && y < b.size() && a.get(x).equals(b.get(y))) {
					x++;
					y++;
				}
				furthest[max + k] = x;
				if (x >= a.size() && y >= b.size()) {
					return back(trace, max, a.size(), b.size());
				}
			}
		}
		return List.of();
	}

	private static List<int[]> back(List<int[]> trace, int max, int endX, int endY) {
		List<int[]> matches = new ArrayList<>();
		int x = endX;
		int y = endY;
		for (int d = trace.size() - 1; d >= 0; d--) {
			int[] furthest = trace.get(d);
			int k = x - y;
			int previous = k == -d || k != d && furthest[max + k - 1] < furthest[max + k + 1] ? k + 1 : k - 1;
			int previousX = d == 0 ? 0 : furthest[max + previous];
			int previousY = d == 0 ? 0 : previousX - previous;
			while (x > previousX && y > previousY) {
				matches.add(0, new int[] {--x, --y});
			}
			x = previousX;
			y = previousY;
		}
		return matches;
	}
}
