/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core.host;


/**
 * Something that a contributor wanted to add and that was not taken.
 *
 * @param contributor the name of the contributor
 * @param reason why, as a sentence
 */
public record Refusal(String contributor, String reason) {
}
