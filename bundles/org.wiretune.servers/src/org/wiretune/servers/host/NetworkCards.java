/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.host;

import java.util.HashMap;
import java.util.Map;

import org.wiretune.servers.metrics.MetricKey;

/** Traffic of the network cards as a share of their speed, in the busier direction. Used by one thread at a time. */
final class NetworkCards {

	/** Columns of /proc/net/dev after the name: bytes received, and bytes sent. */
	private static final int RECEIVED = 0;
	private static final int SENT = 8;

	/** Bytes a second of one Mbit/s. */
	private static final double MEGABIT = 1e6 / 8;

	private record Traffic(double received, double sent) {
	}

	private final ProcFiles files;
	private Map<String, Traffic> before = Map.of();
	private long beforeMillis;

	NetworkCards(ProcFiles files) {
		this.files = files;
	}

	void read(long millis, Map<MetricKey, Double> values) {
		Map<String, Traffic> now = traffic();
		double seconds = (millis - beforeMillis) / 1000.0;
		now.forEach((card, traffic) -> {
			Traffic earlier = before.get(card);
			double speed = speed(card);
			if (earlier != null && seconds > 0 && speed > 0) {
				double bytes = Math.max(traffic.received() - earlier.received(), traffic.sent() - earlier.sent());
				if (bytes >= 0) {
					values.put(new MetricKey("host.network.percent", card), 100 * bytes / seconds / (speed * MEGABIT)); //$NON-NLS-1$
				}
			}
		});
		before = now;
		beforeMillis = millis;
	}

	private Map<String, Traffic> traffic() {
		Map<String, Traffic> cards = new HashMap<>();
		for (String line : files.text("proc/net/dev").split("\n")) { //$NON-NLS-1$ //$NON-NLS-2$
			int colon = line.indexOf(':');
			String[] columns = colon < 0 ? new String[0] : line.substring(colon + 1).strip().split("\\s+"); //$NON-NLS-1$
			if (columns.length > SENT && !line.substring(0, colon).strip().equals("lo")) { //$NON-NLS-1$
				try {
					cards.put(line.substring(0, colon).strip(), new Traffic(Double.parseDouble(columns[RECEIVED]), Double.parseDouble(columns[SENT])));
				} catch (NumberFormatException otherKernel) {
					return Map.of();
				}
			}
		}
		return cards;
	}

	/** Mbit/s; cards that know none, those of virtual machines for example, say -1 or nothing. */
	private double speed(String card) {
		try {
			return Double.parseDouble(files.text("sys/class/net/" + card + "/speed").strip()); //$NON-NLS-1$ //$NON-NLS-2$
		} catch (NumberFormatException unknown) {
			return -1;
		}
	}
}
