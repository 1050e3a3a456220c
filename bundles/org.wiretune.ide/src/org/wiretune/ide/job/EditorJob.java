/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.job;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;

/**
 * Reads for an editor what the user types. Such jobs run one after the other, so that those that come later find what the first found, and
 * are not seen in the Progress view.
 */
public abstract class EditorJob extends Job {

	/** How long the user has to pause for what was typed to be read, in milliseconds. */
	public static final long PAUSE_MILLIS = 300;

	private static final OneAtATime EDITORS = new OneAtATime();

	private final Object family;

	/**
	 * A job that is not scheduled yet.
	 *
	 * @param name what tells of it
	 * @param family what finds it
	 */
	protected EditorJob(String name, Object family) {
		super(name);
		this.family = family;
		setSystem(true);
		setRule(EDITORS);
	}

	/**
	 * Reads, and hands over what was read where the monitor is not cancelled then.
	 *
	 * @param monitor cancels
	 * @throws CoreException where another analysis does not end; its end is told to whoever listens to analyses
	 * @throws InterruptedException where it is given up
	 */
	protected abstract void read(IProgressMonitor monitor) throws CoreException, InterruptedException;

	@Override
	protected final IStatus run(IProgressMonitor monitor) {
		try {
			read(monitor);
			return monitor.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
		} catch (OperationCanceledException | InterruptedException cancelled) {
			return Status.CANCEL_STATUS;
		} catch (CoreException busy) {
			// Another analysis runs; its end is told to the listener.
			return Status.OK_STATUS;
		}
	}

	@Override
	public final boolean belongsTo(Object asked) {
		return asked == family;
	}
}
