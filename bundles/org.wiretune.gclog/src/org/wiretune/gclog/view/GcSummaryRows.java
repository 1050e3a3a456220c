/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import static org.wiretune.gclog.GcEvents.UNKNOWN;
import static org.wiretune.gclog.view.GcLogTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.GcLogData;
import org.wiretune.gclog.JvmStart;
import org.wiretune.gclog.report.GcAnalysis;
import org.wiretune.gclog.summary.GcSummary;
import org.wiretune.gclog.summary.PauseTimes;
import org.wiretune.safety.quantity.Digits;
import org.wiretune.safety.quantity.Quantity;

/** The summary of a log: the fields of IBM's Pattern Modeling and Analysis Tool in their order, and what it did not tell. */
public final class GcSummaryRows {

	private static final long LARGE_REQUEST = 10L << 20;

	private final GcLogData log;
	private final GcSummary summary;
	private final GcTimeline timeline;
	private final List<GcSummaryRow> rows = new ArrayList<>();
	private String group = "";

	private GcSummaryRows(GcAnalysis analysis) {
		log = analysis.log();
		summary = analysis.summary();
		timeline = GcTimeline.of(log);
	}

	/**
	 * {@return the lines of the summary}
	 *
	 * @param analysis the log with its figures
	 */
	public static List<GcSummaryRow> of(GcAnalysis analysis) {
		GcSummaryRows rows = new GcSummaryRows(analysis);
		rows.machine();
		rows.collections();
		rows.pauses();
		rows.memory();
		rows.reading();
		return List.copyOf(rows.rows);
	}

	private void machine() {
		group("log");
		add("format", log.format().label());
		add("collector", log.collector().isEmpty() ? TEXTS.get("summary.notTold") : log.collector());
		add("version", log.version().isEmpty() ? TEXTS.get("summary.notTold") : log.version());
		add("maxHeap", Quantity.bytes(GcEvents.known(log.maxHeapBytes())).text());
		add("starts", Digits.count(summary.jvmStarts()));
		add("runtime", Quantity.nanoseconds(GcEvents.known(summary.runtimeNanos())).text());
		add("throughput", Quantity.percent(summary.throughputPercent()).text());
	}

	private void collections() {
		group("collections");
		add("collections", Digits.count(summary.collections()));
		add("full", Digits.count(summary.fullCollections()));
		add("failures", Digits.count(summary.allocationFailures()));
		add("explicit", Digits.count(summary.explicitCollections()));
		add("exhaustions", Digits.count(summary.exhaustions()));
		GcEvents events = log.events();
		if (events.size() > 0) {
			at("first", GcReading.time(timeline, 0), 0);
			at("last", GcReading.time(timeline, events.size() - 1), events.size() - 1);
		}
		add("overhead", Quantity.percent(summary.overheadPercent()).text());
		inLine("maxOverhead", Quantity.percent(summary.maxOverheadPercent()).text(), summary.maxOverheadLine());
	}

	private void pauses() {
		group("pauses");
		PauseTimes times = summary.pauseTimes();
		add("pauses", Digits.count(summary.pauses()));
		add("total", summary.pauses() == 0 ? Digits.NONE : Quantity.nanoseconds(summary.pauseNanos()).text());
		add("mean", Quantity.nanoseconds(GcEvents.known(times.mean())).text());
		add("p50", Quantity.nanoseconds(GcEvents.known(times.p50())).text());
		add("p90", Quantity.nanoseconds(GcEvents.known(times.p90())).text());
		add("p95", Quantity.nanoseconds(GcEvents.known(times.p95())).text());
		add("p99", Quantity.nanoseconds(GcEvents.known(times.p99())).text());
		add("p999", Quantity.nanoseconds(GcEvents.known(times.p999())).text());
		inLine("max", summary.pauses() == 0 ? Digits.NONE : Quantity.nanoseconds(GcEvents.known(summary.maxPauseNanos())).text(), summary.maxPauseLine());
		log.safepoints().ifPresent(stops -> add("safepoints",
				TEXTS.counted("summary.safepoints.value", stops.count(), Quantity.nanoseconds(GcEvents.known(stops.totalNanos())).text(), Quantity.nanoseconds(GcEvents.known(stops.maxNanos())).text())));
	}

	private void memory() {
		group("memory");
		moved("allocated", summary.allocatedBytes(), summary.allocationBytesPerSecond());
		moved("promoted", summary.promotedBytes(), summary.promotionBytesPerSecond());
		add("footprint", Quantity.bytes(GcEvents.known(summary.footprintBytes())).text());
		add("maxUsed", Quantity.bytes(GcEvents.known(summary.maxUsedBytes())).text());
		int row = summary.maxOldBytes() == UNKNOWN ? -1 : find(GcColumn.OLD_AFTER, summary.maxOldBytes());
		rows.add(row("maxTenured", Quantity.bytes(GcEvents.known(summary.maxOldBytes())).text(), row < 0 ? 0 : log.events().get(GcColumn.LINE, row), row));
		add("meanTenured", Quantity.bytes(GcEvents.known(summary.meanOldBytes())).text());
		add("metaspace", Quantity.bytes(GcEvents.known(summary.maxMetaspaceBytes())).text());
		inLine("request", Quantity.bytes(GcEvents.known(summary.largestRequestBytes())).text(), summary.largestRequestLine());
		if (summary.largestRequestBytes() != UNKNOWN && summary.largestRequestBytes() <= LARGE_REQUEST) {
			GcSummaryRow last = rows.remove(rows.size() - 1);
			rows.add(new GcSummaryRow(last.group(), last.label(), TEXTS.get("summary.request.small", last.value()), last.line(), last.row(), last.about()));
		}
	}

	private void reading() {
		group("reading");
		add("understood", Digits.count(log.linesUnderstood()));
		add("skipped", Digits.count(log.linesSkipped()));
	}

	private void group(String key) {
		group = TEXTS.get("summary.group." + key);
	}

	private void add(String key, String value) {
		rows.add(row(key, value, 0, -1));
	}

	private void at(String key, String value, int row) {
		rows.add(row(key, value, log.events().get(GcColumn.LINE, row), row));
	}

	private void inLine(String key, String value, long line) {
		int row = line <= 0 ? -1 : find(GcColumn.LINE, line);
		rows.add(row(key, row < 0 ? value : TEXTS.get("summary.atTime", value, GcReading.time(timeline, row)), line, row));
	}

	private GcSummaryRow row(String key, String value, long line, int row) {
		return new GcSummaryRow(group, TEXTS.get("summary." + key), value, line, row, TEXTS.find("summary." + key + ".about").orElse(""));
	}

	private void moved(String key, long bytes, double rate) {
		add(key, Double.isNaN(rate) ? Quantity.bytes(GcEvents.known(bytes)).text() : TEXTS.get("summary.moved", Quantity.bytes(GcEvents.known(bytes)).text(), Quantity.bytesPerSecond(rate).text()));
	}

	private int find(GcColumn column, long value) {
		for (int row = 0; row < log.events().size(); row++) {
			if (log.events().get(column, row) == value && (column == GcColumn.LINE || log.events().kind(row).isCollection())) {
				return row;
			}
		}
		return -1;
	}

	/**
	 * {@return the choices of JVM starts of a log: all of it, then each}
	 *
	 * @param log the log
	 */
	public static List<String> starts(GcLogData log) {
		List<String> choices = new ArrayList<>();
		choices.add(TEXTS.counted("start.all", log.jvmStarts().size()));
		for (int i = 0; i < log.jvmStarts().size(); i++) {
			JvmStart start = log.jvmStarts().get(i);
			Optional<String> moment = GcTimeline.moment(start, start.firstNanos());
			String rows = TEXTS.counted("start.events", log.events().firstOf(i + 1) - log.events().firstOf(i));
			choices.add(moment.isPresent() ? TEXTS.get("start.dated", i + 1, moment.get(), rows)
					: TEXTS.get("start.line", i + 1, Long.toString(start.line()), rows));
		}
		return choices;
	}

	/**
	 * {@return what a log is, in one sentence}
	 *
	 * @param analysis the log with its figures
	 */
	public static String headline(GcAnalysis analysis) {
		GcSummary summary = analysis.summary();
		String what = analysis.log().collector().isEmpty() ? analysis.log().format().label()
				: TEXTS.get("headline.collector", analysis.log().format().label(), analysis.log().collector());
		String collections = TEXTS.counted("headline.collections", summary.collections());
		String stops = summary.pauses() == 0 ? "" : TEXTS.counted("headline.pauses", summary.pauses(), Quantity.nanoseconds(GcEvents.known(summary.pauseNanos())).text(), Quantity.nanoseconds(GcEvents.known(summary.maxPauseNanos())).text());
		String share = Double.isFinite(summary.throughputPercent()) ? TEXTS.get("headline.throughput", Quantity.percent(summary.throughputPercent()).text()) : "";
		GcLogData log = analysis.log();
		String doubt = log.isMostlyForeign() ? TEXTS.get("headline.notUnderstood", Digits.count(log.linesUnderstood()), Digits.count(log.linesUnderstood() + log.linesSkipped())) : "";
		return String.join(" ", List.of(what + '.', collections, stops, share, doubt)).strip().replace("  ", " ");
	}
}
