/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.terminal;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * The way to a terminal, or to the log of a build: control characters in UTF-8 text, and those that turn the
 * direction of writing or separate lines, are written as escapes, which those of JSON are, too, so that nothing
 * out of a file, of a server's log or of another program's output commands the terminal. Line ends and tabs pass; what is
 * shown within a line is escaped by {@link TerminalText#oneLine(String)} before. The first failure is remembered, because a
 * {@link java.io.PrintStream} swallows it.
 */
public final class TerminalStream extends FilterOutputStream {

	private static final int DELETE = 0x7f;
	/** The first byte of U+0080 to U+00BF; the control characters among them end at U+009F. */
	private static final int LEAD = 0xc2;
	private static final int LAST_CONTROL = 0x9f;
	private static final int FIRST_CONTROL = 0x80;

	/** The first byte of U+2000 to U+2FFF, of which some turn the direction of writing or end a line. */
	private static final int LEAD_OF_MARKS = 0xe2;

	private boolean lead;
	private boolean carriageReturn;
	/** How many bytes of a character that may be such a mark have come, and the second of them. */
	private int marks;
	private int second;
	private IOException failure;

	/**
	 * Makes a stream.
	 *
	 * @param out takes the bytes
	 */
	public TerminalStream(OutputStream out) {
		super(out);
	}

	/** {@return the first failure to write, or null} */
	public synchronized IOException failure() {
		return failure;
	}

	@Override
	public void write(int one) throws IOException {
		write(new byte[] { (byte) one }, 0, 1);
	}

	@Override
	public synchronized void write(byte[] bytes, int from, int length) throws IOException {
		try {
			int passed = from;
			for (int at = from; at < from + length; at++) {
				int value = bytes[at] & 0xff;
				if (!lead && !carriageReturn && marks == 0 && isHarmless(value)) {
					continue;
				}
				out.write(bytes, passed, at - passed);
				passed = at + 1;
				special(value);
			}
			out.write(bytes, passed, from + length - passed);
		} catch (IOException problem) {
			throw remembered(problem);
		}
	}

	@Override
	public synchronized void flush() throws IOException {
		try {
			out.flush();
		} catch (IOException problem) {
			throw remembered(problem);
		}
	}

	@Override
	public synchronized void close() throws IOException {
		try {
			endCarriageReturn();
			endMark();
			super.close();
		} catch (IOException problem) {
			throw remembered(problem);
		}
	}

	private void special(int value) throws IOException {
		if (marks > 0 && mark(value)) {
			return;
		}
		if (lead) {
			lead = false;
			if (value >= FIRST_CONTROL && value <= LAST_CONTROL) {
				escape(value);
				return;
			}
			out.write(LEAD);
		} else if (carriageReturn && value == '\n') {
			carriageReturn = false;
			out.write('\r');
			out.write('\n');
			return;
		}
		endCarriageReturn();
		if (value == LEAD_OF_MARKS) {
			marks = 1;
		} else if (value == LEAD) {
			lead = true;
		} else if (value == '\r') {
			// A lone one would let the rest of the line write over its beginning.
			carriageReturn = true;
		} else if (isHarmless(value)) {
			out.write(value);
		} else {
			escape(value);
		}
	}

	/** Takes the second or third byte of what may be a mark; whether it was taken. */
	private boolean mark(int value) throws IOException {
		if (marks == 1 && (value == 0x80 || value == 0x81)) {
			second = value;
			marks = 2;
			return true;
		}
		boolean whole = marks == 2 && value >= 0x80 && value <= 0xbf;
		int character = 0x2000 + (second - 0x80) * 0x40 + (value - 0x80);
		if (whole && isTurning(character)) {
			marks = 0;
			escape(character);
			return true;
		}
		endMark();
		if (whole) {
			out.write(value);
		}
		return whole;
	}

	/** Writes the bytes that came of a character that is no mark. */
	private void endMark() throws IOException {
		if (marks > 0) {
			out.write(LEAD_OF_MARKS);
			if (marks == 2) {
				out.write(second);
			}
			marks = 0;
		}
	}

	/** Whether a character turns the direction of writing, or ends a line or paragraph. */
	private static boolean isTurning(int character) {
		return character == 0x200e || character == 0x200f || character >= 0x2028 && character <= 0x202e || character >= 0x2066 && character <= 0x2069;
	}

	private void endCarriageReturn() throws IOException {
		if (carriageReturn) {
			carriageReturn = false;
			out.write("\\r".getBytes(StandardCharsets.US_ASCII));
		}
	}

	private static boolean isHarmless(int value) {
		return value >= ' ' && value != DELETE && value != LEAD && value != LEAD_OF_MARKS || value == '\n' || value == '\t';
	}

	private void escape(int value) throws IOException {
		out.write(String.format("\\u%04x", value).getBytes(StandardCharsets.US_ASCII));
	}

	private IOException remembered(IOException problem) {
		failure = failure == null ? problem : failure;
		return problem;
	}
}
