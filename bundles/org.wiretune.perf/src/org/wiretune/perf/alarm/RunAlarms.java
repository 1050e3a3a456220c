/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.alarm;

import java.util.ArrayList;
import java.util.List;


/** The alarms of a run while they come: an alarm that is told again replaces what was known of it. Used by one thread. */
public final class RunAlarms {

	private final List<KeptAlarm> alarms = new ArrayList<>();

	/**
	 * Takes an alarm.
	 *
	 * @param alarm one that was raised, got its thread dump, or is over
	 */
	public void add(KeptAlarm alarm) {
		for (int i = 0; i < alarms.size(); i++) {
			if (alarms.get(i).isSame(alarm)) {
				alarms.set(i, alarm);
				return;
			}
		}
		if (alarms.size() < KeptAlarm.MOST) {
			alarms.add(alarm);
		}
	}

	/** {@return the alarms in the order in which they were raised} */
	public List<KeptAlarm> all() {
		return List.copyOf(alarms);
	}
}
