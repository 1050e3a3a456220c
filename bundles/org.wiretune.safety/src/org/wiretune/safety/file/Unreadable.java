/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.file;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;

import org.wiretune.safety.text.Texts;

/** Why a file or folder cannot be read, in words: what Java says of it is often nothing but its name. */
public final class Unreadable {

	private static final Texts TEXTS = Texts.of(Unreadable.class, "file");

	private Unreadable() {
	}

	/**
	 * Finds the words.
	 *
	 * @param problem what was thrown
	 * @return words that continue a sentence, without a full stop
	 */
	public static String because(IOException problem) {
		if (problem instanceof AccessDeniedException) {
			return TEXTS.get("unreadable.permission");
		}
		if (problem instanceof NoSuchFileException) {
			return TEXTS.get("unreadable.gone");
		}
		if (problem instanceof FileSystemLoopException) {
			return TEXTS.get("unreadable.loop");
		}
		if (problem instanceof NotDirectoryException) {
			return TEXTS.get("unreadable.noFolder");
		}
		String words = problem instanceof FileSystemException system && system.getReason() != null ? system.getReason() : problem.getMessage();
		return words == null || words.isBlank() ? problem.getClass().getSimpleName() : words.strip();
	}

	/**
	 * Finds the words for the end of a sentence.
	 *
	 * @param problem what was thrown
	 * @return words that continue a sentence, with a full stop
	 */
	public static String toTheEnd(IOException problem) {
		String because = because(problem);
		return because.endsWith(".") ? because : because + '.';
	}

	/**
	 * Refuses what is no ordinary file: reading a pipe may wait for ever, and a device may never end.
	 *
	 * @param file a file that somebody named
	 * @throws NoSuchFileException where there is none
	 * @throws IOException where it is a folder, a device or a pipe; the message says so in a sentence
	 */
	public static void checkOrdinary(Path file) throws IOException {
		if (!Files.exists(file)) {
			throw new NoSuchFileException(file.toString());
		}
		if (!Files.isRegularFile(file)) {
			throw new IOException(TEXTS.get(Files.isDirectory(file) ? "unreadable.folder" : "unreadable.device", file));
		}
	}
}
