/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rule;

import java.util.List;

import org.wiretune.lint.reading.Reading;

/** Rules that may be on. Any thread may ask. */
public interface RuleSelection {

	/** {@return all of them, in the order in which they are run} */
	List<Rule> rules();

	/**
	 * {@return those that can find something in what was read, in the same order} What is left out is never made: to make the rules of
	 * worlds that a workspace does not have takes a quarter of a short run.
	 *
	 * @param reading what was read
	 */
	default List<Rule> concerning(Reading reading) {
		return rules();
	}

	/** {@return a selection of given rules} @param rules the rules, in the order in which they are run */
	static RuleSelection of(List<Rule> rules) {
		List<Rule> all = List.copyOf(rules);
		return () -> all;
	}
}
