/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.servers;

import java.util.concurrent.atomic.AtomicBoolean;

import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.wiretune.servers.gauges.ServerTables;

/** Reads what views of servers need before one of them asks for it on the thread of the display: tables of metrics, gauges and alarms, and the known servers. */
public final class ServersAhead {

	private static final AtomicBoolean ASKED = new AtomicBoolean();

	private ServersAhead() {
	}

	/** Reads them once, in a job, when nothing else is to be done. Any thread. */
	public static void read() {
		if (ASKED.compareAndSet(false, true)) {
			Job job = Job.createSystem(ServerTexts.TEXTS.get("ahead"), (ICoreRunnable) monitor -> {
				ServerTables.standard();
				KnownServers.get();
			});
			job.setPriority(Job.DECORATE);
			job.schedule();
		}
	}
}
