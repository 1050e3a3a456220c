/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Optional;

/**
 * What tells whether a file was written since.
 *
 * @param bytes its size
 * @param time when it was written
 */
record FileStamp(long bytes, FileTime time) {

	/** {@return the state of a file now; empty where it is not there} */
	static Optional<FileStamp> of(Path file) {
		try {
			BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
			return Optional.of(new FileStamp(attributes.size(), attributes.lastModifiedTime()));
		} catch (IOException absent) {
			return Optional.empty();
		}
	}
}
