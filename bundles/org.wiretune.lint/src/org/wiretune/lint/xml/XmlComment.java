/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.xml;

/**
 * A comment that speaks to WireTune. Other comments are not kept.
 *
 * @param start the offset of {@code <!--}
 * @param end the offset behind {@code -->}
 * @param parent the element it stands in; null before and behind the root element
 * @param previous the element before it in the same parent, or null
 */
public record XmlComment(int start, int end, XmlElement parent, XmlElement previous) {
}
