/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import org.wiretune.lint.source.SourceText;
import org.wiretune.safety.file.FileNotWritten;
import org.wiretune.safety.file.FileVersion;
import org.wiretune.safety.file.WholeFile;
import org.wiretune.safety.undo.UndoJournal;

/**
 * A file that a fix has changed, in the encoding that it had.
 *
 * @param file the file
 * @param before what it held
 * @param after what it holds
 * @param notKept why {@code undo} cannot take the change back; empty where it can
 */
record ChangedFile(Path file, byte[] before, byte[] after, Optional<String> notKept) {

	/**
	 * Writes a file, if it still holds what the fix was made for.
	 *
	 * @param tree the files as they were read
	 * @param path the file
	 * @param changed its new text
	 * @param journal remembers what it held
	 * @return the file
	 * @throws NotChanged where it cannot be written; it then holds what it held
	 */
	static ChangedFile write(PathsTree tree, String path, String changed, UndoJournal journal) throws NotChanged {
		Path file = tree.resolve(path);
		String shown = tree.shown(path);
		SourceText source = tree.unchangedText(path);
		if (source == null) {
			throw new NotChanged(CommandTexts.text("notChanged", shown, whyOther(tree, path)));
		}
		byte[] before;
		byte[] after;
		try {
			after = source.encode(changed);
			before = Files.readAllBytes(file);
		} catch (CharacterCodingException problem) {
			throw new NotChanged(CommandTexts.text("cannotEncode", shown, source.charset().name()));
		} catch (IOException problem) {
			throw new NotChanged(CommandTexts.text("notChanged", shown, CommandTexts.text("goneMeanwhile")));
		}
		if (!tree.held(path, before)) {
			throw new NotChanged(CommandTexts.text("notChanged", shown, whyOther(tree, path)));
		}
		Optional<String> notKept = journal.remember(file, before, after);
		try {
			WholeFile.replace(file, FileVersion.of(before), after);
		} catch (FileNotWritten problem) {
			journal.forgetLast();
			throw new NotChanged(CommandTexts.text("notChanged", shown, problem.getMessage()));
		}
		return new ChangedFile(file, before, after, notKept);
	}

	/** {@return why a file does not hold what was read first, as words that continue a sentence} @param path the file */
	static String whyOther(PathsTree tree, String path) {
		Path file = tree.resolve(path);
		if (file == null) {
			return CommandTexts.text("appearedMeanwhile");
		}
		return CommandTexts.text(Files.exists(file) ? "changedMeanwhile" : "goneMeanwhile");
	}

	/**
	 * Gives the file again what it held, because another file of the same fix cannot be written.
	 *
	 * @throws FileNotWritten where that is not possible
	 */
	void takeBack() throws FileNotWritten {
		WholeFile.replace(file, FileVersion.of(after), before);
	}
}
