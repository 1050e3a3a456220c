/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.arrival;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.IPreferencesService;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.osgi.service.prefs.BackingStoreException;
import org.wiretune.ide.AnalysedProject;
import org.wiretune.ide.ProjectContent;
import org.wiretune.ide.ProjectLifecycle;
import org.wiretune.ide.internal.Messages;

/**
 * The open projects that hold what WireTune reads and that nobody enabled it for, however they came: by an import, from a version
 * control system, by a wizard. Counted in a job by the names of their files, and only while somebody listens. Any thread.
 */
public final class ReadableProjects {

	private static final ReadableProjects INSTANCE = new ReadableProjects();
	private static final String NODE = "org.wiretune.ide";
	private static final String DECLINED = "declinedProjects";
	private static final String BETWEEN = "/";
	/** An import adds its projects one after the other. */
	private static final long QUIET_MILLIS = 700;

	private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
	private final IResourceChangeListener lifecycle = new ProjectLifecycle(this::look);
	private final Job job = Job.createSystem(Messages.ReadableProjects_counting, (ICoreRunnable) monitor -> countAndTell());
	private volatile Found found = new Found(List.of(), 0);

	/**
	 * What was counted.
	 *
	 * @param projects the projects that could be enabled, by name
	 * @param open how many projects are open in all
	 */
	public record Found(List<IProject> projects, int open) {

		/** Copies the list. */
		public Found {
			projects = List.copyOf(projects);
		}
	}

	private ReadableProjects() {
	}

	/** {@return those of the workspace} */
	public static ReadableProjects get() {
		return INSTANCE;
	}

	/** {@return what was counted last; nothing before the first count} */
	public Found found() {
		return found;
	}

	/** Counts now and after each change of projects, until the listener is removed. @param listener told on the thread of a job after each count; returns at once */
	public synchronized void addListener(Runnable listener) {
		listeners.add(listener);
		// The platform adds the same listener only once.
		ResourcesPlugin.getWorkspace().addResourceChangeListener(lifecycle, IResourceChangeEvent.POST_CHANGE);
		job.schedule();
	}

	/** Ends it. @param listener a listener */
	public synchronized void removeListener(Runnable listener) {
		listeners.remove(listener);
		if (listeners.isEmpty()) {
			ResourcesPlugin.getWorkspace().removeResourceChangeListener(lifecycle);
		}
	}

	/** Offers the projects that are counted now no more. @throws BackingStoreException where that cannot be kept */
	public void decline() throws BackingStoreException {
		decline(found);
	}

	/** Offers projects no more. @param those the projects @throws BackingStoreException where that cannot be kept */
	public void decline(Found those) throws BackingStoreException {
		IEclipsePreferences preferences = InstanceScope.INSTANCE.getNode(NODE);
		Set<String> names = declined();
		those.projects().forEach(project -> names.add(project.getName()));
		preferences.put(DECLINED, names.stream().sorted().collect(Collectors.joining(BETWEEN)));
		preferences.flush();
		look();
	}

	/** No name of a project holds a slash. */
	private static Set<String> declined() {
		// There are no preferences any more where the workbench has just been closed.
		IPreferencesService preferences = Platform.getPreferencesService();
		Set<String> names = new HashSet<>(List.of((preferences == null ? "" : preferences.getString(NODE, DECLINED, "", null)).split(BETWEEN)));
		names.remove("");
		return names;
	}

	private void look() {
		job.schedule(QUIET_MILLIS);
	}

	private void countAndTell() {
		found = count();
		listeners.forEach(Runnable::run);
	}

	/** {@return what could be enabled now} Waits until the files of projects that came are known. Not for the UI thread. */
	static Found count() {
		try {
			Job.getJobManager().join(ResourcesPlugin.FAMILY_MANUAL_REFRESH, null);
			Job.getJobManager().join(ResourcesPlugin.FAMILY_AUTO_REFRESH, null);
		} catch (InterruptedException stopped) {
			Thread.currentThread().interrupt();
		}
		Set<String> declined = declined();
		List<IProject> open = new ArrayList<>();
		for (IProject project : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
			if (project.isAccessible()) {
				open.add(project);
			}
		}
		List<IProject> readable = open.stream()
				.filter(project -> !AnalysedProject.isOn(project) && !declined.contains(project.getName()) && ProjectContent.isWorthEnabling(project, within(project, open))).toList();
		return new Found(readable, open.size());
	}

	/** The folders of a project that are projects themselves, as full paths: modules of a build lie in the folder of the whole. */
	private static Set<IPath> within(IProject project, List<IProject> open) {
		IPath location = project.getLocation();
		Set<IPath> folders = new HashSet<>();
		for (IProject other : open) {
			IPath inside = other.getLocation();
			if (location != null && inside != null && !other.equals(project) && location.isPrefixOf(inside)) {
				folders.add(project.getFullPath().append(inside.makeRelativeTo(location)));
			}
		}
		return folders;
	}
}
