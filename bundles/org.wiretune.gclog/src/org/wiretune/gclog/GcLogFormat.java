/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

/** The formats that are read. */
public enum GcLogFormat {

	/** Unified logging of HotSpot, Java 9 and later ({@code -Xlog:gc}). */
	HOTSPOT_UNIFIED("HotSpot unified logging"),
	/** HotSpot before Java 9 ({@code -verbose:gc}, {@code -XX:+PrintGCDetails}). */
	HOTSPOT_BEFORE_9("HotSpot before Java 9"),
	/** {@code -verbose:gc} of IBM J9 and Eclipse OpenJ9: XML. */
	J9_XML("IBM J9 and OpenJ9 verbose:gc"),
	/** {@code -verbose:gc} of IBM SDK 1.4 and before: text. */
	IBM_TEXT("IBM 1.4 verbose:gc"),
	/** {@code -Xverbose:memory} of JRockit, 1.4.2 to R28. */
	JROCKIT("JRockit -Xverbose:memory"),
	/** {@code -Xverbosegc} of the virtual machine of HP-UX. */
	HP_UX("HP-UX -Xverbosegc");

	private final String label;

	GcLogFormat(String label) {
		this.label = label;
	}

	/** {@return how the format is called in reports} */
	public String label() {
		return label;
	}
}
