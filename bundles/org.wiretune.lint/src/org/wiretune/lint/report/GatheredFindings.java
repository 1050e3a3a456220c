/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.finding.LazyFixes;
import org.wiretune.lint.finding.TextChange;

/**
 * Findings that say the same of several places of one file, as one finding with all its places: a report that repeats a
 * sentence hides the others. An editor marks each place, and a baseline knows each, so this is for reports only.
 */
public final class GatheredFindings {

	private GatheredFindings() {
	}

	/** What findings have in common that a reader could not tell apart but by the line. */
	private record Cause(String rule, Severity severity, String path, String headline, String message, String assumption) {

		static Cause of(Finding finding) {
			return new Cause(finding.ruleId(), finding.severity(), finding.origin().path(), finding.headline(), finding.message(), finding.assumption());
		}
	}

	/** {@return the result with findings of one cause as one, at the first of its places} @param result what was found */
	public static LintResult of(LintResult result) {
		Map<Cause, List<Finding>> causes = new LinkedHashMap<>();
		result.findings().forEach(finding -> causes.computeIfAbsent(Cause.of(finding), cause -> new ArrayList<>()).add(finding));
		if (causes.size() == result.findings().size()) {
			return result;
		}
		List<Finding> gathered = causes.values().stream().map(GatheredFindings::one).toList();
		return new LintResult(result.reading(), gathered, result.suppressions(), result.problems(), result.filesRead(), result.remarks(), result.ownRules());
	}

	private static Finding one(List<Finding> same) {
		Finding first = same.get(0);
		if (same.size() == 1) {
			return first;
		}
		Set<Origin> places = new LinkedHashSet<>();
		same.stream().skip(1).map(Finding::origin).forEach(places::add);
		same.forEach(each -> places.addAll(each.related()));
		places.remove(first.origin());
		List<Fix> fixes = new LazyFixes(places, () -> first.fixes().stream().map(fix -> together(fix, same)).toList());
		return new Finding(first.seen(), first.origin(), first.assumption(), List.copyOf(places), fixes, first.also());
	}

	/** The same fix at all places; only that of the first place where two of them would write into each other. */
	private static Fix together(Fix fix, List<Finding> same) {
		Set<TextChange> changes = new LinkedHashSet<>();
		for (Finding finding : same) {
			Optional<Fix> there = finding.fixes().stream().filter(other -> other.id().equals(fix.id())).findFirst();
			there.ifPresent(each -> changes.addAll(each.changes()));
		}
		List<TextChange> ordered = changes.stream().sorted(Comparator.comparing(TextChange::path).thenComparingInt(TextChange::offset)).toList();
		for (int i = 1; i < ordered.size(); i++) {
			TextChange before = ordered.get(i - 1);
			TextChange here = ordered.get(i);
			if (Objects.equals(before.path(), here.path()) && (before.end() > here.offset() || before.offset() == here.offset())) {
				return fix;
			}
		}
		return new Fix(fix.id(), fix.label(), fix.description(), fix.effect(), fix.reason(), ordered);
	}
}
