/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.analysis.alarm;

import static org.wiretune.analysis.alarm.AlarmTexts.TEXTS;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.wiretune.analysis.Lead;
import org.wiretune.core.Severity;
import org.wiretune.core.observed.Observed;
import org.wiretune.lint.finding.Finding;
import org.wiretune.perf.alarm.Alarm;
import org.wiretune.perf.alarm.LimitOwner;

/**
 * Tells that a setting was changed while a server runs that was seen to be limited by it: until the server, or the
 * application for an activation setting, is started anew, the old value holds and a measurement compares nothing.
 */
public final class ChangedSinceStart {

	private static final String SERVER = "ra-or-pool-change-needs-server-restart";
	private static final String APPLICATION = "activation-change-needs-app-restart";

	/** Liberty takes up such changes while it runs; a run starts the embedded server anew each time. */
	private static final Set<String> TAKEN_UP = Set.of("liberty", "liberty-messages", "embedded");

	private ChangedSinceStart() {
	}

	/**
	 * {@return the finding at the setting, empty where the server has ended or needs no restart}
	 *
	 * @param alarm the alarm that led to the setting
	 * @param server what a reader calls the server
	 * @param pid its process
	 * @param lead where the alarm leads to, with the value that the setting has now
	 */
	public static Optional<Finding> of(Alarm alarm, String server, long pid, Lead lead) {
		if (TAKEN_UP.contains(alarm.source()) || !ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false)) {
			return Optional.empty();
		}
		boolean activation = alarm.limitedBy() == LimitOwner.MESSAGE_DRIVEN_SESSIONS;
		String message = TEXTS.get(activation ? "restart.application" : "restart.server", lead.value(), server, Long.toString(pid));
		return Optional.of(new Finding(new Observed(activation ? APPLICATION : SERVER, Severity.INFO, message, lead.value(), null), lead.finding().origin(), null,
				List.of(), List.of()));
	}
}
