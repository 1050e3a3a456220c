/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.diagnosis;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntPredicate;

import org.wiretune.gclog.GcEvents;
import org.wiretune.core.Severity;
import org.wiretune.core.observed.Observed;

/** Rules on one matter: they look at a log for rows that bear something out, and tell what they find. Used once, by one thread. */
abstract class LogRules {

	/** The log. */
	final GcDiagnosis.Case facts;
	/** Its rows. */
	final GcEvents events;
	private final Consumer<GcFinding> found;

	/**
	 * Makes the rules.
	 *
	 * @param facts the log
	 * @param found takes what is found
	 */
	LogRules(GcDiagnosis.Case facts, Consumer<GcFinding> found) {
		this.facts = facts;
		this.found = found;
		events = facts.events();
	}

	/** Looks at the log. */
	abstract void check();

	/** {@return the rows that bear something out} @param wanted which rows */
	final Evidence where(IntPredicate wanted) {
		return where(0, events.size(), wanted);
	}

	/** {@return the rows of a part of the log that bear something out} @param first the first row @param end the row behind the last @param wanted which of them */
	final Evidence where(int first, int end, IntPredicate wanted) {
		Evidence evidence = new Evidence(events);
		for (int row = first; row < end; row++) {
			if (wanted.test(row)) {
				evidence.add(row);
			}
		}
		return evidence;
	}

	/** {@return a row as evidence, with others that may follow} @param row the row */
	final Evidence row(int row) {
		return where(row, row + 1, each -> true);
	}

	/** Tells a finding that rests on rows. */
	final void found(String id, Severity severity, String message, String measured, String limit, String setting, Evidence evidence) {
		found(id, severity, message, measured, limit, setting, evidence.rows(), evidence.lines());
	}

	/** Tells a finding, part of which rests on lines that are no rows. */
	final void found(String id, Severity severity, String message, String measured, String limit, String setting, List<Integer> rows, List<Long> lines) {
		found.accept(new GcFinding(new Observed(id, severity, message, measured, limit), setting, rows, lines));
	}
}
