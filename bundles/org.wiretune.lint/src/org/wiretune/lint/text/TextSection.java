/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

/**
 * The head of a section: {@code [mysqld]}, {@code Log:}.
 *
 * @param name its name
 * @param nameStart first character of the name
 * @param end the end of its line
 */
public record TextSection(String name, int nameStart, int end) {
}
