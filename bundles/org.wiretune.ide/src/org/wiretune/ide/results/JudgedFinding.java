/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.results;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.ide.markers.MarkerFix;
import org.wiretune.perf.BindingUnderTest;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.UsualCell;

/**
 * A finding of a project, and what a run says about it.
 *
 * @param marker its marker
 * @param message what the rule found
 * @param place file and line
 * @param verdict what the run says
 * @param sentence the measured cost, or why there is none
 * @param fixes its quick-fixes, the recommended one first
 */
public record JudgedFinding(IMarker marker, String message, String place, Verdict verdict, String sentence,
		List<MarkerFix> fixes) {

	/** What a run says about a finding. */
	public enum Verdict {
		/** What the rule advises against costs clearly more. */
		CONFIRMED,
		/** It costs clearly less. */
		REFUTED,
		/** The difference is within what a run repeats to, see {@link Change#SMALLEST_FACTOR}. */
		NO_DIFFERENCE,
		/** The run did not measure both. */
		NOT_MEASURED;

		/** {@return the word for people} */
		public String label() {
			return ResultTexts.get("finding." + name().toLowerCase(java.util.Locale.ROOT));
		}
	}

	/** Copies the list. */
	public JudgedFinding {
		fixes = List.copyOf(fixes);
	}

	/**
	 * Judges the findings of a project that are about bindings.
	 *
	 * @param run the run
	 * @param project the project whose run it is
	 * @return the findings, those the run says something about first
	 * @throws CoreException where the markers cannot be read
	 */
	public static List<JudgedFinding> of(RunFile run, IProject project) throws CoreException {
		List<JudgedFinding> findings = new ArrayList<>();
		if (project.isAccessible()) {
			for (IMarker marker : project.findMarkers(FindingMarkers.FINDING, true, IResource.DEPTH_INFINITE)) {
				String rule = FindingMarkers.ruleId(marker);
				BindingFindings.against(rule).ifPresent(binding -> findings.add(judge(run, marker, rule, binding)));
			}
		}
		findings.sort(Comparator.comparing(JudgedFinding::verdict).thenComparing(JudgedFinding::place));
		return List.copyOf(findings);
	}

	private static JudgedFinding judge(RunFile run, IMarker marker, String rule, BindingUnderTest binding) {
		BindingUnderTest advised = BindingFindings.advised(rule);
		Optional<RunCell> cell = UsualCell.of(run, binding);
		Optional<RunCell> other = cell.flatMap(some -> run.cell(advised, some.sizeBytes())).filter(some -> some.meanMs() > 0);
		String place = marker.getResource().getProjectRelativePath() + ":" + marker.getAttribute(IMarker.LINE_NUMBER, 1);
		String message = marker.getAttribute(IMarker.MESSAGE, rule);
		List<MarkerFix> fixes = MarkerFix.of(marker);
		if (cell.isEmpty() || other.isEmpty()) {
			String missing = cell.isEmpty() ? binding.label() : advised.label();
			return new JudgedFinding(marker, message, place, Verdict.NOT_MEASURED, ResultTexts.format("finding.missing", missing), fixes);
		}
		double ratio = cell.get().meanMs() / other.get().meanMs();
		Verdict verdict = ratio >= Change.SMALLEST_FACTOR ? Verdict.CONFIRMED
				: ratio <= 1 / Change.SMALLEST_FACTOR ? Verdict.REFUTED : Verdict.NO_DIFFERENCE;
		return new JudgedFinding(marker, message, place, verdict, ResultTexts.format("finding.cost", binding.label(),
				FigureDigits.of(cell.get().meanMs()), advised.label(), FigureDigits.of(other.get().meanMs()), cell.get().sizeLabel()), fixes);
	}
}
