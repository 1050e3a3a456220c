/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.alarms;

import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

import org.wiretune.analysis.alarm.ServerAlarmListener;
import org.wiretune.lint.finding.Finding;
import org.wiretune.servers.alarms.AlarmChange;
import org.wiretune.servers.gauges.GaugeSession;

/** Puts what the log of a server raises beside what its metrics raise: into the list of the gauges that watch it, and at the line. */
public final class LogAlarmFeed implements ServerAlarmListener {

	private final Supplier<List<GaugeSession>> sessions;

	/**
	 * A feed.
	 *
	 * @param sessions the gauges that are open; safe for any thread
	 */
	public LogAlarmFeed(Supplier<List<GaugeSession>> sessions) {
		this.sessions = Objects.requireNonNull(sessions);
	}

	@Override
	public void changed(String server, long pid, AlarmChange change, List<Finding> findings) {
		if (change.kind() == AlarmChange.Kind.RAISED) {
			LiveAlarms.get().raised(change.alarm(), server, pid);
		}
		sessions.get().forEach(session -> session.told(pid, change));
	}
}
