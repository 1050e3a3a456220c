/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.ownrule;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntPredicate;

/** How two values are compared. */
enum Operator {

	/** Less. */
	LESS("<", order -> order < 0),
	/** Less or equal. */
	AT_MOST("<=", order -> order <= 0),
	/** More. */
	MORE(">", order -> order > 0),
	/** More or equal. */
	AT_LEAST(">=", order -> order >= 0),
	/** The same value. */
	EQUAL("=", order -> order == 0),
	/** Another value. */
	UNEQUAL("!=", order -> order != 0);

	private final String sign;
	private final IntPredicate order;

	Operator(String sign, IntPredicate order) {
		this.sign = sign;
		this.order = order;
	}

	/** {@return the sign in rules files} */
	String sign() {
		return sign;
	}

	/** {@return whether it needs values that have an order} */
	boolean needsOrder() {
		return this != EQUAL && this != UNEQUAL;
	}

	/** {@return whether it holds} @param compared below 0, 0 or above 0, as comparators tell */
	boolean holds(int compared) {
		return order.test(compared);
	}

	/** {@return the operator of a sign} @param sign a word of a rules file */
	static Optional<Operator> ofSign(String sign) {
		return Arrays.stream(values()).filter(each -> each.sign.equals(sign)).findFirst();
	}
}
