/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.wiretune.lint.source.SourceText;

/** Writes files that fixes have changed, in the encoding that they had. */
final class ChangedFile {

	private ChangedFile() {
	}

	/**
	 * Writes a file.
	 *
	 * @param tree the files
	 * @param path the file
	 * @param changed its new text
	 * @throws CannotRun where it cannot be written, or its encoding has no room for the text
	 */
	static void write(PathsTree tree, String path, String changed) throws CannotRun {
		SourceText source = tree.text(path);
		Path file = tree.resolve(path);
		try {
			Files.write(file, source.encode(changed));
		} catch (CharacterCodingException problem) {
			throw new CannotRun(CommandTexts.text("cannotEncode", file, source.charset().name()));
		} catch (IOException problem) {
			throw new CannotRun(CommandTexts.text("cannotWrite", file, problem.getMessage()));
		}
	}
}
