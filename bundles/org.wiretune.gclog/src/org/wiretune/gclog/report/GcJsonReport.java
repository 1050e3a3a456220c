/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.report;

import static org.wiretune.gclog.GcEvents.UNKNOWN;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;

import com.google.gson.stream.JsonWriter;
import org.wiretune.gclog.GcLogData;
import org.wiretune.gclog.LogPart;
import org.wiretune.gclog.SkippedLine;
import org.wiretune.gclog.diagnosis.GcFinding;
import org.wiretune.gclog.diagnosis.LinePlaces;
import org.wiretune.gclog.report.FigureChange.Verdict;
import org.wiretune.gclog.summary.GcSummary;

/**
 * Analyses as JSON: an array with an object for each log; from the second on with its changes against the first. Seconds are exact to the nanosecond; a figure that could not be
 * computed is null, and {@code missing} says why.
 */
public final class GcJsonReport {

	private GcJsonReport() {
	}

	/** {@return the analyses as JSON} */
	public static String toText(List<GcAnalysis> analyses) {
		StringWriter text = new StringWriter();
		try (JsonWriter json = new JsonWriter(text)) {
			json.setIndent("  ");
			json.beginArray();
			GcComparison comparison = GcComparison.of(analyses);
			for (int i = 0; i < analyses.size(); i++) {
				json.beginObject();
				write(json, analyses.get(i));
				if (i > 0) {
					changes(json, comparison, i);
				}
				json.endObject();
			}
			json.endArray();
		} catch (IOException impossible) {
			throw new UncheckedIOException(impossible);
		}
		return text.append('\n').toString();
	}

	private static void write(JsonWriter json, GcAnalysis analysis) throws IOException {
		GcSummary summary = analysis.summary();
		json.name("file").value(analysis.log().name());
		files(json, analysis.log());
		json.name("format").value(analysis.log().format().label());
		json.name("collector").value(known(analysis.log().collector()));
		json.name("version").value(known(analysis.log().version()));
		json.name("jvmStarts").value(summary.jvmStarts());
		json.name("collections").value(summary.collections());
		json.name("fullCollections").value(summary.fullCollections());
		json.name("explicitCollections").value(summary.explicitCollections());
		json.name("allocationFailures").value(summary.allocationFailures());
		json.name("exhaustions").value(summary.exhaustions());
		json.name("pauses").value(summary.pauses());
		seconds(json, "totalPauseSeconds", summary.pauseNanos());
		seconds(json, "maxPauseSeconds", summary.pauses() == 0 ? UNKNOWN : summary.maxPauseNanos());
		seconds(json, "meanPauseSeconds", summary.pauseTimes().mean());
		seconds(json, "p50PauseSeconds", summary.pauseTimes().p50());
		seconds(json, "p90PauseSeconds", summary.pauseTimes().p90());
		seconds(json, "p95PauseSeconds", summary.pauseTimes().p95());
		seconds(json, "p99PauseSeconds", summary.pauseTimes().p99());
		seconds(json, "p999PauseSeconds", summary.pauseTimes().p999());
		seconds(json, "runtimeSeconds", summary.runtimeNanos());
		number(json, "throughputPercent", summary.throughputPercent());
		number(json, "overheadPercent", summary.overheadPercent());
		number(json, "maxOverheadPercent", summary.maxOverheadPercent());
		bytes(json, "allocatedBytes", summary.allocatedBytes());
		number(json, "allocationBytesPerSecond", summary.allocationBytesPerSecond());
		bytes(json, "promotedBytes", summary.promotedBytes());
		number(json, "promotionBytesPerSecond", summary.promotionBytesPerSecond());
		bytes(json, "footprintBytes", summary.footprintBytes());
		bytes(json, "maxUsedBytes", summary.maxUsedBytes());
		bytes(json, "maxTenuredBytes", summary.maxOldBytes());
		bytes(json, "meanTenuredBytes", summary.meanOldBytes());
		bytes(json, "largestRequestBytes", summary.largestRequestBytes());
		bytes(json, "maxMetaspaceBytes", summary.maxMetaspaceBytes());
		if (analysis.log().safepoints().isPresent()) {
			json.name("safepoints").value(analysis.log().safepoints().get().count());
			seconds(json, "totalSafepointSeconds", analysis.log().safepoints().get().totalNanos());
		}
		json.name("linesUnderstood").value(analysis.log().linesUnderstood());
		json.name("linesSkipped").value(analysis.log().linesSkipped());
		skipped(json, analysis.log().skipped());
		strings(json, "missing", summary.missing());
		strings(json, "remarks", analysis.remarks());
		findings(json, analysis);
		json.name("proposedHeapReason").value(analysis.diagnosis().proposal().map(heap -> heap.reason()).orElse(null));
		bytes(json, "proposedHeapBytes", analysis.diagnosis().proposal().map(heap -> heap.bytes()).orElse(UNKNOWN));
	}

	/** By how many percent each figure is greater than that of the first log, which of them are judged, and which findings have come and gone. */
	private static void changes(JsonWriter json, GcComparison comparison, int log) throws IOException {
		json.name("againstFirst").beginObject();
		json.name("first").value(comparison.names().get(0));
		json.name("changePercent").beginObject();
		for (ComparedFigure figure : comparison.figures()) {
			if (figure.unit() != ComparedFigure.Unit.WORDS) {
				number(json, figure.key(), figure.changePercent(log));
			}
		}
		json.endObject();
		strings(json, "better", judged(comparison.figures(), log, Verdict.BETTER));
		strings(json, "worse", judged(comparison.figures(), log, Verdict.WORSE));
		strings(json, "findingsGone", judged(comparison.findings(), log, Verdict.BETTER));
		strings(json, "findingsCome", judged(comparison.findings(), log, Verdict.WORSE));
		json.endObject();
	}

	private static List<String> judged(List<ComparedFigure> figures, int log, Verdict verdict) {
		return figures.stream().filter(figure -> figure.change(log).verdict() == verdict).map(ComparedFigure::key).toList();
	}

	/** Where there are several files, lines are counted through all of them; the first line of each tells which is in which. */
	private static void files(JsonWriter json, GcLogData log) throws IOException {
		if (log.isJoined()) {
			json.name("files").beginArray();
			for (LogPart part : log.parts()) {
				json.beginObject().name("file").value(part.name()).name("firstLine").value(part.firstLine()).endObject();
			}
			json.endArray();
		}
	}

	private static void findings(JsonWriter json, GcAnalysis analysis) throws IOException {
		json.name("findings").beginArray();
		for (GcFinding finding : analysis.diagnosis().findings()) {
			json.beginObject();
			json.name("id").value(finding.id());
			json.name("severity").value(finding.severity().name().toLowerCase(Locale.ROOT));
			json.name("message").value(finding.message());
			json.name("measured").value(finding.measured());
			json.name("limit").value(finding.limit());
			json.name("setting").value(known(finding.setting()));
			json.name("lines").beginArray();
			for (long line : finding.lines()) {
				json.value(line);
			}
			json.endArray();
			json.name("places").beginArray();
			for (long line : finding.lines()) {
				json.value(LinePlaces.brief(analysis.log(), line));
			}
			json.endArray().endObject();
		}
		json.endArray();
	}

	private static void skipped(JsonWriter json, List<SkippedLine> lines) throws IOException {
		json.name("skipped").beginArray();
		for (SkippedLine line : lines) {
			json.beginObject().name("line").value(line.line()).name("text").value(line.text()).endObject();
		}
		json.endArray();
	}

	private static void strings(JsonWriter json, String name, List<String> values) throws IOException {
		json.name(name).beginArray();
		for (String value : values) {
			json.value(value);
		}
		json.endArray();
	}

	private static String known(String text) {
		return text.isEmpty() ? null : text;
	}

	private static void seconds(JsonWriter json, String name, long nanos) throws IOException {
		json.name(name).value(nanos == UNKNOWN ? null : exactSeconds(nanos));
	}

	private static void bytes(JsonWriter json, String name, long bytes) throws IOException {
		json.name(name);
		if (bytes == UNKNOWN) {
			json.nullValue();
		} else {
			json.value(bytes);
		}
	}

	private static void number(JsonWriter json, String name, double value) throws IOException {
		json.name(name).value(Double.isNaN(value) ? null : BigDecimal.valueOf(value).setScale(4, RoundingMode.HALF_UP));
	}

	/** Nanoseconds as seconds with all their digits, three behind the point at least. */
	private static BigDecimal exactSeconds(long nanos) {
		BigDecimal exact = BigDecimal.valueOf(nanos, 9).stripTrailingZeros();
		return exact.scale() < 3 ? exact.setScale(3) : exact;
	}
}
