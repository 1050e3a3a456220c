/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import org.wiretune.core.Figure;
import org.wiretune.core.Unit;
import org.wiretune.safety.quantity.Digits;
import org.wiretune.safety.quantity.Quantity;
import org.wiretune.safety.text.Texts;

/** Figures for people: their words, and their values in the unit that suits them. Nothing else may rest on these words. */
public final class FigureWords {

	private static final Texts TEXTS = Texts.of(FigureWords.class, "figures");

	private FigureWords() {
	}

	/**
	 * The words for a figure.
	 *
	 * @param figure the figure
	 * @return such as {@code p50 of the pacing lag}; the id for a figure that has no words here, as one of a newer version
	 */
	public static String label(Figure figure) {
		return TEXTS.find(figure.id()).orElse(figure.id());
	}

	/**
	 * The heading of a column of bare numbers, in the unit in which values are kept.
	 *
	 * @param figure the figure
	 * @return such as {@code p50 of the pacing lag (s)}
	 */
	public static String heading(Figure figure) {
		return isShownWithUnit(figure) ? label(figure) + " (" + figure.unit().symbol() + ')' : label(figure);
	}

	/**
	 * A value as it is told.
	 *
	 * @param figure the figure
	 * @param value a value in its unit
	 * @return such as {@code 20.3 ms} or {@code 96 MB}; a bare number where the words of the figure say what is counted
	 */
	public static String value(Figure figure, double value) {
		return switch (figure.unit()) {
		case SECONDS -> Quantity.seconds(value).text();
		case BYTES -> Quantity.bytes(value).text();
		case PERCENT -> Quantity.percent(value).text();
		case COUNT, PER_SECOND, RATIO -> Digits.measured(value);
		};
	}

	/**
	 * A value as it is told where the words of the figure are not beside it.
	 *
	 * @param figure the figure
	 * @param value a value in its unit
	 * @return such as {@code 20.3 ms} or {@code 900/s}
	 */
	public static String withUnit(Figure figure, double value) {
		return figure.unit() == Unit.PER_SECOND ? value(figure, value) + figure.unit().symbol() : value(figure, value);
	}

	/** What is counted, and that it is counted by the second, say the words themselves. */
	private static boolean isShownWithUnit(Figure figure) {
		return figure.unit() == Unit.SECONDS || figure.unit() == Unit.BYTES || figure.unit() == Unit.PERCENT;
	}
}
