/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.live;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.wiretune.ide.AnalysisListener;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.files.WorkspaceFile;
import org.wiretune.ide.fix.CurrentFindings;
import org.wiretune.ide.internal.Messages;
import org.wiretune.ide.job.EditorJob;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.ide.proof.MeasuredFindings;
import org.wiretune.ide.proof.ProofChanges;
import org.wiretune.ide.results.FindingCosts;
import org.wiretune.ide.results.RunResults;
import org.wiretune.ide.results.RunResultsListener;
import org.wiretune.lint.LintResult;

/**
 * What is found in the text of an editor as it is now, with what it was measured to cost. Read in a job: when the editor opens, when
 * the workspace was analysed, when runs or proofs came or went, and when the user has stopped typing; the next key cancels it. No
 * marker is written. Before anything was analysed, what is known is that of the markers; an analysis is asked for by the first key
 * only, so that editors that open with the workbench cost nothing.
 */
public final class LiveFindings {

	/** Family of the jobs. */
	public static final Object FAMILY = new Object();

	private final IFile file;
	private final Consumer<LiveText> receiver;
	private final Job job = new ReadJob();
	private final AnalysisListener analysed = result -> job.schedule();
	private final RunResultsListener measured = new RunResultsListener() {

		@Override
		public void resultsChanged(IProject project) {
			costs = null;
			job.schedule();
		}
	};
	private ProofChanges proofs;
	/** Keeps the runs that it read until there are others. */
	private volatile FindingCosts costs;
	private volatile boolean stopped;

	/**
	 * Makes what was not started.
	 *
	 * @param file the file of the editor
	 * @param receiver takes what was found, on the thread of the job
	 */
	public LiveFindings(IFile file, Consumer<LiveText> receiver) {
		this.file = file;
		this.receiver = receiver;
	}

	/** Starts to listen, and reads what is known. Any thread. */
	public void start() {
		WorkspaceAnalysis.get().addListener(analysed);
		RunResults.get().addListener(measured);
		proofs = new ProofChanges(job::schedule);
		job.schedule();
	}

	/** Reads again as soon as the user pauses. Any thread. */
	public void textChanged() {
		job.cancel();
		if (LiveChoices.isTypedRead()) {
			if (WorkspaceAnalysis.get().result() == null) {
				WorkspaceAnalysis.get().request();
			}
			job.schedule(EditorJob.PAUSE_MILLIS);
		}
	}

	/** Ends. Nothing is received any more but by a job that hands over at this moment. Any thread. */
	public void stop() {
		stopped = true;
		WorkspaceAnalysis.get().removeListener(analysed);
		RunResults.get().removeListener(measured);
		if (proofs != null) {
			proofs.close();
		}
		job.cancel();
	}

	/** {@return what is known now} @param monitor cancels */
	private LiveText known(IProgressMonitor monitor) throws CoreException {
		String path = WorkspaceFile.path(file);
		FindingCosts known = costs;
		if (known == null) {
			known = new FindingCosts(RunResults.get());
			costs = known;
		}
		FindingCosts prices = known;
		Optional<LintResult> result = LiveChoices.isTypedRead() ? CurrentFindings.edited(monitor) : Optional.ofNullable(WorkspaceAnalysis.get().result());
		if (result.isEmpty()) {
			List<LiveFinding> marked = file.exists() ? Arrays.stream(file.findMarkers(FindingMarkers.FINDING, true, IResource.DEPTH_ZERO))
					.map(marker -> LiveFinding.of(marker, prices.of(FindingMarkers.ruleId(marker), path))).toList() : List.of();
			return new LiveText(Optional.empty(), marked, Optional.empty());
		}
		MeasuredFindings measuredHere = new MeasuredFindings(result.get().texts());
		List<LiveFinding> found = result.get().findings().stream().filter(finding -> finding.origin().path().equals(path))
				.map(finding -> LiveFinding.of(finding, prices.apply(finding), measuredHere.apply(finding))).toList();
		return new LiveText(Optional.ofNullable(result.get().texts().text(path)), found, Optional.of(result.get().texts()));
	}

	private final class ReadJob extends EditorJob {

		ReadJob() {
			super(Messages.LiveFindings_reading, FAMILY);
			setPriority(SHORT);
		}

		@Override
		protected void read(IProgressMonitor monitor) throws CoreException {
			LiveText known = known(monitor);
			if (!monitor.isCanceled() && !stopped) {
				receiver.accept(known);
			}
		}
	}
}
