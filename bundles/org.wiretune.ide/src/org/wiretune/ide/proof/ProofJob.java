/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.proof;

import static org.wiretune.ide.proof.ProofTexts.TEXTS;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.osgi.framework.FrameworkUtil;
import org.wiretune.ide.java.RunJava;
import org.wiretune.ide.job.OneAtATime;
import org.wiretune.ide.servers.TesterFolder;
import org.wiretune.perf.launch.InterleavedRun;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.TesterInstallation;
import org.wiretune.perf.proof.Proof;
import org.wiretune.perf.proof.ProofFile;
import org.wiretune.perf.proof.ProofMaking;
import org.wiretune.perf.proof.ProofMethod;
import org.wiretune.perf.proof.ProofProgress;
import org.wiretune.perf.proof.ProofText;
import org.wiretune.perf.proof.StartedPairs;
import org.wiretune.safety.file.FileNotWritten;
import org.wiretune.servers.kit.ApplicationSides;

/**
 * Makes a proof on servers that it starts, one proof after the other, since two would disturb each other. A proof that is
 * cancelled, also by the end of the workbench, ends its processes and keeps its finished pairs.
 */
public final class ProofJob extends Job {

	/** Family of these jobs. */
	public static final Object FAMILY = new Object();

	private static final String RUNS = "proof-runs";
	private static final int SCALE = 1000;
	private static final OneAtATime PROOFS = new OneAtATime();

	private final IProject project;
	private final ProofMaking making;
	private final Optional<OwnSides> own;
	private final Optional<Proof> from;
	private final ProofMethod method;
	// Guarded by this.
	private StartedPairs pairs;
	private boolean cancelled;

	/**
	 * A job that has to be scheduled.
	 *
	 * @param project the project that keeps the proof
	 * @param choice the proof
	 * @param from what is gone on from; empty to begin anew
	 * @param method effect and time
	 */
	public ProofJob(IProject project, ProofChoice choice, Optional<Proof> from, ProofMethod method) {
		super(TEXTS.get("job", choice.making().subject().rule()));
		this.project = project;
		making = choice.making();
		own = choice.own();
		this.from = from;
		this.method = method;
		setPriority(LONG);
		setRule(PROOFS);
	}

	/** {@return whether a job makes a proof or waits for its turn} @param making the proof */
	public static boolean isUnderWay(ProofMaking making) {
		return Arrays.stream(getJobManager().find(FAMILY)).anyMatch(job -> job instanceof ProofJob other && other.making.subject().id().equals(making.subject().id())
				&& other.making.folder().equals(making.folder()));
	}

	@Override
	public boolean belongsTo(Object family) {
		return family == FAMILY;
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		monitor.beginTask(getName(), SCALE);
		try {
			Path runs = Platform.getStateLocation(FrameworkUtil.getBundle(ProofJob.class)).toFile().toPath().resolve(RUNS);
			// A workbench that was killed has left some.
			delete(runs);
			try {
				StartedPairs started = start(runs, own.isPresent() ? Optional.of(own.get().on(monitor)) : Optional.empty());
				Proof proof = making.make(method, from, started, new Shown(monitor));
				return new Status(IStatus.OK, ProofJob.class, ProofText.sentence(proof));
			} finally {
				delete(runs);
				refresh();
			}
		} catch (InterruptedException stopped) {
			return Status.CANCEL_STATUS;
		} catch (FileNotWritten full) {
			return Status.error(TEXTS.get("job.broken", making.subject().rule(), full.sentence()));
		} catch (IOException | IllegalArgumentException problem) {
			return Status.error(TEXTS.get("job.broken", making.subject().rule(), String.valueOf(problem.getMessage())));
		} catch (CoreException missing) {
			return missing.getStatus();
		} finally {
			monitor.done();
		}
	}

	private synchronized StartedPairs start(Path runs, Optional<ApplicationSides> sides) throws IOException, CoreException, InterruptedException {
		if (cancelled) {
			throw new InterruptedException();
		}
		TesterInstallation tester = TesterInstallation.in(TesterFolder.find());
		JavaInstallation java = RunJava.standard();
		if (sides.isPresent()) {
			pairs = StartedPairs.ofFiles(making.subject().recipe(), making.base(), sides.get().starter(tester, java), runs, RandomGenerator.getDefault());
			return pairs;
		}
		InterleavedRun.Starter starter = InterleavedRun.starter(tester, java, event -> {
			// Each run has hundreds of events; what is told is how the proof goes.
		});
		pairs = new StartedPairs(making.subject().recipe(), making.base(), starter, runs, RandomGenerator.getDefault());
		return pairs;
	}

	@Override
	protected synchronized void canceling() {
		cancelled = true;
		if (pairs != null) {
			pairs.cancel();
		}
	}

	/** Shows how far it is, and the proof as far as it has come at its finding. */
	private final class Shown implements ProofMaking.Listener {

		private final IProgressMonitor monitor;
		private int worked;

		Shown(IProgressMonitor monitor) {
			this.monitor = monitor;
		}

		@Override
		public void step(ProofProgress.Step step) {
			int done = (int) ((long) SCALE * step.made() / Math.max(1, step.of()));
			// A plan with more pairs than expected takes nothing back from the bar.
			monitor.worked(Math.max(0, done - worked));
			worked = Math.max(worked, done);
			monitor.subTask(step.words());
			refresh();
		}

		@Override
		public void tell(String sentence) {
			monitor.setTaskName(TEXTS.get("job.end", getName() + '.', sentence));
		}
	}

	/** In a job of its own: this one holds the place of proofs and not that of a folder. */
	private void refresh() {
		WorkspaceJob refresh = new WorkspaceJob(TEXTS.get("job.refresh", project.getName())) {
			@Override
			public IStatus runInWorkspace(IProgressMonitor monitor) throws CoreException {
				if (project.isAccessible()) {
					project.getFolder(ProofFile.FOLDER_NAME).refreshLocal(IResource.DEPTH_ONE, monitor);
				}
				return Status.OK_STATUS;
			}
		};
		refresh.setRule(project);
		refresh.setSystem(true);
		refresh.schedule();
	}

	private static void delete(Path folder) {
		if (!Files.exists(folder)) {
			return;
		}
		try (Stream<Path> files = Files.walk(folder)) {
			for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
				Files.deleteIfExists(file);
			}
		} catch (IOException left) {
			Platform.getLog(ProofJob.class).warn("The run files of a proof stay in " + folder, left);
		}
	}
}
