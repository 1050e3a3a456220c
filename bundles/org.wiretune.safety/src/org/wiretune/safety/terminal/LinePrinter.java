/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.terminal;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Prints in UTF-8 and ends each line with a line feed, on Windows too: what is told is made of lines that are joined with line
 * feeds, and a text with ends of two kinds differs from system to system. Locks as a {@link PrintStream} does.
 */
public final class LinePrinter extends PrintStream {

	/**
	 * Makes one.
	 *
	 * @param out takes the bytes
	 * @param flushes whether each line is passed on at once
	 */
	public LinePrinter(OutputStream out, boolean flushes) {
		super(out, flushes, StandardCharsets.UTF_8);
	}

	@Override
	public void println() {
		print("\n");
	}

	@Override
	public void println(String text) {
		print(text + '\n');
	}

	@Override
	public void println(Object value) {
		print(String.valueOf(value) + '\n');
	}

	@Override
	public void println(boolean value) {
		println(String.valueOf(value));
	}

	@Override
	public void println(char value) {
		println(String.valueOf(value));
	}

	@Override
	public void println(char[] value) {
		println(String.valueOf(value));
	}

	@Override
	public void println(int value) {
		println(String.valueOf(value));
	}

	@Override
	public void println(long value) {
		println(String.valueOf(value));
	}

	@Override
	public void println(float value) {
		println(String.valueOf(value));
	}

	@Override
	public void println(double value) {
		println(String.valueOf(value));
	}
}
