/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.List;
import java.util.Optional;
import org.wiretune.perf.ServerSettings;

/** Says in a sentence why a server ended before its run was over. */
final class ServerEnd {

	/** An exit code above it is that of a process which a signal has ended: the rest is its number. */
	static final int SIGNALS = 128;

	private ServerEnd() {
	}

	/**
	 * Says why.
	 *
	 * @param code exit code; above 128 a signal ended the process
	 * @param lastLines the last lines the server printed
	 * @param settings what it was set to
	 * @param wasReady whether it had become ready
	 * @param where what was measured
	 */
	static String sentence(int code, List<String> lastLines, ServerSettings settings, boolean wasReady, String where) {
		if (lastLines.stream().anyMatch(line -> line.contains("OutOfMemoryError"))) {
			return wasReady ? TEXTS.get("server.outOfMemory", settings.maximumHeapMegabytes(), where)
					: TEXTS.get("server.outOfMemoryAtStart", settings.maximumHeapMegabytes());
		}
		if (!wasReady) {
			Optional<String> said = lastLines.stream().filter(line -> !line.isBlank()).findFirst();
			return TEXTS.get("server.didNotStart", Integer.toString(code), said.orElse(TEXTS.get("server.saidNothing")));
		}
		if (code > SIGNALS) {
			return TEXTS.get("server.killed", code - SIGNALS, where);
		}
		return TEXTS.get("server.ended", Integer.toString(code), where,
				lastLines.isEmpty() ? TEXTS.get("server.saidNothing") : lastLines.get(lastLines.size() - 1));
	}
}
