/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.wiretune.perf.base.ObjectSize;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;

/** Says in plain sentences how a run ended and what it is compared with. */
public final class RunHeadline {

	private static final int MOST_NAMES = 4;

	private final DateTimeFormatter time;
	private final DateTimeFormatter shortTime;

	public RunHeadline(Locale locale, ZoneId zone) {
		shortTime = DateTimeFormatter.ofLocalizedDateTime(FormatStyle.SHORT).withLocale(locale).withZone(zone);
		time = DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM).withLocale(locale).withZone(zone);
	}

	public String time(Instant instant) {
		return time.format(instant);
	}

	/** Where there is little room, so that the time of day is seen, which tells most runs apart. */
	String shortTime(Instant instant) {
		return shortTime.format(instant);
	}

	/** How the run ended, with its reason. */
	public String state(RunFile run) {
		String when = time(run.endedAt().orElse(run.startedAt()));
		if (!run.specification().isLoop()) {
			return ResultTexts.format("head.measurements." + run.state().id(), when, measured(run), run.reason()).strip();
		}
		return ResultTexts.format("head." + run.state().id(), when, run.cells().size(), run.specification().cellCount(),
				run.reason()).strip();
	}

	private static String measured(RunFile run) {
		int count = run.measurements().size();
		return ResultTexts.format(count == 1 ? "head.measured.one" : "head.measured.many", count);
	}

	/** How far the run is. */
	public String running(RunFile run, Optional<LiveCell> current) {
		if (!run.specification().isLoop()) {
			return ResultTexts.format("head.measurements.running", time(run.startedAt()), measured(run));
		}
		String now = current.map(cell -> ResultTexts.format(cell.warmUp() ? "head.now.warmUp" : "head.now", label(run, cell),
				ObjectSize.label(cell.sizeBytes()), cell.runs(), cell.loops()))
				.orElse(run.cells().isEmpty() ? ResultTexts.get("head.starting") : "");
		return ResultTexts.format("head.running", time(run.startedAt()), run.cells().size(), run.specification().cellCount(), now)
				.strip();
	}

	private static String label(RunFile run, LiveCell cell) {
		return run.specification().bindings().stream().filter(binding -> binding.id().equals(cell.binding()))
				.map(binding -> binding.label()).findFirst().orElse(cell.binding());
	}

	/** What the run is compared with, and which settings differ. */
	public String comparison(RunFile run, Optional<RunFile> before) {
		if (before.isEmpty()) {
			return ResultTexts.get(run.specification().isLoop() ? "head.alone" : "head.aloneOfKind");
		}
		List<SettingRow> differences = RunSettings.of(run, before).stream().filter(SettingRow::changed).toList();
		String names = String.join(", ", differences.stream().limit(MOST_NAMES).map(SettingRow::label).toList())
				+ (differences.size() > MOST_NAMES ? ", \u2026" : "");
		String compared = ResultTexts.format("head.compared", time(before.get().startedAt()));
		return compared + ' ' + switch (differences.size()) {
			case 0 -> ResultTexts.get("head.difference.none");
			case 1 -> ResultTexts.format("head.difference.one", describe(differences.get(0)));
			default -> ResultTexts.format("head.difference.many", differences.size(), names);
		};
	}

	private static String describe(SettingRow difference) {
		return difference.label() + ' ' + difference.before() + " \u2192 " + difference.value();
	}

	/** The run in a list of runs. */
	public String label(RunFile run, boolean running) {
		return running ? ResultTexts.format("run.label.running", time(run.startedAt()), run.name())
				: ResultTexts.format("run.label", time(run.startedAt()), run.name(), state(run.state()));
	}

	private static String state(RunState state) {
		return ResultTexts.get("state." + state.id());
	}
}
