/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.wiretune.servers.kit.KitTexts.TEXTS;

import java.util.List;

/** Says in a sentence why a server that was to go on has ended. */
final class ServerEndSentence {

	private static final int SIGNAL = 128;
	private static final int SIGNAL_KILL = 9;

	private ServerEndSentence() {
	}

	/**
	 * Says why.
	 *
	 * @param server name of the server
	 * @param code exit code; above 128 a signal ended the process
	 * @param lastLines its last lines, oldest first
	 * @return a sentence that says what to do
	 */
	static String of(String server, int code, List<String> lastLines) {
		if (code == SIGNAL + SIGNAL_KILL) {
			return TEXTS.get("standing.killed", server);
		}
		return code > SIGNAL ? TEXTS.get("standing.signal", server, code - SIGNAL) : TEXTS.get("standing.ended", server, Integer.toString(code),
				lastLines.isEmpty() ? TEXTS.get("start.saidNothing") : lastLines.get(lastLines.size() - 1));
	}
}
