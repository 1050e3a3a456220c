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
import java.util.Optional;
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
	 * Applies several fixes that were computed from the same texts, joined by a {@link ChangeSet}: a fix that does not go
	 * together with an earlier one is left out.
	 *
	 * @param fixes the fixes, the most important first
	 * @param texts finds the text of a path; null where the file is gone
	 * @return the new texts and what was left out
	 */
	public static Result applyAll(List<Fix> fixes, Function<String, SourceText> texts) {
		ChangeSet joined = new ChangeSet();
		List<Fix> made = new ArrayList<>();
		Map<Fix, FixRefused> refused = new LinkedHashMap<>();
		for (Fix fix : fixes) {
			try {
				if (!apply(fix, texts).isEmpty()) {
					add(fix, joined);
				}
				made.add(fix);
			} catch (FixRefused reason) {
				refused.put(fix, reason);
			}
		}
		Map<String, String> changed = new TreeMap<>();
		for (String path : joined.paths()) {
			String before = texts.apply(path).text();
			try {
				String after = applyTo(before, path, joined.of(path));
				if (!after.equals(before)) {
					changed.put(path, after);
				}
			} catch (FixRefused impossible) {
				// Each fix was verified by itself against the same text.
				throw new IllegalStateException(impossible);
			}
		}
		return new Result(changed, List.copyOf(made), refused);
	}

	private static void add(Fix fix, ChangeSet joined) throws FixRefused {
		Optional<TextChange> obstacle = joined.add(fix.changes());
		if (obstacle.isPresent()) {
			throw new FixRefused(obstacle.get().path(), FixTexts.text("overlap", obstacle.get().path()));
		}
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
		// What is inserted at the start of a range stands before it.
		ordered.sort(Comparator.comparingInt(TextChange::offset).thenComparing(change -> !change.expected().isEmpty()));
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
