/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.internal;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** Compressed streams, told by their first bytes. */
public final class Packed {

	private static final int BUFFER_BYTES = 1 << 16;
	private static final int HEAD_BYTES = 4;

	private Packed() {
	}

	/** {@return whether these first bytes of a file are those of a zip} */
	public static boolean isZip(byte[] head) {
		return head.length >= HEAD_BYTES && head[0] == 'P' && head[1] == 'K' && head[2] == 3 && head[3] == 4;
	}

	/**
	 * {@return the text of a stream: as it is, what gzip packed, or the first file of a zip}
	 *
	 * @param in the stream; closing the result closes it
	 * @throws IOException when it cannot be read
	 */
	public static InputStream unpacked(InputStream in) throws IOException {
		BufferedInputStream buffered = new BufferedInputStream(in, BUFFER_BYTES);
		buffered.mark(HEAD_BYTES);
		byte[] head = buffered.readNBytes(HEAD_BYTES);
		buffered.reset();
		if (head.length >= 2 && head[0] == 0x1f && (head[1] & 0xff) == 0x8b) {
			return new GZIPInputStream(buffered, BUFFER_BYTES);
		}
		if (!isZip(head)) {
			return buffered;
		}
		ZipInputStream zip = new ZipInputStream(buffered);
		for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
			if (!entry.isDirectory()) {
				return zip;
			}
		}
		return InputStream.nullInputStream();
	}
}
