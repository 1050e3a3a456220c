/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.judged;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.wiretune.perf.ImportUnderTest;
import org.wiretune.perf.base.ObjectSize;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.workload.LoopKeys;

/**
 * What became of imports whose binding was changed between two sides: the calls of the old binding before against those of
 * the new binding after. Compared by binding such an import has no line at all, because neither binding is on both sides.
 */
public final class ReferenceComparison {

	/** A changed import shows as changed bindings of the run, and that is no second change. */
	private static final Set<String> SAME_CHANGE = Set.of(LoopKeys.BINDINGS.name());

	private ReferenceComparison() {
	}

	/**
	 * Whether an import goes another way. What a run measures does not show it where another import brings the old binding in.
	 *
	 * @param before the earlier run
	 * @param after the later run
	 * @return whether both have an import with another binding
	 */
	public static boolean isChanged(RunFile before, RunFile after) {
		return !changed(before, after).isEmpty();
	}

	/**
	 * The imports that go another way.
	 *
	 * @param before the earlier run
	 * @param after the later run
	 * @return their names, each once, in the order of the later run
	 */
	public static List<String> changed(RunFile before, RunFile after) {
		return after.specification().imports().stream().filter(now -> before.specification().imports().stream()
				.anyMatch(old -> now.sameImport(old) && now.binding() != old.binding())).map(ImportUnderTest::name).distinct().toList();
	}

	/**
	 * Compares the imports that go another way between two runs.
	 *
	 * @param before the earlier run
	 * @param after the later run
	 * @param history runs of their project, newest last: those of the settings of one of the two in which its imports go the
	 *            same way are further starts of it
	 * @return a comparison for each such import
	 */
	public static List<MeasurementComparison> of(RunFile before, RunFile after, List<RunFile> history) {
		return isChanged(before, after) ? of(starts(before, history), starts(after, history)) : List.of();
	}

	/**
	 * The starts of a side of a change.
	 *
	 * @param run the newest run of the side
	 * @param history runs of its project, newest last, with the run or without it
	 * @return those before it with its settings in which each import goes the way it goes in the run, and the run
	 */
	public static List<RunFile> starts(RunFile run, List<RunFile> history) {
		return JudgedRuns.alike(run, history).stream().filter(start -> !isChanged(start, run)).toList();
	}

	/**
	 * Compares the imports that go another way.
	 *
	 * @param before the runs of the earlier side, at least one, newest last
	 * @param after the runs of the later side, at least one, newest last
	 * @return a comparison for each import that both sides have, with another binding, and with an object of the same size;
	 *         its place names import, bindings and size
	 */
	public static List<MeasurementComparison> of(List<RunFile> before, List<RunFile> after) {
		List<ImportUnderTest> old = before.get(before.size() - 1).specification().imports();
		List<MeasurementComparison> comparisons = new ArrayList<>();
		for (ImportUnderTest now : after.get(after.size() - 1).specification().imports()) {
			old.stream().filter(now::sameImport).filter(each -> each.binding() != now.binding()).findFirst()
					.flatMap(each -> compare(each, now, before, after)).ifPresent(comparisons::add);
		}
		return comparisons;
	}

	private static Optional<MeasurementComparison> compare(ImportUnderTest old, ImportUnderTest now, List<RunFile> before, List<RunFile> after) {
		Set<Integer> sizes = JudgedRuns.sizes(before, old.binding());
		sizes.retainAll(JudgedRuns.sizes(after, now.binding()));
		List<String> reasons = reasons(before.get(before.size() - 1), after.get(after.size() - 1));
		return sizes.stream().sorted(Comparator.comparing(JudgedRuns::distance))
				.map(size -> MeasurementComparison.of(
						TEXTS.get("judged.reference", now.name(), old.binding().label(), now.binding().label(), ObjectSize.label(size)),
						SideBySide.compared(after.get(after.size() - 1)), SideBySide.cell(before, old.binding().id(), size), SideBySide.cell(after, now.binding().id(), size), reasons, SidesAre.APART_UP_TO_NEWEST))
				.min(Comparator.comparing(each -> !(each.before().isUsable() && each.after().isUsable())));
	}

	/** Other settings that changed besides, and another virtual machine, which is a change as well. */
	private static List<String> reasons(RunFile before, RunFile after) {
		List<String> reasons = new ArrayList<>();
		List<String> names = RunComparison.differences(before, after).stream().map(SettingDifference::name)
				.filter(name -> !SAME_CHANGE.contains(name)).toList();
		if (!names.isEmpty()) {
			reasons.add(TEXTS.get("judged.otherChanges", String.join(", ", names)) + " [bench-one-change-at-a-time]");
		}
		String oldJvm = before.environment().serverJvm();
		String newJvm = after.environment().serverJvm();
		if (!oldJvm.equals(newJvm)) {
			reasons.add(TEXTS.get("judged.otherJvm", oldJvm, newJvm) + " [bench-one-change-at-a-time]");
		}
		return reasons;
	}
}
