/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.fix;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.source.SourceText;
import org.wiretune.safety.order.Backwards;
import org.wiretune.safety.secret.Secrets;

/**
 * The difference of two texts in the unified format that patch and git read. Line ends are part of the lines, so a text
 * with CR LF gives lines that end with CR LF.
 */
public final class UnifiedDiff {

	private static final int CONTEXT = 3;
	/** Of a longer line, as of a file without line ends, only so much around the changes is shown. */
	private static final int LONG_LINE = 4000;
	private static final int OF_LONG_LINE = 250;
	/** So many equal lines end a stretch of changed ones: what follows is compared by itself. */
	private static final int EQUAL_LINES = 32;
	/** So many changed lines of a stretch are searched for the least difference; beyond, any difference does. */
	private static final int SEARCHED = 400;
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
		return of(path, before, after, false);
	}

	/**
	 * Compares two texts of a file for somebody who reads the difference: secrets in it are hidden, so it is no patch where
	 * it is not equal to that of {@link #of}.
	 *
	 * @param path the file, relative, with forward slashes
	 * @param before the old text
	 * @param after the new text
	 * @return the difference; empty where there is none
	 */
	public static String shown(String path, String before, String after) {
		return of(path, before, after, true);
	}

	private static String of(String path, String before, String after, boolean hiding) {
		StringBuilder diff = new StringBuilder();
		Side old = hiding ? new Side(lines(before), lines(Secrets.hidden(before)), 0) : new Side(lines(before), 0);
		append(diff, old, hiding ? new Side(lines(after), lines(Secrets.hidden(after)), 0) : new Side(lines(after), 0));
		return diff.isEmpty() ? "" : heading(path) + diff;
	}

	/**
	 * Shows what changes would do to a file to somebody who reads it, with secrets hidden. Only the lines around the changes
	 * are looked at, whatever the length of the file.
	 *
	 * @param before the file
	 * @param changes changes that fit it, in the order in which their texts stand in it
	 * @return the difference; empty where there is none
	 */
	public static String shown(SourceText before, List<TextChange> changes) {
		if (changes.isEmpty()) {
			return "";
		}
		if (before.hasLoneReturns()) {
			// Lines end with a line feed here, and only the whole text tells how many there are.
			return shown(before.path(), before.text(), after(before.text(), 0, before.text().length(), changes));
		}
		StringBuilder diff = new StringBuilder();
		int moved = 0;
		for (int i = 0; i < changes.size();) {
			int first = i;
			int last = before.line(changes.get(i).end());
			// Changes near each other may share a hunk.
			for (i++; i < changes.size() && before.line(changes.get(i).offset()) <= last + 2 * CONTEXT + 2; i++) {
				last = Math.max(last, before.line(changes.get(i).end()));
			}
			List<TextChange> near = changes.subList(first, i);
			int line = Math.max(1, before.line(near.get(0).offset()) - CONTEXT - 1);
			int start = before.lineStart(line);
			int end = endOfLine(before.text(), near.get(near.size() - 1).end());
			if (end - start > LONG_LINE * (before.line(Math.max(start, end - 1)) - line + 1)) {
				line = before.line(near.get(0).offset());
				start = Math.max(before.lineStart(line), near.get(0).offset() - OF_LONG_LINE);
				end = Math.min(end, near.get(near.size() - 1).end() + OF_LONG_LINE);
			}
			Side old = new Side(lines(before.text().substring(start, end)), lines(ShownChanges.file(before).shown(start, end)), line - 1);
			Side changed = new Side(lines(after(before.text(), start, end, near)), lines(ShownChanges.after(before, start, end, near)), line - 1 + moved);
			append(diff, old, changed);
			moved += changed.lines().size() - old.lines().size();
		}
		return diff.isEmpty() ? "" : heading(before.path()) + diff;
	}

	private static String after(String text, int start, int end, List<TextChange> changes) {
		StringBuilder after = new StringBuilder(end - start + 64);
		int done = start;
		for (TextChange change : changes) {
			after.append(text, done, change.offset()).append(change.replacement());
			done = change.end();
		}
		return after.append(text, done, end).toString();
	}

	/** Lines of one side of a comparison, how they are shown, and how many stand before them in the file. */
	private record Side(List<String> lines, List<String> shown, int before) {

		Side(List<String> lines, int before) {
			this(lines, lines, before);
		}
	}

	/** Behind the line of an offset and the lines behind it that are shown. */
	private static int endOfLine(String text, int offset) {
		int end = offset;
		for (int i = 0; i <= CONTEXT + 1 && end < text.length(); i++) {
			int feed = text.indexOf('\n', end);
			end = feed < 0 ? text.length() : feed + 1;
		}
		return end;
	}

	private static String heading(String path) {
		return "--- " + DiffPath.of("a/" + path) + "\n+++ " + DiffPath.of("b/" + path) + '\n';
	}

	private static void append(StringBuilder diff, Side old, Side changed) {
		hunks(old.lines(), changed.lines()).forEach(hunk -> hunk.append(diff, old, changed));
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

		void append(StringBuilder diff, Side old, Side changed) {
			Change first = changes.get(0);
			Change last = changes.get(changes.size() - 1);
			int lead = Math.min(CONTEXT, first.oldFrom());
			int trail = Math.min(CONTEXT, old.lines().size() - last.oldTo());
			int oldFrom = first.oldFrom() - lead;
			int oldTo = last.oldTo() + trail;
			int newFrom = first.newFrom() - lead;
			int newTo = last.newTo() + trail;
			diff.append("@@ -").append(range(oldFrom + old.before(), oldTo + old.before())).append(" +").append(range(newFrom + changed.before(), newTo + changed.before())).append(" @@\n");
			List<String> oldLines = old.shown().subList(oldFrom, oldTo);
			List<String> newLines = changed.shown().subList(newFrom, newTo);
			int line = 0;
			for (Change change : changes) {
				line = append(diff, ' ', oldLines, line, change.oldFrom() - oldFrom);
				line = append(diff, '-', oldLines, line, change.oldTo() - oldFrom);
				append(diff, '+', newLines, change.newFrom() - newFrom, change.newTo() - newFrom);
			}
			append(diff, ' ', oldLines, line, oldTo - oldFrom);
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
	 * The changed ranges by the greedy algorithm of Myers, stretch by stretch: many equal lines end one, so that a file with
	 * thousands of changes costs as much as each of them by itself.
	 */
	private static List<Change> changes(List<String> old, List<String> changed) {
		List<Change> changes = new ArrayList<>();
		int x = 0;
		int y = 0;
		while (true) {
			while (x < old.size() && y < changed.size() && old.get(x).equals(changed.get(y))) {
				x++;
				y++;
			}
			if (x == old.size() && y == changed.size()) {
				return changes;
			}
			for (int[] match : stretch(old.subList(x, old.size()), changed.subList(y, changed.size()))) {
				add(changes, x, x + match[0], y, y + match[1]);
				x += match[0] + match[2];
				y += match[1] + match[2];
			}
		}
	}

	/** Adds a range, to the one before where the two touch. */
	private static void add(List<Change> changes, int oldFrom, int oldTo, int newFrom, int newTo) {
		if (oldFrom == oldTo && newFrom == newTo) {
			return;
		}
		Change last = changes.isEmpty() ? null : changes.get(changes.size() - 1);
		if (last != null && last.oldTo() == oldFrom && last.newTo() == newFrom) {
			changes.set(changes.size() - 1, new Change(last.oldFrom(), oldTo, last.newFrom(), newTo));
		} else {
			changes.add(new Change(oldFrom, oldTo, newFrom, newTo));
		}
	}

	/** The next stretch of changes: in turn how many old and new lines differ, and how many lines behind them are equal. */
	private static List<int[]> stretch(List<String> a, List<String> b) {
		List<int[]> trace = new ArrayList<>();
		int[] furthest = {0, 0, 0};
		for (int d = 0;; d++) {
			// Diagonals from -d to d, one more at each side; the place of diagonal k is k + d + 1.
			int[] next = new int[2 * d + 5];
			int bestX = -1;
			int bestK = 0;
			boolean ends = false;
			for (int k = -d; k <= d && !ends; k += 2) {
				int place = k + d + 1;
				int x = d == 0 ? 0 : k == -d || k != d && furthest[place - 1] < furthest[place + 1] ? furthest[place + 1] : furthest[place - 1] + 1;
				int begin = x;
				while (x < a.size() && x - k < b.size() && a.get(x).equals(b.get(x - k))) {
					x++;
				}
				next[place + 1] = x;
				boolean inside = x <= a.size() && x - k <= b.size();
				if (inside && (bestX < 0 || 2 * x - k > 2 * bestX - bestK)) {
					bestX = x;
					bestK = k;
				}
				if (inside && (x - begin >= EQUAL_LINES || x == a.size() && x - k == b.size())) {
					bestX = x;
					bestK = k;
					ends = true;
				}
			}
			trace.add(furthest);
			if (ends || d == SEARCHED) {
				return back(trace, bestX, bestK);
			}
			furthest = next;
		}
	}

	/** Goes back from a point on a diagonal; the ranges found, in the order of the lines. */
	private static List<int[]> back(List<int[]> trace, int endX, int endK) {
		List<int[]> found = new ArrayList<>();
		int x = endX;
		int k = endK;
		for (int d = trace.size() - 1; d >= 0; d--) {
			if (d == 0) {
				found.add(new int[] {0, 0, x});
				break;
			}
			int[] furthest = trace.get(d);
			int place = k + d + 1;
			boolean inserted = k == -d || k != d && furthest[place - 1] < furthest[place + 1];
			int begin = inserted ? furthest[place + 1] : furthest[place - 1] + 1;
			found.add(new int[] {inserted ? 0 : 1, inserted ? 1 : 0, x - begin});
			x = inserted ? begin : begin - 1;
			k = inserted ? k + 1 : k - 1;
		}
		return Backwards.of(found);
	}
}
