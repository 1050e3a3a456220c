/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.chart;

import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.wiretune.chart.AxisScale;
import org.wiretune.chart.draw.ShortText;

/** What all charts write alike: scales with their lines, names that are cut, and a sentence in place of charts. UI thread only. */
final class ChartText {

	private static final int LABEL_GAP = 6;
	private static final int MARGIN = 40;

	private ChartText() {
	}

	/** The lines of a scale with their labels at the left. */
	static void scale(GC gc, ChartColors colors, AxisScale scale, Rectangle plot) {
		gc.setLineWidth(1);
		int lineHeight = gc.getFontMetrics().getHeight();
		for (double mark : scale.marks()) {
			int y = y(scale, plot, mark);
			gc.setForeground(colors.grid());
			gc.drawLine(plot.x, y, plot.x + plot.width - 1, y);
			// A label at every mark only where they do not touch.
			if (plot.height >= scale.marks().size() * (lineHeight - 2) || mark == scale.from() || mark == scale.to()) {
				String label = AxisScale.label(mark);
				gc.setForeground(colors.quiet());
				gc.drawText(label, plot.x - LABEL_GAP - gc.textExtent(label).x, y - lineHeight / 2, true);
			}
		}
	}

	static int y(AxisScale scale, Rectangle plot, double value) {
		return plot.y + plot.height - (int) Math.round(scale.fraction(value) * plot.height);
	}

	/** A text that fits into a room, cut with an ellipsis; empty where only the ellipsis would be left. */
	static String shortened(GC gc, String text, int room) {
		return ShortText.within(text, room, part -> gc.textExtent(part).x);
	}

	/** What there is to say in place of charts, over several lines where the part is narrow. */
	static void message(GC gc, ChartColors colors, Rectangle area, String sentence) {
		gc.setForeground(colors.quiet());
		StringBuilder line = new StringBuilder();
		int y = area.y + 2 * gc.getFontMetrics().getHeight();
		for (String word : sentence.split(" ")) { //$NON-NLS-1$
			String longer = line.isEmpty() ? word : line + " " + word; //$NON-NLS-1$
			if (gc.textExtent(longer).x > area.width - MARGIN && !line.isEmpty()) {
				y = draw(gc, area, line.toString(), y);
				line.setLength(0);
				line.append(word);
			} else {
				line.setLength(0);
				line.append(longer);
			}
		}
		draw(gc, area, line.toString(), y);
	}

	private static int draw(GC gc, Rectangle area, String text, int y) {
		Point extent = gc.textExtent(text);
		gc.drawText(text, area.x + Math.max(10, (area.width - extent.x) / 2), y, true);
		return y + extent.y;
	}
}
