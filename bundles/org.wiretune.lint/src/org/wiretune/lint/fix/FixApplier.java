/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.fix;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.source.KeptTexts;
import org.wiretune.lint.source.SourceText;
import org.wiretune.safety.text.Texts;

/**
 * Makes the changes of fixes on texts. Nothing is written; the caller stores or previews the new texts. A fix is made
 * in full or not at all: where a file no longer holds what the fix expects, the fix is left out and said so.
 */
public final class FixApplier {

	private static final Texts TEXTS = Texts.of(FixApplier.class, "fixes");

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
		for (Map.Entry<String, List<TextChange>> file : open(fix, texts).entrySet()) {
			changed.put(file.getKey(), made(texts.apply(file.getKey()).text(), file.getValue()));
		}
		return changed;
	}

	/**
	 * Tells what a fix would change, without the cost of a new text.
	 *
	 * @param fix the fix
	 * @param texts finds the text of a path; null where the file is gone
	 * @return the changes in the order in which their texts stand in the file, by path, without files that hold them already
	 * @throws FixRefused where the fix cannot be made
	 */
	public static Map<String, List<TextChange>> open(Fix fix, Function<String, SourceText> texts) throws FixRefused {
		Map<String, List<TextChange>> open = new TreeMap<>();
		for (Map.Entry<String, List<TextChange>> file : byPath(fix).entrySet()) {
			SourceText source = texts.apply(file.getKey());
			if (source == null) {
				throw new FixRefused(file.getKey(), TEXTS.get("gone", file.getKey()));
			}
			if (!source.isEditable()) {
				throw new FixRefused(file.getKey(), TEXTS.get("encoding", file.getKey(), source.charset().name()));
			}
			if (!file.getValue().stream().allMatch(change -> source.charset().newEncoder().canEncode(change.replacement()))) {
				throw new FixRefused(file.getKey(), TEXTS.get("noRoom", file.getKey(), source.charset().name()));
			}
			List<TextChange> changes = open(source.text(), file.getKey(), file.getValue());
			if (changes.stream().anyMatch(change -> !change.replacement().equals(change.expected()))) {
				open.put(file.getKey(), changes);
			}
		}
		return open;
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
		KeptTexts kept = new KeptTexts(texts);
		ChangeSet joined = new ChangeSet();
		List<Fix> made = new ArrayList<>();
		Map<Fix, FixRefused> refused = new LinkedHashMap<>();
		for (Fix fix : fixes) {
			try {
				if (!open(fix, kept).isEmpty()) {
					add(fix, joined);
				}
				made.add(fix);
			} catch (FixRefused reason) {
				refused.put(fix, reason);
			}
		}
		Map<String, String> changed = new TreeMap<>();
		Map<String, FixRefused> lost = new TreeMap<>();
		for (String path : joined.paths()) {
			try {
				SourceText before = kept.apply(path);
				if (before == null) {
					throw new FixRefused(path, TEXTS.get("gone", path));
				}
				String after = made(before.text(), open(before.text(), path, joined.of(path)));
				if (!after.equals(before.text())) {
					changed.put(path, after);
				}
			} catch (FixRefused reason) {
				// Each fix was verified by itself, but somebody else has changed or removed the file since then.
				lost.put(path, reason);
			}
		}
		joined.groups().forEach(group -> leaveTogether(group, lost));
		changed.keySet().removeAll(lost.keySet());
		made.removeIf(fix -> {
			Optional<FixRefused> reason = fix.changes().stream().map(change -> lost.get(change.path())).filter(Objects::nonNull).findFirst();
			reason.ifPresent(each -> refused.put(fix, each));
			return reason.isPresent();
		});
		Map<String, List<TextChange>> changes = new TreeMap<>();
		changed.keySet().forEach(path -> changes.put(path, joined.of(path)));
		List<Set<String>> groups = joined.groups().stream().filter(group -> Collections.disjoint(group, lost.keySet())).toList();
		return new Result(changed, List.copyOf(made), refused, changes, groups);
	}

	/** Files of which all or none are to be written are lost together. */
	private static void leaveTogether(Set<String> group, Map<String, FixRefused> lost) {
		group.stream().map(lost::get).filter(Objects::nonNull).findFirst().ifPresent(reason -> group.forEach(path -> lost.putIfAbsent(path, reason)));
	}

	private static void add(Fix fix, ChangeSet joined) throws FixRefused {
		Optional<TextChange> obstacle = joined.add(fix.changes());
		if (obstacle.isPresent()) {
			throw new FixRefused(obstacle.get().path(), TEXTS.get("overlap", obstacle.get().path()));
		}
	}

	private static Map<String, List<TextChange>> byPath(Fix fix) {
		Map<String, List<TextChange>> changes = new TreeMap<>();
		for (TextChange change : fix.changes()) {
			changes.computeIfAbsent(change.path(), path -> new ArrayList<>()).add(change);
		}
		return changes;
	}

	/** The changes of one file in the order of their places; none where all were made before. */
	private static List<TextChange> open(String before, String path, List<TextChange> changes) throws FixRefused {
		List<TextChange> ordered = new ArrayList<>(changes);
		// What is inserted at the start of a range stands before it.
		ordered.sort(Comparator.comparingInt(TextChange::offset).thenComparing(change -> !change.expected().isEmpty()));
		if (areMade(before, ordered)) {
			return List.of();
		}
		int end = 0;
		for (TextChange change : ordered) {
			if (change.offset() < end || change.end() > before.length() || !before.startsWith(change.expected(), change.offset())) {
				throw new FixRefused(path, TEXTS.get("changed", path));
			}
			end = change.end();
		}
		return ordered;
	}

	/** The text after changes that fit it, put together in one go. */
	private static String made(String before, List<TextChange> ordered) {
		StringBuilder after = new StringBuilder(before.length() + 64);
		int done = 0;
		for (TextChange change : ordered) {
			after.append(before, done, change.offset()).append(change.replacement());
			done = change.end();
		}
		return after.append(before, done, before.length()).toString();
	}

	private static boolean areMade(String text, List<TextChange> ordered) {
		int shift = 0;
		for (TextChange change : ordered) {
			if (!isMade(text, change, shift)) {
				return false;
			}
			shift += change.replacement().length() - change.expected().length();
		}
		return true;
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

	/**
	 * What several fixes gave.
	 *
	 * @param changed new texts by path
	 * @param made the fixes that were made
	 * @param refused the fixes that were left out, and why
	 * @param changes the changes of each file that changes, in the order in which their texts stand in it
	 * @param groups the files that change, those together of which all or none are to be written
	 */
	public record Result(Map<String, String> changed, List<Fix> made, Map<Fix, FixRefused> refused, Map<String, List<TextChange>> changes, List<Set<String>> groups) {
	}
}
