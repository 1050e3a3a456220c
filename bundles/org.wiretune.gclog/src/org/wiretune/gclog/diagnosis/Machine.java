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

	/** {@return the option against explicit collections} */
	String withoutExplicit() {
		if (isJ9()) {
			return "-Xdisableexplicitgc";
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

	/** {@return the option for large objects; empty where none helps} */
	String largeObjects() {
		if (isJ9()) {
			return format == GcLogFormat.J9_XML ? "-Xloaminimum0.05" : "";
		}
		return collector.equals("G1") ? "-XX:G1HeapRegionSize=32m" : "";
	}
}
