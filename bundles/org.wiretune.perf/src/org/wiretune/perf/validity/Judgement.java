/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.validity;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.Objects;

/**
 * What a rule says of a measurement or a run.
 *
 * @param ruleId id of the rule; those of the catalogue's section A.17 have a page in the help
 * @param kind how much it weighs
 * @param sentence what was measured, the limit, the next step
 */
public record Judgement(String ruleId, Kind kind, String sentence) {

	/** How much a judgement weighs. */
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

	/** Checks that nothing is missing. */
	public Judgement {
		Objects.requireNonNull(ruleId, "ruleId");
		Objects.requireNonNull(kind, "kind");
		Objects.requireNonNull(sentence, "sentence");
	}

	static Judgement invalid(String ruleId, Object... values) {
		return new Judgement(ruleId, Kind.INVALID, TEXTS.get("validity." + ruleId, values));
	}

	static Judgement remark(String ruleId, Object... values) {
		return new Judgement(ruleId, Kind.REMARK, TEXTS.get("validity." + ruleId, values));
	}

	static Judgement note(String ruleId, Object... values) {
		return new Judgement(ruleId, Kind.NOTE, TEXTS.get("validity." + ruleId, values));
	}

	/** {@return the sentence with the id of the rule behind it, as a run file keeps it} */
	public String text() {
		return sentence + " [" + ruleId + ']';
	}
}
