/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import org.wiretune.safety.secret.Secrets;

/**
 * Something wrong with a workload file.
 *
 * @param line line, counted from 1
 * @param column column of the first character, counted from 1
 * @param length number of characters that are wrong, 0 where something is missing
 * @param warning whether the workload can be run all the same
 * @param sentence what is wrong, and what would be right
 */
public record WorkloadProblem(int line, int column, int length, boolean warning, String sentence) {

	/** Hides secrets: the sentence may cite what was written. */
	public WorkloadProblem {
		sentence = Secrets.hidden(sentence);
	}
}
