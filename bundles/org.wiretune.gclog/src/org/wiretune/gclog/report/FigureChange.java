/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.report;

import static org.wiretune.gclog.internal.GcTexts.TEXTS;

import org.wiretune.safety.quantity.Digits;
import org.wiretune.safety.quantity.Quantity;

/**
 * How a figure of a log differs from that of the first one, which is the state before.
 *
 * @param kind how the difference is told
 * @param amount points, percent or the factor, by the kind; 0 for the others
 * @param verdict whether that is good
 */
public record FigureChange(Kind kind, double amount, Verdict verdict) {

	private static final double MANY_TIMES = 10;

	/** How a difference is told. */
	public enum Kind {
		/** It cannot be said. */
		NONE,
		/** There is none. */
		SAME,
		/** Words that differ. */
		DIFFERENT,
		/** There was nothing before. */
		NEW,
		/** There is nothing any more. */
		GONE,
		/** A finding that both have, whatever was measured. */
		STAYS,
		/** A share, in percentage points. */
		POINTS,
		/** In percent of what was before. */
		PERCENT,
		/** A factor, where percent would be many. */
		TIMES
	}

	/** Whether a change is good. */
	public enum Verdict {
		/** Better than the first log. */
		BETTER,
		/** Worse. */
		WORSE,
		/** Neither, or not to be said. */
		NEUTRAL
	}

	/** {@return a difference of shares, told in points} */
	static FigureChange ofShare(double before, double after, Verdict verdict) {
		if (!Double.isFinite(before) || !Double.isFinite(after)) {
			return new FigureChange(Kind.NONE, 0, Verdict.NEUTRAL);
		}
		return before == after ? new FigureChange(Kind.SAME, 0, Verdict.NEUTRAL) : new FigureChange(Kind.POINTS, after - before, verdict);
	}

	/** {@return a difference of other figures} */
	static FigureChange of(double before, double after, Verdict verdict) {
		if (!Double.isFinite(before) || !Double.isFinite(after)) {
			return new FigureChange(Kind.NONE, 0, Verdict.NEUTRAL);
		}
		if (before == after) {
			return new FigureChange(Kind.SAME, 0, Verdict.NEUTRAL);
		}
		if (before <= 0) {
			return new FigureChange(Kind.NEW, 0, verdict);
		}
		if (after <= 0) {
			return new FigureChange(Kind.GONE, 0, verdict);
		}
		double factor = after / before;
		return factor > MANY_TIMES ? new FigureChange(Kind.TIMES, factor, verdict) : new FigureChange(Kind.PERCENT, 100 * (factor - 1), verdict);
	}

	/** {@return a difference of words, which is neither good nor bad} */
	static FigureChange ofWords(String before, String after) {
		return new FigureChange(before.equals(after) ? Kind.SAME : Kind.DIFFERENT, 0, Verdict.NEUTRAL);
	}

	/** {@return whether a finding has come or gone} */
	static FigureChange ofFinding(boolean before, boolean after) {
		if (before == after) {
			return new FigureChange(before ? Kind.STAYS : Kind.NONE, 0, Verdict.NEUTRAL);
		}
		return before ? new FigureChange(Kind.GONE, 0, Verdict.BETTER) : new FigureChange(Kind.NEW, 0, Verdict.WORSE);
	}

	private String words() {
		return switch (kind) {
		case NONE -> "";
		case SAME -> TEXTS.get("change.same");
		case DIFFERENT -> TEXTS.get("change.different");
		case NEW -> TEXTS.get("change.come");
		case GONE -> TEXTS.get("change.gone");
		case STAYS -> TEXTS.get("change.stays");
		case POINTS -> TEXTS.get("change.points", signed(2));
		case PERCENT -> TEXTS.get("change.percent", signed(1));
		case TIMES -> Quantity.ratio(amount).times();
		};
	}

	private String signed(int decimals) {
		return (amount < 0 ? "" : "+") + Digits.fixed(amount, decimals);
	}

	/** {@return the difference with its verdict, such as {@code -12.5 %, better}; what is new or gone says enough} */
	public String judgedWords() {
		return kind == Kind.NEW || kind == Kind.GONE ? words() : switch (verdict) {
		case BETTER -> TEXTS.get("change.better", words());
		case WORSE -> TEXTS.get("change.worse", words());
		case NEUTRAL -> words();
		};
	}
}
