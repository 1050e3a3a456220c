/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.validity;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.lang.management.ManagementFactory;

import org.wiretune.safety.quantity.Digits;

/** Whether what else runs on the machine lets one expect runs that may be used, told before they are made. Any thread. */
public final class BusyNow {

	private BusyNow() {
	}

	/** {@return a sentence on the machine as it is, or an empty text where nothing speaks against a run or the system does not tell} */
	public static String warning() {
		return warning(ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(), Runtime.getRuntime().availableProcessors());
	}

	/**
	 * {@return a sentence on a machine whose processors had more to do than they could in the last minute, else an empty text}
	 *
	 * @param load programs that ran or waited for a processor, on average over a minute; negative where the system does not tell
	 * @param processors how many the machine has
	 */
	public static String warning(double load, int processors) {
		return load > processors ? TEXTS.get("machine.busyNow", Digits.measured(load), processors, Share.percent(MachineRules.OTHERS)) : "";
	}
}
