/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rule;

/** Where a recommendation of the catalogue is at home. */
public enum Home {
	/** Files show it: a rule checks it. */
	RULE,
	/** A running server, its logs or its machine show it: an alarm is raised there. */
	ALARM,
	/** The performance test does it by itself, or says it beside its result. */
	TESTER,
	/** A log of garbage collections shows it: its analysis finds it. */
	LOG,
	/** Nothing shows it: the guide tells it. */
	GUIDE
}
