/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload.edit;

import static org.wiretune.perf.workload.edit.WorkloadTexts.TEXTS;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.wiretune.perf.workload.WorkloadKey;
import org.wiretune.perf.workload.WorkloadKind;
import org.wiretune.perf.workload.WorkloadText;

/** What content assist offers in a workload file: kinds, keys of the kind that are not set yet, and values. */
public final class WorkloadProposals {

	private final String text;
	private final int caret;
	private final int lineStart;
	private final String line;
	private final int column;
	private final List<WorkloadText.Entry> entries;
	private final Optional<WorkloadKind> kind;
	private final List<WorkloadProposal> proposals = new ArrayList<>();

	private WorkloadProposals(String text, int caret) {
		this.text = text;
		this.caret = caret;
		TextLines lines = new TextLines(text);
		int number = lines.lineAt(caret);
		lineStart = lines.start(number);
		line = text.substring(lineStart, lines.end(number));
		column = Math.max(0, Math.min(caret - lineStart, line.length()));
		entries = WorkloadText.entries(text);
		kind = WorkloadHover.kind(entries);
	}

	/**
	 * Lists what fits at the caret.
	 *
	 * @param text text of a workload file
	 * @param caret offset of the caret
	 * @return proposals, those that begin with what was typed first; none in a comment
	 */
	public static List<WorkloadProposal> at(String text, int caret) {
		return new WorkloadProposals(text, Math.max(0, Math.min(caret, text.length()))).all();
	}

	private List<WorkloadProposal> all() {
		String before = line.substring(0, column);
		if (before.matches("(^|.*\\s)#.*")) {
			return List.of();
		}
		int colon = before.indexOf(':');
		if (colon < 0) {
			names(before);
		} else {
			values(before.substring(0, colon).strip(), colon + 1);
		}
		return List.copyOf(proposals);
	}

	private void names(String before) {
		int start = before.length() - before.stripLeading().length();
		int end = column;
		while (end < line.length() && line.charAt(end) != ':' && !Character.isWhitespace(line.charAt(end))) {
			end++;
		}
		boolean hasColon = line.substring(end).stripLeading().startsWith(":");
		String typed = before.substring(start);
		if (kind.isEmpty()) {
			for (WorkloadKind each : WorkloadKind.all()) {
				if (fits(WorkloadHover.KIND, typed)) {
					String whole = WorkloadHover.KIND + ": " + each.id();
					add(start, hasColon ? line.length() : end, whole, whole, each.label(), WorkloadHover.of(each));
				}
			}
			return;
		}
		Set<String> there = entries.stream().map(WorkloadText.Entry::name).collect(Collectors.toSet());
		String here = line.substring(start, end);
		for (WorkloadKey<?> key : kind.get().keys()) {
			boolean free = key.isRepeated() || !there.contains(key.name()) || key.name().equals(here);
			if (free && fits(key.name(), typed)) {
				add(start, end, hasColon ? key.name() : key.name() + ": ", key.name(), key.label(), WorkloadHover.of(key));
			}
		}
	}

	private void values(String name, int from) {
		if (name.equals(WorkloadHover.KIND)) {
			Span span = span(from, false);
			for (WorkloadKind each : WorkloadKind.all()) {
				if (fits(each.id(), span.typed)) {
					add(span.start, span.end, each.id(), each.id(), each.label(), WorkloadHover.of(each));
				}
			}
			return;
		}
		kind.flatMap(known -> known.key(name)).ifPresent(key -> values(key, from));
	}

	private void values(WorkloadKey<?> key, int from) {
		// A repeated key has one value on each line.
		boolean list = !key.isRepeated() && key.standard().map(value -> value instanceof List).orElse(false);
		Span span = span(from, list);
		String standard = WorkloadHover.standard(key);
		Set<String> values = new LinkedHashSet<>(key.type().proposals());
		if (!key.isRepeated() && !standard.isEmpty() && (!list || span.alone)) {
			values.add(standard);
		}
		Set<String> others = new LinkedHashSet<>(span.others);
		for (String value : values) {
			if (fits(value, span.typed) && !others.contains(value)) {
				String note = value.equals(standard) ? TEXTS.get("detail.standard") : "";
				add(span.start, span.end, value, value, note, WorkloadHover.of(key));
			}
		}
	}

	/** The value around the caret, or the part of a list. */
	private record Span(int start, int end, String typed, boolean alone, Set<String> others) {
	}

	private Span span(int from, boolean list) {
		int start = from;
		int end = line.length();
		int comment = line.substring(column).indexOf(" #");
		if (comment >= 0) {
			end = column + comment;
		}
		Set<String> others = new LinkedHashSet<>();
		boolean alone = true;
		if (list) {
			int offset = from;
			for (String part : line.substring(from, end).split(",", -1)) {
				int partEnd = offset + part.length();
				if (column >= offset && column <= partEnd) {
					start = offset;
					alone = part.length() == line.substring(from, end).length();
				} else {
					others.add(part.strip());
				}
				offset = partEnd + 1;
			}
			int comma = line.indexOf(',', column);
			end = comma >= 0 && comma < end ? comma : end;
		}
		while (start < column && Character.isWhitespace(line.charAt(start))) {
			start++;
		}
		while (end > column && Character.isWhitespace(line.charAt(end - 1))) {
			end--;
		}
		return new Span(start, end, line.substring(start, column), alone, others);
	}

	private static boolean fits(String value, String typed) {
		return value.toLowerCase(Locale.ROOT).startsWith(typed.strip().toLowerCase(Locale.ROOT));
	}

	/** A value directly behind the colon gets a space before it. */
	private void add(int start, int end, String replacement, String label, String note, String detail) {
		boolean space = start > 0 && line.charAt(start - 1) == ':';
		String written = space ? ' ' + replacement : replacement;
		int offset = lineStart + start;
		proposals.add(new WorkloadProposal(offset, end - start, written, offset + written.length(), label, note, detail));
	}

	@Override
	public String toString() {
		return text.substring(0, caret);
	}
}
