/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.wiretune.analysis.Lead;
import org.wiretune.analysis.alarm.AlarmFindings;
import org.wiretune.lint.reading.Reading;
import org.wiretune.perf.alarm.Alarm;
import org.wiretune.perf.alarm.LimitOwner;
import org.wiretune.perf.alarm.KeptAlarm;
import org.wiretune.perf.result.RunFile;

/** {@code alarms}: what the server of a run showed while it ran, and the lines that set its limits. */
final class AlarmsCommand implements Command {

	private static final ObservedPlaces.Sentences SENTENCES = new ObservedPlaces.Sentences("alarmsNoFix", "alarmsManyPlaces");

	private final CommandForm form = new CommandForm("alarms");
	private final Given<List<Path>> in = form.many("--in", "FILE|FOLDER", Words::path);
	private final Given<List<String>> fix = form.many("--fix", "ID", Words::text);
	private final Given<Boolean> dryRun = form.flag("--dry-run");
	private final Given<List<String>> files = form.rest("RUN.json", Words::text);
	private final PrintStream out;
	private final PrintStream err;

	AlarmsCommand(PrintStream out, PrintStream err) {
		this.out = out;
		this.err = err;
	}

	@Override
	public CommandForm form() {
		return form;
	}

	@Override
	public int run() throws CannotRun {
		if (files.or(List.of()).size() != 1) {
			throw new CannotRun(CommandTexts.text("alarmsOneRun"));
		}
		if (fix.isGiven() && !in.isGiven() || dryRun.isGiven() && !fix.isGiven()) {
			throw new CannotRun(CommandTexts.text("alarmsIn"));
		}
		String name = files.or(List.of()).get(0);
		RunFile run = RunFiles.read(name);
		if (run.alarms().isEmpty() && !fix.isGiven()) {
			out.println(CommandTexts.text("alarmsNone", name));
			return ExitCode.OK;
		}
		if (!in.isGiven()) {
			run.alarms().forEach(alarm -> out.println(line(alarm, run.startedAt())));
			return ExitCode.FINDINGS;
		}
		List<Alarm> alarms = distinct(run.alarms());
		ObservedPlaces places = new ObservedPlaces(in.value().get(), reading -> leads(reading, alarms), SENTENCES, out, err);
		if (fix.isGiven()) {
			return places.fix(fix.value().get(), dryRun.isGiven()) ? ExitCode.FINDINGS : ExitCode.COULD_NOT_RUN;
		}
		places.tell();
		alarms.stream().filter(alarm -> places.leads().stream().noneMatch(lead -> lead.observed() == alarm)).forEach(alarm -> out.println(withoutPlace(alarm, places.name())));
		return ExitCode.FINDINGS;
	}

	/** Each alarm once, however often it was raised; the time that needed most counts. */
	private static List<Alarm> distinct(List<KeptAlarm> kept) {
		Map<List<String>, Alarm> distinct = new LinkedHashMap<>();
		kept.stream().map(KeptAlarm::alarm)
				.forEach(alarm -> distinct.merge(List.of(alarm.id(), alarm.source(), alarm.instance()), alarm, (one, other) -> other.demand() > one.demand() ? other : one));
		return List.copyOf(distinct.values());
	}

	private static List<Lead> leads(Reading reading, List<Alarm> alarms) {
		List<Lead> leads = new ArrayList<>();
		for (Alarm alarm : alarms) {
			leads.addAll(AlarmFindings.leads(reading, alarm));
		}
		return leads;
	}

	private static String line(KeptAlarm kept, Instant start) {
		Alarm alarm = kept.alarm();
		String begin = seconds(start, alarm.since());
		String time = kept.isActive() ? CommandTexts.text("alarmsFrom", begin) : CommandTexts.text("alarmsFromTo", begin, seconds(start, kept.endedAt().getAsLong()));
		return CommandTexts.text("alarmsLine", time, alarm.message(), subject(alarm.id(), alarm.instance()));
	}

	private static String withoutPlace(Alarm alarm, String files) {
		String subject = subject(alarm.id(), alarm.instance());
		return alarm.limitedBy() == LimitOwner.NONE ? CommandTexts.text("alarmsNoSetting", alarm.message(), subject)
				: CommandTexts.text("alarmsNoPlace", alarm.message(), subject, files, alarm.limitedBy().words());
	}

	private static String subject(String id, String instance) {
		return instance.isEmpty() ? id : id + ", " + instance;
	}

	private static String seconds(Instant start, long time) {
		return Long.toString(Duration.between(start, Instant.ofEpochMilli(time)).toSeconds());
	}
}
