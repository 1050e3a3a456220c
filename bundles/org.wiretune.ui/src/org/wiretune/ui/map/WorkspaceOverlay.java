/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.Platform;
import org.wiretune.core.Severity;
import org.wiretune.ide.files.WorkspacePath;
import org.wiretune.ide.results.RunResults;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.report.MeasuredHere;
import org.wiretune.map.MapFinding;
import org.wiretune.map.MapOverlay;
import org.wiretune.map.MeasuredCall;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.perf.judged.JudgedRuns;
import org.wiretune.perf.wiring.ModuleBindings;

/** Findings of the workspace, and what the performance runs of a module's project allow to say of its calls. */
final class WorkspaceOverlay implements MapOverlay {

	private final List<Finding> findings;
	private final RunResults results;
	private final Function<Finding, List<MeasuredHere>> proofs;
	private final Map<String, JudgedRuns> judged = new HashMap<>();

	WorkspaceOverlay(List<Finding> findings, RunResults results, Function<Finding, List<MeasuredHere>> proofs) {
		this.findings = findings;
		this.proofs = proofs;
		this.results = results;
	}

	@Override
	public List<MapFinding> findings() {
		return findings.stream().map(finding -> new MapFinding(finding.origin(), finding.severity() == Severity.WARNING,
				told(finding), finding.related())).toList();
	}

	/** What was measured here stands behind what was found. */
	private String told(Finding finding) {
		return Stream.concat(Stream.of(finding.message()), proofs.apply(finding).stream().map(MeasuredHere::told)).collect(Collectors.joining(" ")); //$NON-NLS-1$
	}

	@Override
	public Optional<MeasuredCall> lastMeasured(Module module, Import caller) {
		String path = module.getPath() == null ? "" : module.getPath(); //$NON-NLS-1$
		IPath folder = WorkspacePath.portable(path);
		if (folder.segmentCount() == 0) {
			return Optional.empty();
		}
		JudgedRuns runs = judged.computeIfAbsent(folder.segment(0), this::runs);
		return ModuleBindings.of(caller).flatMap(runs::usual).map(each -> new MeasuredCall(each.time().shortText(),
				each.time().isUsable() ? each.sizeLabel() : "", each.words())); //$NON-NLS-1$
	}

	private JudgedRuns runs(String projectName) {
		IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(projectName);
		try {
			return JudgedRuns.of(project.isAccessible() ? results.runs(project) : List.of());
		} catch (CoreException problem) {
			Platform.getLog(WorkspaceOverlay.class).warn("The runs of " + projectName + " cannot be listed.", problem); //$NON-NLS-1$ //$NON-NLS-2$
			return JudgedRuns.of(List.of());
		}
	}
}
