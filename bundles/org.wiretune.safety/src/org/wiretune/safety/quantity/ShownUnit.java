/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.quantity;

/**
 * A unit in which quantities are told, with its size in the base unit of its {@link Dimension}. Memory counts by 1024, as the
 * Java virtual machine, databases and servers do; nothing else states what a unit is worth.
 */
public enum ShownUnit {
	/** A thousandth of a microsecond. */
	NANOSECONDS("ns", 1e-9),
	/** A thousandth of a millisecond. */
	MICROSECONDS("\u00b5s", 1e-6),
	/** A thousandth of a second. */
	MILLISECONDS("ms", 1e-3),
	/** The base unit of time. */
	SECONDS("s", 1),
	/** 60 seconds. */
	MINUTES("min", 60),
	/** 60 minutes. */
	HOURS("h", 3600),
	/** The base unit of memory. */
	BYTES("B", 1),
	/** 1024 bytes. */
	KILOBYTES("KB", 1L << 10),
	/** 1024 KB. */
	MEGABYTES("MB", 1L << 20),
	/** 1024 MB. */
	GIGABYTES("GB", 1L << 30),
	/** 1024 GB. */
	TERABYTES("TB", 1L << 40),
	/** The base unit of memory in a second. */
	BYTES_PER_SECOND("B/s", 1),
	/** 1024 bytes in a second. */
	KILOBYTES_PER_SECOND("KB/s", 1L << 10),
	/** 1024 KB in a second. */
	MEGABYTES_PER_SECOND("MB/s", 1L << 20),
	/** 1024 MB in a second. */
	GIGABYTES_PER_SECOND("GB/s", 1L << 30),
	/** Something in a second. */
	PER_SECOND("/s", 1),
	/** A hundredth of a whole. */
	PERCENT("%", 1),
	/** A bare number. */
	ONE("", 1);

	/** The part of a unit that is told as all of it, with three digits. */
	private static final double ROUNDED = 0.9995;

	private final String symbol;
	private final double size;

	ShownUnit(String symbol, double size) {
		this.symbol = symbol;
		this.size = size;
	}

	/** {@return the sign behind a number; empty for a bare number} */
	public String symbol() {
		return symbol;
	}

	/** {@return what one of this unit is in the base unit} */
	public double size() {
		return size;
	}

	/** {@return a value of this unit in the base unit} @param value the value */
	public double toBase(double value) {
		return value * size;
	}

	/** {@return a value of the base unit in this unit} @param value the value */
	public double fromBase(double value) {
		return value / size;
	}

	/** {@return from which end on, in the base unit, values that stand beside one another are told in this unit} */
	double fills() {
		return compareTo(HOURS) <= 0 ? 10 * size : 2 * size;
	}

	/** {@return from which value of the base unit on a single value is told in this unit} */
	double begins() {
		return switch (this) {
		case MINUTES -> 10 * size;
		case HOURS -> 2 * size;
		default -> size * ROUNDED;
		};
	}
}
