/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

/**
 * Tells lines of HotSpot before 9 that may be stops of a kind that is not read. They end with a time and have a stamp, or tell
 * sizes; so do steps of concurrent work and parts of events, which are known by their names.
 */
final class LegacyStops {

	private static final byte[][] ENDS = { Bytes.ascii(" secs]"), Bytes.ascii(" ms]") };
	private static final byte[] ARROW = Bytes.ascii("->");
	private static final byte[] TIMES = Bytes.ascii("[Times: ");
	private static final byte[][] OTHERS = { Bytes.ascii("oncurrent"), Bytes.ascii("reclean"), Bytes.ascii("Reference, "), Bytes.ascii("[CMS-") };

	private LegacyStops() {
	}

	/** {@return whether a line, from its bracket on, may be a stop} */
	static boolean mayBe(byte[] line, int from, int to, boolean stamped) {
		int end = to;
		while (end > from && line[end - 1] <= ' ') {
			end--;
		}
		if (from >= end || line[from] != '[' || Bytes.startsWith(line, from, end, TIMES) || !stamped && Bytes.indexOf(line, from, end, ARROW) < 0) {
			return false;
		}
		for (byte[] other : OTHERS) {
			if (Bytes.indexOf(line, from, end, other) >= 0) {
				return false;
			}
		}
		return Bytes.endsWith(line, from, end, ENDS[0]) || Bytes.endsWith(line, from, end, ENDS[1]);
	}
}
