/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.layout;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.TextMeasure;
import org.wiretune.chart.draw.TextRole;
import org.wiretune.map.MapWire;

/**
 * What stands on a wire: a badge with the number of its findings, a sign that calls go over a queue, and texts.
 *
 * @param box the whole label
 * @param badge where the badge goes, or null
 * @param count the number beside the badge; empty for one finding
 * @param queue where the sign for a queue goes, or null
 * @param lines texts, from top to bottom
 * @param textX left of the texts
 */
public record WireLabel(Box box, Box badge, String count, Box queue, List<String> lines, double textX) {

	private static final double SIDE = 6;
	private static final double ABOVE = 3;
	private static final double GAP = 4;
	private static final double SIGN = 12;

	/** Copies the list. */
	public WireLabel {
		lines = List.copyOf(lines);
	}

	/** {@return the label of a wire at the origin of the map, or null where nothing stands on the wire} */
	static WireLabel of(MapWire wire, TextMeasure measure) {
		List<String> lines = new ArrayList<>();
		if (!wire.label().isEmpty()) {
			lines.add(wire.label());
		}
		if (wire.measured() != null) {
			lines.add(wire.measuredLabel());
		}
		if (lines.isEmpty() && wire.findings().isEmpty()) {
			return null;
		}
		double line = measure.height(TextRole.LABEL);
		double height = Math.max(SIGN, lines.size() * line) + 2 * ABOVE;
		double firstLine = ABOVE + Math.max(SIGN, line) / 2;
		double x = SIDE;
		Box badge = null;
		String count = "";
		if (!wire.findings().isEmpty()) {
			badge = new Box(x, firstLine - SIGN / 2, SIGN, SIGN);
			x += SIGN + 2;
			if (wire.findings().size() > 1) {
				count = Integer.toString(wire.findings().size());
				x += measure.width(count, TextRole.LABEL);
			}
			x += GAP;
		}
		Box queue = null;
		if (wire.queued()) {
			queue = new Box(x, firstLine - SIGN / 2, SIGN, SIGN);
			x += SIGN + GAP;
		}
		double text = lines.stream().mapToDouble(each -> measure.width(each, TextRole.LABEL)).max().orElse(0);
		return new WireLabel(new Box(0, 0, Math.ceil(x + text + SIDE), Math.ceil(height / 2) * 2), badge, count, queue, lines, x);
	}

	/** {@return the label moved} */
	WireLabel moved(double dx, double dy) {
		return new WireLabel(box.moved(dx, dy), badge == null ? null : badge.moved(dx, dy), count,
				queue == null ? null : queue.moved(dx, dy), lines, textX + dx);
	}
}
