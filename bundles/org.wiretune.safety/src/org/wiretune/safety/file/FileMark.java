/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.file;

import java.util.zip.CRC32;
import java.util.zip.CRC32C;

/**
 * A quick mark of what a file held, to see later that somebody changed it: length and two checksums of different polynomials,
 * 64 bits together. It costs a tenth of a {@link FileVersion} on a JVM that does not compile SHA-256 to the processor's own
 * instructions, and does not withstand somebody who wants two contents to look the same; before a file is replaced its
 * version is taken.
 *
 * @param length how long it was, in bytes
 * @param sums both checksums
 */
public record FileMark(int length, long sums) {

	/** {@return the mark of bytes} @param content all bytes of a file */
	public static FileMark of(byte[] content) {
		CRC32 first = new CRC32();
		CRC32C second = new CRC32C();
		first.update(content, 0, content.length);
		second.update(content, 0, content.length);
		return new FileMark(content.length, first.getValue() << 32 | second.getValue());
	}
}
