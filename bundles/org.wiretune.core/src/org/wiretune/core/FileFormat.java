/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

import java.util.List;

/** A reader of one file format. Implemented by whoever contributes it. Stateless; may be called by several threads. */
public interface FileFormat {

	/** {@return the id, for ever: lower case with hyphens, with the contributor and a dot before it, such as {@code acme.flow}} */
	String id();

	/**
	 * Tells from the path alone whether the file may be of this format.
	 *
	 * @param path the path, relative to what is read, with forward slashes
	 * @return true if {@link #read} shall be called; several formats may accept one file
	 */
	boolean accepts(String path);

	/**
	 * Reads the file. Does nothing where the content turns out to be of another format. What it throws becomes a problem of
	 * this file, and what it had given of the file is dropped.
	 *
	 * @param file the file
	 * @param parts takes what was read and what was wrong
	 */
	void read(FileText file, Parts parts);

	/** {@return the words that an editor proposes in files of this format} */
	default List<Word> words() {
		return List.of();
	}

	/**
	 * A value of an attribute that an editor proposes.
	 *
	 * @param element local name of the element
	 * @param attribute the attribute; it is proposed too where a tag lacks it
	 * @param value a value; empty where any text is allowed
	 * @param explanation what it means, in the language of the user, in a few words
	 */
	record Word(String element, String attribute, String value, String explanation) {
	}
}
