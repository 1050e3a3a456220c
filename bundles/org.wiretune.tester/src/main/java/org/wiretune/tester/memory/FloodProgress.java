/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.memory;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * What a flood has sent and received, in a file mapped into memory: it is right to the last message also when the process
 * ends at once because it is out of memory.
 */
final class FloodProgress {

	private static final String FILE = "progress";
	private static final int SENT = 0;
	private static final int RECEIVED = Long.BYTES;
	private static final int LENGTH = 2 * Long.BYTES;

	private final MappedByteBuffer counts;

	FloodProgress(Path folder) throws IOException {
		try (FileChannel channel = FileChannel.open(folder.resolve(FILE), StandardOpenOption.CREATE,
				StandardOpenOption.READ, StandardOpenOption.WRITE)) {
			counts = channel.map(FileChannel.MapMode.READ_WRITE, 0, LENGTH);
		}
		counts.putLong(SENT, 0);
		counts.putLong(RECEIVED, 0);
	}

	/** Only the sender calls this. */
	void sent(long count) {
		counts.putLong(SENT, count);
	}

	/** Only the receiver calls this. */
	void received(long count) {
		counts.putLong(RECEIVED, count);
	}

	long received() {
		return counts.getLong(RECEIVED);
	}

	/**
	 * What a flood came to.
	 *
	 * @param sent messages sent
	 * @param received messages received
	 */
	record Counts(long sent, long received) {
	}

	/** Reads what a process left behind. */
	static Counts read(Path folder) throws IOException {
		Path file = folder.resolve(FILE);
		if (!Files.exists(file)) {
			return new Counts(0, 0);
		}
		ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file));
		return bytes.remaining() < LENGTH ? new Counts(0, 0) : new Counts(bytes.getLong(SENT), bytes.getLong(RECEIVED));
	}
}
