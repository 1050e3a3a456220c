/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import org.wiretune.safety.quantity.Digits;
import org.wiretune.safety.quantity.QuantityScale;
import org.wiretune.safety.text.Texts;

/**
 * A value of a metric as it is shown: its digits and its unit, which instruments show apart. Values that stand side by side
 * are told the end of their scale, and share a unit by it.
 *
 * @param number
 *            the digits; {@link Digits#NONE} where there is no value
 * @param unit
 *            the unit, or what is counted; may be empty
 */
public record MetricFigure(String number, String unit) {

	private static final Texts TEXTS = Texts.of(MetricFigure.class, "messages"); //$NON-NLS-1$
	private static final MetricFigure NONE = new MetricFigure(Digits.NONE, ""); //$NON-NLS-1$

	/**
	 * A measured value, which moves.
	 *
	 * @param value
	 *            in the given unit; not a number for none
	 * @param unit
	 *            unit of the value
	 * @param end
	 *            end of the scale it belongs to, in the same unit
	 * @return the figure
	 */
	public static MetricFigure of(double value, MetricUnit unit, double end) {
		if (Double.isNaN(value)) {
			return NONE;
		}
		QuantityScale scale = unit.scale(end);
		return new MetricFigure(unit.isCounted() ? Digits.fixed(value, 0) : scale.moving(unit.toBase(value)), word(unit, scale));
	}

	/**
	 * A limit or a configured maximum, which is exact: 5 % and 96 MB, not 5.0 % and 96.0 MB.
	 *
	 * @param value
	 *            in the given unit; not a number for none
	 * @param unit
	 *            unit of the value
	 * @param end
	 *            end of the scale it belongs to, in the same unit
	 * @return the figure
	 */
	public static MetricFigure exact(double value, MetricUnit unit, double end) {
		QuantityScale scale = unit.scale(end);
		return Double.isNaN(value) ? NONE : new MetricFigure(scale.mark(unit.toBase(value)), word(unit, scale));
	}

	/**
	 * What one of the shown unit is in the unit that values are kept in, for scales with round marks and for fields in which a
	 * user types.
	 *
	 * @param unit
	 *            unit of the values
	 * @param end
	 *            end of the scale
	 * @return such as the bytes of a MB, 1000 for seconds of milliseconds
	 */
	public static double factor(MetricUnit unit, double end) {
		return unit.scale(end).unit().size() / unit.toBase(1);
	}

	private static String word(MetricUnit unit, QuantityScale scale) {
		String counted = "unit." + unit.name(); //$NON-NLS-1$
		return TEXTS.has(counted) ? TEXTS.get(counted) : scale.unit().symbol();
	}

	/** The number and its unit, which no line break parts. */
	@Override
	public String toString() {
		return unit.isEmpty() ? number : number + '\u00a0' + unit;
	}
}
