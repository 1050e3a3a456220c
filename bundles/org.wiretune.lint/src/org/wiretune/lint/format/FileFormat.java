/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format;

import org.wiretune.lint.source.SourceText;

/** A reader of one file format. Stateless. */
public interface FileFormat {

	/** {@return a stable word for tests and reports, for example scdl-import} */
	String id();

	/**
	 * Tells from the path alone whether the file may be of this format.
	 *
	 * @param path the path with forward slashes
	 * @return true if {@link #read} shall be called
	 */
	boolean accepts(String path);

	/**
	 * Reads the file. Does nothing where the content turns out to be of another format.
	 *
	 * @param text the decoded file
	 * @param parts takes what was read and what was wrong
	 */
	void read(SourceText text, FileParts parts);
}
