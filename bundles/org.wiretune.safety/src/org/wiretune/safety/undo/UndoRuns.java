/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.undo;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiConsumer;

import org.wiretune.safety.file.StateFolder;

/** The runs whose changes can be taken back. */
public final class UndoRuns {

	private static final Duration ABANDONED = Duration.ofHours(1);

	private UndoRuns() {
	}

	/** {@return the folder of the journals, created where it is missing} */
	static Path folder() throws IOException {
		return StateFolder.folder("undo");
	}

	/**
	 * {@return the runs, the newest first, without those that cannot be read}
	 *
	 * @throws IOException where none of them can be; the message says why
	 */
	public static List<UndoRun> all() throws IOException {
		return all((journal, reason) -> {
		});
	}

	/**
	 * {@return the runs, the newest first}
	 *
	 * @param unreadable hears of each journal that cannot be read, with why
	 * @throws IOException where none of them can be; the message says why
	 */
	public static List<UndoRun> all(BiConsumer<Path, IOException> unreadable) throws IOException {
		List<UndoRun> runs = new ArrayList<>();
		for (Path file : files(UndoJournal.ENDING)) {
			try {
				// What this program is about is told when it ends: to read its journal would give up the lock on it.
				runs.add(UndoJournal.isOpen(file) ? new UndoRun(file, true, List.of()) : new UndoRun(file, isLive(file), JournalFormat.read(file)));
			} catch (NoSuchFileException removed) {
				// Another program keeps the newest runs only.
			} catch (IOException problem) {
				unreadable.accept(file, problem);
			}
		}
		return runs;
	}

	private static List<Path> files(String ending) throws IOException {
		List<Path> files = new ArrayList<>();
		try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder(), '*' + ending)) {
			stream.forEach(files::add);
		}
		// Names begin with the time.
		files.sort(Comparator.comparing((Path file) -> file.getFileName().toString()).reversed());
		return files;
	}

	/**
	 * Whether the program that writes the journal is still at work. A program's own journals are not to be opened while they are
	 * written: on POSIX systems whoever closes a file gives up all locks that the program has on it.
	 */
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

	/**
	 * Removes what is more than the limits; the newest run and those that are at work stay. A journal without a record, of a
	 * program that could not begin it or changed nothing, goes and keeps no place from a run.
	 */
	static void removeOld(UndoLimits limits) {
		try {
			int runs = 0;
			long bytes = 0;
			for (Path file : files(UndoJournal.ENDING)) {
				try {
					if (UndoJournal.isOpen(file)) {
						long size = Files.size(file);
						runs += size > JournalFormat.head().length ? 1 : 0;
						bytes += size;
						continue;
					}
					boolean live = isLive(file);
					if (JournalFormat.isEmpty(file)) {
						if (!live) {
							Files.deleteIfExists(file);
						}
						continue;
					}
					runs++;
					long size = Files.size(file);
					if (runs > 1 && (runs > limits.runs() || bytes + size > limits.allBytes()) && !live) {
						Files.deleteIfExists(file);
						UndoMark.remove(file);
					} else {
						bytes += size;
					}
				} catch (IOException stays) {
					// Another program removes it, or it is removed next time.
				}
			}
			removeBegun();
		} catch (IOException stays) {
			// They are removed next time.
		}
	}

	/** Journals that a program was killed in the middle of beginning; one that is at work takes milliseconds for it. */
	private static void removeBegun() throws IOException {
		Instant longAgo = Instant.now().minus(ABANDONED);
		for (Path file : files(UndoJournal.NEW_ENDING)) {
			if (Files.getLastModifiedTime(file).toInstant().isBefore(longAgo)) {
				Files.deleteIfExists(file);
			}
		}
	}
}
