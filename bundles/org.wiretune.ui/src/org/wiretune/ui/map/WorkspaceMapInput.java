/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.wiretune.ide.AnalysisListener;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.proof.MeasuredFindings;
import org.wiretune.ide.proof.ProofChanges;
import org.wiretune.ide.results.RunResults;
import org.wiretune.ide.results.RunResultsListener;
import org.wiretune.lint.LintResult;

/** The wiring, the findings and the last performance runs of the workspace. */
final class WorkspaceMapInput implements MapInput {

	private final WorkspaceAnalysis analysis = WorkspaceAnalysis.get();
	private final RunResults results = RunResults.get();
	private AnalysisListener analysed;
	private RunResultsListener measured;
	private ProofChanges proofs;

	@Override
	public void start(Runnable changed) {
		analysed = result -> changed.run();
		measured = new RunResultsListener() {
			@Override
			public void resultsChanged(IProject project) {
				changed.run();
			}
		};
		analysis.addListener(analysed);
		results.addListener(measured);
		proofs = new ProofChanges(changed);
		analysis.request();
	}

	@Override
	public void stop() {
		analysis.removeListener(analysed);
		results.removeListener(measured);
		if (proofs != null) {
			proofs.close();
		}
	}

	@Override
	public Optional<MapContent> content() {
		LintResult result = analysis.result();
		return result == null ? Optional.empty() : Optional.of(new MapContent(result.reading(), new WorkspaceOverlay(result.findings(), results, new MeasuredFindings(result.texts()))));
	}

	@Override
	public void bringUpToDate(IProgressMonitor monitor) throws CoreException {
		analysis.bringUpToDate(monitor);
	}
}
