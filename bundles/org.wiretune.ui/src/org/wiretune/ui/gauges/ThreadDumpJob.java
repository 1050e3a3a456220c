/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import java.io.IOException;
import java.time.Instant;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.wiretune.ide.job.WaitingJob;
import org.wiretune.servers.dumps.ThreadDump;
import org.wiretune.servers.dumps.ThreadDumps;
import org.wiretune.servers.gauges.GaugeSession;
import org.wiretune.servers.host.ServerAccess;
import org.wiretune.servers.metrics.ConnectionFailedException;
import org.wiretune.servers.metrics.JvmTarget;

/** Takes a thread dump of a server in the background and shows it. A process that does not answer is given up by Cancel. */
final class ThreadDumpJob extends WaitingJob {

	private final GaugeSession session;
	private final JvmTarget target;
	private final Shell shell;

	ThreadDumpJob(GaugeSession session, JvmTarget target, Shell shell) {
		super(NLS.bind(Messages.Dump_job, target.name()));
		this.session = session;
		this.target = target;
		this.shell = shell;
		setUser(true);
	}

	@Override
	protected IStatus ask(IProgressMonitor monitor) throws InterruptedException {
		try {
			ThreadDump dump = ThreadDumps.take(new ServerAccess(), target);
			Instant time = Instant.now();
			session.dumped(time.toEpochMilli());
			Display display = shell.isDisposed() ? null : shell.getDisplay();
			if (display != null) {
				display.asyncExec(() -> {
					if (!shell.isDisposed()) {
						new ThreadDumpDialog(shell, dump, target, time, session.time(time.toEpochMilli())).open();
					}
				});
			}
			return Status.OK_STATUS;
		} catch (IOException | ConnectionFailedException failure) {
			return Status.error(NLS.bind(Messages.Dump_failed, target.name(), failure.getMessage()), failure);
		}
	}
}
