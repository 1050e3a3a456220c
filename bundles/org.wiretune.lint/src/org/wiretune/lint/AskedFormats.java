/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import java.util.List;

import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.format.FileReader;

/** The formats of the path that was asked for last: a tree asks whether a file is wanted, and then gives it. For one thread. */
final class AskedFormats {

	private final FileReader reader;
	private String path;
	private List<FileFormat> formats;

	AskedFormats(FileReader reader) {
		this.reader = reader;
	}

	/** {@return the formats that accept a path, empty where none does} */
	List<FileFormat> of(String wanted) {
		if (!wanted.equals(path)) {
			formats = reader.accepting(wanted);
			path = wanted;
		}
		return formats;
	}
}
