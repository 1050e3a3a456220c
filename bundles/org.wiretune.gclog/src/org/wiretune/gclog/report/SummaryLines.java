/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.report;

import static org.wiretune.gclog.GcEvents.UNKNOWN;
import static org.wiretune.gclog.internal.GcTexts.TEXTS;

import java.util.LinkedHashMap;
import java.util.Map;

import org.wiretune.gclog.GcLogData;
import org.wiretune.gclog.LogPart;
import org.wiretune.gclog.diagnosis.LinePlaces;
import org.wiretune.gclog.internal.Figures;
import org.wiretune.gclog.summary.GcSummary;
import org.wiretune.gclog.summary.PauseTimes;

/** The figures of a log as labels and texts; what is not known is left out. */
final class SummaryLines {

	private final Map<String, String> lines = new LinkedHashMap<>();

	private final GcLogData log;

	private SummaryLines(GcLogData log) {
		this.log = log;
	}

	static Map<String, String> of(GcAnalysis analysis) {
		SummaryLines result = new SummaryLines(analysis.log());
		result.head(analysis.summary());
		result.pauses(analysis.summary());
		result.memory(analysis.summary());
		analysis.log().safepoints().ifPresent(stops -> result.put("safepoints", stops.count() + ", " + Figures.exactSeconds(stops.totalNanos()) + " s"));
		result.put("lines", analysis.log().linesUnderstood() + ", " + analysis.log().linesSkipped());
		return result.lines;
	}

	private void head(GcSummary summary) {
		if (log.isJoined()) {
			put("files", String.join(", ", log.parts().stream().map(LogPart::shortName).toList()));
		}
		put("format", log.format().label());
		put("collector", log.collector());
		put("version", log.version());
		put("jvmStarts", String.valueOf(summary.jvmStarts()));
		if (summary.runtimeNanos() != UNKNOWN) {
			put("runtime", Figures.exactSeconds(summary.runtimeNanos()) + " s");
			put("throughput", Double.isNaN(summary.throughputPercent()) ? "" : Figures.percent(summary.throughputPercent()));
		}
		put("collections", String.valueOf(summary.collections()));
		put("fullCollections", String.valueOf(summary.fullCollections()));
		put("explicit", String.valueOf(summary.explicitCollections()));
		put("failures", String.valueOf(summary.allocationFailures()));
		put("exhaustions", String.valueOf(summary.exhaustions()));
	}

	private void pauses(GcSummary summary) {
		put("pauses", String.valueOf(summary.pauses()));
		put("totalPause", Figures.exactSeconds(summary.pauseNanos()) + " s");
		PauseTimes times = summary.pauseTimes();
		if (times.mean() != UNKNOWN) {
			put("maxPause", inLine(Figures.exactSeconds(summary.maxPauseNanos()) + " s", summary.maxPauseLine()));
			put("meanPause", Figures.seconds(times.mean()));
			put("percentiles", String.join(", ", Figures.seconds(times.p50()), Figures.seconds(times.p90()), Figures.seconds(times.p95()),
					Figures.seconds(times.p99()), Figures.seconds(times.p999())));
		}
		if (!Double.isNaN(summary.overheadPercent())) {
			put("overhead", Figures.percent(summary.overheadPercent()));
			put("maxOverhead", inLine(Figures.percent(summary.maxOverheadPercent()), summary.maxOverheadLine()));
		}
	}

	private void memory(GcSummary summary) {
		moved("allocated", summary.allocatedBytes(), summary.allocationBytesPerSecond());
		moved("promoted", summary.promotedBytes(), summary.promotionBytesPerSecond());
		bytes("footprint", summary.footprintBytes());
		bytes("maxUsed", summary.maxUsedBytes());
		bytes("maxOld", summary.maxOldBytes());
		bytes("meanOld", summary.meanOldBytes());
		if (summary.largestRequestBytes() != UNKNOWN) {
			put("largest", inLine(Figures.bytes(summary.largestRequestBytes()), summary.largestRequestLine()));
		}
	}

	private String inLine(String text, long line) {
		return TEXTS.get("label.inLine", text, LinePlaces.words(log, line));
	}

	private void moved(String key, long bytes, double rate) {
		if (bytes != UNKNOWN) {
			put(key, Double.isNaN(rate) ? Figures.bytes(bytes) : TEXTS.get("label.perSecond", Figures.bytes(bytes), Figures.bytes(rate)));
		}
	}

	private void bytes(String key, long bytes) {
		if (bytes != UNKNOWN) {
			put(key, Figures.bytes(bytes));
		}
	}

	private void put(String key, String text) {
		if (!text.isEmpty()) {
			lines.put(TEXTS.get("label." + key), text);
		}
	}
}
