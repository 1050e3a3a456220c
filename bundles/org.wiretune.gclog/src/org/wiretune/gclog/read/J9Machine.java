/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import static org.wiretune.gclog.read.J9Names.NAME;
import static org.wiretune.gclog.read.J9Names.VALUE;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

import org.wiretune.gclog.GcLogBuilder;

/** What the header of verbose:gc tells of the virtual machine. */
final class J9Machine {

	private final GcLogBuilder log;

	J9Machine(GcLogBuilder log) {
		this.log = log;
	}

	/** Takes an element {@code attribute}. */
	void attribute(Tag tag) {
		String name = tag.text(NAME);
		String value = tag.text(VALUE);
		switch (name) {
		case "gcPolicy" -> log.jvm().collector(value.substring(value.indexOf(':') + 1));
		case "maxHeapSize" -> log.jvm().maxHeap(hexadecimal(value));
		case "initialHeapSize" -> log.jvm().initialHeap(hexadecimal(value));
		case "regionSize" -> log.jvm().region(hexadecimal(value));
		default -> {
			// Processors, pages and the like.
		}
		}
	}

	/** Takes an element {@code vmarg}; formats without attributes tell the heap here only. */
	void argument(Tag tag) {
		String name = tag.text(NAME);
		if (name.startsWith("-Xmx") && log.jvm().maxHeap() == Bytes.UNKNOWN) {
			byte[] size = name.substring(4).toLowerCase(Locale.ROOT).getBytes(StandardCharsets.US_ASCII);
			log.jvm().maxHeap(Bytes.size(size, 0, size.length));
		} else if (name.startsWith("-Xgcpolicy:")) {
			log.jvm().collector(name.substring(11));
		}
	}

	private static long hexadecimal(String text) {
		try {
			return Long.decode(text);
		} catch (NumberFormatException broken) {
			return Bytes.UNKNOWN;
		}
	}
}
