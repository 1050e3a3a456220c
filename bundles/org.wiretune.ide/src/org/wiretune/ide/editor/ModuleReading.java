/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.editor;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.wiretune.ide.AnalysisListener;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.fix.CurrentFindings;
import org.wiretune.ide.internal.Messages;
import org.wiretune.ide.job.EditorJob;
import org.wiretune.ide.results.RunResults;
import org.wiretune.ide.results.RunResultsListener;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.editor.ModuleOutline;
import org.wiretune.lint.editor.OutlineItem;

/**
 * Reads what an editor shows besides its text, in a job: at the start, when the workspace was analysed, when runs came or went,
 * since the map of an editor shows prices, and when the user has stopped typing. Several requests that come together are one.
 */
public final class ModuleReading {

	/** Family of the jobs. */
	public static final Object FAMILY = new Object();

	private final Supplier<String> text;
	private final Consumer<Read> receiver;
	private final Job job = new ReadJob();
	private final AnalysisListener analysed = result -> this.job.schedule();
	private final RunResultsListener measured = new RunResultsListener() {

		@Override
		public void resultsChanged(IProject project) {
			job.schedule();
		}
	};
	private volatile String path;

	/**
	 * What was read.
	 *
	 * @param outline the outline of the text
	 * @param content the rest; empty while the workspace was not analysed
	 */
	public record Read(List<OutlineItem> outline, Optional<ModuleContent> content) {
	}

	/**
	 * Makes a reading that was not started.
	 *
	 * @param text gives the text as it is in the editor, on the thread of the job
	 * @param receiver takes what was read, on the thread of the job
	 */
	public ModuleReading(Supplier<String> text, Consumer<Read> receiver) {
		this.text = text;
		this.receiver = receiver;
	}

	/**
	 * Starts to read.
	 *
	 * @param file the file, the project first
	 */
	public void start(String file) {
		path = file;
		WorkspaceAnalysis.get().addListener(analysed);
		RunResults.get().addListener(measured);
		WorkspaceAnalysis.get().request();
		job.schedule();
	}

	/**
	 * Reads another file from now on; for a file that was renamed.
	 *
	 * @param file the file, the project first
	 */
	public void renamed(String file) {
		path = file;
		job.schedule();
	}

	/** Reads again as soon as the user pauses. Any thread. */
	public void textChanged() {
		job.cancel();
		job.schedule(EditorJob.PAUSE_MILLIS);
	}

	/** {@return the job, for whoever shows its progress or waits for it} */
	public Job job() {
		return job;
	}

	/** Ends. The receiver may be called once more by a job that runs. */
	public void stop() {
		WorkspaceAnalysis.get().removeListener(analysed);
		RunResults.get().removeListener(measured);
		job.cancel();
	}

	private final class ReadJob extends EditorJob {

		ReadJob() {
			super(Messages.ModuleReading_reading, FAMILY);
		}

		@Override
		protected void read(IProgressMonitor monitor) throws CoreException {
			String file = path;
			Optional<LintResult> result = CurrentFindings.edited(monitor);
			Read read = new Read(ModuleOutline.of(file, text.get(), result.map(LintResult::solution).orElse(null)),
					result.map(known -> ModuleContent.of(file, known)));
			if (!monitor.isCanceled() && file.equals(path)) {
				receiver.accept(read);
			}
		}
	}
}
