/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.layout;

import org.wiretune.chart.draw.Box;
import org.wiretune.map.MapNode;
import org.wiretune.map.NodeRole;

/**
 * A node with its place.
 *
 * @param node the node
 * @param box where its border runs
 * @param name its name, shortened where it is very long
 * @param detail its detail, shortened where it is very long
 * @param textX left of its texts
 * @param bare whether only its glyph is drawn, because its module is one box
 */
public record PlacedNode(MapNode node, Box box, String name, String detail, double textX, boolean bare) {

	/** Edge length of the glyph that tells the binding of an import or export, in pixels at a zoom of 100 %. */
	public static final double GLYPH = 18;

	/** {@return where the glyph of the binding is drawn, on the border of the module; null for a component} */
	public Box glyph() {
		return switch (node.role()) {
		case EXPORT -> new Box(box.x() - GLYPH / 2, box.centerY() - GLYPH / 2, GLYPH, GLYPH);
		case IMPORT -> new Box(box.right() - GLYPH / 2, box.centerY() - GLYPH / 2, GLYPH, GLYPH);
		case COMPONENT, STANDALONE_REFERENCES, DESTINATION -> null;
		};
	}

	/** {@return the box and the glyph together} */
	public Box outline() {
		return node.role() == NodeRole.EXPORT || node.role() == NodeRole.IMPORT ? box.union(glyph()) : box;
	}

	PlacedNode moved(double dx, double dy) {
		return new PlacedNode(node, box.moved(dx, dy), name, detail, textX + dx, bare);
	}
}
