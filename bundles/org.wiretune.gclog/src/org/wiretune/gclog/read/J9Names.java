/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import java.util.Arrays;

/** Names of elements and attributes of verbose:gc of IBM J9, R23 to R28, and OpenJ9. */
final class J9Names {

	static final int VERBOSEGC = 0;
	static final int INITIALIZED = 1;
	static final int ATTRIBUTE = 2;
	static final int VMARG = 3;
	static final int EXCLUSIVE_START = 4;
	static final int EXCLUSIVE_END = 5;
	static final int AF_START = 6;
	static final int AF_END = 7;
	static final int SYS_START = 8;
	static final int CONCURRENT_START = 9;
	static final int GC_START = 10;
	static final int GC_END = 11;
	static final int GC_OP = 12;
	static final int MEM_INFO = 13;
	static final int MEM = 14;
	static final int UNSATISFIED = 15;
	static final int PERCOLATE = 16;
	static final int COPY_FAILED = 17;
	static final int AF = 18;
	static final int SYS = 19;
	static final int CON = 20;
	static final int GC = 21;
	static final int MINIMUM = 22;
	static final int TIMESMS = 23;
	static final int TIME = 24;
	static final int NURSERY = 25;
	static final int TENURED = 26;
	static final int WARNING = 27;

	/** From this number on stand elements that are understood and hold nothing that is kept. */
	static final int QUIET = 28;

	/** In the order of the constants above. */
	static final ElementNames ELEMENTS = names("verbosegc", "initialized", "attribute", "vmarg", "exclusive-start", "exclusive-end", "af-start", "af-end",
			"sys-start", "concurrent-collection-start", "gc-start", "gc-end", "gc-op", "mem-info", "mem", "allocation-unsatisfied", "percolate-collect",
			"copy-failed", "af", "sys", "con", "gc", "minimum", "timesms", "time", "nursery", "tenured", "warning",
			"allocation-stats", "allocated-bytes", "allocation-satisfied", "allocation-taxation", "card-cleaning", "cards",
			"classloadersunloaded", "classunload-info", "compact-info", "compaction", "concurrent-aborted", "concurrent-end", "concurrent-halted",
			"concurrent-collection-end", "concurrent-global-final", "concurrent-kickoff", "concurrent-mark-start", "concurrent-mark-end", "concurrent-start",
			"concurrent-trace-info", "cycle-continue", "cycle-end", "cycle-start", "eden-stats", "excessivegc", "expansion", "contraction", "failed", "finalization", "flipped", "gc-parms",
			"halted", "heap-resize", "kickoff", "largest-consumer", "loa", "memory-copied", "numa", "old-generation", "ownableSynchronizers",
			"pending-finalizers", "penalty", "quanta", "references", "refs_cleared", "region", "remembered-set", "remembered-set-cleared", "response-info",
			"scan", "scavenger", "scavenger-info", "soa", "stats", "stringconstants", "sys-end", "system", "tenured-age", "trace-info", "traced", "trigger-end",
			"trigger-start", "vmargs", "object-monitors", "arraylet-leaf", "arraylet-primitive", "arraylet-reference", "arraylet-unknown", "classunloading",
			"mark", "refs", "percolating_collect", "memory-cardclean", "tracing", "concurrent", "conc-remembered-set", "workstackoverflow", "continuations", "survivor", "allocate", "metronome", "balanced");

	static final byte[] ID = Bytes.ascii("id");
	static final byte[] TIMESTAMP = Bytes.ascii("timestamp");
	static final byte[] NAME = Bytes.ascii("name");
	static final byte[] VALUE = Bytes.ascii("value");
	static final byte[] VERSION = Bytes.ascii("version");
	static final byte[] TYPE = Bytes.ascii("type");
	/** As the first attribute. */
	static final byte[] FIRST_TYPE = Bytes.ascii(" type=\"");
	static final byte[] REASON = Bytes.ascii("reason");
	static final byte[] EVENT = Bytes.ascii("event");
	static final byte[] COLLECTION = Bytes.ascii("collection");
	static final byte[] DURATION_MS = Bytes.ascii("durationms");
	static final byte[] TIME_MS = Bytes.ascii("timems");
	static final byte[] TOTAL_MS = Bytes.ascii("totalms");
	static final byte[] TOTAL_REQUESTED = Bytes.ascii("totalBytesRequested");
	static final byte[] REQUESTED = Bytes.ascii("requested_bytes");
	static final byte[] FREE = Bytes.ascii("free");
	static final byte[] TOTAL = Bytes.ascii("total");
	static final byte[] FREE_BYTES = Bytes.ascii("freebytes");
	static final byte[] TOTAL_BYTES = Bytes.ascii("totalbytes");
	static final byte[] SUCCESS = Bytes.ascii("success");
	static final byte[] FALSE = Bytes.ascii("false");
	static final byte[] MARK = Bytes.ascii("mark");
	static final byte[] SWEEP = Bytes.ascii("sweep");
	static final byte[] COMPACT = Bytes.ascii("compact");
	static final byte[] SCAVENGE = Bytes.ascii("scavenge");
	static final byte[] NURSERY_TYPE = Bytes.ascii("nursery");
	static final byte[] TENURE_TYPE = Bytes.ascii("tenure");
	static final byte[] EDEN_TYPE = Bytes.ascii("eden");

	private J9Names() {
	}

	private static ElementNames names(String... words) {
		return new ElementNames(Arrays.stream(words).map(Bytes::ascii).toArray(byte[][]::new));
	}
}
