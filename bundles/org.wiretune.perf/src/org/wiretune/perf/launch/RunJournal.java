/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.TimeUnit;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.event.RunEventFormat;
import org.wiretune.perf.file.JournalReader;

/**
 * What has happened in a run since its file was written last, one event on a line beside the run file, each handed to the
 * operating system at once: when this program is killed, the run is readable up to its last second. Begun anew whenever
 * the run file has been written, and removed when the run ends. Not for several threads.
 */
final class RunJournal {

	/** The largest journal, in bytes; 16 MB are a day of seconds of one measurement. */
	static final long LARGEST_BYTES = JournalReader.LARGEST_BYTES;

	private final Path file;
	private long length;
	private long lastProgress = System.nanoTime() - TimeUnit.DAYS.toNanos(1);

	RunJournal(Path runFile) {
		file = JournalReader.beside(runFile);
	}

	/**
	 * Keeps an event when it belongs to what a reader of the run wants to know; of progress only one a second.
	 *
	 * @param event what happened
	 * @throws IOException when it cannot be written, as on a full disk
	 */
	void add(RunEvent event) throws IOException {
		if (event instanceof RunEvent.SecondPassed) {
			append(event);
		} else if (event instanceof RunEvent.PhaseStarted) {
			append(event);
		} else if (event instanceof RunEvent.MeasurementFinished) {
			append(event);
		} else if (event instanceof RunEvent.CellFinished) {
			append(event);
		} else if (event instanceof RunEvent.Progress progress && !progress.warmUp()) {
			long now = System.nanoTime();
			if (now - lastProgress >= TimeUnit.SECONDS.toNanos(1)) {
				lastProgress = now;
				append(event);
			}
		}
		// The run file holds it, or nobody misses it.
	}

	/** Begins anew: the run file holds everything. */
	void restart() throws IOException {
		length = 0;
		remove();
	}

	/** Removes the file. */
	void remove() throws IOException {
		Files.deleteIfExists(file);
	}

	private void append(RunEvent event) throws IOException {
		byte[] line = (RunEventFormat.toLine(event) + '\n').getBytes(StandardCharsets.UTF_8);
		if (length + line.length > LARGEST_BYTES) {
			return;
		}
		try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
			ByteBuffer buffer = ByteBuffer.wrap(line);
			while (buffer.hasRemaining()) {
				channel.write(buffer);
			}
		}
		length += line.length;
	}
}
