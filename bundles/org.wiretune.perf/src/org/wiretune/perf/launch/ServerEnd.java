/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.wiretune.perf.ServerSettings;

/** Says in a sentence why a server ended before its run was over. */
final class ServerEnd {

	/** An exit code above it is that of a process which a signal has ended: the rest is its number. */
	static final int SIGNALS = 128;

	/** What ends a start: a refusal of the virtual machine, an exception that nobody caught, or a class named as one in front. */
	private static final Pattern ERROR = Pattern.compile("^(?:Error: (?!Could not create the Java|A fatal exception)|Error occurred |Unrecognized |Exception in thread |# A fatal error |(?:[a-z_][\\w$]*\\.)+[A-Z][\\w$]*(?:Exception|Error)\\b)");
	/** Warnings of the virtual machine and of a logger, what the launcher says behind a reason, the frames of a stack, and lines without a word. */
	private static final Pattern NO_REASON = Pattern.compile("^(?:.{0,60} VM warning: |Error: |\\P{L}*$|(?i:warning|note|info|picked up)\\b|\\[[^\\]]*]\\[(?:warning|info)|\\s+at |\\s*\\.\\.\\. \\d+ more)");

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
			return TEXTS.get("server.didNotStart", Integer.toString(code), reason(lastLines).orElse(TEXTS.get("server.saidNothing")));
		}
		if (code > SIGNALS) {
			return TEXTS.get("server.killed", code - SIGNALS, where);
		}
		return TEXTS.get("server.ended", Integer.toString(code), where,
				lastLines.isEmpty() ? TEXTS.get("server.saidNothing") : lastLines.get(lastLines.size() - 1));
	}

	/**
	 * The line that says most of why a program did not start: the error of the virtual machine or the exception that ended it,
	 * else the first line that is no warning, and warnings only where there is nothing else.
	 */
	private static Optional<String> reason(List<String> lastLines) {
		List<String> said = lastLines.stream().filter(line -> !line.isBlank()).toList();
		return said.stream().filter(line -> ERROR.matcher(line).find()).findFirst()
				.or(() -> said.stream().filter(line -> !NO_REASON.matcher(line).find()).findFirst())
				.or(() -> said.stream().findFirst());
	}
}
