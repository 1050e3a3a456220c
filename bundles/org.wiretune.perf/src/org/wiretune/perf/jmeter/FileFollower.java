/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Reads the lines of a file that another process writes, as they come; a line is cut where it gets longer than a megabyte. */
final class FileFollower implements AutoCloseable {

	private static final int LONGEST_LINE = 1 << 20;

	private final Path file;
	private final Line line;
	private final ByteBuffer buffer = ByteBuffer.allocate(1 << 16);
	private final ByteArrayOutputStream part = new ByteArrayOutputStream();
	private FileChannel channel;

	/** Takes a line. */
	interface Line {
		void take(String text) throws IOException;
	}

	FileFollower(Path file, Line line) {
		this.file = file;
		this.line = line;
	}

	/** Reads what was written since the last time; nothing while the file is not there. */
	void read() throws IOException {
		if (channel == null) {
			if (!Files.exists(file)) {
				return;
			}
			channel = FileChannel.open(file, StandardOpenOption.READ);
		}
		while (channel.read(buffer.clear()) > 0) {
			buffer.flip();
			take(buffer.array(), buffer.limit());
		}
	}

	/** Reads what is left, the last line also without its end. */
	void readToEnd() throws IOException {
		read();
		if (part.size() > 0) {
			line();
		}
	}

	private void take(byte[] bytes, int length) throws IOException {
		int from = 0;
		for (int i = 0; i < length; i++) {
			if (bytes[i] == '\n') {
				part.write(bytes, from, i - from);
				line();
				from = i + 1;
			}
		}
		part.write(bytes, from, length - from);
		if (part.size() > LONGEST_LINE) {
			line();
		}
	}

	private void line() throws IOException {
		String text = part.toString(StandardCharsets.UTF_8);
		part.reset();
		line.take(text.endsWith("\r") ? text.substring(0, text.length() - 1) : text);
	}

	@Override
	public void close() throws IOException {
		if (channel != null) {
			channel.close();
		}
	}
}
