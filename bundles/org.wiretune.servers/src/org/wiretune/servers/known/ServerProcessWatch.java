/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.known;

import org.wiretune.safety.thread.InterruptibleThread;
import org.wiretune.servers.kit.StandingServer;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.LocalJvmAccess;

/** Looks whether the processes of servers stand still or do not answer. */
public final class ServerProcessWatch {

	private static final int PATIENCE_MILLIS = 3000;

	private final LocalJvmAccess processes = new LocalJvmAccess();
	private final Runnable changed;

	/** A watch. @param changed told when a server answers, or does so no longer */
	public ServerProcessWatch(Runnable changed) {
		this.changed = changed;
	}

	/** Looks whether a process stands still. Asking it by HTTP would disturb a run, whose driver notices by itself. @param entry the server */
	public void look(ServerEntry entry) {
		long pid = entry.pid();
		if (pid == 0 || !entry.isAlive()) {
			entry.paused = false;
			entry.silent = false;
			return;
		}
		entry.paused = processes.isPaused(new JvmTarget(pid, entry.name()));
		StandingServer standing = entry.standing().orElse(null);
		if (standing == null || standing.state() != StandingServer.State.READY || standing.isUsed() || entry.paused) {
			entry.silent = false;
		} else if (entry.asking.compareAndSet(false, true)) {
			InterruptibleThread.start("WireTune server question", () -> {
				boolean before = entry.silent;
				entry.silent = !standing.answers(PATIENCE_MILLIS) && standing.state() == StandingServer.State.READY;
				entry.asking.set(false);
				if (before != entry.silent) {
					changed.run();
				}
			});
		}
	}
}
