/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide;

import java.util.List;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.wiretune.ide.internal.Messages;
import org.wiretune.ide.markers.UncheckedFixes;

/**
 * Computes, when the user rests, the fixes of findings whose markers an update left alone. What a fix says may depend on more
 * than is known before it is computed, so rarely a marker offers other fixes than its finding; a fix that is applied is always
 * computed anew.
 */
final class FixesCheckJob extends Job {

	/** No save for so long, in milliseconds. */
	private static final long REST_MILLIS = 1000;

	private final Runnable wrong;
	private volatile List<UncheckedFixes> unchecked = List.of();

	/** @param wrong called where a marker offers other fixes than its finding; on the thread of the job */
	FixesCheckJob(Runnable wrong) {
		super(Messages.WorkspaceAnalysis_markers);
		this.wrong = wrong;
		setSystem(true);
		setPriority(DECORATE);
	}

	/** Takes others in place of those that it was given before. @param next the findings; none where all markers are right */
	void check(List<UncheckedFixes> next) {
		cancel();
		unchecked = List.copyOf(next);
		if (!next.isEmpty()) {
			schedule(REST_MILLIS);
		}
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		List<UncheckedFixes> given = unchecked;
		for (UncheckedFixes each : given) {
			if (monitor.isCanceled()) {
				return Status.CANCEL_STATUS;
			}
			if (!each.areRight()) {
				wrong.run();
				break;
			}
		}
		if (unchecked == given) {
			unchecked = List.of();
		}
		return Status.OK_STATUS;
	}

	@Override
	public boolean belongsTo(Object family) {
		return family == WorkspaceAnalysis.FIXES_FAMILY;
	}
}
