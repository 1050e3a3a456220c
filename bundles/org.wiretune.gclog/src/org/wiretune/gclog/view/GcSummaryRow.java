/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

/**
 * A line of the summary.
 *
 * @param group what it belongs to
 * @param label what it is
 * @param value its value with the unit, or a dash
 * @param line the line of the file that tells it, counted from 1; 0 for none
 * @param row the row that tells it; -1 for none
 * @param about how it is computed, or why it is missing; may be empty
 */
public record GcSummaryRow(String group, String label, String value, long line, int row, String about) {
}
