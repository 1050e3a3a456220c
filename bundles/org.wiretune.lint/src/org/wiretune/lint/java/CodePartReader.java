/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

import java.util.List;

import org.wiretune.lint.format.FileParts;

/** Makes parts of modules, such as components and their wires, from Java source. It has no state. */
public interface CodePartReader {

	/** {@return words one of which stands in every file that has something to read; a file without any is not even parsed} */
	List<String> words();

	/**
	 * Reads one file.
	 *
	 * @param file the file
	 * @param constants the values of its constants
	 * @param parts takes what is read
	 */
	void read(JavaFile file, Constants constants, FileParts parts);
}
