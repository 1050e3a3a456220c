/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.ownrule;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.stream.Stream;

/**
 * One side of a comparison, or the value of a fix: a value, or two with one step between them.
 *
 * @param first the value
 * @param step {@code *} or {@code /}; {@value #NONE} for none
 * @param second the other value; null without a step
 * @param dimension what the whole counts
 */
record Operand(Term first, char step, Term second, Dimension dimension) {

	/** No step. */
	static final char NONE = 0;

	/** {@return the value in a match; null where it is not known} @param match the groups */
	Object value(Match match) {
		if (step == NONE) {
			return first.value(match, dimension);
		}
		BigDecimal one = number(first, match);
		BigDecimal other = number(second, match);
		if (one == null || other == null || step == '/' && other.signum() == 0) {
			return null;
		}
		return step == '*' ? one.multiply(other) : one.divide(other, MathContext.DECIMAL64);
	}

	private static BigDecimal number(Term term, Match match) {
		return (BigDecimal) term.value(match, term instanceof Term.OfSetting setting ? setting.dimension() : Dimension.COUNT);
	}

	/** {@return the value for messages, secrets hidden} @param match the groups */
	String shown(Match match) {
		return step == NONE ? first.shown(match) : value(match) instanceof BigDecimal number ? dimension.shown(number) : "";
	}

	/** {@return the settings that take part} */
	Stream<Term.OfSetting> settings() {
		return Stream.of(first, second == null ? first : second).distinct().filter(Term.OfSetting.class::isInstance).map(Term.OfSetting.class::cast);
	}
}
