/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import org.wiretune.gclog.GcLogBuilder;
import org.wiretune.gclog.IncidentKind;

/** Lines between those of a log: counted, and searched for the end of the memory. */
final class ForeignLine {

	private static final byte[] OUT_OF_MEMORY = Bytes.ascii("OutOfMemoryError");
	private static final byte[] DUMP_EVENT = Bytes.ascii("JVMDUMP039I");
	private static final byte[] STACK = Bytes.ascii("\tat ");
	private static final byte[] JVMDUMP = Bytes.ascii("JVMDUMP");
	private static final byte[] OPTION = Bytes.ascii("HeapDumpOnOutOfMemoryError");

	private ForeignLine() {
	}

	/** Counts a line; an empty one does not count. */
	static void take(GcLogBuilder log, byte[] line, int from, int to, long number) {
		int at = Bytes.skipBlanks(line, from, to);
		if (at == to) {
			return;
		}
		log.skipped(line, from, to, number);
		memory(log, line, from, to, number);
	}

	/** Looks for the end of the memory. */
	static void memory(GcLogBuilder log, byte[] line, int from, int to, long number) {
		int at = Bytes.skipBlanks(line, from, to);
		// The dump agent tells one exhaustion in several lines; the first of them counts.
		boolean dump = Bytes.startsWith(line, at, to, JVMDUMP);
		if (!Bytes.startsWith(line, from, to, STACK) && Bytes.indexOf(line, at, to, OUT_OF_MEMORY) >= 0 && Bytes.indexOf(line, at, to, OPTION) < 0
				&& (!dump || Bytes.startsWith(line, at, to, DUMP_EVENT))) {
			log.incident(IncidentKind.OUT_OF_MEMORY, number, 0);
		}
	}
}
