/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.control;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

import org.wiretune.safety.quantity.Bytes;

/** Reads lines of UTF-8 that are not longer than a limit, so that a stranger cannot fill the heap. */
public final class BoundedLines {

	/** The longest line in bytes. */
	public static final int LONGEST_LINE = Bytes.IN_MEGABYTE;

	private final InputStream stream;

	/**
	 * Reads from a stream.
	 *
	 * @param stream the stream
	 */
	public BoundedLines(InputStream stream) {
		this.stream = new BufferedInputStream(stream);
	}

	/**
	 * Reads a line.
	 *
	 * @return the line without its end, null at the end of the stream
	 * @throws IOException when the stream fails or the line is longer than {@link #LONGEST_LINE}
	 */
	public String next() throws IOException {
		ByteArrayOutputStream line = new ByteArrayOutputStream();
		for (int next = stream.read(); next >= 0; next = stream.read()) {
			if (next == '\n') {
				return line.toString(StandardCharsets.UTF_8);
			}
			if (line.size() == LONGEST_LINE) {
				throw new IOException("A line is longer than " + LONGEST_LINE + " bytes.");
			}
			line.write(next);
		}
		return line.size() == 0 ? null : line.toString(StandardCharsets.UTF_8);
	}
}
