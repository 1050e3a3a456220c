/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import static org.wiretune.perf.view.ResultTexts.TEXTS;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.wiretune.core.Figure;
import org.wiretune.perf.judged.FigureComparison;
import org.wiretune.perf.judged.JudgedRuns;
import org.wiretune.perf.judged.JudgedTime;
import org.wiretune.perf.judged.MeasurementComparison;
import org.wiretune.perf.judged.ReferenceComparison;
import org.wiretune.perf.judged.RunComparison;
import org.wiretune.perf.judged.Verdict;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.stat.Interval;
import org.wiretune.perf.workload.CommonFigures;
import org.wiretune.perf.workload.FigureWords;
import org.wiretune.safety.quantity.Digits;
import org.wiretune.safety.quantity.Quantity;

/**
 * The same line in two runs, each with the further starts of its settings.
 *
 * @param label what was measured
 * @param before the line in the earlier run, empty when that run does not have it
 * @param after the line in the later run, empty when that run does not have it
 * @param compared headline, ratio, interval and verdict over all starts; empty for a line that one run has
 * @param headline what the runs are compared by
 */
public record ComparedRow(String label, Optional<ResultRow> before, Optional<ResultRow> after, Optional<MeasurementComparison> compared, Figure headline) {

	/**
	 * Puts two runs beside each other. Repetitions of the same measurement are one line.
	 *
	 * @param before the earlier run
	 * @param after the later run
	 * @param history runs of the project, newest last: those of the settings of one of the two are further starts of it
	 * @return the imports that go another way, the lines of the later run, then those only the earlier one has
	 */
	public static List<ComparedRow> of(RunFile before, RunFile after, List<RunFile> history) {
		boolean alike = RunComparison.settingsOf(before).equals(RunComparison.settingsOf(after));
		// Where an import goes another way, equal settings are those of two sides all the same: its starts say of each line what they say of the import.
		boolean changed = ReferenceComparison.isChanged(before, after);
		List<RunFile> oldStarts = changed ? ReferenceComparison.starts(before, history) : alike ? List.of(before) : JudgedRuns.alike(before, history);
		List<RunFile> newStarts = changed ? ReferenceComparison.starts(after, history) : alike ? List.of(after) : JudgedRuns.alike(after, history);
		Map<String, MeasurementComparison> compared = new LinkedHashMap<>();
		RunComparison.ofNewest(oldStarts, newStarts).measurements().forEach(each -> compared.put(each.place(), each));
		Figure headline = RunComparison.headline(after);
		Map<String, ResultRow> old = byPlace(before);
		List<ComparedRow> rows = new ArrayList<>();
		ReferenceComparison.of(before, after, history)
				.forEach(each -> rows.add(new ComparedRow(each.place(), Optional.empty(), Optional.empty(), Optional.of(each), CommonFigures.MEAN_TIME)));
		byPlace(after).forEach((place, row) -> rows
				.add(new ComparedRow(row.label(), Optional.ofNullable(old.remove(place)), Optional.of(row), Optional.ofNullable(compared.get(place)), headline)));
		old.forEach((place, row) -> rows.add(new ComparedRow(row.label(), Optional.of(row), Optional.empty(), Optional.empty(), headline)));
		return List.copyOf(rows);
	}

	/** The place is made of the parameters alone, so a cell of an old file and a measurement of a new one meet. */
	private static Map<String, ResultRow> byPlace(RunFile run) {
		Map<String, ResultRow> rows = new LinkedHashMap<>();
		ResultRow.of(run).forEach(row -> rows.putIfAbsent(row.place(), row));
		return rows;
	}

	/** {@return what the runs are compared by before: the time of a call or another headline; that it is not valid, or a dash where there is none} */
	public String valueBefore() {
		return isOfTimes() ? mean(compared.map(MeasurementComparison::before), before) : value(FigureComparison::before, before);
	}

	/** {@return the same after} */
	public String valueAfter() {
		return isOfTimes() ? mean(compared.map(MeasurementComparison::after), after) : value(FigureComparison::after, after);
	}

	private boolean isOfTimes() {
		return headline.equals(CommonFigures.MEAN_TIME);
	}

	private String value(Function<FigureComparison, Interval> side, Optional<ResultRow> row) {
		double value = compared.map(MeasurementComparison::headline).map(side).map(Interval::estimate).orElse(Double.NaN);
		return Double.isFinite(value) ? FigureWords.withUnit(headline, value)
				: compared.isPresent() && row.isPresent() && !row.get().valid() ? TEXTS.get("cell.notValid") : Digits.NONE;
	}

	/** A narrow column cuts off the end, which is where a mark behind a figure stands; so the figure is not written at all. */
	private static String mean(Optional<JudgedTime> judged, Optional<ResultRow> row) {
		String nothing = Digits.NONE;
		return judged.map(time -> time.isUsable() || !time.isMeasured() ? time.marked() : TEXTS.get("cell.notValid"))
				.orElseGet(() -> row.map(ResultRow::figures).map(ResultFigures::mean)
						.map(mean -> row.get().valid() || mean.equals(nothing) ? mean : TEXTS.get("cell.notValid")).orElse(nothing));
	}

	/** {@return the headline after by before with its 95 % interval; empty where the runs do not tell it} */
	public Optional<Interval> ratio() {
		return compared.map(MeasurementComparison::headline).map(FigureComparison::ratio).filter(Interval::isKnown);
	}

	/** {@return whether it is an import that goes another way, of which neither run has a line of its own} */
	public boolean isReference() {
		return compared.isPresent() && before.isEmpty() && after.isEmpty();
	}

	/** {@return better, worse or the same; nothing where it is not judged} */
	public Change change() {
		return compared.map(each -> Change.of(each.verdict())).orElse(Change.NONE);
	}

	/** {@return the verdict in words with its sign} */
	public String verdict() {
		if (compared.isEmpty()) {
			return TEXTS.get(before.isPresent() && after.isPresent() ? isOfTimes() ? "compare.noFigure" : "compare.step" : before.isEmpty() ? "compare.onlyAfter" : "compare.onlyBefore");
		}
		return compared.get().verdict() == Verdict.NOT_JUDGED ? TEXTS.get("compare.notJudged")
				: CaseCell.comparison(compared.get());
	}

	/** {@return why there is no verdict, a sentence; empty where there is one or nothing is compared} */
	public String reason() {
		return compared.filter(each -> each.verdict() == Verdict.NOT_JUDGED).map(ComparedRow::reason).orElse("");
	}

	/** What became of an import that goes another way and is judged, a sentence. */
	static String sentence(MeasurementComparison compared) {
		Interval ratio = compared.timeRatio();
		// In the direction of the words before it: 20 to 25 times faster, not 0.04 to 0.05.
		boolean less = ratio.high() < 1;
		Quantity low = Quantity.ratio(less ? 1 / ratio.high() : ratio.low());
		Quantity high = Quantity.ratio(less ? 1 / ratio.low() : ratio.high());
		return low.bounded().equals(high.bounded()) ? TEXTS.get("compare.reference.judged.far", times(compared), CaseCell.comparison(compared))
				: TEXTS.get("compare.reference.judged", times(compared), CaseCell.comparison(compared), low.bounded(), high.bounded());
	}

	/** The times of an import that goes another way, without a full stop; its name alone where neither may be told. */
	static String times(MeasurementComparison compared) {
		if (!compared.before().isUsable() && !compared.after().isUsable()) {
			return compared.place();
		}
		return TEXTS.get("compare.reference", compared.place(), compared.before().text(), compared.after().text());
	}

	/** Why a place is not judged, a sentence; empty where nothing is said. */
	static String reason(MeasurementComparison compared) {
		return compared.remarks().isEmpty() ? "" : compared.remarks().get(0);
	}
}
