/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.host;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.servers.metrics.MetricKey;

/**
 * How much of their time the processors of a process and the others spend on interrupts, hard and soft. Where the process
 * may run on all processors there are no others, and nothing is said. Used by one thread at a time.
 */
final class InterruptTimes {

	private static final Pattern ALLOWED = Pattern.compile("(?m)^Cpus_allowed_list:\\s*(\\S+)"); //$NON-NLS-1$

	/** Columns of a processor in /proc/stat after its name, see proc(5). */
	private static final int HARD = 5;
	private static final int SOFT = 6;
	private static final int LAST = 7;

	private record Times(double interrupts, double all) {
	}

	private final ProcFiles files;
	private Map<Integer, Times> before = Map.of();

	InterruptTimes(ProcFiles files) {
		this.files = files;
	}

	void read(long pid, Map<MetricKey, Double> values) {
		Map<Integer, Times> now = times();
		BitSet own = allowed(files.text("proc/" + pid + "/status")); //$NON-NLS-1$ //$NON-NLS-2$
		double here = share(now, own, true);
		double elsewhere = share(now, own, false);
		if (!Double.isNaN(here) && !Double.isNaN(elsewhere)) {
			values.put(MetricKey.of("host.interrupts.here"), here); //$NON-NLS-1$
			values.put(MetricKey.of("host.interrupts.elsewhere"), elsewhere); //$NON-NLS-1$
		}
		before = now;
	}

	private double share(Map<Integer, Times> now, BitSet own, boolean wanted) {
		double interrupts = 0;
		double all = 0;
		for (Map.Entry<Integer, Times> each : now.entrySet()) {
			Times earlier = before.get(each.getKey());
			if (earlier != null && own.get(each.getKey()) == wanted) {
				interrupts += each.getValue().interrupts() - earlier.interrupts();
				all += each.getValue().all() - earlier.all();
			}
		}
		return all <= 0 ? Double.NaN : 100 * interrupts / all;
	}

	private Map<Integer, Times> times() {
		Map<Integer, Times> times = new HashMap<>();
		for (String line : files.text("proc/stat").split("\n")) { //$NON-NLS-1$ //$NON-NLS-2$
			String[] columns = line.split("\\s+"); //$NON-NLS-1$
			if (columns.length > LAST + 1 && columns[0].matches("cpu\\d+")) { //$NON-NLS-1$
				double all = 0;
				for (int i = 0; i <= LAST; i++) {
					all += Double.parseDouble(columns[i + 1]);
				}
				times.put(Integer.valueOf(columns[0].substring(3)),
						new Times(Double.parseDouble(columns[HARD + 1]) + Double.parseDouble(columns[SOFT + 1]), all));
			}
		}
		return times;
	}

	/** A list like {@code 0-3,64-67}. */
	private static BitSet allowed(String status) {
		BitSet processors = new BitSet();
		Matcher matcher = ALLOWED.matcher(status);
		if (matcher.find()) {
			for (String part : matcher.group(1).split(",")) { //$NON-NLS-1$
				String[] ends = part.split("-"); //$NON-NLS-1$
				processors.set(Integer.parseInt(ends[0]), Integer.parseInt(ends[ends.length - 1]) + 1);
			}
		}
		return processors;
	}
}
