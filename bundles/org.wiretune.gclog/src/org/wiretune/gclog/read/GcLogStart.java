/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;

import org.wiretune.gclog.NoGcLogException;
import org.wiretune.gclog.ReadingMonitor;

/**
 * Tells collection logs of any name by their first bytes. A file that holds none of the words that all formats have in their
 * first lines costs one search through these bytes, so that asking for every file that is opened does no harm.
 */
public final class GcLogStart {

	/** How many bytes are looked at. */
	public static final int LENGTH = 1 << 16;

	/** Each format has one of these within its first lines or its first collection. */
	private static final List<String> SIGNS = List.of("[gc", "GC(", "[GC", "[Full GC", "verbosegc", "<af", "<gc", "<sys", "<con", "[memory", "GC-", "<GC:", "[safepoint", "CommandLine flags:"); //$NON-NLS-13$ //$NON-NLS-14$ //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$ //$NON-NLS-6$ //$NON-NLS-7$ //$NON-NLS-8$ //$NON-NLS-9$ //$NON-NLS-10$ //$NON-NLS-11$ //$NON-NLS-12$

	private GcLogStart() {
	}

	/**
	 * Looks at the begin of a file.
	 *
	 * @param file a file; compressed by gzip or not
	 * @return whether the reader finds a log in it; {@code false} also where it cannot be read, and for what is no regular
	 *         file, such as a pipe, which would make the caller wait
	 */
	public static boolean isLog(Path file) {
		if (!Files.isRegularFile(file)) {
			return false;
		}
		try (InputStream in = Files.newInputStream(file)) {
			return isLog(in.readNBytes(LENGTH));
		} catch (IOException | SecurityException unreadable) {
			return false;
		}
	}

	/**
	 * Looks at first bytes.
	 *
	 * @param start the first {@link #LENGTH} bytes of a file, or all of a smaller one
	 * @return whether the reader finds a log in them
	 */
	public static boolean isLog(byte[] start) {
		byte[] plain = start.length > 2 && start[0] == (byte) 0x1f && start[1] == (byte) 0x8b ? unpacked(start) : start;
		String text = new String(plain, StandardCharsets.ISO_8859_1);
		// Of texts of two bytes a character every other one is zero.
		String letters = text.indexOf('\0') < 0 ? text : text.replace("\0", ""); //$NON-NLS-1$ //$NON-NLS-2$
		if (SIGNS.stream().noneMatch(letters::contains)) {
			return false;
		}
		try {
			GcLogReader.read(new ByteArrayInputStream(plain), "", ReadingMonitor.NONE); //$NON-NLS-1$
			return true;
		} catch (NoGcLogException none) {
			return false;
		} catch (IOException unreadable) {
			return false;
		}
	}

	/** As much as comes out of the begin of a compressed file. */
	private static byte[] unpacked(byte[] start) {
		byte[] plain = new byte[LENGTH];
		int length = 0;
		try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(start))) {
			for (int read = in.read(plain); read > 0 && length < LENGTH; read = in.read(plain, length, LENGTH - length)) {
				length += read;
			}
		} catch (IOException cut) {
			// The rest of the file is not here.
			return java.util.Arrays.copyOf(plain, length);
		}
		return java.util.Arrays.copyOf(plain, length);
	}
}
