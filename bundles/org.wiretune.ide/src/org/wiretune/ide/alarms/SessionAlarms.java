/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.alarms;

import java.util.List;

import org.wiretune.ide.addresses.KnownAddresses;
import org.wiretune.perf.alarm.Alarm;
import org.wiretune.servers.alarms.AlarmChange;
import org.wiretune.servers.gauges.GaugeSession;
import org.wiretune.servers.metrics.JvmTarget;

/** Hands the alarms that gauges see over to the workspace. Quick; safe for any thread. */
public final class SessionAlarms implements GaugeSession.AlarmListener {

	/** Keeps nothing, so one is enough. */
	public static final SessionAlarms INSTANCE = new SessionAlarms();

	private SessionAlarms() {
	}

	@Override
	public void changed(JvmTarget target, List<AlarmChange> changes) {
		for (AlarmChange change : changes) {
			// One that is over stays marked: a file is mended after the load.
			if (change.kind() == AlarmChange.Kind.RAISED) {
				String name = target.elsewhere().isPresent() ? target.name() + " (" + target.place() + ')' : target.name();
				LiveAlarms.get().raised(change.alarm(), name, target.pid(), KnownAddresses.project(target));
			}
		}
		LiveAlarms.get().serversChanged();
	}

	@Override
	public void reset(Alarm alarm) {
		LiveAlarms.get().reset(alarm);
	}
}
