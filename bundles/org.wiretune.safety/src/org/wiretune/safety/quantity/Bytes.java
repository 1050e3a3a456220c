/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.quantity;

/** How many bytes there are in what memory and data are counted by. */
public final class Bytes {

	/** Bytes in a KB. */
	public static final int IN_KILOBYTE = 1 << 10;
	/** Bytes in a MB. */
	public static final int IN_MEGABYTE = 1 << 20;
	/** Bytes in a GB. */
	public static final long IN_GIGABYTE = 1L << 30;

	private Bytes() {
	}

	/** {@return bytes in MB} @param bytes how many */
	public static double toMegabytes(double bytes) {
		return bytes / IN_MEGABYTE;
	}

	/** {@return bytes in GB} @param bytes how many */
	public static double toGigabytes(double bytes) {
		return bytes / IN_GIGABYTE;
	}
}
