/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

/** The date, uptime and number in front of a line of HotSpot before 9; each may be left out. Used again for each line. */
final class LegacyStamp {

	private long uptime;
	private long date;

	/** Reads the stamps of a line. {@return where they end} */
	int read(byte[] line, int from, int to) {
		uptime = Bytes.UNKNOWN;
		date = Bytes.UNKNOWN;
		int at = Bytes.skipBlanks(line, from, to);
		if (at + 19 < to && line[at + 4] == '-' && line[at + 10] == 'T') {
			int end = colon(line, at + 19, to);
			long value = end < 0 ? Bytes.UNKNOWN : IsoTime.nanos(line, at, end);
			if (value != Bytes.UNKNOWN) {
				date = value;
				at = Bytes.skipBlanks(line, end + 1, to);
			}
		}
		int end = Bytes.numberEnd(line, at, to);
		if (end > at && end < to && line[end] == ':') {
			uptime = Bytes.scaled(line, at, end, Bytes.SECOND);
			at = Bytes.skipBlanks(line, end + 1, to);
		}
		if (at < to && line[at] == '#') {
			end = Bytes.numberEnd(line, at + 1, to);
			if (end > at + 1 && end < to && line[end] == ':') {
				at = Bytes.skipBlanks(line, end + 1, to);
			}
		}
		return at;
	}

	/** {@return the colon behind the date; zones may have one too} */
	private static int colon(byte[] line, int from, int to) {
		for (int at = from; at < to && at < from + 14; at++) {
			if (line[at] == ':' && (at + 1 == to || line[at + 1] == ' ')) {
				return at;
			}
		}
		return -1;
	}

	/** {@return nanoseconds since the start of the virtual machine, or unknown} */
	long uptime() {
		return uptime;
	}

	/** {@return nanoseconds since 1970, or unknown} */
	long date() {
		return date;
	}

	/** {@return whether there is any} */
	boolean isThere() {
		return uptime != Bytes.UNKNOWN || date != Bytes.UNKNOWN;
	}
}
