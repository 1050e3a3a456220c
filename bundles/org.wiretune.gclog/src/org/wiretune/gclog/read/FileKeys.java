/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/** What a file system gives to tell a file from another that takes its name. */
@FunctionalInterface
interface FileKeys {

	/** Those of the system: device and inode, which Windows has nothing for. */
	FileKeys SYSTEM = file -> Files.readAttributes(file, BasicFileAttributes.class).fileKey();

	/** {@return the key of a file, which stays when it is renamed; null where the file system has none} @param file the file */
	Object of(Path file) throws IOException;
}
