/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.markers;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.finding.TextChange;

/** The findings and problems that the markers of one resource shall tell. */
final class WantedMarkers {

	private final List<Finding> findings = new ArrayList<>();
	private final List<ToldFinding> told = new ArrayList<>();
	private final List<ReadProblem> problems = new ArrayList<>();

	void add(Finding finding, LintResult result) {
		findings.add(finding);
		told.add(ToldFinding.of(finding, result));
	}

	void add(ReadProblem problem) {
		problems.add(problem);
	}

	/** {@return the findings} */
	List<Finding> findings() {
		return findings;
	}

	/**
	 * {@return whether the markers that stand say the same, as far as that can be told without computing fixes}
	 *
	 * @param kept the markers that stand; null for none
	 * @param changed the paths of the files that changed since
	 */
	boolean areToldBy(KeptMarkers.OfResource kept, Set<String> changed) {
		if (kept == null || kept.findings().size() != told.size() || !kept.problems().equals(problems)) {
			return false;
		}
		for (int i = 0; i < told.size(); i++) {
			KeptMarkers.KeptFinding before = kept.findings().get(i);
			if (told.get(i).basis() == null || !told.get(i).equals(before.told()) || before.isAbout(changed)) {
				return false;
			}
		}
		return true;
	}

	/** {@return the markers; computes the fixes} */
	List<MarkerSpecification> specifications() {
		List<MarkerSpecification> markers = new ArrayList<>();
		for (int i = 0; i < told.size(); i++) {
			markers.add(FindingAttributes.of(findings.get(i), told.get(i).rule()));
		}
		problems.forEach(problem -> markers.add(FindingAttributes.of(problem)));
		return markers;
	}

	/**
	 * {@return what an update keeps of them; the fixes are computed}
	 *
	 * @param ids the ids of the markers that stand now
	 */
	KeptMarkers.OfResource kept(List<Long> ids) {
		List<KeptMarkers.KeptFinding> kept = new ArrayList<>();
		for (int i = 0; i < told.size(); i++) {
			List<Fix> fixes = findings.get(i).fixes();
			Set<String> files = new TreeSet<>();
			fixes.forEach(fix -> fix.changes().stream().map(TextChange::path).forEach(files::add));
			kept.add(new KeptMarkers.KeptFinding(told.get(i), MarkerFix.attribute(fixes), Set.copyOf(files)));
		}
		return new KeptMarkers.OfResource(kept, List.copyOf(problems), List.copyOf(ids));
	}
}
