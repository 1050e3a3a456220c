/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Values that words of the command line stand for. */
final class Words {

	private Words() {
	}

	/** {@return the word itself} */
	static String text(String option, String word) {
		return word;
	}

	/**
	 * {@return a path that was named}
	 *
	 * @param option what it stands behind
	 * @param word the word
	 * @throws CannotRun where no file can have that name
	 */
	static Path path(String option, String word) throws CannotRun {
		return path(word);
	}

	/**
	 * {@return a path that was named}
	 *
	 * @param word the word
	 * @throws CannotRun where no file can have that name
	 */
	static Path path(String word) throws CannotRun {
		if (word.isEmpty()) {
			throw new CannotRun(CommandTexts.text("emptyPath"));
		}
		try {
			return Path.of(word);
		} catch (InvalidPathException problem) {
			throw new CannotRun(CommandTexts.text("noSuchPath", word));
		}
	}

	/** {@return a reader of whole numbers} @param least the smallest that is taken */
	static WordReader<Integer> number(int least) {
		return (option, word) -> {
			try {
				int number = Integer.parseInt(word.strip());
				if (number >= least) {
					return number;
				}
			} catch (NumberFormatException none) {
				// Said below.
			}
			throw new CannotRun(CommandTexts.text("number", option, Integer.toString(least), word));
		};
	}
}
