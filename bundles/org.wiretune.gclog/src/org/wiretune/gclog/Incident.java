/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import java.util.List;

/**
 * All incidents of a kind.
 *
 * @param count how many
 * @param totalNanos the sum of their durations in nanoseconds, where the log tells these
 * @param maxNanos the longest of them, in nanoseconds
 * @param lines the numbers of the first lines that tell of them, counted from 1
 */
public record Incident(long count, long totalNanos, long maxNanos, List<Long> lines) {
}
