/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.bpelengine;

import java.util.List;

import org.wiretune.lint.rule.Recommendation;

/** What the documents of BPEL engines say of the descriptors that processes are deployed with. Their texts stand in {@code texts/bpel-engine.properties}. */
public final class BpelEngineCatalogue {

	private BpelEngineCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of(ExecutionEvents.rule(), StoredInstances.rule(), StoredInstances.withChanges(), QuestionsInSequence.rule());
	}
}
