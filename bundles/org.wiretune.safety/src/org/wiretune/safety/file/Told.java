/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.file;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;

/** A stream whose failures say why the file could not be written, so that they are told apart from those of the content. */
final class Told extends FilterOutputStream {

	/** Something that goes to the disk or fails. */
	private interface Step {

		void make() throws IOException;
	}

	private final Path file;
	private final Path target;
	private FileNotWritten failure;

	Told(OutputStream to, Path file, Path target) {
		super(to);
		this.file = file;
		this.target = target;
	}

	/** Throws what failed, for writers that swallow it, as a print stream does. */
	void check() throws FileNotWritten {
		if (failure != null) {
			throw failure;
		}
	}

	@Override
	public void write(int one) throws IOException {
		tell(() -> out.write(one));
	}

	@Override
	public void write(byte[] bytes, int from, int length) throws IOException {
		tell(() -> out.write(bytes, from, length));
	}

	@Override
	public void flush() throws IOException {
		tell(out::flush);
	}

	@Override
	public void close() throws IOException {
		tell(out::close);
	}

	private void tell(Step step) throws IOException {
		try {
			step.make();
		} catch (IOException problem) {
			failure = FileNotWritten.of(file, target, problem, 0);
			throw failure;
		}
	}
}
