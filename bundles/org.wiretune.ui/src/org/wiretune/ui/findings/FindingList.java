/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.osgi.util.NLS;
import org.wiretune.ide.AnalysedProject;
import org.wiretune.ide.AnalysisListener;
import org.wiretune.ide.RuleChoices;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.proof.MeasuredFindings;
import org.wiretune.ide.proof.ProofChanges;
import org.wiretune.ide.results.FindingCosts;
import org.wiretune.ide.results.FixedFindings;
import org.wiretune.ide.results.RunResults;
import org.wiretune.ide.results.RunResultsListener;
import org.wiretune.ide.servers.ServersAhead;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.overview.FindingOverview;
import org.wiretune.lint.overview.FixedFinding;
import org.wiretune.lint.overview.NothingFound;
import org.wiretune.lint.registry.RuleRegistry;

/** Makes the list of the findings view in a job, after each analysis, each run and each choice of the user. */
final class FindingList implements AutoCloseable {

	private final WorkspaceAnalysis analysis = WorkspaceAnalysis.get();
	private final RunResults results = RunResults.get();
	private final AnalysisListener listener = result -> refresh();
	private final RunResultsListener measured = new RunResultsListener() {

		@Override
		public void resultsChanged(IProject project) {
			refresh();
		}
	};
	private final FindingChoices choices;
	private final Consumer<Shown> shown;
	private final Job job;
	private ProofChanges proofs;
	/** What was found when the list was made last; null before that. On the thread of the job. */
	private GoneFindings before;

	/**
	 * What is shown.
	 *
	 * @param overview the lines; null before the first analysis
	 * @param reason why there are none, as sentences
	 * @param status how many there are, in words
	 * @param gone those that are found no more since the list was made last, in a sentence; empty where none went
	 */
	record Shown(FindingOverview overview, String reason, String status, String gone) {
	}

	FindingList(FindingChoices choices, Consumer<Shown> shown) {
		this.choices = choices;
		this.shown = shown;
		job = Job.createSystem(ViewMessages.View_listing, (ICoreRunnable) monitor -> make());
	}

	void start() {
		analysis.addListener(listener);
		results.addListener(measured);
		proofs = new ProofChanges(this::refresh);
		refresh();
		// Who looks at findings may look at servers next.
		ServersAhead.read();
		analysis.request();
	}

	void refresh() {
		job.schedule();
	}

	private void make() {
		LintResult result = analysis.result();
		List<FixedFinding> fixed = result == null ? List.of() : new FixedFindings(results).all();
		List<FixedFinding> listed = fixed.stream().filter(each -> each.isShown(choices.filter())).toList();
		FindingOverview overview = result == null ? null
				: FindingOverview.of(result, choices.grouping(), choices.filter(), new FindingCosts(results), new MeasuredFindings(result.texts())).with(listed);
		int rules = (int) RuleRegistry.standard().rules().stream().filter(RuleChoices::isOn).count();
		String status = overview == null ? "" //$NON-NLS-1$
				: overview.hidden() == 0 ? NLS.bind(overview.shown() == 1 ? ViewMessages.View_countOne : ViewMessages.View_count, overview.shown()) : NLS.bind(ViewMessages.View_countHidden, overview.shown(), overview.hidden());
		if (overview != null && listed.size() < fixed.size()) {
			// Whoever has fixed what the filter showed looks for it.
			status = NLS.bind(ViewMessages.View_fixedHidden, status, fixed.size() - listed.size());
		}
		GoneFindings now = result == null ? null : GoneFindings.of(result.findings());
		String gone = now == null || before == null ? "" : now.since(before); //$NON-NLS-1$
		before = now;
		shown.accept(new Shown(overview, NothingFound.reason(result, overview, projects(), rules), status, gone));
	}

	private static int projects() {
		int projects = 0;
		for (IProject project : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
			if (AnalysedProject.isOn(project)) {
				projects++;
			}
		}
		return projects;
	}

	@Override
	public void close() {
		analysis.removeListener(listener);
		results.removeListener(measured);
		if (proofs != null) {
			proofs.close();
		}
		job.cancel();
	}
}
