/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.diagnosis;

import java.util.List;
import org.wiretune.core.Severity;

/**
 * Something in a log that asks for a change.
 *
 * @param id its id in the catalogue
 * @param severity how much it matters
 * @param message complete sentences with the measured value, the limit and the next step
 * @param measured the measured value with its unit
 * @param limit the limit with its unit
 * @param setting one option for this virtual machine; empty where none helps
 * @param rows the rows it rests on, the first of them
 * @param lines the lines it rests on, counted from 1, the first of them
 */
public record GcFinding(String id, Severity severity, String message, String measured, String limit, String setting, List<Integer> rows,
		List<Long> lines) {

	/** How many rows and lines a finding names at most. */
	public static final int MOST_ROWS = 20;
}
