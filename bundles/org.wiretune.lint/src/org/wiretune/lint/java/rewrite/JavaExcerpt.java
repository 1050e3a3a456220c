/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rewrite;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.lint.finding.TextChange;

/**
 * The part of a Java file that decides on a change at one place: the member that holds the place, and package, imports and
 * heads of the types around it. The other members are left out in whole lines, so that the part is Java too and a rewrite
 * costs as much as the member is long, whatever the length of the file. Short members stay together, so that places near
 * each other have the same part and it is parsed once.
 */
final class JavaExcerpt {

	/**
	 * @param at where the range begins in the excerpt
	 * @param from where it begins in the file
	 * @param length its length
	 */
	private record Range(int at, int from, int length) {
	}

	/** Members that begin within as many characters stay together: to set up a parser takes as long as it takes to read them. */
	private static final int TOGETHER = 4096;

	private final String whole;
	private final StringBuilder kept = new StringBuilder();
	private final List<Range> ranges = new ArrayList<>();
	private String text;
	private int done;
	/** The innermost members that stay, as a range of the file. */
	private int from;
	private int to;

	private JavaExcerpt(String whole) {
		this.whole = whole;
	}

	/**
	 * {@return the part that decides on a place; null where only the whole file will do: it is not well-formed, members
	 * share lines, or the part is indented in another way}
	 */
	static JavaExcerpt around(JavaOutline file, int offset) {
		if (!file.isWellFormed()) {
			return null;
		}
		JavaExcerpt last = file.lastExcerpt();
		if (last != null && last.from <= offset && offset < last.to) {
			return last;
		}
		JavaExcerpt excerpt = new JavaExcerpt(file.text());
		int end = excerpt.keepOnly(file.types(), offset, file.text().length());
		if (end < 0) {
			return null;
		}
		excerpt.keepTo(file.text().length());
		String part = excerpt.kept.toString();
		excerpt.text = part;
		boolean means = part.length() < file.text().length() && Indentation.width(part) == file.indentation() && part.contains("\r\n") == file.hasCarriageReturns();
		if (means) {
			file.keep(excerpt);
		}
		return means ? excerpt : null;
	}

	/** Leaves out those of some members that neither hold the place nor stand near. @return -1 where lines are shared */
	private int keepOnly(List<JavaOutline.Member> members, int offset, int limit) {
		int chosen = indexOf(members, offset);
		if (chosen < 0) {
			// Where a whole type stays, other places of it do better with a part of it.
			to = members.isEmpty() ? to : from;
			return limit;
		}
		JavaOutline.Member member = members.get(chosen);
		int first = chosen;
		int last = chosen;
		while (first > 0 && areTogether(members, first - 1, chosen)) {
			first--;
		}
		while (last + 1 < members.size() && areTogether(members, last + 1, chosen)) {
			last++;
		}
		from = members.get(first).start();
		to = members.get(last).end();
		if (first > 0) {
			int out = startOfLine(members.get(0).start());
			int in = endOfLine(members.get(first - 1).end());
			if (out < 0 || in < 0 || in > members.get(first).start()) {
				return -1;
			}
			keepTo(out);
			done = in;
		}
		if (keepOnly(member.members(), offset, member.end()) < 0) {
			return -1;
		}
		if (last + 1 < members.size()) {
			int out = endOfLine(members.get(last).end());
			int in = endOfLine(members.get(members.size() - 1).end());
			if (out < 0 || in < 0 || out > members.get(last + 1).start()) {
				return -1;
			}
			keepTo(out);
			done = in;
		}
		return limit;
	}

	private static boolean areTogether(List<JavaOutline.Member> members, int one, int other) {
		int begin = members.get(0).start();
		return members.get(one).end() - members.get(one).start() <= TOGETHER && (members.get(one).start() - begin) / TOGETHER == (members.get(other).start() - begin) / TOGETHER;
	}

	/** The member that holds an offset, by halving: there may be thousands. */
	private static int indexOf(List<JavaOutline.Member> members, int offset) {
		int low = 0;
		int high = members.size() - 1;
		while (low <= high) {
			int middle = (low + high) >>> 1;
			JavaOutline.Member member = members.get(middle);
			if (offset < member.start()) {
				high = middle - 1;
			} else if (offset >= member.end()) {
				low = middle + 1;
			} else {
				return middle;
			}
		}
		return -1;
	}

	private void keepTo(int end) {
		ranges.add(new Range(kept.length(), done, end - done));
		kept.append(whole, done, end);
		done = end;
	}

	/** The start of the line where nothing but white space stands before an offset; else -1. */
	private int startOfLine(int offset) {
		int start = offset;
		while (start > 0 && whole.charAt(start - 1) != '\n' && whole.charAt(start - 1) != '\r') {
			start--;
			if (!Character.isWhitespace(whole.charAt(start))) {
				return -1;
			}
		}
		return start;
	}

	/** Behind the line end, where nothing but white space stands behind an offset; else -1. */
	private int endOfLine(int offset) {
		int end = offset;
		while (end < whole.length() && whole.charAt(end) != '\n' && whole.charAt(end) != '\r') {
			if (!Character.isWhitespace(whole.charAt(end))) {
				return -1;
			}
			end++;
		}
		return end < whole.length() && whole.charAt(end) == '\r' && end + 1 < whole.length() && whole.charAt(end + 1) == '\n' ? end + 2 : Math.min(whole.length(), end + 1);
	}

	/** {@return the part, a Java file of its own} */
	String text() {
		return text;
	}

	/** {@return where an offset of the file stands in the part; -1 where it was left out} */
	int toExcerpt(int offset) {
		for (Range range : ranges) {
			if (range.from() <= offset && offset < range.from() + range.length()) {
				return range.at() + offset - range.from();
			}
		}
		return -1;
	}

	/** {@return changes of the part as changes of the file; null where one of them reaches over what was left out} */
	List<TextChange> toFile(List<TextChange> changes) {
		List<TextChange> moved = new ArrayList<>();
		for (TextChange change : changes) {
			Range range = range(change.offset(), change.end());
			int offset = range == null ? -1 : range.from() + change.offset() - range.at();
			if (offset < 0 || !whole.startsWith(change.expected(), offset)) {
				return null;
			}
			moved.add(new TextChange(change.path(), offset, change.expected(), change.replacement()));
		}
		return moved;
	}

	/** The one range that holds another. An insertion between two ranges could belong to both, so there is none for it. */
	private Range range(int from, int to) {
		Range found = null;
		for (Range range : ranges) {
			if (range.at() <= from && to <= range.at() + range.length() && range.length() > 0) {
				if (found != null) {
					return null;
				}
				found = range;
			}
		}
		return found;
	}
}
