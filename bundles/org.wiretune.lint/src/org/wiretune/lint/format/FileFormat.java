/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format;

import java.util.Set;

import org.wiretune.core.FileText;
import org.wiretune.core.Parts;
import org.wiretune.lint.source.SourceText;

/** A reader of one file format that fills the model by itself. Stateless. */
public interface FileFormat extends org.wiretune.core.FileFormat {

	/**
	 * {@return what follows the last dot in the names of its files, in lower case, where each name ends in one of a few ways;
	 * empty where names do not tell. What is denied here, {@link #accepts} denies too, so it need not be asked}
	 */
	default Set<String> extensions() {
		return Set.of();
	}

	/** Formats of the house share what they parse, and are read by {@link #read(SourceText, FileParts)}. */
	@Override
	default void read(FileText file, Parts parts) {
		throw new UnsupportedOperationException(id());
	}

	/**
	 * Reads the file. Does nothing where the content turns out to be of another format.
	 *
	 * @param text the decoded file
	 * @param parts takes what was read and what was wrong
	 */
	void read(SourceText text, FileParts parts);
}
