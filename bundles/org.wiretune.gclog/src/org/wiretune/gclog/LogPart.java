/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import java.util.Optional;

/**
 * A part of a log that was joined from several files. Lines and offsets of events count through all parts, so that each of them
 * is there once; {@link GcLogData#position(long)} tells the file and the line in it.
 *
 * @param name the name of the file, with the entry of a zip behind an exclamation mark
 * @param file the file; empty where the log was read from a stream
 * @param firstLine the number of its first line, counted through all parts from 1
 * @param firstOffset the offset of its first byte in the unpacked text, counted through all parts from 0
 */
public record LogPart(String name, Optional<LogFile> file, long firstLine, long firstOffset) {

	/** {@return the name of the file or entry without its folders} */
	public String shortName() {
		return file.map(LogFile::shortName).orElse(name);
	}
}
