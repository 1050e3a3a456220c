/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.logs;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Tells the severity of log lines: of JBoss EAP and WildFly, of WebSphere ({@code SystemOut.log}) and of Open Liberty
 * ({@code messages.log} and console). A line that continues another one, as those of a stack trace, has the severity of that.
 * Used by one thread at a time.
 */
public final class LogSeverities {

	/** {@code 2026-11-22 17:00:00,123 WARN  [org.jboss.as] (main)}, with or without the date. */
	private static final Pattern JBOSS = Pattern.compile("^(?:\\d{4}-\\d\\d-\\d\\d )?\\d\\d:\\d\\d:\\d\\d[,.]\\d{3}\\s+(\\w+)\\s.*"); //$NON-NLS-1$

	/** {@code [3/4/11 10:15:18:001 CET] 00000000 WsServerImpl  A   WSVR0001I}: a letter after the name of the component. */
	private static final Pattern WEBSPHERE = Pattern.compile("^\\[[^\\]]{10,40}\\] [0-9a-fA-F]{8} \\S.*?\\s+([AIWEFRODCuZ<>123])\\s.*"); //$NON-NLS-1$

	/** {@code [WARNING ] CWWKS0000W}. */
	private static final Pattern LIBERTY = Pattern.compile("^\\[(ERROR|WARNING|AUDIT|INFO|FATAL|err)\\s*\\].*"); //$NON-NLS-1$

	private static final Map<String, LogSeverity> WORDS = Map.ofEntries(Map.entry("FATAL", LogSeverity.ERROR), //$NON-NLS-1$
			Map.entry("SEVERE", LogSeverity.ERROR), Map.entry("ERROR", LogSeverity.ERROR), Map.entry("ERR", LogSeverity.ERROR), //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
			Map.entry("E", LogSeverity.ERROR), Map.entry("F", LogSeverity.ERROR), Map.entry("R", LogSeverity.ERROR), //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
			Map.entry("WARN", LogSeverity.WARNING), Map.entry("WARNING", LogSeverity.WARNING), Map.entry("W", LogSeverity.WARNING), //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
			Map.entry("INFO", LogSeverity.INFO), Map.entry("AUDIT", LogSeverity.INFO), Map.entry("A", LogSeverity.INFO), //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
			Map.entry("I", LogSeverity.INFO), Map.entry("O", LogSeverity.INFO), Map.entry("C", LogSeverity.INFO), //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
			Map.entry("D", LogSeverity.DEBUG), Map.entry("DEBUG", LogSeverity.DEBUG), Map.entry("TRACE", LogSeverity.DEBUG), //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
			Map.entry("FINE", LogSeverity.DEBUG), Map.entry("FINER", LogSeverity.DEBUG), Map.entry("FINEST", LogSeverity.DEBUG)); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$

	private LogSeverity last = LogSeverity.UNKNOWN;

	/**
	 * The severity of the next line.
	 *
	 * @param line
	 *            without its end
	 * @return never {@code null}
	 */
	public LogSeverity next(String line) {
		for (Pattern form : List.of(JBOSS, WEBSPHERE, LIBERTY)) {
			Matcher matcher = form.matcher(line);
			if (matcher.matches()) {
				last = WORDS.getOrDefault(matcher.group(1).toUpperCase(Locale.ROOT), LogSeverity.DEBUG);
				return last;
			}
		}
		return continues(line) ? last : LogSeverity.UNKNOWN;
	}

	private static boolean continues(String line) {
		return line.startsWith("\t") || line.startsWith(" ") || line.startsWith("Caused by:") || line.startsWith("java.") //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$
				|| line.startsWith("javax.") || line.startsWith("jakarta.") || line.startsWith("Suppressed:"); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
	}
}
