/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

import java.util.List;
import java.util.Optional;

import org.wiretune.servers.RunningServer;
import org.wiretune.perf.alarm.KeptAlarm;
import org.wiretune.servers.metrics.ConnectionStatus;

/**
 * What the whole view shows at one moment.
 *
 * @param status
 *            state of the connection; empty when there is none
 * @param sentence
 *            the state in plain sentences, with the next step
 * @param cost
 *            what watching costs; empty before the first reading
 * @param readings
 *            one for each gauge
 * @param frozen
 *            whether the readings are held although more is read
 * @param alarms
 *            alarms that hold or held and that nobody has reset
 * @param offered
 *            another server that runs and could be watched instead; its sentence is part of the other one
 */
public record GaugeSnapshot(Optional<ConnectionStatus> status, String sentence, String cost, List<GaugeReading> readings,
		boolean frozen, List<KeptAlarm> alarms, Optional<RunningServer> offered) {

	/** Copies the list. */
	public GaugeSnapshot {
		readings = List.copyOf(readings);
		alarms = List.copyOf(alarms);
	}
}
