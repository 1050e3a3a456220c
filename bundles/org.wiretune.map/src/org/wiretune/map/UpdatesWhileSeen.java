/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

/**
 * Passes changes on while somebody sees what they change; those that come meanwhile are made up for once, when it is seen
 * again. Safe for several threads.
 */
public final class UpdatesWhileSeen {

	private final Runnable update;
	private boolean seen = true;
	private boolean missed;

	/**
	 * Begins as something that is seen.
	 *
	 * @param update brings up to date what is seen; called without a lock
	 */
	public UpdatesWhileSeen(Runnable update) {
		this.update = update;
	}

	/** Something changed. */
	public void changed() {
		synchronized (this) {
			if (!seen) {
				missed = true;
				return;
			}
		}
		update.run();
	}

	/**
	 * Notes whether somebody sees it.
	 *
	 * @param now false where it is covered or closed
	 */
	public void seen(boolean now) {
		synchronized (this) {
			seen = now;
			if (!now || !missed) {
				return;
			}
			missed = false;
		}
		update.run();
	}
}
