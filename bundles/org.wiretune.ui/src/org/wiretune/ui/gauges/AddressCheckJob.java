/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.osgi.util.NLS;
import org.wiretune.ide.addresses.AddressCheck;
import org.wiretune.ide.job.WaitingJob;
import org.wiretune.servers.address.RemoteServer;

/** Asks a server elsewhere once, in the background. Cancel gives it up at once. */
final class AddressCheckJob extends WaitingJob {

	/** Family of these jobs. */
	static final Object FAMILY = new Object();

	private final RemoteServer server;
	private final Consumer<AddressCheck> told;

	/**
	 * A job that is not scheduled yet.
	 *
	 * @param server
	 *            whom to ask
	 * @param told
	 *            takes what came of it, on the thread of the job; not called when it was cancelled
	 */
	AddressCheckJob(RemoteServer server, Consumer<AddressCheck> told) {
		super(NLS.bind(Messages.Address_job, server.address().hostAndPort()));
		this.server = server;
		this.told = told;
		setPriority(INTERACTIVE);
	}

	@Override
	protected IStatus ask(IProgressMonitor monitor) throws InterruptedException {
		AddressCheck check = AddressCheck.of(server);
		if (monitor.isCanceled()) {
			return Status.CANCEL_STATUS;
		}
		told.accept(check);
		return Status.OK_STATUS;
	}

	@Override
	public boolean belongsTo(Object family) {
		return family == FAMILY;
	}
}
