/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.proof;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.AccessibleControlAdapter;
import org.eclipse.swt.accessibility.AccessibleControlEvent;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.wiretune.chart.model.ChartInk;
import org.wiretune.lint.report.IntervalPicture;
import org.wiretune.lint.report.MeasuredHere;
import org.wiretune.ui.parts.AccessibleName;
import org.wiretune.ui.theme.NamedColors;
import org.wiretune.ui.theme.QuietColor;

/** The small picture of a ratio with its interval, as reports have it: a line at 1, a bar, a point and factors. UI thread only. */
public final class IntervalCanvas {

	private static final String COLORS = "org.wiretune.ui.chart."; //$NON-NLS-1$
	private static final int WIDTH = 280;
	private static final int BAR = 8;
	private static final int ABOVE = 3;
	private static final int TICK = 4;
	private static final int POINT = 8;
	private static final int FAINT = 90;
	private static final int OPAQUE = 255;

	private final Canvas canvas;
	private MeasuredHere measured;

	/** Makes the picture. @param parent where it goes @param measured a ratio with its interval */
	public IntervalCanvas(Composite parent, MeasuredHere measured) {
		this.measured = measured;
		canvas = new Canvas(parent, SWT.DOUBLE_BUFFERED);
		canvas.setData("wiretune", "interval"); //$NON-NLS-1$ //$NON-NLS-2$
		NamedColors colors = new NamedColors(COLORS, canvas::redraw);
		canvas.addListener(SWT.Dispose, event -> colors.dispose());
		canvas.addListener(SWT.Paint, event -> paint(event.gc, colors.get(ChartInk.FIRST.id())));
		canvas.getAccessible().addAccessibleListener(AccessibleName.of(() -> this.measured.told()));
		canvas.getAccessible().addAccessibleControlListener(new AccessibleControlAdapter() {

			@Override
			public void getRole(AccessibleControlEvent event) {
				event.detail = ACC.ROLE_GRAPHIC;
			}
		});
		GC gc = new GC(canvas);
		int text = gc.getFontMetrics().getHeight();
		gc.dispose();
		GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.BEGINNING).hint(WIDTH, base() + TICK + 1 + text).applyTo(canvas);
	}

	/** {@return the control to lay out, which has a grid's data} */
	public Control control() {
		return canvas;
	}

	/** Shows another ratio. @param next a ratio with its interval */
	public void show(MeasuredHere next) {
		measured = next;
		canvas.redraw();
	}

	private static int base() {
		return 2 * ABOVE + BAR + ABOVE;
	}

	private void paint(GC gc, Color ink) {
		Rectangle area = canvas.getClientArea();
		IntervalPicture picture = IntervalPicture.of(measured, Math.min(WIDTH, area.width));
		gc.setAntialias(SWT.ON);
		Color quiet = QuietColor.of(canvas);
		gc.setForeground(quiet);
		gc.drawLine(0, base(), Math.min(WIDTH, area.width), base());
		for (IntervalPicture.Tick tick : picture.ticks()) {
			int x = (int) Math.round(tick.place());
			gc.drawLine(x, base(), x, base() + TICK);
			Point size = gc.textExtent(tick.label());
			gc.drawText(tick.label(), x - size.x / 2, base() + TICK + 1, true);
		}
		gc.setForeground(canvas.getForeground());
		gc.setLineStyle(SWT.LINE_DOT);
		gc.drawLine((int) picture.middle(), 0, (int) picture.middle(), base());
		gc.setLineStyle(SWT.LINE_SOLID);
		gc.setBackground(ink);
		gc.setAlpha(FAINT);
		gc.fillRectangle((int) picture.low(), 2 * ABOVE, Math.max(1, (int) Math.round(picture.high() - picture.low())), BAR);
		gc.setAlpha(OPAQUE);
		gc.fillOval((int) Math.round(picture.estimate()) - POINT / 2, 2 * ABOVE + (BAR - POINT) / 2, POINT, POINT);
	}
}
