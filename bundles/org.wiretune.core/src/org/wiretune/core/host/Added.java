/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core.host;


/**
 * A part that somebody adds.
 *
 * @param <T> what it is
 * @param by who adds it
 * @param part the part
 */
public record Added<T>(Contributor by, T part) {
}
