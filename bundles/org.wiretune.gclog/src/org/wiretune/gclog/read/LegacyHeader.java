/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import org.wiretune.gclog.GcLogBuilder;
import org.wiretune.gclog.JvmBuilder;

/** The lines at the head of a log of HotSpot before 9. A rotated file repeats them without a new virtual machine. */
final class LegacyHeader {

	private static final byte[] FLAGS = Bytes.ascii("CommandLine flags: ");
	private static final byte[] JRE = Bytes.ascii(" JRE (");
	private static final byte[] HOTSPOT = Bytes.ascii("Java HotSpot(TM) ");
	private static final byte[] OPEN_JDK = Bytes.ascii("OpenJDK ");

	private final GcLogBuilder log;
	private String version = "";
	private String flags = "";
	private long line = 1;

	LegacyHeader(GcLogBuilder log) {
		this.log = log;
	}

	static boolean isHeader(byte[] text, int from, int to) {
		return Bytes.startsWith(text, from, to, FLAGS) || isVersion(text, from, to);
	}

	private static boolean isVersion(byte[] text, int from, int to) {
		return (Bytes.startsWith(text, from, to, HOTSPOT) || Bytes.startsWith(text, from, to, OPEN_JDK)) && Bytes.indexOf(text, from, to, JRE) > 0;
	}

	/** Takes a line. {@return whether it is one of the header} */
	boolean take(byte[] text, int from, int to, long number) {
		if (Bytes.startsWith(text, from, to, FLAGS)) {
			flags = Bytes.text(text, from, to);
		} else if (isVersion(text, from, to)) {
			line = number;
			int begin = Bytes.indexOf(text, from, to, JRE) + JRE.length;
			int end = Bytes.indexOf(text, begin, to, ')');
			version = end < 0 ? "" : Bytes.text(text, begin, end);
		} else {
			return false;
		}
		describe(log.jvm());
		return true;
	}

	/** {@return a new virtual machine that the last header describes} */
	JvmBuilder newMachine() {
		JvmBuilder jvm = log.start(line);
		describe(jvm);
		return jvm;
	}

	private void describe(JvmBuilder jvm) {
		if (!version.isEmpty()) {
			jvm.version(version);
		}
		if (flags.isEmpty()) {
			return;
		}
		for (String flag : flags.split(" ")) {
			if (flag.startsWith("-XX:MaxHeapSize=")) {
				jvm.maxHeap(number(flag));
			} else if (flag.startsWith("-XX:InitialHeapSize=")) {
				jvm.initialHeap(number(flag));
			} else {
				switch (flag) {
				case "-XX:+UseG1GC" -> jvm.collector("G1");
				case "-XX:+UseConcMarkSweepGC" -> jvm.collector("CMS");
				case "-XX:+UseParallelGC", "-XX:+UseParallelOldGC" -> jvm.collector("Parallel");
				case "-XX:+UseSerialGC" -> jvm.collector("Serial");
				case "-XX:+UseShenandoahGC" -> jvm.collector("Shenandoah");
				default -> {
					// Other options.
				}
				}
			}
		}
	}

	private static long number(String flag) {
		byte[] digits = Bytes.ascii(flag.substring(flag.indexOf('=') + 1));
		return Bytes.whole(digits, 0, digits.length);
	}
}
