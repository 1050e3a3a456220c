/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

/**
 * Stops of HotSpot for any reason, as the safepoint lines tell them. They are a second witness and are never added to the
 * pauses: a stop for a collection is in both.
 *
 * @param count how many
 * @param totalNanos their sum in nanoseconds, with the time until all threads stood
 * @param maxNanos the longest in nanoseconds
 */
public record Safepoints(long count, long totalNanos, long maxNanos) {
}
