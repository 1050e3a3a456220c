/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import org.wiretune.core.Origin;

/**
 * One setting of an element, for hovers and descriptions.
 *
 * @param name the name in the words of the file
 * @param value the value
 * @param origin where the value stands, or null where it is a default
 */
public record MapSetting(String name, String value, Origin origin) {
}
