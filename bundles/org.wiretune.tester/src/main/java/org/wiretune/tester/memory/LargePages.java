/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.memory;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalDouble;

import org.wiretune.safety.quantity.Bytes;

/** How much memory of a process lies on large pages, as Linux tells it: on transparent ones, and on those that were reserved. */
final class LargePages {

	private LargePages() {
	}

	/**
	 * {@return the bytes; empty where the system does not tell them}
	 *
	 * @param pid a process of this user
	 */
	static OptionalDouble of(long pid) {
		try {
			return told(Files.readString(Path.of("/proc", Long.toString(pid), "smaps_rollup"), StandardCharsets.US_ASCII));
		} catch (IOException unknown) {
			return OptionalDouble.empty();
		}
	}

	/** {@return the bytes of a process} @param rollup its file smaps_rollup (proc(5)), whose lines are such as {@code AnonHugePages: 2048 kB} */
	static OptionalDouble told(String rollup) {
		return rollup.lines().map(line -> line.split("[:\\s]+"))
				.filter(words -> words.length == 3 && words[1].matches("\\d{1,15}")
						&& (words[0].equals("AnonHugePages") || words[0].equals("ShmemPmdMapped") || words[0].equals("Private_Hugetlb") || words[0].equals("Shared_Hugetlb")))
				.mapToDouble(words -> Double.parseDouble(words[1]) * Bytes.IN_KILOBYTE).reduce(Double::sum);
	}
}
