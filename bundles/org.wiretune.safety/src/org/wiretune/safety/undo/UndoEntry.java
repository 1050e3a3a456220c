/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.undo;

import java.nio.file.Path;

import org.wiretune.safety.file.FileVersion;

/**
 * One change of one file, as a journal holds it.
 *
 * @param file the file
 * @param before what it held
 * @param after what it was to hold; that it ever did is not said
 * @param offset where in the journal the old content begins, compressed
 * @param length how many bytes that takes; -1 where it was not kept
 */
record UndoEntry(Path file, FileVersion before, FileVersion after, long offset, int length) {

	boolean isKept() {
		return length >= 0;
	}
}
