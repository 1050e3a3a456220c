/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import java.io.IOException;
import java.io.InputStream;

import org.wiretune.gclog.ReadingMonitor;

/**
 * Lines of one stream after another in one buffer, numbered and placed through all of them. A line longer than the buffer is
 * given once, with its beginning. A stream may grow while it is read: what has no end of line yet waits for it.
 */
final class LineSource {

	/** Takes lines. */
	interface Lines {

		/** A line without its end, numbered from 1, with the offset of its first byte. */
		void line(byte[] buffer, int from, int to, long number, long offset);

		/**
		 * Takes lines of usual form at the beginning of a part of the buffer, whose ends it finds on the way: looking at each byte
		 * once instead of twice is what counts in a long log.
		 *
		 * @param number the number of the first line
		 * @param offset the offset of its first byte
		 * @return how many lines were taken; they end where {@link #takenTo()} tells
		 */
		default int take(byte[] buffer, int from, int to, long number, long offset) {
			return 0;
		}

		/** {@return where the first line begins that the last call of {@link #take} left} */
		default int takenTo() {
			return 0;
		}
	}

	/** Lines of virtual machines are shorter than 10 KB. What is read stays in the nearer caches of the processor, which four times as much does not. */
	static final int BUFFER_BYTES = 1 << 16;

	private final byte[] buffer = new byte[BUFFER_BYTES];
	private final Lines lines;
	private long number;
	private long offset;
	private int filled;
	private long total;
	private long ofStream;
	private boolean tooLong;
	private long longLine;
	private boolean cutOff;
	private boolean cancelled;

	/**
	 * Makes one.
	 *
	 * @param lines takes the lines
	 */
	LineSource(Lines lines) {
		this.lines = lines;
	}

	/** {@return whether a stream ended with an error instead of its end} */
	boolean isCutOff() {
		return cutOff;
	}

	/** {@return the first line of which only the beginning was given, 0 where there is none} */
	long longLine() {
		return longLine;
	}

	/** {@return whether the monitor ended the reading} */
	boolean isCancelled() {
		return cancelled;
	}

	/** {@return how many lines were given} */
	long lines() {
		return number;
	}

	/** {@return how many bytes were read of all streams} */
	long bytes() {
		return total;
	}

	/** Reads a stream to its end, also where a compressed file was cut off. */
	void read(InputStream in, ReadingMonitor monitor) throws IOException {
		while (take(in)) {
			if (!monitor.read(total)) {
				cancelled = true;
				return;
			}
		}
		endStream();
	}

	/** Reads what a stream has ready, once, and gives the whole lines in it. {@return whether there was anything} */
	boolean take(InputStream in) throws IOException {
		int count = fill(in);
		if (count <= 0) {
			return false;
		}
		total += count;
		ofStream += count;
		int begin = filled;
		filled += count;
		int start = 0;
		int end = 0;
		while (end >= 0) {
			int taken = tooLong ? 0 : lines.take(buffer, start, filled, number + 1, offset + start);
			if (taken > 0) {
				number += taken;
				start = lines.takenTo();
			}
			end = EightBytes.indexOf(buffer, Math.max(start, begin), filled, '\n');
			if (end >= 0) {
				give(start, end);
				start = end + 1;
			}
		}
		if (start == 0 && filled == buffer.length) {
			give(0, filled);
			tooLong = true;
			longLine = longLine == 0 ? number : longLine;
			start = filled;
		}
		System.arraycopy(buffer, start, buffer, 0, filled - start);
		offset += start;
		filled -= start;
		return true;
	}

	/** Ends a stream: what stands behind its last end of line is a line, too. The next stream begins a new one. */
	void endStream() {
		if (filled > 0) {
			give(0, filled);
		}
		offset += filled;
		filled = 0;
		ofStream = 0;
		tooLong = false;
	}

	private void give(int from, int to) {
		if (!tooLong) {
			lines.line(buffer, from, to > from && buffer[to - 1] == '\r' ? to - 1 : to, ++number, offset + from);
		}
		tooLong = false;
	}

	private int fill(InputStream in) throws IOException {
		try {
			return in.read(buffer, filled, buffer.length - filled);
		} catch (IOException problem) {
			if (ofStream == 0) {
				throw problem;
			}
			cutOff = true;
			return -1;
		}
	}
}
