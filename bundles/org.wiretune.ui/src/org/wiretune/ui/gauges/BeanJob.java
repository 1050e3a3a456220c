/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import java.io.IOException;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.osgi.util.NLS;
import org.wiretune.servers.host.ServerAccess;
import org.wiretune.servers.metrics.ConnectionFailedException;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.own.BeanBrowser;
import org.wiretune.servers.own.BeanEntry;

/**
 * Asks a program in the background what it offers to make gauges of, and then for the values of one MBean at a time. A program
 * that does not answer holds up nothing but this job.
 */
final class BeanJob extends Job {

	private final JvmTarget target;
	private final Consumer<List<BeanEntry>> offered;
	private final Consumer<BeanEntry> valued;
	private final Consumer<String> failed;
	private BeanBrowser browser;
	private final Queue<BeanEntry> wanted = new ConcurrentLinkedQueue<>();
	private volatile boolean over;

	/**
	 * A job.
	 *
	 * @param target
	 *            the program
	 * @param offered
	 *            told once what there is, on a background thread
	 * @param valued
	 *            told the values of an MBean, on a background thread
	 * @param failed
	 *            told why nothing could be asked, in a sentence, on a background thread
	 */
	BeanJob(JvmTarget target, Consumer<List<BeanEntry>> offered, Consumer<BeanEntry> valued, Consumer<String> failed) {
		super(NLS.bind(Messages.Own_job, target.name()));
		this.target = target;
		this.offered = offered;
		this.valued = valued;
		this.failed = failed;
		setSystem(true);
		setPriority(INTERACTIVE);
	}

	/** Asks for the values of an MBean. */
	void value(BeanEntry entry) {
		wanted.add(entry);
		schedule();
	}

	/** Ends it; the connection is closed in the background. */
	void end() {
		over = true;
		schedule();
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		try {
			if (over) {
				close();
			} else if (browser == null) {
				browser = BeanBrowser.open(new ServerAccess(), target);
				offered.accept(browser.beans(() -> over));
			}
			for (BeanEntry entry = wanted.poll(); entry != null && !over; entry = wanted.poll()) {
				valued.accept(browser.valued(entry));
			}
		} catch (IOException | ConnectionFailedException failure) {
			failed.accept(NLS.bind(Messages.Own_failed, target.name(), failure.getMessage()));
		} catch (InterruptedException cancelled) {
			return Status.CANCEL_STATUS;
		}
		return Status.OK_STATUS;
	}

	private void close() throws IOException {
		BeanBrowser open = browser;
		browser = null;
		if (open != null) {
			open.close();
		}
	}
}
