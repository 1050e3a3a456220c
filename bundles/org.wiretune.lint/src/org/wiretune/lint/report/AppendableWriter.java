/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import java.io.IOException;
import java.io.Writer;
import java.nio.CharBuffer;

/** Lets a writer of JSON write to anything that text can be appended to. */
final class AppendableWriter extends Writer {

	private final Appendable out;

	AppendableWriter(Appendable out) {
		this.out = out;
	}

	@Override
	public void write(char[] characters, int offset, int length) throws IOException {
		out.append(CharBuffer.wrap(characters, offset, length));
	}

	@Override
	public void flush() {
		// What is appended is there.
	}

	@Override
	public void close() {
		// The target stays open; it is the caller's.
	}
}
