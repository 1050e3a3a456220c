/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.method;

import java.util.List;

import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Declared;
import org.wiretune.lint.rule.Recommendation;

/** The recommendations of group A.17 of the catalogue, in its order. Their texts stand in {@code texts/method.properties}. */
public final class MethodCatalogue {

	private MethodCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of(
				Declared.tester("bench-no-warmup", Subject.CONCURRENCY),
				Declared.tester("bench-too-short-for-gc", Subject.MEMORY),
				Declared.tester("bench-one-change-at-a-time", Subject.CONCURRENCY),
				Declared.tester("bench-single-run", Subject.CONCURRENCY),
				Declared.tester("bench-state-not-reset", Subject.PERSISTENCE),
				Declared.tester("bench-closed-model-note", Subject.CONCURRENCY),
				Declared.tester("bench-step-to-saturation", Subject.CONCURRENCY),
				Declared.tester("bench-stress-vs-load", Subject.CONCURRENCY),
				Declared.tester("bench-colocated-generator", Subject.OPERATING_SYSTEM),
				Declared.tester("bench-memory-overcommitted", Subject.OPERATING_SYSTEM),
				Declared.tester("bench-single-cpu-or-vm", Subject.OPERATING_SYSTEM),
				Declared.tester("bench-log-results", Subject.CONCURRENCY),
				Declared.tester("bench-average-only", Subject.CONCURRENCY),
				Declared.tester("console-observer-effect", Subject.CONCURRENCY),
				Declared.tester("bench-gc-log-per-run", Subject.MEMORY),
				Declared.tester("bench-primitive-is-upper-bound", Subject.MESSAGING),
				Declared.tester("bench-db-io-excluded", Subject.PERSISTENCE));
	}
}
