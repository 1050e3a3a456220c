/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.file;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileStore;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;

import org.wiretune.safety.text.Texts;

/**
 * A file was not written, and what it held before is still there. {@link #getMessage()} is the reason in words that
 * continue a sentence, as in "The file x could not be written: " and then the reason without a full stop.
 */
public final class FileNotWritten extends IOException {

	private static final Texts TEXTS = Texts.of(FileNotWritten.class, "file");

	/** Why a file was not written. */
	public enum Reason {
		/** It holds something else than what the new content was made from. */
		CHANGED_MEANWHILE,
		/** It, or the folder that it was in, is not there any more. */
		GONE,
		/** Nobody may write it, or this user may not. */
		READ_ONLY,
		/** This user may not write into its folder. */
		NO_PERMISSION,
		/** Its file system is read-only. */
		READ_ONLY_FILE_SYSTEM,
		/** No space, or no share of the space for this user, is left. */
		DISK_FULL,
		/** It has several names, and the others would keep the old content. */
		HARD_LINKS,
		/** It belongs to somebody else or has attributes that a new file cannot be given. */
		ATTRIBUTES,
		/** It is a folder, a device or a pipe. */
		NO_FILE,
		/** Another program has it open, or it is a place where something is mounted. */
		IN_USE,
		/** Something else that the system tells. */
		OTHER
	}

	private static final long serialVersionUID = 1L;
	/** A file system needs some room of its own besides that of the content. */
	private static final long ROOM_BYTES = 1 << 16;

	private final transient Path file;
	private final Reason reason;

	FileNotWritten(Path file, Reason reason, Object... values) {
		super(TEXTS.get(reason.name(), values));
		this.file = file;
		this.reason = reason;
	}

	private FileNotWritten(Path file, Reason reason, IOException cause, Object... values) {
		this(file, reason, values);
		initCause(cause);
	}

	/** {@return the file, as the caller named it} */
	public Path file() {
		return file;
	}

	/** {@return why} */
	public Reason reason() {
		return reason;
	}

	/** {@return a complete sentence that names the file and the reason} */
	public String sentence() {
		return TEXTS.get("sentence", file, getMessage());
	}

	static FileNotWritten because(Path file, IOException problem) {
		return of(file, Targets.resolveOrSame(file), problem, 0);
	}

	/**
	 * Finds the reason. What the system tells is in the language of the system, so the place itself is asked first.
	 *
	 * @param file the file as the caller named it
	 * @param target the file itself, behind all links
	 * @param problem what was thrown
	 * @param needed how many bytes were to be written, 0 where that is not known
	 */
	static FileNotWritten of(Path file, Path target, IOException problem, long needed) {
		if (problem instanceof FileNotWritten told) {
			return told;
		}
		Path folder = target.toAbsolutePath().getParent();
		String told = words(problem);
		String small = told.toLowerCase(Locale.ROOT);
		if (small.contains("read-only file system") || isReadOnly(folder)) {
			return new FileNotWritten(file, Reason.READ_ONLY_FILE_SYSTEM, problem);
		}
		if (small.contains("no space left") || small.contains("quota exceeded") || small.contains("not enough space")) {
			return new FileNotWritten(file, Reason.DISK_FULL, problem);
		}
		if (problem instanceof NoSuchFileException) {
			return new FileNotWritten(file, Reason.GONE, problem);
		}
		boolean isOpenElsewhere = isWindows() && Files.exists(target) && Files.isWritable(folder);
		boolean isDenied = problem instanceof AccessDeniedException || small.contains("not permitted");
		if (small.contains("busy") || small.contains("another process") || isDenied && isOpenElsewhere) {
			return new FileNotWritten(file, Reason.IN_USE, problem);
		}
		if (isDenied) {
			return new FileNotWritten(file, Reason.NO_PERMISSION, problem, folder);
		}
		// That a disk is full does not tell that this was the reason, so it is asked behind those that do.
		if (isFull(folder, needed)) {
			return new FileNotWritten(file, Reason.DISK_FULL, problem);
		}
		if (isOpenElsewhere) {
			return new FileNotWritten(file, Reason.IN_USE, problem);
		}
		return new FileNotWritten(file, Reason.OTHER, problem, told);
	}

	/** What the system says, without the name of the file, which may be the hidden one beside. */
	private static String words(IOException problem) {
		String reason = problem instanceof FileSystemException system ? system.getReason() : problem.getMessage();
		return reason == null || reason.isBlank() ? problem.getClass().getSimpleName() : reason.strip();
	}

	private static boolean isReadOnly(Path folder) {
		try {
			return Files.getFileStore(folder).isReadOnly();
		} catch (IOException | SecurityException unknown) {
			return false;
		}
	}

	private static boolean isFull(Path folder, long needed) {
		try {
			FileStore store = Files.getFileStore(folder);
			// Those that hold no files of anybody, as /proc does, have no space at all.
			return store.getTotalSpace() > 0 && store.getUsableSpace() < Math.max(1, needed + (needed > 0 ? ROOM_BYTES : 0));
		} catch (IOException | SecurityException unknown) {
			return false;
		}
	}

	private static boolean isWindows() {
		return System.getProperty("os.name").startsWith("Windows");
	}
}
