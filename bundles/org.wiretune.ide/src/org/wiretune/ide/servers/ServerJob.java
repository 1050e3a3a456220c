/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.servers;

import static org.wiretune.ide.servers.ServerTexts.TEXTS;

import java.util.Set;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.wiretune.servers.known.ServerRow;

/** Does something with a server in the background, with progress, and can be cancelled. */
public final class ServerJob extends Job {

	/** Family of these jobs. */
	public static final Object FAMILY = new Object();

	private static final Set<ServerRow.Action> ACTIONS = Set.of(ServerRow.Action.START, ServerRow.Action.STOP, ServerRow.Action.INSTALL,
			ServerRow.Action.RESET, ServerRow.Action.REMOVE);

	private final KnownServers servers;
	private final ServerRow row;
	private final ServerRow.Action action;

	/**
	 * A job that has to be scheduled.
	 *
	 * @param servers the servers
	 * @param row the server
	 * @param action what is done: start, stop, install, reset or remove
	 */
	public ServerJob(KnownServers servers, ServerRow row, ServerRow.Action action) {
		super(TEXTS.get("job." + action.name(), row.name()));
		if (!ACTIONS.contains(action)) {
			throw new IllegalArgumentException(action.name());
		}
		this.servers = servers;
		this.row = row;
		this.action = action;
		setUser(action == ServerRow.Action.INSTALL);
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		monitor.beginTask(getName(), IProgressMonitor.UNKNOWN);
		try {
			switch (action) {
			case START -> servers.start(row.id(), monitor);
			case STOP -> servers.stop(row.id());
			case INSTALL -> servers.install(row.kind().orElseThrow(), monitor);
			case RESET -> servers.reset(row.id());
			case REMOVE -> servers.remove(row.id());
			case LOG, CONFIGURATION -> throw new IllegalStateException(action.name());
			}
			return Status.OK_STATUS;
		} catch (OperationCanceledException e) {
			return Status.CANCEL_STATUS;
		} catch (CoreException e) {
			return Status.warning(e.getStatus().getMessage());
		} finally {
			servers.refresh();
		}
	}

	@Override
	public boolean belongsTo(Object family) {
		return family == FAMILY;
	}
}
