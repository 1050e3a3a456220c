/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.SafeRunner;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.ISchedulingRule;
import org.eclipse.core.runtime.jobs.Job;
import org.wiretune.ide.baseline.ProjectBaselines;
import org.wiretune.ide.internal.Messages;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.ide.markers.KeptMarkers;
import org.wiretune.ide.markers.MarkerUpdate;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.source.SourceFile;
import org.wiretune.model.solution.Solution;
import org.wiretune.safety.quantity.Nanoseconds;
import org.wiretune.safety.quantity.Quantity;

/**
 * The one analysis of all projects with WireTune's nature. Relations cross projects, so the projects share a model;
 * files that did not change are not read again.
 *
 * <p>
 * Analyses run one after the other: the builder and the job of {@link #request()} hold the workspace's scheduling rule.
 * What they found is a snapshot that any thread may read. Nothing is read before the first build or request.
 */
public final class WorkspaceAnalysis {

	/** Family of the jobs that analyse outside of a build. */
	public static final Object FAMILY = new Object();
	/** Family of the job that looks, after a while without saves, whether markers offer the fixes of their findings. */
	public static final Object FIXES_FAMILY = new Object();

	private static final WorkspaceAnalysis INSTANCE = new WorkspaceAnalysis();

	private final List<AnalysisListener> listeners = new CopyOnWriteArrayList<>();
	private final WorkspaceReading reading = new WorkspaceReading();
	private final AnalysisJob job = new AnalysisJob(this);
	private final ProjectLifecycle lifecycle = new ProjectLifecycle(job::schedule);

	private final ProjectBaselines baselines = new ProjectBaselines();
	private final KeptMarkers markers = new KeptMarkers();
	private final FixesCheckJob fixes = new FixesCheckJob(this::markAgain);
	/** Whether all markers are to be compared with the result, although it is the same. */
	private volatile boolean marksWrong;

	private volatile LintResult result;
	/** What the last analysis told before known findings were held back; touched with the workspace's scheduling rule. */
	private LintResult everything;

	private WorkspaceAnalysis() {
	}

	/** {@return the analysis of the workspace} */
	public static WorkspaceAnalysis get() {
		return INSTANCE;
	}

	/** {@return whether the workspace was analysed since the IDE started} */
	public boolean isReady() {
		return result != null;
	}

	/** {@return what the last analysis told, or null before the first} */
	public LintResult result() {
		return result;
	}

	/** {@return the open projects that have the nature, in no order} */
	public Set<IProject> analysedProjects() {
		return projects();
	}

	/** {@return the model of all projects, not to be changed, or null before the first analysis} */
	public Solution solution() {
		LintResult last = result;
		return last == null ? null : last.solution();
	}

	/** {@return what was read of all projects, or null before the first analysis} */
	public Reading reading() {
		LintResult last = result;
		return last == null ? null : last.reading();
	}

	/** {@return the findings of all projects; none before the first analysis} */
	public List<Finding> findings() {
		LintResult last = result;
		return last == null ? List.of() : last.findings();
	}

	/**
	 * Adds a listener. A listener that is there already is not added again.
	 *
	 * @param listener the listener
	 */
	public void addListener(AnalysisListener listener) {
		if (!listeners.contains(listener)) {
			listeners.add(listener);
		}
	}

	/**
	 * Removes a listener.
	 *
	 * @param listener the listener
	 */
	public void removeListener(AnalysisListener listener) {
		listeners.remove(listener);
	}

	/** Analyses the workspace in a job, unless that was done; for views that open before the first build. */
	public void request() {
		if (!isReady()) {
			job.schedule();
		}
	}

	/**
	 * Compares all files with what was read and analyses again where one changed, without waiting for the automatic
	 * build. Takes the scheduling rule of the workspace, so not to be called on the UI thread.
	 *
	 * @param monitor shows progress and cancels; may be null
	 * @throws CoreException where the workspace cannot be listed or markers cannot be written
	 */
	public void bringUpToDate(IProgressMonitor monitor) throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, 100);
		ISchedulingRule rule = ResourcesPlugin.getWorkspace().getRoot();
		Job.getJobManager().beginRule(rule, progress.split(10));
		try {
			update(ProjectChanges.anywhere(), progress.split(90));
		} finally {
			Job.getJobManager().endRule(rule);
		}
	}

	/** Looks again in a job which projects are open and have the nature. Does nothing before the first analysis. */
	public void projectsChanged() {
		if (isReady()) {
			job.schedule();
		}
	}

	/** Applies the rules again in a job, because the user's choice of rules changed. */
	public void rulesChanged() {
		reading.applyRulesAgain();
		projectsChanged();
	}

	/**
	 * Waits for an analysis that was requested.
	 *
	 * @param monitor cancels the wait; may be null
	 * @throws InterruptedException where the thread is interrupted
	 */
	public void join(IProgressMonitor monitor) throws InterruptedException {
		// A job that is scheduled again while it runs is not waited for by one join.
		while (job.getState() != Job.NONE) {
			job.join(0, monitor);
		}
	}

	/**
	 * Takes in what changed, applies the rules and brings the markers up to date. To be called with the scheduling rule
	 * of the workspace.
	 *
	 * @param changes what changed in a project, or null to look only at which projects there are
	 * @param monitor shows progress; where it is cancelled, the next update goes on where this one stopped
	 * @throws CoreException where the workspace cannot be listed or markers cannot be written
	 * @throws OperationCanceledException where the user cancelled
	 */
	public void update(ProjectChanges changes, IProgressMonitor monitor) throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, Messages.WorkspaceAnalysis_analysing, 100);
		// The platform adds the same listener only once.
		ResourcesPlugin.getWorkspace().addResourceChangeListener(lifecycle, IResourceChangeEvent.POST_CHANGE);
		Set<IProject> projects = projects();
		long begun = System.nanoTime();
		WorkspaceReading.Update next = reading.update(projects, changes, progress.split(90));
		boolean known = baselines.update(projects);
		if (next != null) {
			everything = next.result();
		}
		if (next != null || (known || marksWrong) && everything != null) {
			LintResult fresh = baselines.applyTo(everything);
			result = fresh;
			progress.subTask(Messages.WorkspaceAnalysis_markers);
			mark(fresh, projects, next == null ? null : next.files());
			Tracing.tell(Tracing.ANALYSIS, () -> fresh.filesRead() + " files of " + projects.size() + " projects, " + fresh.findings().size() + " findings, markers up to date after "
					+ Quantity.milliseconds(Nanoseconds.toMilliseconds(System.nanoTime() - begun)));
			for (AnalysisListener listener : listeners) {
				SafeRunner.run(() -> listener.analysed(fresh));
			}
		}
	}

	private void mark(LintResult fresh, Set<IProject> projects, Set<String> files) throws CoreException {
		boolean all = marksWrong;
		marksWrong = false;
		MarkerUpdate update = new MarkerUpdate(ResourcesPlugin.getWorkspace(), markers);
		try {
			update.apply(fresh, projects, all ? null : files);
		} catch (CoreException | RuntimeException problem) {
			markers.forget();
			throw problem;
		}
		fixes.check(update.unchecked());
	}

	/** Fixes of a finding that was told before are told otherwise now. */
	private void markAgain() {
		marksWrong = true;
		job.schedule();
	}

	/**
	 * Applies the rules to the workspace with the unsaved texts of editors. Markers and {@link #result()} stay.
	 *
	 * @param unsaved the texts, under the paths of their files
	 * @param patience how long to wait for an analysis that runs, in milliseconds
	 * @param cancellation ends the analysis
	 * @return what the analysis told, or null where another one runs for longer
	 * @throws InterruptedException where the thread is interrupted
	 * @throws OperationCanceledException where it was cancelled
	 */
	public LintResult withUnsaved(List<SourceFile> unsaved, long patience, Cancellation cancellation) throws InterruptedException {
		return reading.withUnsaved(unsaved, patience, cancellation);
	}

	/**
	 * Removes the markers of a project and lets the next update read all its files again.
	 *
	 * @param project the project
	 * @throws CoreException where the markers cannot be deleted
	 */
	public void clean(IProject project) throws CoreException {
		reading.forget(project);
		markers.forget();
		project.deleteMarkers(FindingMarkers.FINDING, true, IResource.DEPTH_INFINITE);
		project.deleteMarkers(FindingMarkers.READ_PROBLEM, true, IResource.DEPTH_INFINITE);
	}

	private static Set<IProject> projects() {
		Set<IProject> projects = new HashSet<>();
		for (IProject project : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
			if (AnalysedProject.isOn(project)) {
				projects.add(project);
			}
		}
		return projects;
	}
}
