/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.plot;

import java.util.List;

import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.Pen;
import org.wiretune.chart.draw.Point;
import org.wiretune.chart.draw.Surface;
import org.wiretune.chart.model.Band;
import org.wiretune.chart.model.ChartInk;
import org.wiretune.chart.model.Key;
import org.wiretune.chart.model.Mark;

/** Draws shades and signs, told apart by their shapes as well as by colour. */
final class SignDrawing {

	private static final double STROKE = 7;
	private static final double TRIANGLE = 4;
	private static final double HATCH = 6;
	private static final double CROWN = 3;

	private final Surface surface;
	private final ChartFrame frame;

	SignDrawing(Surface surface, ChartFrame frame) {
		this.surface = surface;
		this.frame = frame;
	}

	void band(Band band, Box box) {
		switch (band.shape()) {
		case FILLED -> surface.rectangle(box, 0, band.ink(), null);
		case HATCHED -> hatch(band, box);
		case CROWNED -> {
			surface.rectangle(box, 0, band.ink().faded(0.16), null);
			surface.rectangle(new Box(box.x(), box.y() - CROWN, box.width(), CROWN), 0, band.ink(), null);
		}
		}
	}

	/** All hatches lie on one grid, so that those of neighbours go on. */
	private void hatch(Band band, Box box) {
		surface.within(box, () -> {
			for (double x = Math.floor((box.x() - box.height()) / HATCH) * HATCH; x < box.right(); x += HATCH) {
				surface.line(List.of(new Point(x, box.bottom()), new Point(x + box.height(), box.y())), 0, Pen.solid(band.ink(), 1));
			}
		});
	}

	void mark(Mark mark, double x, Box plot) {
		if (mark.words().isEmpty()) {
			sign(mark, x, plot);
		} else {
			surface.told(mark.words(), () -> sign(mark, x, plot));
		}
	}

	private void sign(Mark mark, double x, Box plot) {
		double bottom = plot.bottom();
		switch (mark.sign()) {
		case STROKE -> surface.line(List.of(new Point(x, bottom - STROKE - mark.share() * (plot.height() - STROKE)), new Point(x, bottom)), 0, Pen.solid(mark.ink(), mark.thickness()));
		case LINE -> surface.line(List.of(new Point(x, plot.y()), new Point(x, bottom)), 0, new Pen(mark.ink(), 1, Pen.Dash.DOTTED));
		case UP -> surface.polygon(List.of(new Point(x - TRIANGLE, bottom), new Point(x + TRIANGLE, bottom), new Point(x, bottom - 2 * TRIANGLE)), mark.ink(), null);
		case DOWN -> surface.polygon(List.of(new Point(x - TRIANGLE, bottom - 2 * TRIANGLE), new Point(x + TRIANGLE, bottom - 2 * TRIANGLE), new Point(x, bottom)),
				mark.ink(), null);
		case BAR -> surface.rectangle(new Box(x - 1, bottom - 2 * TRIANGLE, 3, 2 * TRIANGLE), 0, mark.ink(), null);
		case WORD -> {
			// Its word stands above the panels.
		}
		}
	}

	/** The sample of a key. */
	void sample(Key key, Box box) {
		key.band().ifPresent(band -> {
			band(band, box);
			surface.rectangle(box, 0, null, Pen.solid(ChartInk.GRID, 1));
		});
		key.mark().ifPresent(mark -> sign(mark, frame.room().snap(box.centerX()), box));
	}
}
