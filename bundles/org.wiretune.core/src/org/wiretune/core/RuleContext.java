/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;


/** What a rule is given: what was read, and the numbers that count. Implemented by WireTune; immutable. */
public interface RuleContext extends Reading {

	/**
	 * {@return the value of a number that the user may change}
	 *
	 * @param limit the number, one of the rule's own
	 */
	long limit(RuleLimit limit);
}
