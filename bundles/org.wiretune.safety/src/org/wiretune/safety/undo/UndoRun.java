/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.undo;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import org.wiretune.safety.file.FileNotWritten;
import org.wiretune.safety.file.FileVersion;
import org.wiretune.safety.file.WholeFile;
import org.wiretune.safety.text.Texts;

/** What one run of a program changed. */
public final class UndoRun {

	private static final Texts TEXTS = Texts.of(UndoRun.class, "undo");
	private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss-SSS", Locale.ROOT);
	private static final int TIME_LENGTH = "yyyyMMdd-HHmmss-SSS".length();

	private final Path journal;
	private final boolean live;
	private final Map<Path, List<UndoEntry>> files = new LinkedHashMap<>();

	UndoRun(Path journal, boolean live, List<UndoEntry> entries) {
		this.journal = journal;
		this.live = live;
		for (UndoEntry entry : entries) {
			files.computeIfAbsent(entry.file(), file -> new ArrayList<>()).add(entry);
		}
	}

	/** {@return its name, which begins with the time in UTC} */
	public String id() {
		String name = journal.getFileName().toString();
		return name.substring(0, name.length() - UndoJournal.ENDING.length());
	}

	/** {@return when it changed its first file} */
	public Instant began() {
		try {
			return LocalDateTime.parse(id().substring(0, Math.min(TIME_LENGTH, id().length())), TIME).toInstant(ZoneOffset.UTC);
		} catch (DateTimeParseException renamed) {
			return Instant.EPOCH;
		}
	}

	/** {@return whether its program is still at work} */
	public boolean isLive() {
		return live;
	}

	/** {@return the files that it changed or was about to change, in that order} */
	public List<Path> files() {
		return List.copyOf(files.keySet());
	}

	/**
	 * {@return whether it was ended before it changed its first file} Its journal looks like that of a run whose only file
	 * was taken back, so taking back leaves a mark.
	 */
	public boolean changedNothing() {
		if (live || files.size() != 1 || files.values().iterator().next().size() != 1 || UndoMark.isSet(journal)) {
			return false;
		}
		try {
			return step(files.keySet().iterator().next()) < 0;
		} catch (IOException changedSince) {
			return false;
		}
	}

	/**
	 * {@return whether a file holds what the run wrote, so that it can be taken back}
	 *
	 * @param file one of {@link #files()}
	 */
	public boolean canTakeBack(Path file) {
		try {
			return step(file) >= 0;
		} catch (IOException refused) {
			return false;
		}
	}

	/**
	 * Gives a file the content that it had before the run, byte for byte. Done twice it does nothing.
	 *
	 * @param file one of {@link #files()}
	 * @return what came of it
	 */
	public UndoOutcome takeBack(Path file) {
		try {
			int last = step(file);
			if (last < 0) {
				return new UndoOutcome(file, UndoOutcome.Kind.NOTHING_TO_DO, "");
			}
			List<UndoEntry> entries = files.get(file);
			int first = last;
			while (first > 0 && entries.get(first).isKept() && entries.get(first - 1).isKept() && entries.get(first).before().equals(entries.get(first - 1).after())) {
				first--;
			}
			if (!entries.get(first).isKept()) {
				return refused(file, TEXTS.get("tooLarge", UndoLimits.STANDARD.runBytes() >> 20));
			}
			WholeFile.replace(file, entries.get(last).after(), JournalFormat.before(journal, entries.get(first)));
			UndoMark.set(journal);
			return first == 0 ? new UndoOutcome(file, UndoOutcome.Kind.TAKEN_BACK, "") : refused(file, TEXTS.get("partly"));
		} catch (IOException problem) {
			return refused(file, problem instanceof FileNotWritten ? problem.getMessage() : String.valueOf(problem.getMessage()));
		}
	}

	/** The last change that the file shows; -1 where it shows none. */
	private int step(Path file) throws IOException {
		List<UndoEntry> entries = files.get(file);
		if (!Files.exists(file)) {
			throw new IOException(TEXTS.get("gone"));
		}
		FileVersion now = FileVersion.of(file);
		if (now.equals(entries.get(0).before())) {
			return -1;
		}
		for (int i = entries.size() - 1; i >= 0; i--) {
			if (now.equals(entries.get(i).after())) {
				return i;
			}
		}
		throw new IOException(TEXTS.get("changedSince"));
	}

	private static UndoOutcome refused(Path file, String reason) {
		return new UndoOutcome(file, UndoOutcome.Kind.REFUSED, reason);
	}
}
