/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import org.eclipse.swt.graphics.Rectangle;

/**
 * Where the parts of a gauge lie, from the height of a line of text: title, dial, a line below it, the chart of the last
 * minute, and the strip that tells the state. All in pixels of the control.
 *
 * @param title
 *            title line
 * @param dial
 *            square around the full circle of the dial
 * @param ring
 *            thickness of the ring
 * @param note
 *            line below the dial
 * @param chart
 *            the line chart
 * @param axis
 *            labels below the chart
 * @param strip
 *            the state
 */
record GaugeLayout(Rectangle title, Rectangle dial, int ring, Rectangle note, Rectangle chart, Rectangle axis,
		Rectangle strip) {

	/** The ring starts and ends this far below the horizontal, so that there is room for labels at its ends. */
	static final int OVERHANG_DEGREES = 25;

	private static final double LOWER_PART = Math.sin(Math.toRadians(OVERHANG_DEGREES));

	static int width(int line) {
		return 15 * line;
	}

	static int height(int line) {
		return of(line).strip.y + of(line).strip.height + 1;
	}

	static GaugeLayout of(int line) {
		int pad = Math.max(6, line / 2);
		int width = width(line);
		int inner = width - 2 * pad;
		int small = line;
		int y = pad;
		Rectangle title = new Rectangle(pad, y, inner, line + 2);
		y += title.height + pad;
		int diameter = 9 * line;
		int ring = Math.max(9, line * 4 / 5);
		Rectangle dial = new Rectangle((width - diameter) / 2, y, diameter, diameter);
		y += (int) Math.ceil(diameter / 2.0 * (1 + LOWER_PART)) + small + 2;
		Rectangle note = new Rectangle(pad, y, inner, line + 2);
		y += note.height + pad / 2;
		Rectangle chart = new Rectangle(pad, y, inner, line * 5 / 2);
		y += chart.height + 2;
		Rectangle axis = new Rectangle(pad, y, inner, small);
		y += axis.height + pad / 2;
		Rectangle strip = new Rectangle(1, y, width - 2, line + pad);
		return new GaugeLayout(title, dial, ring, note, chart, axis, strip);
	}
}
