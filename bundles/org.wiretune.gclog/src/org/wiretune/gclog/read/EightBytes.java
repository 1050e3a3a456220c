/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Looks for a byte eight bytes at a time. Worth it where the byte is expected some tens of bytes away, such as the end of a
 * line: code that the virtual machine compiled in a hurry takes a quarter of the time of a loop over bytes.
 */
final class EightBytes {

	private static final VarHandle WORDS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
	private static final long ONES = 0x0101010101010101L;
	private static final long HIGHEST_BITS = 0x8080808080808080L;
	private static final int SIZE = 8;

	private EightBytes() {
	}

	/** {@return where a byte below 128 stands first in a part of an array, or -1} */
	static int indexOf(byte[] bytes, int from, int to, char wanted) {
		long pattern = wanted * ONES;
		int at = from;
		// Twice eight at once, as each turn of a loop has its price.
		for (int end = to - 2 * SIZE; at <= end; at += 2 * SIZE) {
			long first = (long) WORDS.get(bytes, at) ^ pattern;
			long second = (long) WORDS.get(bytes, at + SIZE) ^ pattern;
			if (((first - ONES & ~first | second - ONES & ~second) & HIGHEST_BITS) != 0) {
				break;
			}
		}
		for (int end = to - SIZE; at <= end; at += SIZE) {
			// A byte that is the wanted one becomes zero. The lowest zero is always marked; those above it may be marked wrongly.
			long different = (long) WORDS.get(bytes, at) ^ pattern;
			long zeros = different - ONES & ~different & HIGHEST_BITS;
			if (zeros != 0) {
				// Counts the bytes up to the lowest mark by adding a one of each: counting bits is a loop in such code.
				return at - 1 + (int) ((zeros - 1 & ONES) * ONES >>> 56);
			}
		}
		for (; at < to; at++) {
			if (bytes[at] == wanted) {
				return at;
			}
		}
		return -1;
	}
}
