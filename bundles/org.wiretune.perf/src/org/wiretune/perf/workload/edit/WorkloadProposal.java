/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload.edit;

/**
 * Something that content assist offers in a workload file.
 *
 * @param offset where the replaced text begins
 * @param length how long it is
 * @param replacement what is written there
 * @param caret where the caret goes, in the text after the change
 * @param label what is written, as a list shows it
 * @param note a few words beside the label; empty where there is nothing to say
 * @param detail what it means, sentences on lines of their own
 */
public record WorkloadProposal(int offset, int length, String replacement, int caret, String label, String note,
		String detail) {
}
