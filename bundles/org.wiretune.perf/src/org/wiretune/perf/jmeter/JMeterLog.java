/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a run wants to know of JMeter's log: which remote engines have finished, and its first error. */
final class JMeterLog {

	private static final Pattern FINISHED = Pattern.compile("Finished remote host:\\s+(\\S+) \\(\\d+\\)");
	private static final Pattern ERROR = Pattern.compile("^\\S+ \\S+ (?:ERROR|FATAL) \\S+ (.*)");
	private static final int LONGEST = 300;

	private final Set<String> finished = new HashSet<>();
	private String firstError = "";

	/** Takes a line of the log. */
	void line(String line) {
		Matcher end = FINISHED.matcher(line);
		if (end.find()) {
			finished.add(end.group(1));
		}
		Matcher error = ERROR.matcher(line);
		if (firstError.isEmpty() && error.find()) {
			String text = error.group(1);
			firstError = text.length() > LONGEST ? text.substring(0, LONGEST) : text;
		}
	}

	/** {@return whether an engine has ended the plan} */
	boolean hasFinished(RemoteEngine engine) {
		return finished.contains(engine.name());
	}

	/** {@return the first error, empty for none} */
	Optional<String> firstError() {
		return firstError.isEmpty() ? Optional.empty() : Optional.of(firstError);
	}
}
