/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.text.NumberFormat;
import java.util.Locale;

import org.wiretune.safety.text.Texts;

/** Turns values into texts with sensible digits. One object per thread. */
public final class FigureFormat {

	private static final Texts TEXTS = Texts.of(FigureFormat.class, "messages"); //$NON-NLS-1$
	private static final double MB = 1024 * 1024;
	private static final double GB = 1024 * MB;

	/** From this end of a scale on, memory is shown in GB. */
	private static final double LARGE = 10 * GB;

	private final Locale locale;

	/**
	 * A format.
	 *
	 * @param locale
	 *            for decimal separators
	 */
	public FigureFormat(Locale locale) {
		this.locale = locale;
	}

	/**
	 * A figure and its unit.
	 *
	 * @param number
	 *            the digits
	 * @param unit
	 *            the unit, may be empty
	 */
	public record Figure(String number, String unit) {

		@Override
		public String toString() {
			return unit.isEmpty() ? number : number + '\u00a0' + unit;
		}
	}

	/** What stands for a value that is not there. */
	private static final Figure NONE = new Figure(TEXTS.get("none"), ""); //$NON-NLS-1$ //$NON-NLS-2$

	/**
	 * A value in its unit.
	 *
	 * @param value
	 *            in the given unit; not a number for none
	 * @param unit
	 *            unit of the value
	 * @param end
	 *            end of the scale it belongs to, which decides between MB and GB so that figures side by side share a unit
	 * @return texts
	 */
	public Figure figure(double value, MetricUnit unit, double end) {
		if (Double.isNaN(value)) {
			return NONE;
		}
		return switch (unit) {
		case BYTES -> end >= LARGE ? new Figure(decimals(value / GB, 2), TEXTS.get("unit.bytes.gb")) //$NON-NLS-1$
				: new Figure(digits(value / MB), TEXTS.get("unit.bytes.mb")); //$NON-NLS-1$
		case MILLISECONDS -> time(value);
		case PERCENT -> new Figure(digits(value), TEXTS.get("unit.percent")); //$NON-NLS-1$
		case THREADS -> new Figure(decimals(value, 0), TEXTS.get("unit.threads")); //$NON-NLS-1$
		case TASKS -> new Figure(decimals(value, 0), TEXTS.get("unit.tasks")); //$NON-NLS-1$
		case MESSAGES -> new Figure(decimals(value, 0), TEXTS.get("unit.messages")); //$NON-NLS-1$
		case CONNECTIONS -> new Figure(decimals(value, 0), TEXTS.get("unit.connections")); //$NON-NLS-1$
		case BYTES_PER_SECOND -> new Figure(digits(value / MB), TEXTS.get("unit.bytesPerSecond")); //$NON-NLS-1$
		case PER_SECOND -> new Figure(digits(value), TEXTS.get("unit.perSecond")); //$NON-NLS-1$
		case COUNT -> new Figure(value == Math.rint(value) ? decimals(value, 0) : digits(value), TEXTS.get("unit.count")); //$NON-NLS-1$
		};
	}

	/**
	 * A limit in its unit: 5 %, not 5.0 %, because it is exact.
	 *
	 * @param value
	 *            in the given unit; not a number for none
	 * @param unit
	 *            unit of the value
	 * @param end
	 *            end of the scale it belongs to
	 * @return texts
	 */
	public Figure limit(double value, MetricUnit unit, double end) {
		Figure figure = figure(value, unit, end);
		return unit == MetricUnit.PERCENT && !Double.isNaN(value) ? new Figure(mark(value, unit, end), figure.unit()) : figure;
	}

	/**
	 * A configured maximum in its unit: 96 MB, not 96.0 MB, because it is exact.
	 *
	 * @param value
	 *            in the given unit; not a number for none
	 * @param unit
	 *            unit of the value
	 * @param end
	 *            end of the scale it belongs to
	 * @return texts
	 */
	public Figure maximum(double value, MetricUnit unit, double end) {
		Figure figure = figure(value, unit, end);
		return unit == MetricUnit.BYTES && !Double.isNaN(value) ? new Figure(mark(value, unit, end), figure.unit()) : figure;
	}

	/**
	 * A mark on a scale: the number alone, without digits that are zero.
	 *
	 * @param value
	 *            in the given unit
	 * @param unit
	 *            unit of the value
	 * @param end
	 *            end of the scale
	 * @return the number
	 */
	public String mark(double value, MetricUnit unit, double end) {
		NumberFormat format = NumberFormat.getNumberInstance(locale);
		format.setMaximumFractionDigits(1);
		return format.format(value / factor(unit, end));
	}

	/**
	 * The factor between a stored value and the number that is shown, for fields in which a user types.
	 *
	 * @param unit
	 *            unit of the value
	 * @param end
	 *            end of the scale
	 * @return bytes in a MB or GB, otherwise 1
	 */
	public static double factor(MetricUnit unit, double end) {
		return unit == MetricUnit.BYTES ? end >= LARGE ? GB : MB : 1;
	}

	private Figure time(double millis) {
		if (millis < 10_000) {
			return new Figure(decimals(millis, 0), TEXTS.get("unit.milliseconds")); //$NON-NLS-1$
		}
		if (millis < 600_000) {
			return new Figure(digits(millis / 1000), TEXTS.get("unit.seconds")); //$NON-NLS-1$
		}
		return new Figure(digits(millis / 60_000), TEXTS.get("unit.minutes")); //$NON-NLS-1$
	}

	/** One decimal below 100, none above: three digits carry all that the eye can use on a moving figure. */
	private String digits(double value) {
		return decimals(value, value != 0 && value < 99.95 ? 1 : 0);
	}

	private String decimals(double value, int decimals) {
		NumberFormat format = NumberFormat.getNumberInstance(locale);
		format.setMinimumFractionDigits(decimals);
		format.setMaximumFractionDigits(decimals);
		return format.format(value);
	}
}
