/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.registry;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.fix.FixApplier;
import org.wiretune.lint.fix.FixRefused;
import org.wiretune.lint.fix.WrittenRanges;
import org.wiretune.lint.source.SourceText;

/**
 * Makes fixes until nothing is left to be made, on texts: nothing is written. The second round makes what the first had to
 * leave out because two fixes change the same place, and what can only be said once a file is corrected. Where a third
 * round would still change a file, or where the second writes back what the first has changed, fixes of two rules feed each
 * other; those that go on are then taken out, everything is made anew without them, and they are named. So the texts are always at rest: made again, nothing changes.
 */
public final class FixRounds {

	/** How many rounds may change a file. */
	public static final int MOST = 2;

	private FixRounds() {
	}

	/**
	 * Reads and checks the files.
	 *
	 * @param <E> what it throws where they cannot be read
	 */
	@FunctionalInterface
	public interface Check<E extends Exception> {

		/**
		 * Reads and checks the files.
		 *
		 * @param changed texts in place of those that are stored, by path
		 * @return what was read and found
		 * @throws E where the files cannot be read
		 */
		Checked check(Map<String, String> changed) throws E;
	}

	/**
	 * What was read and found.
	 *
	 * @param findings the findings, the order in which their fixes are made
	 * @param texts finds the text of a path; null where the file is gone
	 */
	public record Checked(List<Finding> findings, Function<String, SourceText> texts) {
	}

	/**
	 * Fixes of a file that would go on for ever.
	 *
	 * @param path the file
	 * @param fixes ids of the fixes that changed it last, those that were taken out among them
	 * @param leftOut ids of the fixes that were taken out
	 */
	public record Restless(String path, Set<String> fixes, Set<String> leftOut) {
	}

	/**
	 * What all rounds gave.
	 *
	 * @param changed new texts by path, of files whose text changes
	 * @param made the fixes that were made, in order
	 * @param refused the fixes that could not be made, and why
	 * @param heldBack the fixes that have to be asked for by name, with places in the new texts
	 * @param restless the fixes that were taken out because they would go on for ever
	 * @param groups the files that change, those together of which all or none are to be written
	 * @param rounds how many rounds changed a file, at most {@link #MOST}
	 */
	public record Result(Map<String, String> changed, List<Fix> made, Map<Fix, FixRefused> refused, List<FixSelection.HeldBack> heldBack, List<Restless> restless,
			List<Set<String>> groups, int rounds) {
	}

	/**
	 * Makes the fixes that a selection chooses.
	 *
	 * @param <E> what the check throws
	 * @param selection chooses the fixes
	 * @param check reads and checks; called once for each round and once more
	 * @return the new texts and what was made
	 * @throws E where the files cannot be read
	 */
	public static <E extends Exception> Result toRest(FixSelection selection, Check<E> check) throws E {
		Map<String, Set<String>> out = new TreeMap<>();
		List<Restless> restless = new ArrayList<>();
		while (true) {
			Pass pass = new Pass(selection, out);
			pass.run(check);
			if (pass.goesOn.isEmpty()) {
				return new Result(pass.changed, pass.made, pass.refused, pass.heldBack, restless, pass.groups(), pass.rounds);
			}
			pass.goesOn.forEach((path, fixes) -> {
				Set<String> all = new LinkedHashSet<>(pass.before.getOrDefault(path, Set.of()));
				all.addAll(fixes);
				restless.add(new Restless(path, all, fixes));
				out.computeIfAbsent(path, file -> new HashSet<>()).addAll(fixes);
			});
		}
	}

	/** All rounds without the fixes that were taken out. */
	private static final class Pass {

		private final FixSelection selection;
		private final Map<String, Set<String>> out;
		private final Map<String, String> changed = new TreeMap<>();
		private final List<Fix> made = new ArrayList<>();
		private List<FixSelection.HeldBack> heldBack = List.of();
		/** The group of each file that changes. */
		private final Map<String, Set<String>> groups = new TreeMap<>();
		private final Map<Fix, FixRefused> refused = new LinkedHashMap<>();
		private int rounds;
		/** The fixes that changed each file in the round before. */
		private Map<String, Set<String>> before = Map.of();
		/** What the round before has changed, by path. */
		private Map<String, List<TextChange>> written = Map.of();
		/** The fixes that would change each file in a round too many, or back. */
		private Map<String, Set<String>> goesOn = Map.of();

		Pass(FixSelection selection, Map<String, Set<String>> out) {
			this.selection = selection;
			this.out = out;
		}

		<E extends Exception> void run(Check<E> check) throws E {
			while (true) {
				Checked now = check.check(changed);
				FixSelection.Plan plan = selection.choose(now.findings()).without(out);
				heldBack = plan.heldBack();
				FixApplier.Result last = FixApplier.applyAll(plan.fixes(), now.texts());
				if (last.changed().isEmpty()) {
					refused.putAll(last.refused());
					return;
				}
				// What stood in each other's way may be made in the next round; a file that cannot be read any more is left for good.
				last.refused().forEach((fix, reason) -> {
					if (now.texts().apply(reason.path()) == null) {
						refused.put(fix, reason);
					}
				});
				Map<String, Set<String>> changers = changers(last);
				goesOn = rounds == MOST ? changers : circles(last.made());
				if (!goesOn.isEmpty()) {
					return;
				}
				before = changers;
				written = last.changes();
				changed.putAll(last.changed());
				made.addAll(last.made());
				last.groups().forEach(this::together);
				rounds++;
			}
		}

		/** The fixes that take back what the round before has changed, and those that have changed it, by the files where they do. */
		private Map<String, Set<String>> circles(List<Fix> fixes) {
			Map<String, WrittenRanges> ranges = new HashMap<>();
			written.forEach((path, changes) -> ranges.put(path, WrittenRanges.of(changes)));
			Map<String, Set<String>> circles = new TreeMap<>();
			for (Fix fix : fixes) {
				for (TextChange change : fix.changes()) {
					List<TextChange> restored = ranges.containsKey(change.path()) ? ranges.get(change.path()).restoredBy(change) : List.of();
					if (!restored.isEmpty()) {
						Set<String> circle = circles.computeIfAbsent(change.path(), path -> new LinkedHashSet<>());
						made.stream().filter(first -> first.changes().stream().anyMatch(restored::contains)).map(Fix::id).forEach(circle::add);
						circle.add(fix.id());
					}
				}
			}
			return circles;
		}

		/** Files that belong together in one round do so in all. */
		private void together(Set<String> group) {
			Set<String> joined = new TreeSet<>(group);
			group.forEach(path -> joined.addAll(groups.getOrDefault(path, Set.of())));
			joined.forEach(path -> groups.put(path, joined));
		}

		private List<Set<String>> groups() {
			Set<Set<String>> known = Collections.newSetFromMap(new IdentityHashMap<>());
			return groups.values().stream().filter(known::add).toList();
		}

		private static Map<String, Set<String>> changers(FixApplier.Result result) {
			Map<String, Set<String>> changers = new HashMap<>();
			for (Fix fix : result.made()) {
				fix.changes().forEach(change -> {
					if (result.changed().containsKey(change.path())) {
						changers.computeIfAbsent(change.path(), path -> new LinkedHashSet<>()).add(fix.id());
					}
				});
			}
			return changers;
		}
	}
}
