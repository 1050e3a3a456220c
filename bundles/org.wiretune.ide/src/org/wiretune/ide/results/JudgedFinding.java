/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.results;

import static org.wiretune.perf.view.ResultTexts.TEXTS;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.ide.markers.MarkerFix;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.judged.BindingTime;
import org.wiretune.perf.judged.JudgedPair;
import org.wiretune.perf.judged.JudgedRuns;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.view.BindingFindings;
import org.wiretune.safety.quantity.Digits;

/**
 * A finding of a project, and what a run with the earlier starts of its settings says about it.
 *
 * @param marker its marker
 * @param message what the rule found
 * @param place file and line
 * @param verdict what the runs say
 * @param sentence the measured cost, or why there is none
 * @param fixes its quick-fixes, the recommended one first
 */
public record JudgedFinding(IMarker marker, String message, String place, Verdict verdict, String sentence,
		List<MarkerFix> fixes) {

	/** What runs say about a finding. */
	public enum Verdict {
		/** What the rule advises against costs more: the whole interval of the ratio lies above 1. */
		CONFIRMED,
		/** It costs less. */
		REFUTED,
		/** The interval of the ratio holds 1. */
		NO_DIFFERENCE,
		/** The measurements must not be used, or there are too few starts. */
		NOT_JUDGED,
		/** The run did not measure both. */
		NOT_MEASURED;

		/** {@return the word for people} */
		public String label() {
			return TEXTS.get("finding." + name().toLowerCase(Locale.ROOT));
		}
	}

	private static final double LARGEST_FACTOR = 1000;

	/** A verdict with its sentence. */
	record Answer(Verdict verdict, String sentence) {
	}

	/** Copies the list. */
	public JudgedFinding {
		fixes = List.copyOf(fixes);
	}

	/**
	 * Judges the findings of a project that are about bindings.
	 *
	 * @param run the run
	 * @param history runs of the project, newest last: those of the same settings are further starts
	 * @param project the project whose run it is
	 * @return the findings, those the run says something about first
	 * @throws CoreException where the markers cannot be read
	 */
	public static List<JudgedFinding> of(RunFile run, List<RunFile> history, IProject project) throws CoreException {
		List<JudgedFinding> findings = new ArrayList<>();
		if (project.isAccessible()) {
			JudgedRuns judged = JudgedRuns.upTo(run, history);
			for (IMarker marker : project.findMarkers(FindingMarkers.FINDING, true, IResource.DEPTH_INFINITE)) {
				String rule = FindingMarkers.ruleId(marker);
				BindingFindings.against(rule).ifPresent(binding -> findings.add(judge(judged, marker, rule, binding)));
			}
		}
		findings.sort(Comparator.comparing(JudgedFinding::verdict).thenComparing(JudgedFinding::place));
		return List.copyOf(findings);
	}

	private static JudgedFinding judge(JudgedRuns runs, IMarker marker, String rule, BindingUnderTest binding) {
		String place = marker.getResource().getProjectRelativePath() + ":" + marker.getAttribute(IMarker.LINE_NUMBER, 1);
		Answer answer = answer(runs, binding, BindingFindings.advised(rule));
		return new JudgedFinding(marker, marker.getAttribute(IMarker.MESSAGE, rule), place, answer.verdict(), answer.sentence(), MarkerFix.of(marker));
	}

	/**
	 * What runs say of a binding that a rule advises against.
	 *
	 * @param runs the runs
	 * @param binding the binding
	 * @param advised what the rule advises
	 */
	static Answer answer(JudgedRuns runs, BindingUnderTest binding, BindingUnderTest advised) {
		Optional<JudgedPair> pair = runs.pair(binding, advised);
		if (pair.isEmpty()) {
			Optional<BindingTime> alone = runs.usual(binding);
			return new Answer(Verdict.NOT_MEASURED, TEXTS.get("finding.missing", (alone.isEmpty() ? binding : advised).label()));
		}
		JudgedPair both = pair.get();
		if (!both.first().isUsable() || !both.second().isUsable()) {
			BindingUnderTest unusable = both.first().isUsable() ? advised : binding;
			return new Answer(Verdict.NOT_JUDGED, TEXTS.get("finding.notUsable", unusable.label(), both.sizeLabel(), both.reason()));
		}
		String cost = TEXTS.get("finding.cost", binding.label(), both.first().text(), runs.label(advised), both.second().text(), both.sizeLabel());
		return switch (both.verdict()) {
			case SLOWER -> new Answer(Verdict.CONFIRMED, judged(cost, both));
			case FASTER -> new Answer(Verdict.REFUTED, judged(cost, both));
			case NO_DIFFERENCE_SEEN -> new Answer(Verdict.NO_DIFFERENCE, judged(cost, both));
			case NOT_JUDGED -> new Answer(Verdict.NOT_JUDGED, TEXTS.get("finding.cost.notJudged", cost, both.reason()));
		};
	}

	private static String judged(String cost, JudgedPair pair) {
		// Such a factor tells how short the short call is, and no more.
		return pair.ratio().low() >= LARGEST_FACTOR ? TEXTS.get("finding.cost.judged.more", cost, pair.ratio().samples())
				: TEXTS.get("finding.cost.judged", cost, Digits.measured(pair.ratio().low()), Digits.measured(pair.ratio().high()),
						pair.ratio().samples());
	}
}
