/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import static org.wiretune.perf.view.ResultTexts.TEXTS;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
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
	private final DateTimeFormatter day;
	private final DateTimeFormatter ofDay;

	public RunHeadline(ZoneId zone) {
		day = DateTimeFormatter.ISO_LOCAL_DATE.withZone(zone);
		ofDay = DateTimeFormatter.ofPattern("HH:mm", Locale.ENGLISH).withZone(zone);
		shortTime = DateTimeFormatter.ofPattern("d MMM uuuu, HH:mm", Locale.ENGLISH).withZone(zone);
		time = DateTimeFormatter.ofPattern("d MMM uuuu, HH:mm:ss", Locale.ENGLISH).withZone(zone);
	}

	public String time(Instant instant) {
		return time.format(instant);
	}

	/** Where there is little room, so that the time of day is seen, which tells most runs apart. */
	String shortTime(Instant instant) {
		return shortTime.format(instant);
	}

	/** Two times for a tab: of one day their times of day tell them apart. */
	String shortTimes(Instant one, Instant other) {
		boolean sameDay = day.format(one).equals(day.format(other));
		return TEXTS.get("compare.name.sides", sameDay ? ofDay.format(one) : shortTime(one), sameDay ? ofDay.format(other) : shortTime(other));
	}

	/** How the run ended, with its reason. */
	public String state(RunFile run) {
		String when = time(run.endedAt().orElse(run.startedAt()));
		if (!run.specification().isLoop()) {
			return TEXTS.get("head.measurements." + run.state().id(), when, measured(run), run.reason()).strip();
		}
		return TEXTS.get("head." + run.state().id(), when, run.cells().size(), run.specification().cellCount(),
				run.reason()).strip();
	}

	private static String measured(RunFile run) {
		int count = run.measurements().size();
		return TEXTS.get(count == 1 ? "head.measured.one" : "head.measured.many", count);
	}

	/** How far the run is. */
	public String running(RunFile run, Optional<LiveCell> current) {
		if (!run.specification().isLoop()) {
			return TEXTS.get("head.measurements.running", time(run.startedAt()), measured(run));
		}
		String now = current.map(cell -> TEXTS.get(cell.warmUp() ? "head.now.warmUp" : "head.now", label(run, cell),
				ObjectSize.label(cell.sizeBytes()), cell.runs(), cell.loops()))
				.orElse(run.cells().isEmpty() ? TEXTS.get("head.starting") : "");
		return TEXTS.get("head.running", time(run.startedAt()), run.cells().size(), run.specification().cellCount(), now)
				.strip();
	}

	private static String label(RunFile run, LiveCell cell) {
		return run.specification().bindings().stream().filter(binding -> binding.id().equals(cell.binding()))
				.map(binding -> binding.label()).findFirst().orElse(cell.binding());
	}

	/** What the run is compared with, and which settings differ. */
	public String comparison(RunFile run, Optional<RunFile> before) {
		if (before.isEmpty()) {
			return TEXTS.get(run.specification().isLoop() ? "head.alone" : "head.aloneOfKind");
		}
		List<SettingRow> differences = RunSettings.of(run, before).stream().filter(SettingRow::changed).toList();
		String names = String.join(", ", differences.stream().limit(MOST_NAMES).map(SettingRow::label).toList())
				+ (differences.size() > MOST_NAMES ? ", \u2026" : "");
		String compared = TEXTS.get("head.compared", time(before.get().startedAt()));
		return compared + ' ' + switch (differences.size()) {
			case 0 -> TEXTS.get("head.difference.none");
			case 1 -> TEXTS.get("head.difference.one", describe(differences.get(0)));
			default -> TEXTS.get("head.difference.many", differences.size(), names);
		};
	}

	private static String describe(SettingRow difference) {
		return difference.label() + ' ' + difference.before() + " \u2192 " + difference.value();
	}

	/** The run in a list of runs. */
	public String label(RunFile run, boolean running) {
		return running ? TEXTS.get("run.label.running", time(run.startedAt()), run.name())
				: TEXTS.get("run.label", time(run.startedAt()), run.name(), state(run.state()));
	}

	private static String state(RunState state) {
		return TEXTS.get("state." + state.id());
	}
}
