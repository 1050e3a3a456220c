/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

/**
 * A value as it stands in a file. Offsets count characters of the decoded text.
 *
 * @param start first character of what it replaces: of the value's own text, or of the quote before it
 * @param end the character behind it
 * @param text what is written
 */
public record WrittenValue(int start, int end, String text) {
}
