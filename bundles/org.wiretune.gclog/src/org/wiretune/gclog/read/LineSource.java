/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import java.io.IOException;
import java.io.InputStream;

import org.wiretune.gclog.ReadingMonitor;

/**
 * Lines of a stream in one buffer. A line longer than the buffer is given once, with its beginning. Ends at the end of the
 * stream, also where a compressed file was cut off.
 */
final class LineSource {

	/** Takes lines. */
	interface Lines {

		/** A line without its end, numbered from 1, with the offset of its first byte. */
		void line(byte[] buffer, int from, int to, long number, long offset);
	}

	/** Lines of virtual machines are shorter than 10 KB; this is room enough to read quickly. */
	private static final int BUFFER_BYTES = 1 << 18;

	private final byte[] buffer = new byte[BUFFER_BYTES];
	private boolean cutOff;
	private boolean cancelled;

	/** {@return whether the stream ended with an error instead of its end} */
	boolean isCutOff() {
		return cutOff;
	}

	/** {@return whether the monitor ended the reading} */
	boolean isCancelled() {
		return cancelled;
	}

	void read(InputStream in, Lines lines, ReadingMonitor monitor) throws IOException {
		long number = 0;
		long offset = 0;
		int filled = 0;
		boolean tooLong = false;
		boolean end = false;
		long total = 0;
		while (!end) {
			int count = fill(in, filled, total);
			end = count < 0;
			total += Math.max(0, count);
			filled += Math.max(0, count);
			int start = 0;
			for (int at = filled - Math.max(0, count); at < filled; at++) {
				if (buffer[at] == '\n') {
					if (!tooLong) {
						lines.line(buffer, start, at > start && buffer[at - 1] == '\r' ? at - 1 : at, ++number, offset + start);
					}
					tooLong = false;
					start = at + 1;
				}
			}
			if (start == 0 && filled == buffer.length) {
				if (!tooLong) {
					lines.line(buffer, 0, filled, ++number, offset);
				}
				tooLong = true;
				start = filled;
			}
			if (end && start < filled && !tooLong) {
				lines.line(buffer, start, filled > start && buffer[filled - 1] == '\r' ? filled - 1 : filled, ++number, offset + start);
			}
			System.arraycopy(buffer, start, buffer, 0, filled - start);
			offset += start;
			filled -= start;
			if (!end && !monitor.read(total)) {
				cancelled = true;
				return;
			}
		}
	}

	private int fill(InputStream in, int filled, long total) throws IOException {
		try {
			return in.read(buffer, filled, buffer.length - filled);
		} catch (IOException problem) {
			if (total == 0) {
				throw problem;
			}
			cutOff = true;
			return -1;
		}
	}
}
