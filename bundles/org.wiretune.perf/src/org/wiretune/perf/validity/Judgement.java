/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.validity;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import org.wiretune.core.Severity;
import org.wiretune.core.observed.Observed;

/**
 * What rules say of measurements and runs: a warning says that the figures must not be used, all else is what their reader has to
 * know. The ids of the catalogue's section A.17 have a page in the help.
 */
public final class Judgement {

	private Judgement() {
	}

	/** How much a rule weighs. */
	public enum Kind {
		/** The figures must not be used. */
		INVALID,
		/** The reader of a measurement has to know it. */
		REMARK,
		/** The reader of the run has to know it; said once. */
		NOTE,
		/** Said when runs are compared. */
		COMPARISON,
		/** Nothing is said: the tester does by itself what the rule asks for. */
		BEHAVIOUR
	}

	/** {@return that figures must not be used} @param ruleId the rule @param values what was measured, the limit, and what else its text names */
	static Observed invalid(String ruleId, Object... values) {
		return new Observed(ruleId, Severity.WARNING, TEXTS.get("validity." + ruleId, values));
	}

	/** {@return what a reader has to know} @param ruleId the rule @param values what was measured, the limit, and what else its text names */
	static Observed remark(String ruleId, Object... values) {
		return new Observed(ruleId, Severity.INFO, TEXTS.get("validity." + ruleId, values));
	}
}
