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
import org.wiretune.gclog.summary.GcSummary;
import org.wiretune.gclog.summary.PauseTimes;
import org.wiretune.safety.quantity.Digits;
import org.wiretune.safety.quantity.Quantity;

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
		analysis.log().safepoints().ifPresent(stops -> result.put("safepoints", Digits.count(stops.count()) + ", " + Quantity.nanoseconds(stops.totalNanos())));
		result.put("lines", Digits.count(analysis.log().linesUnderstood()) + ", " + Digits.count(analysis.log().linesSkipped()));
		return result.lines;
	}

	private void head(GcSummary summary) {
		if (log.isJoined()) {
			put("files", String.join(", ", log.parts().stream().map(LogPart::shortName).toList()));
		}
		put("format", log.format().label());
		put("collector", log.collector());
		put("version", log.version());
		put("jvmStarts", Digits.count(summary.jvmStarts()));
		if (summary.runtimeNanos() != UNKNOWN) {
			put("runtime", Quantity.nanoseconds(summary.runtimeNanos()).text());
			put("throughput", Double.isNaN(summary.throughputPercent()) ? "" : Quantity.percent(summary.throughputPercent()).text());
		}
		put("collections", Digits.count(summary.collections()));
		put("fullCollections", Digits.count(summary.fullCollections()));
		put("explicit", Digits.count(summary.explicitCollections()));
		put("failures", Digits.count(summary.allocationFailures()));
		put("exhaustions", Digits.count(summary.exhaustions()));
	}

	private void pauses(GcSummary summary) {
		put("pauses", Digits.count(summary.pauses()));
		put("totalPause", Quantity.nanoseconds(summary.pauseNanos()).text());
		PauseTimes times = summary.pauseTimes();
		if (times.mean() != UNKNOWN) {
			put("maxPause", inLine(Quantity.nanoseconds(summary.maxPauseNanos()).text(), summary.maxPauseLine()));
			put("meanPause", Quantity.nanoseconds(times.mean()).text());
			put("percentiles", String.join(", ", Quantity.nanoseconds(times.p50()).text(), Quantity.nanoseconds(times.p90()).text(), Quantity.nanoseconds(times.p95()).text(),
					Quantity.nanoseconds(times.p99()).text(), Quantity.nanoseconds(times.p999()).text()));
		}
		if (!Double.isNaN(summary.overheadPercent())) {
			put("overhead", Quantity.percent(summary.overheadPercent()).text());
			put("maxOverhead", inLine(Quantity.percent(summary.maxOverheadPercent()).text(), summary.maxOverheadLine()));
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
			put("largest", inLine(Quantity.bytes(summary.largestRequestBytes()).text(), summary.largestRequestLine()));
		}
	}

	private String inLine(String text, long line) {
		return TEXTS.get("label.inLine", text, LinePlaces.words(log, line));
	}

	private void moved(String key, long bytes, double rate) {
		if (bytes != UNKNOWN) {
			put(key, Double.isNaN(rate) ? Quantity.bytes(bytes).text() : TEXTS.get("label.perSecond", Quantity.bytes(bytes), Quantity.bytesPerSecond(rate)));
		}
	}

	private void bytes(String key, long bytes) {
		if (bytes != UNKNOWN) {
			put(key, Quantity.bytes(bytes).text());
		}
	}

	private void put(String key, String text) {
		if (!text.isEmpty()) {
			lines.put(TEXTS.get("label." + key), text);
		}
	}
}
