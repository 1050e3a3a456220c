/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.results;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.SafeRunner;
import org.eclipse.core.runtime.Status;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.file.RunHistory;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.view.GoingRun;
import org.wiretune.perf.view.RunSeries;

/**
 * The performance runs of the projects: tells views of runs that go on, and keeps the run files of the folder
 * {@value RunHistory#FOLDER_NAME} of each project at hand. Safe for any thread.
 */
public final class RunResults {

	private static final RunResults INSTANCE = new RunResults();

	private final List<RunResultsListener> listeners = new CopyOnWriteArrayList<>();
	private final Map<IProject, List<RunHistory.Entry>> entries = new ConcurrentHashMap<>();
	/** Counts the changes that were told, so that what was read before one is not kept behind it. */
	private final AtomicLong changed = new AtomicLong();
	/** In the order they were started. */
	private final LinkedHashMap<IProject, GoingRun> going = new LinkedHashMap<>();
	private final IResourceChangeListener changes = this::resourceChanged;

	private RunResults() {
	}

	/** {@return the results of the workspace} */
	public static RunResults get() {
		return INSTANCE;
	}

	/**
	 * Adds a listener. A listener that is there already is not added again.
	 *
	 * @param listener the listener
	 */
	public synchronized void addListener(RunResultsListener listener) {
		if (!listeners.contains(listener)) {
			listeners.add(listener);
		}
		listen();
	}

	/**
	 * Removes a listener.
	 *
	 * @param listener the listener
	 */
	public void removeListener(RunResultsListener listener) {
		listeners.remove(listener);
	}

	/**
	 * Reads the run files of a project, or gives those read before. Reads from the disk, so not to be called on the UI
	 * thread.
	 *
	 * @param project the project
	 * @return its run files, newest last; those that cannot be read come first and say why
	 * @throws CoreException where the folder cannot be listed
	 */
	public List<RunHistory.Entry> entries(IProject project) throws CoreException {
		listen();
		List<RunHistory.Entry> known = entries.get(project);
		if (known != null) {
			return known;
		}
		IPath location = project.getLocation();
		if (location == null || !project.isAccessible()) {
			return List.of();
		}
		try {
			long before = changed.get();
			List<RunHistory.Entry> read = RunHistory.ofProject(location.toFile().toPath()).entries();
			if (changed.get() == before) {
				entries.put(project, read);
				if (changed.get() != before) {
					// What came while they were read is not among them.
					entries.remove(project);
				}
			}
			return read;
		} catch (IOException problem) {
			throw new CoreException(Status.error(problem.getMessage(), problem));
		}
	}

	/**
	 * Reads the runs of a project that can be read. Not to be called on the UI thread.
	 *
	 * @param project the project
	 * @return its runs, newest last
	 * @throws CoreException where the folder cannot be listed
	 */
	public List<RunFile> runs(IProject project) throws CoreException {
		return entries(project).stream().flatMap(entry -> entry.run().stream()).toList();
	}

	/**
	 * Reads the newest run of a project. Not to be called on the UI thread.
	 *
	 * @param project the project
	 * @return the run, empty where there is none
	 * @throws CoreException where the folder cannot be listed
	 */
	public Optional<RunFile> latest(IProject project) throws CoreException {
		List<RunFile> runs = runs(project);
		return runs.isEmpty() ? Optional.empty() : Optional.of(runs.get(runs.size() - 1));
	}

	/**
	 * Says that a run has started.
	 *
	 * @param project the project that keeps its run file
	 * @param specification what is measured
	 */
	public void started(IProject project, RunSpecification specification) {
		synchronized (going) {
			going.remove(project);
			going.put(project, new GoingRun(specification));
		}
		tell(listener -> listener.runStarted(project, specification));
	}

	/**
	 * Says that a run that was told as started could not be started.
	 *
	 * @param project the project that would have kept its run file
	 */
	public void notStarted(IProject project) {
		synchronized (going) {
			going.remove(project);
		}
		tell(listener -> listener.runNotStarted(project));
		tell(listener -> listener.resultsChanged(project));
	}

	/**
	 * Says that something happened in a run.
	 *
	 * @param project the project
	 * @param event what
	 */
	public void happened(IProject project, RunEvent event) {
		going(project).ifPresent(run -> run.happened(event));
		tell(listener -> listener.runHappened(project, event));
	}

	/**
	 * Says that a run is over and its file is kept.
	 *
	 * @param project the project
	 * @param run the run
	 */
	public void ended(IProject project, RunFile run) {
		forget(project);
		GoingRun over;
		synchronized (going) {
			over = going.remove(project);
		}
		RunSeries course = over == null ? RunSeries.NONE : over.series();
		tell(listener -> listener.runEnded(project, run, course));
		tell(listener -> listener.resultsChanged(project));
	}

	/** {@return the run of a project that goes on} @param project the project */
	Optional<GoingRun> going(IProject project) {
		synchronized (going) {
			return Optional.ofNullable(going.get(project));
		}
	}

	/** {@return the projects with a run that goes on, the one started last at the end} */
	List<IProject> goingProjects() {
		synchronized (going) {
			return List.copyOf(going.keySet());
		}
	}

	/** {@return the run that goes on and was started last, with its project} */
	Optional<Map.Entry<IProject, GoingRun>> lastGoing() {
		synchronized (going) {
			return going.entrySet().stream().reduce((earlier, later) -> later).map(last -> Map.entry(last.getKey(), last.getValue()));
		}
	}

	private void forget(IProject project) {
		changed.incrementAndGet();
		entries.remove(project);
	}

	private void listen() {
		// The platform adds the same listener only once.
		ResourcesPlugin.getWorkspace().addResourceChangeListener(changes, IResourceChangeEvent.POST_CHANGE);
	}

	private void resourceChanged(IResourceChangeEvent event) {
		Set<IProject> touched = new LinkedHashSet<>();
		try {
			event.getDelta().accept(delta -> {
				IResource resource = delta.getResource();
				int depth = resource.getFullPath().segmentCount();
				if (depth == 1 && (delta.getKind() != IResourceDelta.CHANGED || (delta.getFlags() & IResourceDelta.OPEN) != 0)) {
					touched.add(resource.getProject());
					return false;
				}
				if (depth == 2 && !resource.getName().equals(RunHistory.FOLDER_NAME)) {
					return false;
				}
				if (depth > 2) {
					if (delta.getKind() != IResourceDelta.CHANGED || (delta.getFlags() & (IResourceDelta.CONTENT | IResourceDelta.REPLACED)) != 0) {
						touched.add(resource.getProject());
					}
					return false;
				}
				return true;
			});
		} catch (CoreException problem) {
			Platform.getLog(RunResults.class).error("The change of the workspace could not be read.", problem); //$NON-NLS-1$
		}
		for (IProject project : touched) {
			forget(project);
			tell(listener -> listener.resultsChanged(project));
		}
	}

	private void tell(Consumer<RunResultsListener> message) {
		for (RunResultsListener listener : listeners) {
			SafeRunner.run(() -> message.accept(listener));
		}
	}
}
