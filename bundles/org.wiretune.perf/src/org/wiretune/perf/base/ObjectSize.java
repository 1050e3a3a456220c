/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.base;

import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.safety.quantity.Bytes;

/** Reads and writes object sizes as people say them: {@code 1 KB}, {@code 100KB}, {@code 1MB}. 1 KB is 1024 bytes. */
public final class ObjectSize {

	/** The largest payload a run sends, in bytes: 64 MB. Larger objects would not fit any sensible heap of a test. */
	public static final int LARGEST_BYTES = 64 * Bytes.IN_MEGABYTE;

	/** The smallest business object that a payload is cut into, in bytes: a smaller one would be more frame than payload. */
	public static final int SMALLEST_BUSINESS_OBJECT_BYTES = 16;

	private static final Pattern FORM = Pattern.compile("(\\d{1,9})\\s*(b|kb|k|mb|m)?", Pattern.CASE_INSENSITIVE);

	private ObjectSize() {
	}

	/**
	 * Reads a size.
	 *
	 * @param text a whole number, with {@code KB} or {@code MB} behind it or bytes without
	 * @return the size in bytes from 1 to {@link #LARGEST_BYTES}, empty when the text is no such size
	 */
	public static OptionalInt parse(String text) {
		Matcher matcher = FORM.matcher(text.strip());
		if (!matcher.matches()) {
			return OptionalInt.empty();
		}
		String unit = matcher.group(2) == null ? "b" : matcher.group(2).toLowerCase(Locale.ROOT);
		long factor = switch (unit.charAt(0)) {
			case 'k' -> 1024L;
			case 'm' -> Bytes.IN_MEGABYTE;
			default -> 1L;
		};
		long bytes = Long.parseLong(matcher.group(1)) * factor;
		return bytes < 1 || bytes > LARGEST_BYTES ? OptionalInt.empty() : OptionalInt.of((int) bytes);
	}

	/**
	 * Writes a size.
	 *
	 * @param bytes size in bytes
	 * @return {@code 1 MB}, {@code 100 KB}, or {@code 1500 bytes} where it is no whole number of kilobytes
	 */
	public static String label(int bytes) {
		if (bytes >= Bytes.IN_MEGABYTE && bytes % Bytes.IN_MEGABYTE == 0) {
			return bytes / Bytes.IN_MEGABYTE + " MB";
		}
		if (bytes >= 1024 && bytes % 1024 == 0) {
			return bytes / 1024 + " KB";
		}
		return bytes + " bytes";
	}
}
