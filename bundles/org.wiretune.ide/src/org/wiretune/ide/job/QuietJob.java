/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.job;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;

/** Does one thing in the background that nobody waits for and the Progress view does not show. */
public final class QuietJob extends Job {

	private final Object family;
	private final Runnable work;

	/**
	 * A job that is not scheduled yet.
	 *
	 * @param name what tells of it
	 * @param family what finds it
	 * @param work what it does, on its own thread
	 */
	public QuietJob(String name, Object family, Runnable work) {
		super(name);
		this.family = family;
		this.work = work;
		setSystem(true);
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		work.run();
		return Status.OK_STATUS;
	}

	@Override
	public boolean belongsTo(Object asked) {
		return asked == family;
	}
}
