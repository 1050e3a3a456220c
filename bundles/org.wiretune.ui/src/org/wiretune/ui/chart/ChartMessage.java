/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.chart;

import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;

/** A sentence in place of charts, over several lines where the part is narrow. UI thread only. */
final class ChartMessage {

	private static final int MARGIN = 40;

	private ChartMessage() {
	}

	static void paint(GC gc, Color color, Rectangle area, String sentence) {
		gc.setForeground(color);
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
