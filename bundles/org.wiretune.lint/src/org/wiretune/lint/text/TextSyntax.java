/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import org.wiretune.lint.source.SourceText;
import org.wiretune.model.Insertion;

/** How the files of a product are written. Stateless; safe for use by several threads. */
public interface TextSyntax {

	/**
	 * Reads a file in time that grows with its length only. Lines that are no entries are passed over.
	 *
	 * @param source the file
	 * @return what it holds
	 */
	TextDocument read(SourceText source);

	/** {@return which spellings of a key are one} */
	KeyForm form();

	/**
	 * Finds the place of an entry that a file lacks, in the style of the file.
	 *
	 * @param document the file
	 * @param entry what would be written
	 * @return the place, or null where none is safe
	 */
	Insertion insertion(TextDocument document, NewEntry entry);
}
