/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

/**
 * A line of a file.
 *
 * @param part the part of the log that the file is
 * @param line the number of the line in the file, counted from 1
 */
public record LogPosition(LogPart part, long line) {
}
