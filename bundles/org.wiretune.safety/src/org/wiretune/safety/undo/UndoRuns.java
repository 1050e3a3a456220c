/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.undo;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.wiretune.safety.file.StateFolder;

/** The runs whose changes can be taken back. */
public final class UndoRuns {

	private UndoRuns() {
	}

	static Path folder() throws IOException {
		return StateFolder.folder("undo");
	}

	/**
	 * {@return the runs, the newest first}
	 *
	 * @throws IOException where they cannot be read; the message says why
	 */
	public static List<UndoRun> all() throws IOException {
		List<UndoRun> runs = new ArrayList<>();
		for (Path file : files()) {
			runs.add(new UndoRun(file, isLive(file), JournalFormat.read(file)));
		}
		return runs;
	}

	private static List<Path> files() throws IOException {
		List<Path> files = new ArrayList<>();
		try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder(), '*' + UndoJournal.ENDING)) {
			stream.forEach(files::add);
		}
		// Names begin with the time.
		files.sort(Comparator.comparing((Path file) -> file.getFileName().toString()).reversed());
		return files;
	}

	/** Whether the program that writes the journal is still at work. */
	private static boolean isLive(Path file) {
		if (UndoJournal.isOpen(file)) {
			return true;
		}
		try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
			return channel.tryLock() == null;
		} catch (IOException unknown) {
			return false;
		}
	}

	/** Removes what is more than the limits; the newest run and those that are at work stay. */
	static void removeOld(UndoLimits limits) {
		try {
			int runs = 0;
			long bytes = 0;
			for (Path file : files()) {
				runs++;
				bytes += Files.size(file);
				if (runs > 1 && (runs > limits.runs() || bytes > limits.allBytes()) && !isLive(file)) {
					bytes -= Files.size(file);
					Files.deleteIfExists(file);
				}
			}
		} catch (IOException stays) {
			// Another program removes it, or it is removed next time.
		}
	}
}
