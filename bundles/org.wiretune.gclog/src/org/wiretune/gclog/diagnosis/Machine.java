/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.diagnosis;

import org.wiretune.gclog.GcLogData;
import org.wiretune.gclog.GcLogFormat;

/**
 * The family and version of the virtual machine, and the one option of it that answers a finding.
 *
 * @param format the format tells the family
 * @param collector the collector or policy
 * @param release the Java release, 0 where it is not known
 */
record Machine(GcLogFormat format, String collector, int release) {

	private static final int FIRST_WITH_GENERATIONAL_Z = 21;
	private static final int FIRST_WITH_ONE_Z = 23;
	private static final int FIRST_UNIFIED = 9;
	/** G1 is fit for use from 8 on, where it also unloads classes. */
	private static final int FIRST_WITH_GOOD_G1 = 8;
	/** The greatest that all versions take. */
	private static final long LARGEST_REGION = 32L << 20;
	private static final int YOUNG_PERCENT = 40;

	static Machine of(GcLogData log) {
		return new Machine(log.format(), log.collector(), release(log));
	}

	private static int release(GcLogData log) {
		String version = log.version();
		if (log.format() == GcLogFormat.HOTSPOT_BEFORE_9) {
			return version.startsWith("1.") && version.length() > 2 ? Character.digit(version.charAt(2), 10) : 8;
		}
		int end = 0;
		while (end < version.length() && Character.isDigit(version.charAt(end))) {
			end++;
		}
		return log.format() == GcLogFormat.HOTSPOT_UNIFIED && end > 0 && end < 4 ? Integer.parseInt(version.substring(0, end)) : 0;
	}

	boolean isJ9() {
		return format == GcLogFormat.J9_XML || format == GcLogFormat.IBM_TEXT;
	}

	/** {@return whether it collects beside the application, so that only short stops are left} */
	boolean isConcurrent() {
		return collector.startsWith("ZGC") || collector.equals("Shenandoah");
	}

	/** {@return whether it is JRockit, which takes the heap as the others do and no other option of theirs} */
	boolean isJRockit() {
		return format == GcLogFormat.JROCKIT;
	}

	/** {@return the option against explicit collections} */
	String withoutExplicit() {
		if (isJ9()) {
			return "-Xdisableexplicitgc";
		}
		if (isJRockit()) {
			return "-XXnoSystemGC";
		}
		return collector.equals("G1") || collector.equals("CMS") ? "-XX:+ExplicitGCInvokesConcurrent" : "-XX:+DisableExplicitGC";
	}

	/** {@return the option against long pauses; empty where only the heap helps} */
	String shorterPauses() {
		if (isJ9()) {
			return collector.equals("gencon") || collector.equals("J9") ? "" : "-Xgcpolicy:gencon";
		}
		if (isConcurrent()) {
			return "";
		}
		if (release >= FIRST_WITH_ONE_Z) {
			return "-XX:+UseZGC";
		}
		if (release >= FIRST_WITH_GENERATIONAL_Z) {
			return "-XX:+UseZGC -XX:+ZGenerational";
		}
		if (collector.equals("G1")) {
			return "-XX:MaxGCPauseMillis=200";
		}
		return release >= FIRST_UNIFIED || release == 8 ? "-XX:+UseG1GC" : "";
	}

	/** {@return the option that leaves more room for objects that are moved} */
	String moreRoomToMove(String heap) {
		return switch (collector) {
		case "G1" -> "-XX:G1ReservePercent=20";
		case "CMS" -> "-XX:CMSInitiatingOccupancyFraction=60 -XX:+UseCMSInitiatingOccupancyOnly";
		default -> heap;
		};
	}

	/** {@return the option for large objects; empty where none helps} @param region the size of a region in bytes, or unknown */
	String largeObjects(long region) {
		if (isJ9()) {
			return format == GcLogFormat.J9_XML ? "-Xloaminimum0.05" : "";
		}
		if (!collector.equals("G1") || region >= LARGEST_REGION) {
			return "";
		}
		return "-XX:G1HeapRegionSize=" + ((region <= 0 ? LARGEST_REGION : region * 2) >> 20) + "m";
	}

	/** {@return the option against a fragmented heap; empty where only the heap helps} @param region the size of a region in bytes, or unknown */
	String againstFragmentation(long region) {
		if (format == GcLogFormat.J9_XML && (collector.equals("optthruput") || collector.equals("optavgpause"))) {
			return "-Xgcpolicy:gencon";
		}
		if (collector.equals("CMS")) {
			return release == 0 || release >= FIRST_WITH_GOOD_G1 ? "-XX:+UseG1GC" : "-XX:CMSInitiatingOccupancyFraction=60 -XX:+UseCMSInitiatingOccupancyOnly";
		}
		return largeObjects(region);
	}

	/**
	 * {@return the option that keeps objects longer in the young generation; empty where only the heap helps}
	 *
	 * @param heap the greatest heap in bytes, or unknown
	 * @param young the most that was in the young generation, in bytes, or unknown
	 */
	String longerYoung(long heap, long young) {
		boolean sized = !isJRockit() && (collector.equals("Parallel") || collector.equals("Serial") || collector.equals("CMS") || collector.equals("gencon"));
		if (!sized || heap <= 0) {
			return "";
		}
		long wanted = heap / 100 * YOUNG_PERCENT;
		if (young < wanted) {
			return "-Xmn" + (wanted + (1 << 20) - 1 >> 20) + "m";
		}
		return isJ9() ? "" : "-XX:SurvivorRatio=4";
	}

	/** {@return the option for a collector that works with all processors} */
	String parallelCollector() {
		return release >= FIRST_UNIFIED || release == 8 ? "-XX:+UseG1GC" : "-XX:+UseParallelGC";
	}
}
