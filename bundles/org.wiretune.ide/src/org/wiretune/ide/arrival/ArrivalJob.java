/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.arrival;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.IPreferencesService;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceReference;
import org.osgi.service.prefs.BackingStoreException;
import org.wiretune.ide.RuleChoices;
import org.wiretune.ide.internal.Messages;

/** Counts the projects that came when an import is over, and has the user told once of each of them. */
public final class ArrivalJob extends Job {

	/** Family of this job. */
	public static final Object FAMILY = new Object();

	/** Key of whether the user is told at all. */
	public static final String TELL = "arrival.tell";

	private static final String TOLD = "arrival.told";
	private static final String BETWEEN = "/";
	/** An import adds its projects one after the other, and each begins this anew. */
	private static final long QUIET_MILLIS = 1500;
	private static final ArrivalJob JOB = new ArrivalJob();

	private ArrivalJob() {
		super(Messages.ReadableProjects_counting);
		setSystem(true);
		setPriority(DECORATE);
	}

	/** Counts when no project has come for a while. Called while the workspace is locked. */
	static void look() {
		// Where it runs it is left to its end and comes again.
		JOB.cancelWhereItWaits();
		JOB.schedule(QUIET_MILLIS);
	}

	private void cancelWhereItWaits() {
		if (getState() != RUNNING) {
			cancel();
		}
	}

	/** {@return whether the user wants to be told} */
	private static boolean isWanted() {
		// There are no preferences any more where the workbench has just been closed.
		IPreferencesService preferences = Platform.getPreferencesService();
		return preferences != null && preferences.getBoolean(RuleChoices.NODE, TELL, true, null);
	}

	@Override
	public boolean belongsTo(Object family) {
		return family == FAMILY;
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		if (!isWanted()) {
			return Status.OK_STATUS;
		}
		ReadableProjects.Found found = ReadableProjects.count();
		Set<String> names = found.projects().stream().map(IProject::getName).collect(Collectors.toSet());
		Set<String> told = told();
		Bundle bundle = FrameworkUtil.getBundle(ArrivalJob.class);
		ServiceReference<ArrivalTeller> teller = bundle.getBundleContext().getServiceReference(ArrivalTeller.class);
		if (told.containsAll(names) || teller == null) {
			return Status.OK_STATUS;
		}
		told.addAll(names);
		keep(told);
		try {
			bundle.getBundleContext().getService(teller).came(found);
		} finally {
			bundle.getBundleContext().ungetService(teller);
		}
		return Status.OK_STATUS;
	}

	/** Without those that are gone, which may come back as others. No name of a project holds a slash. */
	private static Set<String> told() {
		Set<String> names = new HashSet<>(List.of(Platform.getPreferencesService().getString(RuleChoices.NODE, TOLD, "", null).split(BETWEEN)));
		names.removeIf(name -> name.isEmpty() || !ResourcesPlugin.getWorkspace().getRoot().getProject(name).exists());
		return names;
	}

	private static void keep(Set<String> told) {
		IEclipsePreferences preferences = InstanceScope.INSTANCE.getNode(RuleChoices.NODE);
		preferences.put(TOLD, told.stream().sorted().collect(Collectors.joining(BETWEEN)));
		try {
			preferences.flush();
		} catch (BackingStoreException notKept) {
			Platform.getLog(ArrivalJob.class).warn("Projects that the user was told of may be told again.", notKept);
		}
	}
}
