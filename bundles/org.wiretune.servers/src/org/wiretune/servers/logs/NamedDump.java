/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.logs;

import java.nio.file.Path;

/**
 * A file into which a Java process was told to write a dump. Its name may be any.
 *
 * @param file the file, absolute
 * @param text whether it is a fatal error log, which is also written for other reasons than memory
 */
public record NamedDump(Path file, boolean text) {

	/** {@return whether a file is this one, or a further one of it, to whose name the virtual machine adds a number} @param other a file */
	boolean is(Path other) {
		return other.equals(file) || other.getParent() != null && other.getParent().equals(file.getParent())
				&& other.getFileName().toString().startsWith(file.getFileName() + ".") //$NON-NLS-1$
				&& other.getFileName().toString().substring(file.getFileName().toString().length() + 1).matches("\\d{1,9}"); //$NON-NLS-1$
	}
}
