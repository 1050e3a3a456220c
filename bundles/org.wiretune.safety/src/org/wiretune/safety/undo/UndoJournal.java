/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.undo;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

import org.wiretune.safety.file.FileVersion;
import org.wiretune.safety.file.PrivateFiles;
import org.wiretune.safety.text.Texts;

/**
 * Keeps what files held before a program changed them, so that it can be taken back, also where the program was killed in
 * the middle. Each change is on the disk before its file is. Only the user may read it. A program has a journal of its own,
 * begun with its first change; one that is at work keeps it locked. Of old journals the newest are kept.
 * <p>
 * Not for use by several threads at once.
 */
public final class UndoJournal implements AutoCloseable {

	private static final Texts TEXTS = Texts.of(UndoJournal.class, "undo");

	static final String ENDING = ".undo";
	/** Until it is locked and has its head: one that is not locked is taken for that of a program that is gone. */
	static final String NEW_ENDING = ".new";

	private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss-SSS", Locale.ROOT).withZone(ZoneOffset.UTC);
	private static final int RANDOM_BOUND = 1 << 16;

	/** Those of this program: asking for the lock of one of them would end it. */
	private static final Set<Path> OPEN = ConcurrentHashMap.newKeySet();

	/** Two runs never have the same time, so that their names tell which was first. */
	private static final AtomicLong LAST_MILLIS = new AtomicLong();

	private final UndoLimits limits;
	private Path file;
	private long lastRecord;
	private FileChannel channel;
	private String id;
	/** Why there is no journal; the next change would fail at the same place, and each try would leave a file. */
	private Optional<String> notBegun = Optional.empty();

	/** Makes a journal; nothing is written yet. */
	public UndoJournal() {
		this(UndoLimits.STANDARD);
	}

	UndoJournal(UndoLimits limits) {
		this.limits = limits;
	}

	/**
	 * Remembers what a file holds, before it is changed.
	 *
	 * @param file the file
	 * @param before what it holds
	 * @param after what it will hold
	 * @return why the change cannot be taken back later, as words that continue a sentence; empty where it can
	 */
	public Optional<String> remember(Path file, byte[] before, byte[] after) {
		lastRecord = 0;
		if (channel == null && notBegun.isEmpty()) {
			try {
				begin();
			} catch (IOException problem) {
				notBegun = Optional.of(words(problem));
			}
		}
		if (notBegun.isPresent()) {
			return notBegun;
		}
		try {
			Path absolute = file.toAbsolutePath();
			FileVersion old = FileVersion.of(before);
			FileVersion changed = FileVersion.of(after);
			byte[] entry = JournalFormat.entry(absolute, old, changed, before);
			if (channel.position() + entry.length > limits.runBytes()) {
				// That the file was changed is kept all the same.
				append(JournalFormat.entry(absolute, old, changed, null));
				return Optional.of(TEXTS.get("tooLarge", limits.runBytes() >> 20));
			}
			append(entry);
			return Optional.empty();
		} catch (IOException problem) {
			return Optional.of(words(problem));
		}
	}

	private static String words(IOException problem) {
		return problem.getMessage() == null ? problem.getClass().getSimpleName() : problem.getMessage();
	}

	/**
	 * Forgets the change that was remembered last, because the file was not changed after all.
	 */
	public void forgetLast() {
		if (channel != null && lastRecord > 0) {
			try {
				truncate(lastRecord);
			} catch (IOException stays) {
				// Then undo finds that the file holds something else, and says so.
			}
		}
	}

	/** {@return the name by which the run can be taken back; empty where nothing was remembered} */
	public Optional<String> id() {
		return Optional.ofNullable(id);
	}

	static boolean isOpen(Path journal) {
		return OPEN.contains(journal);
	}

	private void begin() throws IOException {
		Path folder = UndoRuns.folder();
		String name = TIME.format(Instant.ofEpochMilli(LAST_MILLIS.updateAndGet(last -> Math.max(last + 1, System.currentTimeMillis())))) + '-' + String.format(Locale.ROOT, "%04x", new SecureRandom().nextInt(RANDOM_BOUND));
		Path made = folder.resolve(name + ENDING);
		Path beside = folder.resolve(name + NEW_ENDING);
		OPEN.add(made);
		try {
			channel = FileChannel.open(beside, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), PrivateFiles.FILE.of(beside));
			// Held until the channel is closed.
			channel.lock();
			append(JournalFormat.head());
			lastRecord = 0;
			Files.move(beside, made, StandardCopyOption.ATOMIC_MOVE);
			file = made;
			id = name;
		} catch (IOException problem) {
			leaveNothing(made, beside);
			throw problem;
		}
		UndoRuns.removeOld(limits);
	}

	/** What was begun and is no journal stays nowhere, and the next change begins none. */
	private void leaveNothing(Path made, Path beside) {
		closeQuietly();
		OPEN.remove(made);
		try {
			Files.deleteIfExists(beside);
		} catch (IOException stays) {
			// A later program removes it.
		}
	}

	private void closeQuietly() {
		if (channel != null) {
			try {
				channel.close();
			} catch (IOException written) {
				// What is needed was forced to the disk before.
			}
			channel = null;
		}
	}

	private void append(byte[] record) throws IOException {
		long before = channel.position();
		try {
			ByteBuffer bytes = ByteBuffer.wrap(record);
			while (bytes.hasRemaining()) {
				channel.write(bytes);
			}
			channel.force(false);
		} catch (IOException full) {
			// Half a record would hide those behind it.
			truncate(before);
			throw full;
		}
		lastRecord = before;
	}

	private void truncate(long length) throws IOException {
		channel.truncate(length);
		channel.position(length);
		lastRecord = 0;
	}

	/** Ends the journal. */
	@Override
	public void close() {
		if (channel != null) {
			closeQuietly();
			OPEN.remove(file);
			UndoRuns.removeOld(limits);
		}
	}
}
