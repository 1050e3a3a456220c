/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.report;

import java.util.List;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.Second;

/**
 * The seconds of a run as a result file of Apache JMeter (JTL, comma separated). WireTune keeps histograms and no single
 * samples, so a line stands for all calls of a second, with their mean time as {@code elapsed} and their number as
 * {@code SampleCount}, which JMeter's listeners add up. Averages and rates come out right; percentiles computed from such
 * lines are those of the means of seconds and must not be used. Where the figures themselves must not be used, the message of
 * the answer says so.
 */
public final class JMeterLines {

	private static final List<String> HEADER = List.of("timeStamp", "elapsed", "label", "responseCode", "responseMessage",
			"threadName", "success", "bytes", "grpThreads", "allThreads", "Latency", "SampleCount", "ErrorCount");

	private static final String MESSAGE = "mean of one second";

	private JMeterLines() {
	}

	/**
	 * Writes the lines.
	 *
	 * @param run the run
	 * @return the text
	 */
	public static String toText(RunFile run) {
		StringBuilder text = new StringBuilder(CommaSeparated.line(HEADER));
		for (Measurement measurement : run.judgedMeasurements()) {
			String message = measurement.isValid() ? MESSAGE : MESSAGE + ", not valid";
			for (Second second : measurement.seconds()) {
				long all = second.answered() + second.errors();
				if (all > 0) {
					String mean = String.valueOf(Double.isFinite(second.meanMs()) ? Math.round(second.meanMs()) : 0);
					String users = String.valueOf(Math.max(0, second.users()));
					text.append(CommaSeparated.line(List.of(
							String.valueOf(measurement.startedAt().toEpochMilli() + second.second() * 1000L), mean,
							measurement.id() + ' ' + second.phase(), "200", message, "WireTune",
							String.valueOf(second.answered() > 0), "0", users, users, mean, String.valueOf(all),
							String.valueOf(second.errors()))));
				}
			}
		}
		return text.toString();
	}
}
