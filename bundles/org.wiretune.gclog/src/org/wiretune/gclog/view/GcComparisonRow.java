/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import java.util.List;

import org.wiretune.gclog.report.FigureChange.Verdict;

/**
 * A figure or a finding of logs beside each other.
 *
 * @param label what it is
 * @param values its value in each log
 * @param changes how each log after the first differs from the first, with the verdict; empty where that cannot be said
 * @param verdicts whether that is good, in the order of the changes
 */
public record GcComparisonRow(String label, List<String> values, List<String> changes, List<Verdict> verdicts) {

	/** Copies the lists. */
	public GcComparisonRow {
		values = List.copyOf(values);
		changes = List.copyOf(changes);
		verdicts = List.copyOf(verdicts);
	}
}
