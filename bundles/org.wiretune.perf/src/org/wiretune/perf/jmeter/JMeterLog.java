/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a run wants to know of JMeter's log: which remote engines have finished, and its first error. */
final class JMeterLog {

	private static final Pattern FINISHED = Pattern.compile("Finished remote host:\\s+(\\S+) \\((\\d{1,15})\\)");
	private static final Pattern STARTING = Pattern.compile("Starting distributed test .*\\((\\d{1,15})\\)$");
	private static final Pattern ERROR = Pattern.compile("^\\S+ \\S+ (?:ERROR|FATAL) \\S+ (.*)");
	private static final int LONGEST = 300;

	private final Map<String, Long> finished = new HashMap<>();
	private long starting = -1;
	private String firstError = "";

	/** Takes a line of the log. */
	void line(String line) {
		Matcher end = FINISHED.matcher(line);
		if (end.find()) {
			finished.put(end.group(1), Long.parseLong(end.group(2)));
		}
		Matcher begin = STARTING.matcher(line);
		if (begin.find()) {
			starting = Long.parseLong(begin.group(1));
		}
		Matcher error = ERROR.matcher(line);
		if (firstError.isEmpty() && error.find()) {
			String text = error.group(1);
			firstError = text.length() > LONGEST ? text.substring(0, LONGEST) : text;
		}
	}

	/** {@return whether an engine has ended the plan} */
	boolean hasFinished(RemoteEngine engine) {
		return finished.containsKey(engine.name());
	}

	/**
	 * How long an engine was at work at most.
	 *
	 * @param engine an engine that has finished
	 * @return seconds from when the engines were told to start until it had finished; infinite when that is not known
	 */
	double seconds(RemoteEngine engine) {
		Long end = finished.get(engine.name());
		return end == null || starting < 0 ? Double.POSITIVE_INFINITY : (end - starting) / 1000.0;
	}

	/** {@return the first error, empty for none} */
	Optional<String> firstError() {
		return firstError.isEmpty() ? Optional.empty() : Optional.of(firstError);
	}
}
