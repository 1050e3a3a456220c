/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.results;

import static org.wiretune.lint.overview.OverviewTexts.TEXTS;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Platform;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.overview.FindingCost;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.judged.BindingTime;
import org.wiretune.perf.judged.JudgedPair;
import org.wiretune.perf.judged.JudgedRuns;
import org.wiretune.perf.judged.JudgedTime;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.stat.Interval;
import org.wiretune.perf.view.BindingFindings;

/**
 * What a call costs that a finding about a binding advises against, measured by the newest performance run of the project
 * that has it, and by the starts like it. A price comes from valid measurements only; otherwise it is not judged, with the
 * reason. Made anew for each analysis; it keeps what it read. Reads files, so not to be used on the UI thread.
 */
public final class FindingCosts implements Function<Finding, FindingCost> {

	private final Function<String, List<RunFile>> history;
	private final Map<String, JudgedRuns> judged = new HashMap<>();

	/**
	 * Makes costs.
	 *
	 * @param results the runs of the workspace
	 */
	public FindingCosts(RunResults results) {
		this(name -> runs(results, name));
	}

	/**
	 * Makes costs.
	 *
	 * @param history gives the runs of a project by its name, newest last
	 */
	public FindingCosts(Function<String, List<RunFile>> history) {
		this.history = history;
	}

	/** {@return what a call costs, or null where the finding is about no binding or no run measured it} */
	@Override
	public FindingCost apply(Finding finding) {
		return of(finding.ruleId(), finding.origin().path());
	}

	/**
	 * {@return what a call costs, or null where the rule is about no binding or no run measured it}
	 *
	 * @param ruleId the rule of a finding
	 * @param path the file of the finding, the project first
	 */
	public FindingCost of(String ruleId, String path) {
		BindingUnderTest binding = BindingFindings.against(ruleId).orElse(null);
		int slash = path.indexOf('/');
		if (binding == null || slash <= 0) {
			return null;
		}
		JudgedRuns runs = judged.computeIfAbsent(path.substring(0, slash), name -> JudgedRuns.of(history.apply(name)));
		Optional<BindingTime> alone = runs.usual(binding);
		if (alone.isEmpty()) {
			return null;
		}
		BindingUnderTest advised = BindingFindings.advised(ruleId);
		Optional<JudgedPair> pair = runs.pair(binding, advised).filter(both -> both.first().isUsable() || !alone.get().time().isUsable());
		JudgedTime time = pair.map(JudgedPair::first).orElse(alone.get().time());
		String size = pair.map(JudgedPair::sizeLabel).orElse(alone.get().sizeLabel());
		if (!time.isUsable()) {
			return FindingCost.notJudged(TEXTS.get("cost.notJudged"), TEXTS.get("cost.notJudged.why", binding.label(), size, time.reason()));
		}
		double milliseconds = time.milliseconds().map(Interval::estimate).orElseThrow();
		JudgedFinding.Answer answer = JudgedFinding.answer(runs, binding, advised);
		return pair.isPresent() && pair.get().second().isUsable()
				? FindingCost.of(milliseconds, TEXTS.get("cost.advised", time.shortText(), pair.get().second().shortText(), size),
						answer.verdict().label() + ". " + answer.sentence())
				: FindingCost.of(milliseconds, TEXTS.get("cost", time.shortText(), size), TEXTS.get("cost.why", binding.label(), time.sentence(), size)
						+ ' ' + answer.sentence());
	}

	/** {@return the runs of a project, newest last; none where it is closed or they cannot be listed} @param results the runs of the workspace @param projectName the project */
	public static List<RunFile> runs(RunResults results, String projectName) {
		IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(projectName);
		try {
			return project.isAccessible() ? results.runs(project) : List.of();
		} catch (CoreException problem) {
			Platform.getLog(FindingCosts.class).warn("The runs of " + projectName + " cannot be listed.", problem);
			return List.of();
		}
	}
}
