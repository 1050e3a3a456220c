/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import java.util.EnumMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Counts what was decided on the findings of one rule and severity, or of several. */
final class Tally {

	private final Map<Verdict, Integer> decided = new EnumMap<>(Verdict.class);
	private final Set<String> projects = new HashSet<>();
	private int unlabelled;

	/**
	 * Counts one finding.
	 *
	 * @param project its project
	 * @param verdict what was decided, if anything
	 */
	void add(String project, Optional<Verdict> verdict) {
		projects.add(project);
		verdict.ifPresentOrElse(each -> decided.merge(each, 1, Integer::sum), () -> unlabelled++);
	}

	/** {@return how many findings have this verdict} */
	int count(Verdict verdict) {
		return decided.getOrDefault(verdict, 0);
	}

	/** {@return the findings that are right, of those with a label} */
	Proportion right() {
		return new Proportion(count(Verdict.RIGHT), decided.values().stream().mapToInt(Integer::intValue).sum());
	}

	/** {@return how many projects have such a finding} */
	int projects() {
		return projects.size();
	}

	/** {@return the cells of a table: decided, right, debatable, wrong, share and interval in per cent, unlabelled, projects} */
	String cells() {
		Proportion right = right();
		String share = right.all() == 0 ? "- | -" : String.format(Locale.ROOT, "%.0f %% | %.0f to %.0f %%", 100 * right.share(), 100 * right.low(), 100 * right.high());
		return String.format(Locale.ROOT, "%d | %d | %d | %d | %s | %d | %d", right.all(), count(Verdict.RIGHT), count(Verdict.DEBATABLE), count(Verdict.WRONG), share, unlabelled,
				projects.size());
	}
}
