/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.event;

import org.wiretune.safety.secret.SentenceSecrets;

/**
 * The events of one process of a run, of whose messages several may be lines of one text, such as a key. Each message hides
 * what it can tell by itself; this hides what only those before it tell. Not thread-safe.
 */
public final class RunMessages {

	private final SentenceSecrets secrets = new SentenceSecrets();

	/**
	 * {@return the event as it may be shown}
	 *
	 * @param event the next event of the process
	 */
	public RunEvent shown(RunEvent event) {
		return event instanceof RunEvent.Message message ? new RunEvent.Message(message.time(), secrets.hidden(message.text())) : event;
	}
}
