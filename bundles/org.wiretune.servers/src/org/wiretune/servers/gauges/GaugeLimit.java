/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * The limit at which a gauge warns.
 *
 * @param kind
 *            how the figure is meant
 * @param figure
 *            in the unit of the gauge, or a share of 0 to 1; 0 for {@link Kind#NONE}
 */
public record GaugeLimit(Kind kind, double figure) {

	/** How the figure of a limit is meant. */
	public enum Kind {
		/** The gauge never warns. */
		NONE,
		/** A value in the unit of the gauge. */
		VALUE,
		/** A share of the maximum that the server is configured with. */
		SHARE,
		/** The least value in the unit of the gauge, which warns below it. */
		LEAST
	}

	/** No limit. */
	public static final GaugeLimit NONE = new GaugeLimit(Kind.NONE, 0);

	/** Checks the values. */
	public GaugeLimit {
		Objects.requireNonNull(kind);
		if (!(figure >= 0) || Double.isInfinite(figure)) {
			throw new IllegalArgumentException("limit " + figure); //$NON-NLS-1$
		}
	}

	/**
	 * The value at which the gauge warns.
	 *
	 * @param maximum
	 *            the configured maximum, or not a number when there is none
	 * @return not a number when no limit applies
	 */
	public double value(double maximum) {
		return switch (kind) {
		case NONE -> Double.NaN;
		case VALUE, LEAST -> figure;
		case SHARE -> figure * maximum;
		};
	}

	/**
	 * Whether the gauge warns.
	 *
	 * @param value
	 *            what it shows
	 * @param maximum
	 *            the configured maximum, or not a number when there is none
	 * @return {@code false} where there is no value or no limit
	 */
	public boolean warns(double value, double maximum) {
		return kind == Kind.LEAST ? value < figure : value >= value(maximum);
	}

	/**
	 * The limit as a short text for a store.
	 *
	 * @return {@code none}, {@code 250.0}, {@code <5.0} or {@code 90.0%}
	 */
	public String toText() {
		return switch (kind) {
		case NONE -> "none"; //$NON-NLS-1$
		case VALUE -> Double.toString(figure);
		case LEAST -> '<' + Double.toString(figure);
		case SHARE -> Double.toString(figure * 100) + '%';
		};
	}

	/**
	 * Reads what {@link #toText()} has written.
	 *
	 * @param text
	 *            may be {@code null}
	 * @return empty when the text is no limit
	 */
	public static Optional<GaugeLimit> parse(String text) {
		String word = text == null ? "" : text.strip().toLowerCase(Locale.ROOT); //$NON-NLS-1$
		if (word.equals("none")) { //$NON-NLS-1$
			return Optional.of(NONE);
		}
		try {
			if (word.endsWith("%")) { //$NON-NLS-1$
				return Optional.of(new GaugeLimit(Kind.SHARE, Double.parseDouble(word.substring(0, word.length() - 1)) / 100));
			}
			boolean least = word.startsWith("<"); //$NON-NLS-1$
			return Optional.of(new GaugeLimit(least ? Kind.LEAST : Kind.VALUE, Double.parseDouble(least ? word.substring(1) : word)));
		} catch (IllegalArgumentException wrong) {
			return Optional.empty();
		}
	}
}
