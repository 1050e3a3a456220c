/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.results;

import java.util.Optional;
import org.wiretune.perf.ObjectSize;
import org.wiretune.perf.result.CellComparison;
import org.wiretune.perf.result.RunCell;

/**
 * A cell of the test case log with its texts.
 *
 * @param binding id of the binding
 * @param sizeBytes size of the payload in bytes
 * @param cell what was measured, empty when nothing was
 * @param mean the mean with its unit, or why there is none
 * @param p99 the 99th percentile with its unit; empty when there is none
 * @param remark errors, or that the cell was cut off; empty when there is nothing to remark
 * @param before the mean of the run before, empty when there is none
 * @param comparison the factor with an arrow and a word, empty when there is nothing to compare with
 * @param change better, worse or the same
 * @param spoken everything in one text, for a screen reader
 * @param detail further figures, a few sentences; empty when nothing was measured
 */
public record CaseCell(String binding, int sizeBytes, Optional<RunCell> cell, String mean, String p99, String remark,
		String before, String comparison, Change change, String spoken, String detail) {

	/**
	 * A measured cell.
	 *
	 * @param comparison the cell in this run, which must be there, and in the run before
	 * @return its texts
	 */
	static CaseCell measured(CellComparison comparison) {
		RunCell cell = comparison.after().orElseThrow();
		Change change = Change.of(comparison.ratio());
		boolean answered = Double.isFinite(cell.meanMs());
		String mean = answered ? ResultTexts.format("cell.mean", FigureDigits.of(cell.meanMs())) : ResultTexts.get("cell.failed");
		String p99 = answered ? ResultTexts.format("cell.p99", FigureDigits.of(cell.p99Ms())) : "";
		String remark = remark(cell);
		String old = comparison.before().map(RunCell::meanMs).filter(Double::isFinite).map(FigureDigits::of).orElse("");
		String before = old.isEmpty() ? "" : ResultTexts.format("cell.before", old);
		String factor = change == Change.NONE ? ""
				: FigureDigits.factor(Math.max(comparison.ratio().getAsDouble(), 1 / comparison.ratio().getAsDouble()));
		String compared = switch (change) {
			case FASTER -> ResultTexts.format("cell.faster", factor);
			case SLOWER -> ResultTexts.format("cell.slower", factor);
			case SAME -> ResultTexts.get("cell.same");
			case NONE -> "";
		};
		StringBuilder spoken = new StringBuilder(answered
				? ResultTexts.format("cell.spoken", cell.bindingLabel(), cell.sizeLabel(), FigureDigits.of(cell.meanMs()),
						FigureDigits.of(cell.p99Ms()))
				: cell.bindingLabel() + ", " + cell.sizeLabel() + ": " + mean);
		if (!remark.isEmpty()) {
			spoken.append(", ").append(remark);
		}
		if (change != Change.NONE) {
			spoken.append(", ").append(switch (change) {
				case FASTER -> ResultTexts.format("cell.spoken.faster", factor, old);
				case SLOWER -> ResultTexts.format("cell.spoken.slower", factor, old);
				default -> ResultTexts.format("cell.spoken.same", old);
			});
		}
		return new CaseCell(cell.binding(), cell.sizeBytes(), Optional.of(cell), mean, p99, remark, before, compared, change,
				spoken.toString(), detail(cell));
	}

	/**
	 * A cell without figures.
	 *
	 * @param binding id of the binding
	 * @param bindingLabel its name
	 * @param sizeBytes size of the payload in bytes
	 * @param why why there are none, in a few words
	 * @param before the cell in the run before
	 * @return its texts
	 */
	static CaseCell empty(String binding, String bindingLabel, int sizeBytes, String why, Optional<RunCell> before) {
		String old = before.map(RunCell::meanMs).filter(Double::isFinite)
				.map(mean -> ResultTexts.format("cell.before", FigureDigits.of(mean))).orElse("");
		String spoken = bindingLabel + ", " + ObjectSize.label(sizeBytes) + ": " + why + (old.isEmpty() ? "" : ", " + old);
		return new CaseCell(binding, sizeBytes, Optional.empty(), why, "", "", old, "", Change.NONE, spoken, "");
	}

	private static String remark(RunCell cell) {
		String errors = switch (cell.errors()) {
			case 0 -> "";
			case 1 -> ResultTexts.get("cell.errors.one");
			default -> ResultTexts.format("cell.errors.many", cell.errors());
		};
		if (cell.complete()) {
			return errors;
		}
		return errors.isEmpty() ? ResultTexts.get("cell.incomplete") : errors + ", " + ResultTexts.get("cell.incomplete");
	}

	private static String detail(RunCell cell) {
		String detail = ResultTexts.format("cell.detail", FigureDigits.of(cell.p50Ms()), FigureDigits.of(cell.minMs()),
				FigureDigits.of(cell.maxMs()), FigureDigits.of(cell.perSecond()), cell.loops(), cell.warmupLoops(),
				FigureDigits.of(cell.receivedMegabytes()), cell.threadName());
		return cell.queueMeanMs().isEmpty() ? detail
				: detail + ' ' + ResultTexts.format("cell.detail.queue", FigureDigits.of(cell.queueMeanMs().getAsDouble()));
	}
}
