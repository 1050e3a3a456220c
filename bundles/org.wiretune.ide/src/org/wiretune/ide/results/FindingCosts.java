/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.results;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.overview.FindingCost;
import org.wiretune.lint.overview.OverviewTexts;
import org.wiretune.perf.BindingUnderTest;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.UsualCell;

/**
 * What a call costs that a finding about a binding advises against, measured by the newest performance run of the project.
 * Made anew for each analysis; it keeps what it read. Reads files, so not to be used on the UI thread.
 */
public final class FindingCosts implements Function<Finding, FindingCost> {

	private final RunResults results;
	private final Map<String, Optional<RunFile>> latest = new HashMap<>();

	/**
	 * Makes costs.
	 *
	 * @param results the runs of the workspace
	 */
	public FindingCosts(RunResults results) {
		this.results = results;
	}

	/** {@return what a call costs, or null where the finding is about no binding or no run measured it} */
	@Override
	public FindingCost apply(Finding finding) {
		BindingUnderTest binding = BindingFindings.against(finding.ruleId()).orElse(null);
		String path = finding.origin().path();
		int slash = path.indexOf('/');
		if (binding == null || slash <= 0) {
			return null;
		}
		Optional<RunFile> run = latest.computeIfAbsent(path.substring(0, slash), this::latest);
		Optional<RunCell> cell = run.flatMap(file -> UsualCell.of(file, binding));
		if (cell.isEmpty()) {
			return null;
		}
		BindingUnderTest advised = BindingFindings.advised(finding.ruleId());
		Optional<RunCell> other = UsualCell.of(run.get(), advised);
		double now = cell.get().meanMs();
		String size = cell.get().sizeLabel();
		return other.isPresent() && other.get().sizeBytes() == cell.get().sizeBytes()
				? new FindingCost(now, other.get().meanMs(), OverviewTexts.text("cost.advised", FigureDigits.of(now), FigureDigits.of(other.get().meanMs()), size))
				: new FindingCost(now, Double.NaN, OverviewTexts.text("cost", FigureDigits.of(now), size));
	}

	private Optional<RunFile> latest(String projectName) {
		IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(projectName);
		try {
			return project.isAccessible() ? results.latest(project) : Optional.empty();
		} catch (CoreException problem) {
			ILog.get().warn("The runs of " + projectName + " cannot be listed.", problem);
			return Optional.empty();
		}
	}
}
