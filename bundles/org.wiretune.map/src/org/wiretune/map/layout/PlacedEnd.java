/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.layout;

import org.wiretune.chart.draw.Box;
import org.wiretune.map.MapEnd;

/**
 * An open end with its place.
 *
 * @param end the end
 * @param box where its texts stand
 * @param name its name, shortened where it is very long
 */
public record PlacedEnd(MapEnd end, Box box, String name) {

	PlacedEnd moved(double dx, double dy) {
		return new PlacedEnd(end, box.moved(dx, dy), name);
	}
}
