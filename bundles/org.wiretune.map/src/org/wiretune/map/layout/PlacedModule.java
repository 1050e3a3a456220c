/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.layout;

import org.wiretune.map.MapModule;

/**
 * A module with its place.
 *
 * @param module the module
 * @param box where its border runs
 * @param header the part of the box that holds name and kind
 * @param title the name, shortened where it is very long
 * @param detail the words beside the name, shortened where they are very long
 */
public record PlacedModule(MapModule module, Box box, Box header, String title, String detail) {
}
