/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.layout;

import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.TextMeasure;
import org.wiretune.chart.draw.TextRole;
import org.wiretune.map.MapEnd;
import org.wiretune.map.MapModule;
import org.wiretune.map.MapNode;
import org.wiretune.map.NodeRole;
import org.wiretune.map.TargetState;

/** How large nodes and open ends are. Imports of one module are equally wide, and so are its exports and the queues and topics of a broker. */
final class NodeSizes {

	private static final double SIDE = 10;
	private static final double ABOVE = 6;
	private static final double BETWEEN_LINES = 1;
	private static final double SMALLEST = 90;
	private static final double TEXT_LIMIT = 300;
	/** So far apart that the arrows of two wires do not touch. */
	private static final double WIRE_ROOM = 12;
	/** Room of an open end for the sign before its name. */
	static final double END_SIGN = 18;
	/** Room of a database for its sign. */
	static final double SYSTEM_SIGN = 24;

	record Size(double width, double height) {
	}

	private final TextMeasure measure;

	NodeSizes(TextMeasure measure) {
		this.measure = measure;
	}

	/** {@return the size of a node at one side of which so many wires meet} */
	Size of(MapNode node, MapModule module, int wires) {
		double width = node.role() == NodeRole.EXPORT || node.role() == NodeRole.IMPORT || node.role() == NodeRole.DESTINATION
				? module.nodes().stream().filter(other -> other.role() == node.role()).mapToDouble(this::width).max().orElse(0)
				: width(node);
		return new Size(width, Math.max(height(), even(wires * WIRE_ROOM)));
	}

	private double width(MapNode node) {
		double text = Math.min(TEXT_LIMIT, Math.max(measure.width(node.name(), TextRole.NAME), measure.width(node.detail(), TextRole.DETAIL)));
		double glyph = node.role() == NodeRole.EXPORT || node.role() == NodeRole.IMPORT ? PlacedNode.GLYPH / 2 : 0;
		return Math.max(SMALLEST, Math.ceil(text + 2 * SIDE + glyph));
	}

	private double height() {
		return even(measure.height(TextRole.NAME) + BETWEEN_LINES + measure.height(TextRole.DETAIL) + 2 * ABOVE);
	}

	/** Wires meet a node at half its height; an even height keeps them on whole pixels. */
	private static double even(double height) {
		return Math.ceil(height / 2) * 2;
	}

	Size of(MapEnd end) {
		double text = Math.max(measure.width(name(end), TextRole.NAME), measure.width(end.detail(), TextRole.DETAIL));
		return new Size(Math.ceil(text + SIDE + END_SIGN + (end.state() == TargetState.DATABASE ? SYSTEM_SIGN : 0)), height());
	}

	String name(MapEnd end) {
		return measure.fit(end.name(), TextRole.NAME, TEXT_LIMIT);
	}

	PlacedNode placed(MapNode node, Box box) {
		double glyph = node.role() == NodeRole.EXPORT ? PlacedNode.GLYPH / 2 : 0;
		return new PlacedNode(node, box, measure.fit(node.name(), TextRole.NAME, TEXT_LIMIT),
				measure.fit(node.detail(), TextRole.DETAIL, TEXT_LIMIT), box.x() + glyph + SIDE, false);
	}

	/** {@return a node of which only the glyph is drawn} */
	static PlacedNode bare(MapNode node, Box box) {
		return new PlacedNode(node, box, "", "", box.x(), true);
	}
}
