/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.fix;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.source.SourceText;

/**
 * Makes the changes of fixes on texts. Nothing is written; the caller stores or previews the new texts. A fix is made
 * in full or not at all: where a file no longer holds what the fix expects, the fix is left out and said so.
 */
public final class FixApplier {

	private FixApplier() {
	}

	/**
	 * Applies one fix.
	 *
	 * @param fix the fix
	 * @param texts finds the text of a path; null where the file is gone
	 * @return the new texts of the files that change, by path; empty where the fix was made before
	 * @throws FixRefused where the fix cannot be made
	 */
	public static Map<String, String> apply(Fix fix, Function<String, SourceText> texts) throws FixRefused {
		Map<String, String> changed = new TreeMap<>();
		for (Map.Entry<String, List<TextChange>> file : byPath(fix).entrySet()) {
			SourceText source = texts.apply(file.getKey());
			if (source == null) {
				throw new FixRefused(file.getKey(), FixTexts.text("gone", file.getKey()));
			}
			if (!source.isEditable()) {
				throw new FixRefused(file.getKey(), FixTexts.text("encoding", file.getKey(), source.charset().name()));
			}
			String before = source.text();
			String after = applyTo(before, file.getKey(), file.getValue());
			if (!after.equals(before)) {
				changed.put(file.getKey(), after);
			}
		}
		return changed;
	}

	/**
	 * Applies several fixes, one after the other. Offsets of later fixes are moved by what earlier ones inserted; a fix
	 * that touches a range which an earlier one changed is left out.
	 *
	 * @param fixes the fixes, the most important first
	 * @param texts finds the text of a path; null where the file is gone
	 * @return the new texts and what was left out
	 */
	public static Result applyAll(List<Fix> fixes, Function<String, SourceText> texts) {
		Map<String, List<TextChange>> accepted = new TreeMap<>();
		List<Fix> made = new ArrayList<>();
		Map<Fix, FixRefused> refused = new LinkedHashMap<>();
		for (Fix fix : fixes) {
			try {
				if (!apply(fix, texts).isEmpty()) {
					accept(fix, accepted);
				}
				made.add(fix);
			} catch (FixRefused reason) {
				refused.put(fix, reason);
			}
		}
		Map<String, String> changed = new TreeMap<>();
		for (Map.Entry<String, List<TextChange>> file : accepted.entrySet()) {
			String before = texts.apply(file.getKey()).text();
			try {
				String after = applyTo(before, file.getKey(), file.getValue());
				if (!after.equals(before)) {
					changed.put(file.getKey(), after);
				}
			} catch (FixRefused impossible) {
				// Each fix was verified by itself against the same text.
				throw new IllegalStateException(impossible);
			}
		}
		return new Result(changed, List.copyOf(made), refused);
	}

	/** Takes a fix's changes unless one overlaps another; equal changes of two fixes are one. */
	private static void accept(Fix fix, Map<String, List<TextChange>> accepted) throws FixRefused {
		List<TextChange> fresh = new ArrayList<>();
		for (TextChange change : fix.changes()) {
			List<TextChange> others = accepted.getOrDefault(change.path(), List.of());
			if (others.contains(change)) {
				continue;
			}
			if (others.stream().anyMatch(other -> overlap(other, change))) {
				throw new FixRefused(change.path(), FixTexts.text("overlap", change.path()));
			}
			fresh.add(change);
		}
		fresh.forEach(change -> accepted.computeIfAbsent(change.path(), path -> new ArrayList<>()).add(change));
	}

	private static boolean overlap(TextChange first, TextChange second) {
		if (first.offset() == second.offset() && first.expected().isEmpty() && second.expected().isEmpty()) {
			// Two insertions at one place may stand beside each other, unless they would say the same setting twice.
			return false;
		}
		return first.offset() < second.end() && second.offset() < first.end();
	}

	private static Map<String, List<TextChange>> byPath(Fix fix) {
		Map<String, List<TextChange>> changes = new TreeMap<>();
		for (TextChange change : fix.changes()) {
			changes.computeIfAbsent(change.path(), path -> new ArrayList<>()).add(change);
		}
		return changes;
	}

	/** Makes the changes of one file, from its end to its start so that offsets stay true. */
	private static String applyTo(String before, String path, List<TextChange> changes) throws FixRefused {
		List<TextChange> ordered = new ArrayList<>(changes);
		ordered.sort(Comparator.comparingInt(TextChange::offset));
		if (ordered.stream().allMatch(change -> isMade(before, change, shiftBefore(ordered, change)))) {
			return before;
		}
		StringBuilder after = new StringBuilder(before);
		for (int i = ordered.size() - 1; i >= 0; i--) {
			TextChange change = ordered.get(i);
			if (change.end() > before.length() || !before.startsWith(change.expected(), change.offset())) {
				throw new FixRefused(path, FixTexts.text("changed", path));
			}
			after.replace(change.offset(), change.end(), change.replacement());
		}
		return after.toString();
	}

	/**
	 * Whether a change was made before: what it writes stands where it would stand after all changes, and what it expects
	 * does not. A replacement may start with the expected text (20 and 200) or the other way round.
	 */
	private static boolean isMade(String text, TextChange change, int shift) {
		int at = change.offset() + shift;
		if (change.replacement().isEmpty()) {
			return !text.startsWith(change.expected(), at);
		}
		boolean stillExpected = change.expected().startsWith(change.replacement()) && text.startsWith(change.expected(), at);
		return text.startsWith(change.replacement(), at) && !stillExpected;
	}

	private static int shiftBefore(List<TextChange> ordered, TextChange change) {
		int shift = 0;
		for (TextChange other : ordered) {
			if (other == change) {
				break;
			}
			shift += other.replacement().length() - other.expected().length();
		}
		return shift;
	}

	/**
	 * What several fixes gave.
	 *
	 * @param changed new texts by path
	 * @param made the fixes that were made
	 * @param refused the fixes that were left out, and why
	 */
	public record Result(Map<String, String> changed, List<Fix> made, Map<Fix, FixRefused> refused) {
	}
}
