/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.layout;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.wiretune.map.MapWire;

/** Where wires between modules meet their nodes. */
final class WirePorts {

	private static final double BETWEEN_ARROWS = 12;
	/** Half the height of a node, less its rounded corner. */
	private static final double MOST_OFFSET = 17;

	private final Map<String, List<Object>> looksAtTarget = new HashMap<>();

	/** Wires that look alike share a place; others arrive beside it, so that no dashes lie on a line without gaps. */
	WirePorts(List<MapWire> wires) {
		for (MapWire wire : wires) {
			List<Object> looks = looksAtTarget.computeIfAbsent(wire.targetId(), id -> new ArrayList<>());
			if (!looks.contains(look(wire))) {
				looks.add(look(wire));
			}
		}
	}

	/** {@return how far below the middle of its target a wire arrives} */
	double targetOffset(MapWire wire) {
		int index = looksAtTarget.get(wire.targetId()).indexOf(look(wire));
		// The first in the middle, where it can run straight; the others below and above it in turn.
		return Math.max(-MOST_OFFSET, Math.min(MOST_OFFSET, (index % 2 == 0 ? -index : index + 1) / 2 * BETWEEN_ARROWS));
	}

	private static Object look(MapWire wire) {
		return List.of(wire.style(), wire.binding().family(), wire.target());
	}

	/** {@return how far the glyph of a node stands out of its module, where a wire meets it} */
	static double sticksOut(PlacedNode node, double offset) {
		return node.glyph() == null || Math.abs(offset) > PlacedNode.GLYPH / 2 ? 0 : PlacedNode.GLYPH / 2;
	}
}
