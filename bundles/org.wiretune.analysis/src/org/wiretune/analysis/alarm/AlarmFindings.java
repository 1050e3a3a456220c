/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.analysis.alarm;

import static org.wiretune.analysis.alarm.AlarmTexts.TEXTS;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

import org.wiretune.analysis.Lead;
import org.wiretune.core.FixEffect;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.finding.LazyFixes;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.ThreadPool;
import org.wiretune.perf.alarm.Alarm;
import org.wiretune.perf.alarm.LimitOwner;
import org.wiretune.perf.alarm.LimitedBy;

/**
 * Leads an alarm back to the files: a finding at the setting that set the limit, with what was observed in its message and
 * a fix that proposes a value from it.
 * <p>
 * Safe for any thread; the solution is only read.
 */
public final class AlarmFindings {

	private static final String FIX = "/observed";

	private AlarmFindings() {
	}

	/**
	 * The findings of an alarm.
	 *
	 * @param reading what was read, with its texts
	 * @param alarm the alarm
	 * @return one for each setting that may have set the limit; none where no file that was read has it. Which of several
	 *         servers was watched is not known, so each finding says what it assumes
	 */
	public static List<Finding> of(Reading reading, Alarm alarm) {
		return leads(reading, alarm).stream().map(Lead::finding).toList();
	}

	/**
	 * The findings of an alarm with what tells whether their setting was changed.
	 *
	 * @param reading what was read, with its texts
	 * @param alarm the alarm
	 * @return one for each setting that may have set the limit, see {@link #of}
	 */
	public static List<Lead> leads(Reading reading, Alarm alarm) {
		return LimitSettings.of(reading, alarm).stream().filter(limit -> limit.place() != null)
				.map(limit -> new Lead(alarm, alarm.demand(), place(limit), Values.shown(limit.setting()), finding(reading, alarm, limit))).toList();
	}

	private static String place(LimitSetting limit) {
		return String.join("\n", limit.place().path(), limit.owner(), limit.name(), String.valueOf(limit.setting().getName()));
	}

	private static Finding finding(Reading reading, Alarm alarm, LimitSetting limit) {
		String setting = limit.setting().getLabel() == null ? limit.setting().getName() : limit.setting().getLabel();
		String value = Values.shown(limit.setting());
		return new Finding(alarm.seen().compared(measured(alarm), value).further(TEXTS.get("lead", setting, limit.name(), limit.owner(), value)), limit.place(),
				TEXTS.get("assumption", limit.owner()), List.of(), new LazyFixes(reading.solution(), () -> fixes(reading, alarm, limit, setting)));
	}

	private static String measured(Alarm alarm) {
		double shown = Double.isNaN(alarm.demand()) ? alarm.observed() : alarm.demand();
		return Double.isNaN(shown) ? null : Long.toString((long) Math.ceil(shown));
	}

	private static List<Fix> fixes(Reading reading, Alarm alarm, LimitSetting limit, String setting) {
		Optional<String> proposed = ProposedLimit.of(alarm, limit);
		if (proposed.isEmpty()) {
			return List.of();
		}
		Edits edits = new Edits(reading.texts()).set(limit.setting(), proposed.get());
		if (limit.derivation() != null) {
			// WildFly: a derived size wins over the number beside it.
			edits.set(limit.derivation(), "none");
		}
		if (alarm.limitedBy() == LimitOwner.SHARED_EXECUTOR && limit.element() instanceof ThreadPool pool && Values.isSet(pool.getMinimumSize())
				&& Objects.equals(pool.getMinimumSize().asNumber(), limit.setting().asNumber())) {
			// Who set both to the same wants an executor that does not tune itself.
			edits.set(pool.getMinimumSize(), proposed.get());
		}
		if (!edits.isPossible()) {
			return List.of();
		}
		return List.of(new Fix(alarm.id() + FIX, TEXTS.get("fix.label", setting, limit.name(), proposed.get()),
				TEXTS.get(words(alarm.limitedBy()), setting, limit.name(), Values.shown(limit.setting()), proposed.get()), FixEffect.CHANGES_BEHAVIOUR,
				TEXTS.get("fix.reason"), edits.changes()));
	}

	private static String words(LimitedBy limit) {
		if (limit == LimitOwner.HEAP) {
			return "fix.heap";
		}
		return limit == LimitOwner.SHARED_EXECUTOR ? "fix.executor" : limit == LimitOwner.KEEP_ALIVE ? "fix.keepAlive" : "fix.size";
	}
}
