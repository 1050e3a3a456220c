/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.internal;

import java.math.BigDecimal;
import java.util.Locale;

/** Figures as text, always with a point and never in the user's locale: reports are compared. */
public final class Figures {

	private static final double KILO = 1024;

	private Figures() {
	}

	/** {@return nanoseconds as seconds, exactly, with at least three digits behind the point} */
	public static BigDecimal exactSeconds(long nanos) {
		BigDecimal exact = BigDecimal.valueOf(nanos, 9).stripTrailingZeros();
		return exact.scale() < 3 ? exact.setScale(3) : exact;
	}

	/** {@return nanoseconds as seconds with the unit} */
	public static String seconds(long nanos) {
		return String.format(Locale.ROOT, nanos < 1_000_000_000L && nanos > -1_000_000_000L ? "%.4f s" : "%.3f s", nanos / 1e9);
	}

	/** {@return a share with the unit} */
	public static String percent(double value) {
		return String.format(Locale.ROOT, "%.2f %%", value);
	}

	/** {@return bytes in the unit that fits} */
	public static String bytes(double bytes) {
		if (Math.abs(bytes) < KILO) {
			return String.format(Locale.ROOT, "%.0f B", bytes);
		}
		double value = bytes;
		int unit = -1;
		while (Math.abs(value) >= KILO && unit < 3) {
			value /= KILO;
			unit++;
		}
		return String.format(Locale.ROOT, "%.1f %cB", value, "KMGT".charAt(unit));
	}
}
