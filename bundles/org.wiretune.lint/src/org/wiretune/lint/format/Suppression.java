/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format;

import org.wiretune.core.Origin;

/**
 * A request in a file to leave out findings of a rule, written as {@code wiretune:ignore rule-id: reason} in an XML or
 * Java comment. It holds for the element or statement that follows the comment (or shares its line); in a comment
 * before the root element, or before the package or type declaration, it holds for the whole file. One comment may make
 * several requests, each with its own {@code wiretune:ignore}.
 *
 * @param ruleId the rule
 * @param reason why, as the author wrote; may be empty
 * @param origin the comment
 * @param from first offset it holds for
 * @param to offset behind the last it holds for
 */
public record Suppression(String ruleId, String reason, Origin origin, int from, int to) {
}
