/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.source;

import java.io.IOException;
import java.nio.charset.Charset;

/** A file that can be read: on disk, in a workspace, or the unsaved text of an editor. */
public interface SourceFile {

	/** {@return the path relative to what is read, with forward slashes, the project or top folder first} */
	String path();

	/**
	 * {@return the number of bytes, as far as known before reading}
	 *
	 * @throws IOException where the file cannot be asked
	 */
	long length() throws IOException;

	/**
	 * Reads the whole file.
	 *
	 * @return its bytes
	 * @throws IOException where the file cannot be read
	 */
	byte[] bytes() throws IOException;

	/**
	 * {@return the encoding that the environment sets for the file, or null} A byte order mark and, in XML, the
	 * declaration of the file itself win over it.
	 */
	default Charset encoding() {
		return null;
	}
}
