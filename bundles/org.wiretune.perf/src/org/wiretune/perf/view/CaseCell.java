/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import static org.wiretune.perf.view.ResultTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wiretune.core.Unit;
import org.wiretune.perf.base.ObjectSize;
import org.wiretune.perf.judged.JudgedTime;
import org.wiretune.perf.judged.MeasurementComparison;
import org.wiretune.perf.judged.Verdict;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.stat.PercentileSupport;
import org.wiretune.safety.quantity.Digits;
import org.wiretune.safety.quantity.Quantity;

/**
 * A cell of the test case log with its texts. What must not be used is shown with its mark, and what is not judged has
 * neither factor nor colour.
 *
 * @param binding id of the binding
 * @param sizeBytes size of the payload in bytes
 * @param measured whether something was measured
 * @param usable whether the mean may be used
 * @param mean the mean with its unit, or why there is none
 * @param p99 the 99th percentile with its unit; empty when there is none or too few times lie beyond it
 * @param remark that it is not valid, errors, or that the cell was cut off; empty when there is nothing to remark
 * @param before the mean of the run before, with its mark where it must not be used; empty when there is none
 * @param shortBefore the same where there is little room: the mark alone where it must not be used
 * @param comparison the factor with an arrow and a word, or that it is not judged; empty when there is nothing to compare
 *            with
 * @param change better, worse or the same; none where it is not judged
 * @param spoken everything in one text, and why it is not judged, for a screen reader
 * @param detail why it is not judged, and further figures, a few sentences; empty when nothing was measured
 */
public record CaseCell(String binding, int sizeBytes, boolean measured, boolean usable, String mean, String p99, String remark,
		String before, String shortBefore, String comparison, Change change, String spoken, String detail) {

	/**
	 * A measured cell.
	 *
	 * @param cell what was measured
	 * @param time its mean as far as it may be told
	 * @param before the mean of the run before
	 * @param compared what all starts of both settings say; empty where nothing is compared
	 * @param open whether the run goes on and has not examined the cell yet
	 * @return its texts
	 */
	static CaseCell measured(RunCell cell, JudgedTime time, Optional<JudgedTime> before, Optional<MeasurementComparison> compared, boolean open) {
		boolean answered = Double.isFinite(cell.meanMs());
		String mean = answered ? Quantity.milliseconds(cell.meanMs()).text() : TEXTS.get("cell.failed");
		String p99 = answered && PercentileSupport.isValid(cell.loops() - cell.errors(), 99)
				? TEXTS.get("cell.p99", Quantity.milliseconds(cell.p99Ms())) : "";
		boolean invalid = answered && !time.isUsable() && !open;
		String remark = remark(cell, invalid);
		Change change = compared.map(each -> Change.of(each.verdict())).orElse(Change.NONE);
		String old = before.map(JudgedTime::marked).orElse("");
		String comparison = compared.map(CaseCell::comparison).orElse("");
		StringBuilder spoken = new StringBuilder(cell.bindingLabel() + ", " + cell.sizeLabel() + ": "
				+ (answered ? TEXTS.get("cell.spoken", mean) : mean));
		if (!p99.isEmpty()) {
			spoken.append(", ").append(TEXTS.get("cell.spoken.p99", Quantity.milliseconds(cell.p99Ms())));
		}
		if (!remark.isEmpty()) {
			spoken.append(", ").append(remark);
		}
		if (!comparison.isEmpty()) {
			spoken.append(", ").append(spoken(compared.get(), change, old));
		}
		String why = why(time, invalid, compared);
		if (!why.isEmpty()) {
			spoken.append(". ").append(why);
		}
		return new CaseCell(cell.binding(), cell.sizeBytes(), true, answered && !invalid, mean, p99, remark,
				old.isEmpty() ? "" : TEXTS.get("cell.before", old), before.map(CaseCell::shortBefore).orElse(""), comparison, change, spoken.toString(),
				detail(cell, time, why, compared));
	}

	/**
	 * A cell without figures.
	 *
	 * @param binding id of the binding
	 * @param bindingLabel its name
	 * @param sizeBytes size of the payload in bytes
	 * @param why why there are none, in a few words
	 * @param before the mean of the run before
	 * @return its texts
	 */
	static CaseCell empty(String binding, String bindingLabel, int sizeBytes, String why, Optional<JudgedTime> before) {
		String old = before.map(time -> TEXTS.get("cell.before", time.marked())).orElse("");
		String spoken = bindingLabel + ", " + ObjectSize.label(sizeBytes) + ": " + why + (old.isEmpty() ? "" : ", " + old);
		return new CaseCell(binding, sizeBytes, false, false, why, "", "", old, before.map(CaseCell::shortBefore).orElse(""), "", Change.NONE, spoken, "");
	}

	private static String shortBefore(JudgedTime before) {
		return TEXTS.get("cell.before", before.isUsable() ? before.shortText() : TEXTS.get("cell.notValid"));
	}

	/** The verdict in a few words with its sign. */
	static String comparison(MeasurementComparison compared) {
		return switch (compared.verdict()) {
			case FASTER -> changed(isOfSpeed(compared) ? "cell.faster" : "cell.better", compared);
			case SLOWER -> changed(isOfSpeed(compared) ? "cell.slower" : "cell.worse", compared);
			case NO_DIFFERENCE_SEEN -> TEXTS.get("cell.same");
			case NOT_JUDGED -> TEXTS.get("cell.notJudged");
		};
	}

	/** The sign shows where the figure went, which is down for a shorter time and up for a higher rate. Without a verdict there is no ratio. */
	private static String changed(String key, MeasurementComparison compared) {
		double ratio = compared.headline().ratio().estimate();
		return TEXTS.get(key, Quantity.ratio(ratio < 1 ? 1 / ratio : ratio).times(), TEXTS.get(ratio < 1 ? "cell.less" : "cell.more"));
	}

	private static boolean isOfSpeed(MeasurementComparison compared) {
		Unit unit = compared.headline().figure().unit();
		return unit == Unit.SECONDS || unit == Unit.PER_SECOND;
	}

	private static String spoken(MeasurementComparison compared, Change change, String old) {
		double ratio = compared.timeRatio().estimate();
		return switch (change) {
			case FASTER -> TEXTS.get("cell.spoken.faster", Quantity.ratio(1 / ratio).times(), old);
			case SLOWER -> TEXTS.get("cell.spoken.slower", Quantity.ratio(ratio).times(), old);
			case SAME -> TEXTS.get("cell.spoken.same", old);
			case NONE -> TEXTS.get("cell.spoken.notJudged", old);
		};
	}

	private static String remark(RunCell cell, boolean invalid) {
		List<String> remarks = new ArrayList<>();
		if (invalid) {
			remarks.add(TEXTS.get("cell.notValid"));
		}
		if (cell.errors() > 0) {
			remarks.add(cell.errors() == 1 ? TEXTS.get("cell.errors.one") : TEXTS.get("cell.errors.many", cell.errors()));
		}
		if (!cell.complete()) {
			remarks.add(TEXTS.get("cell.incomplete"));
		}
		return String.join(", ", remarks);
	}

	/** Why the figure must not be used and the difference is not judged; empty where both are. */
	private static String why(JudgedTime time, boolean invalid, Optional<MeasurementComparison> compared) {
		List<String> why = new ArrayList<>();
		if (invalid) {
			why.add(time.sentence());
		}
		compared.filter(each -> each.verdict() == Verdict.NOT_JUDGED)
				.ifPresent(each -> why.add(TEXTS.get("cell.detail.notJudged", each.remarks().isEmpty() ? "" : each.remarks().get(0)).strip()));
		return String.join(" ", why);
	}

	private static String detail(RunCell cell, JudgedTime time, String why, Optional<MeasurementComparison> compared) {
		StringBuilder detail = new StringBuilder(time.isUsable() ? time.sentence() + ". " : "").append(why).append(why.isEmpty() ? "" : " ");
		compared.filter(each -> each.timeRatio().isKnown()).ifPresent(each -> detail.append(TEXTS.get("cell.detail.ratio",
				Digits.measured(each.timeRatio().estimate()), Digits.measured(each.timeRatio().low()), Digits.measured(each.timeRatio().high()))).append(' '));
		detail.append(TEXTS.get("cell.detail", Quantity.milliseconds(cell.p50Ms()), Quantity.milliseconds(cell.minMs()), Quantity.milliseconds(cell.maxMs()),
				Digits.measured(cell.perSecond()), cell.loops(), cell.warmupLoops(), Quantity.megabytes(cell.receivedMegabytes()), cell.threadName()));
		cell.queueMeanMs().ifPresent(queue -> detail.append(' ').append(TEXTS.get("cell.detail.queue", Quantity.milliseconds(queue))));
		return detail.toString();
	}
}
