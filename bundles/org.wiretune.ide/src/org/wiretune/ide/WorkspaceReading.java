/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.SubMonitor;
import org.wiretune.ide.files.WorkspaceFile;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.config.RulesFile;
import org.wiretune.lint.source.SourceFile;

/**
 * What was read of the workspace, and which files are to be read again. Safe for several threads; whoever holds its
 * lock asks for no scheduling rule, so that a builder that holds the workspace's rule may wait for it.
 */
public final class WorkspaceReading {

	private final ReentrantLock lock = new ReentrantLock();
	private final AnalysisSession session = new AnalysisSession();
	/** Modification stamp of each file that was read. */
	private final NavigableMap<String, Long> stamps = new TreeMap<>();
	/** Files to be read; what a cancelled update left is read by the next. */
	private final NavigableMap<String, IFile> changed = new TreeMap<>();
	private final Set<String> gone = new TreeSet<>();
	private final Set<IProject> known = new HashSet<>();
	/** Projects whose files are all to be read again. */
	private final Set<IProject> forgotten = new HashSet<>();
	private boolean stale = true;

	/**
	 * What an update gave.
	 *
	 * @param result what the analysis told
	 * @param files the paths of the files that were read or are gone since the last result; null where more may be told otherwise
	 *        than what these are about, because other rules or numbers hold
	 */
	record Update(LintResult result, Set<String> files) {
	}

	/**
	 * Reads what changed and applies the rules.
	 *
	 * @param projects the open projects that have the nature
	 * @param changes what changed in one of them, or null
	 * @param progress shows progress; where it is cancelled, nothing is lost
	 * @return what it gave, or null where nothing changed since the last
	 * @throws CoreException where a project cannot be listed
	 * @throws org.eclipse.core.runtime.OperationCanceledException where the user cancelled
	 */
	Update update(Set<IProject> projects, ProjectChanges changes, SubMonitor progress) throws CoreException {
		lock.lock();
		try {
			compare(projects, changes);
			if (!stale && changed.isEmpty() && gone.isEmpty()) {
				return null;
			}
			Map<String, Long> read = new HashMap<>();
			List<WorkspaceFile> files = new ArrayList<>();
			changed.forEach((path, file) -> {
				read.put(path, file.getModificationStamp());
				files.add(new WorkspaceFile(file));
			});
			Set<String> touched = new HashSet<>(read.keySet());
			touched.addAll(gone);
			boolean further = stale || touched.stream().anyMatch(RulesFile::isOne);
			stale = true;
			LintResult result = session.update(files, gone, progress);
			stamps.keySet().removeAll(gone);
			stamps.putAll(read);
			changed.clear();
			gone.clear();
			stale = false;
			return new Update(result, further ? null : touched);
		} finally {
			lock.unlock();
		}
	}

	/**
	 * Applies the rules to the workspace as it would be with other texts of some files. Nothing of it is kept.
	 *
	 * @param unsaved the texts of editors
	 * @param patience how long to wait for an analysis that runs, in milliseconds
	 * @param cancellation ends the analysis
	 * @return what the analysis told, or null where one runs for longer
	 * @throws InterruptedException where the thread is interrupted
	 * @throws org.eclipse.core.runtime.OperationCanceledException where it was cancelled
	 */
	public LintResult withUnsaved(Collection<SourceFile> unsaved, long patience, Cancellation cancellation) throws InterruptedException {
		if (!lock.tryLock(patience, TimeUnit.MILLISECONDS)) {
			return null;
		}
		try {
			return session.preview(unsaved, cancellation);
		} finally {
			lock.unlock();
		}
	}

	/**
	 * Lets the next update read all files of a project again, whichever project that update is for: where all projects
	 * are built anew, the rules then run once and not once for each project.
	 *
	 * @param project the project
	 */
	public void forget(IProject project) {
		lock.lock();
		try {
			below(project).replaceAll((path, stamp) -> null);
			forgotten.add(project);
		} finally {
			lock.unlock();
		}
	}

	/** Lets the next update apply the rules even if no file changed. */
	public void applyRulesAgain() {
		lock.lock();
		try {
			stale = true;
		} finally {
			lock.unlock();
		}
	}

	private void compare(Set<IProject> projects, ProjectChanges changes) throws CoreException {
		AnalysedFiles files = new AnalysedFiles(projects);
		for (IProject project : List.copyOf(known)) {
			if (!projects.contains(project)) {
				gone.addAll(below(project).keySet());
				String prefix = WorkspaceFile.path(project) + '/';
				changed.keySet().removeIf(path -> path.startsWith(prefix));
				known.remove(project);
			}
		}
		// A folder may have become, or ceased to be, a project of its own; then other projects have fewer or more files.
		boolean others = !known.equals(projects);
		for (IProject project : projects) {
			if (others || forgotten.contains(project) || changes != null && changes.covers(project)) {
				compareBelow(project, files);
				known.add(project);
			}
		}
		forgotten.clear();
		if (changes != null && changes.project() != null && known.contains(changes.project())) {
			for (IContainer folder : changes.folders()) {
				below(folder).replaceAll((path, stamp) -> null);
				compareBelow(folder, files);
			}
			for (IFile file : changes.files()) {
				compare(file, files);
			}
		}
	}

	private void compareBelow(IContainer folder, AnalysedFiles files) throws CoreException {
		Set<String> missing = new HashSet<>(below(folder).keySet());
		files.walk(folder, file -> {
			String path = WorkspaceFile.path(file);
			if (session.isWanted(path)) {
				missing.remove(path);
				note(path, file);
			}
		});
		gone.addAll(missing);
		changed.keySet().removeAll(missing);
	}

	private void compare(IFile file, AnalysedFiles files) {
		String path = WorkspaceFile.path(file);
		if (!session.isWanted(path)) {
			return;
		}
		if (files.isAnalysed(file)) {
			// The delta says it changed, which also covers what the stamp does not show, such as another encoding.
			changed.put(path, file);
			gone.remove(path);
		} else {
			changed.remove(path);
			gone.add(path);
		}
	}

	private void note(String path, IFile file) {
		gone.remove(path);
		Long stamp = stamps.get(path);
		if (stamp == null || stamp.longValue() != file.getModificationStamp()) {
			changed.put(path, file);
		}
	}

	/** What was read below a folder; a value of null asks for it to be read again. */
	private NavigableMap<String, Long> below(IContainer folder) {
		String prefix = WorkspaceFile.path(folder) + '/';
		return stamps.subMap(prefix, true, prefix + Character.MAX_VALUE, false);
	}
}
