/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.layout;

import org.wiretune.chart.draw.Box;
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

	/** Width of the sign that opens and closes a module, with the gap behind it. */
	static final double FOLD = 16;
	private static final double SIDE = 10;
	private static final double SIGN = 10;

	/** {@return where the sign is that opens and closes the module; null where nothing is inside} */
	public Box fold() {
		return module.nodes().isEmpty() && !module.collapsed() ? null
				: new Box(header.x() + SIDE - 2, header.centerY() - SIGN / 2, SIGN, SIGN);
	}

	/** {@return left of the title} */
	public double titleX() {
		return header.x() + SIDE + (fold() == null ? 0 : FOLD);
	}
}
