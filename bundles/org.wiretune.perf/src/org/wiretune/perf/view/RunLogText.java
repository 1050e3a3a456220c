/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import static org.wiretune.perf.view.ResultTexts.TEXTS;

import java.time.ZoneId;
import java.util.List;
import java.util.stream.Stream;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.result.ReachedLimit;
import org.wiretune.perf.result.RunFile;
import org.wiretune.safety.quantity.Digits;
import org.wiretune.safety.quantity.Quantity;

/** What a reader of a run has to know, as text: how it ended, its notes, and the course and remarks of each measurement. */
public final class RunLogText {

	private RunLogText() {
	}

	/**
	 * Writes the text.
	 *
	 * @param run the run
	 * @param zone for times of day
	 * @return lines
	 */
	public static String of(RunFile run, ZoneId zone) {
		RunHeadline headline = new RunHeadline(zone);
		StringBuilder text = new StringBuilder();
		text.append(headline.time(run.startedAt())).append("  ").append(TEXTS.get("log.started")).append('\n');
		text.append(run.endedAt().map(headline::time).orElse("")).append("  ").append(headline.state(run)).append('\n');
		section(text, "log.alarms", run.alarms().stream().map(kept -> kept.alarm().message()).toList());
		section(text, "log.reached", run.reached().stream().map(ReachedLimit::message).toList());
		section(text, "log.notes", run.notes());
		for (Measurement measurement : run.measurements()) {
			text.append('\n').append(headline.time(measurement.startedAt())).append("  ").append(MeasurementLabel.of(measurement)).append('\n');
			// Tenths of a second are enough for a phase.
			for (Phase phase : measurement.phases()) {
				line(text, TEXTS.get("log.phase", phase.name(), Digits.atMost(phase.fromSeconds(), 1), Digits.atMost(phase.toSeconds(), 1)));
			}
			measurement.invalid().forEach(reason -> line(text, TEXTS.get("log.invalid", reason)));
			measurement.errors().forEach((sentence, count) -> line(text, TEXTS.get("row.errors", count, sentence)));
			measurement.remarks().forEach(remark -> line(text, remark));
			resources(text, measurement);
		}
		return text.toString();
	}

	/**
	 * What the server showed while it ran, in a sentence or two for the first page: alarms before limits that were reached.
	 *
	 * @param run the run
	 * @return the first of them and how many more there are; empty where there is none
	 */
	public static String server(RunFile run) {
		List<String> all = Stream.concat(run.alarms().stream().map(kept -> kept.alarm().message()), run.reached().stream().map(ReachedLimit::message)).toList();
		return all.size() < 2 ? String.join("", all) : TEXTS.get(all.size() == 2 ? "log.serverOne" : "log.serverMore", all.get(0), all.size() - 1);
	}

	private static void resources(StringBuilder text, Measurement measurement) {
		var cost = measurement.resources();
		if (cost.collections() >= 0 && Double.isFinite(cost.serverCpuSeconds())) {
			line(text, TEXTS.get("log.resources", Quantity.seconds(cost.serverCpuSeconds()), Quantity.seconds(cost.driverCpuSeconds()),
					cost.collections(), Quantity.milliseconds(cost.pauseMs()), Quantity.megabytes(cost.allocatedMegabytes())));
		}
	}

	private static void section(StringBuilder text, String key, List<String> lines) {
		if (!lines.isEmpty()) {
			text.append('\n').append(TEXTS.get(key)).append('\n');
			lines.forEach(each -> line(text, each));
		}
	}

	private static void line(StringBuilder text, String line) {
		text.append("  ").append(line).append('\n');
	}
}
