/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.watch;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.wiretune.perf.result.RunAlarm;
import org.wiretune.perf.result.RunAlarm.AlarmSecond;
import org.wiretune.servers.alarms.Alarm;
import org.wiretune.servers.alarms.AlarmMoment;
import org.wiretune.servers.alarms.LimitedBy;
import org.wiretune.servers.metrics.MetricUnit;

/** An alarm of a running server as a run file keeps it, and back. */
public final class KeptAlarms {

	private KeptAlarms() {
	}

	/**
	 * The alarm as it is kept.
	 *
	 * @param alarm
	 *            an alarm that holds
	 * @return the same, without end and thread dump
	 */
	public static RunAlarm kept(Alarm alarm) {
		List<AlarmSecond> seconds = alarm.evidence().stream().map(
				moment -> new AlarmSecond(Instant.ofEpochMilli(moment.time()), moment.observed(), moment.limit(), moment.holds()))
				.toList();
		return new RunAlarm(alarm.id(), alarm.source(), alarm.instance(), Instant.ofEpochMilli(alarm.since()), Optional.empty(),
				alarm.observed(), alarm.limit(), alarm.demand(), words(alarm.unit()), alarm.limitedBy().words(), alarm.message(),
				seconds, ""); //$NON-NLS-1$
	}

	/**
	 * The alarm of a run file, to lead back to the setting that set the limit.
	 *
	 * @param kept
	 *            as it was read
	 * @return the alarm; a unit or kind of setting that this version does not know is taken for a plain number and for none
	 */
	public static Alarm alarm(RunAlarm kept) {
		List<AlarmMoment> moments = kept.evidence().stream()
				.map(second -> new AlarmMoment(second.time().toEpochMilli(), second.observed(), second.limit(), second.holds())).toList();
		return new Alarm(kept.id(), kept.source(), kept.instance(), kept.raisedAt().toEpochMilli(), kept.observed(), kept.limit(),
				kept.demand(), unit(kept.unit()),
				LimitedBy.of(kept.limitedBy()), kept.message(), moments);
	}

	private static String words(MetricUnit unit) {
		return unit.name().toLowerCase(Locale.ROOT).replace('_', ' ');
	}

	private static MetricUnit unit(String words) {
		return Arrays.stream(MetricUnit.values()).filter(unit -> words(unit).equals(words)).findFirst().orElse(MetricUnit.COUNT);
	}
}
