/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.paint;

import java.util.List;
import java.util.function.Function;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.LineAttributes;
import org.eclipse.swt.graphics.Path;
import org.eclipse.swt.graphics.Rectangle;
import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.Ink;
import org.wiretune.chart.draw.Pen;
import org.wiretune.chart.draw.Point;
import org.wiretune.chart.draw.RoundedLine;
import org.wiretune.chart.draw.Surface;
import org.wiretune.chart.draw.TextRole;

/**
 * Draws on a graphics context. Rectangles and the points of lines are put on whole pixels at every zoom, so that lines
 * stay sharp. UI thread only.
 */
public class GcSurface implements Surface {

	private static final int OPAQUE = 255;

	private final GC gc;
	private final double zoom;
	private final double offsetX;
	private final double offsetY;
	private final double smoothFrom;
	private final Function<Ink, Color> colors;
	private final SurfaceFonts fonts;
	private Pen taken;

	/**
	 * Draws at 100 %.
	 *
	 * @param gc takes the drawing
	 * @param colors gives colours, without their opacity
	 * @param fonts gives fonts
	 */
	public GcSurface(GC gc, Function<Ink, Color> colors, SurfaceFonts fonts) {
		this(gc, 1, 0, 0, 0, colors, fonts);
	}

	/**
	 * Draws a part of something at any size.
	 *
	 * @param gc takes the drawing
	 * @param zoom how large it is, 1 is 100 %
	 * @param offsetX pixels that are cut off at the left, at this zoom
	 * @param offsetY pixels that are cut off at the top
	 * @param smoothFrom below this zoom lines lie on whole pixels and are not smoothed, which costs less
	 * @param colors gives colours, without their opacity
	 * @param fonts gives fonts
	 */
	protected GcSurface(GC gc, double zoom, double offsetX, double offsetY, double smoothFrom, Function<Ink, Color> colors, SurfaceFonts fonts) {
		this.gc = gc;
		this.zoom = zoom;
		this.offsetX = offsetX;
		this.offsetY = offsetY;
		this.smoothFrom = smoothFrom;
		this.colors = colors;
		this.fonts = fonts;
		gc.setAdvanced(true);
		gc.setAntialias(SWT.ON);
		gc.setTextAntialias(SWT.ON);
	}

	@Override
	public void rectangle(Box box, double radius, Ink fill, Pen pen) {
		int left = Math.round(x(box.x()));
		int top = Math.round(y(box.y()));
		int width = Math.max(1, Math.round(x(box.right())) - left);
		int height = Math.max(1, Math.round(y(box.bottom())) - top);
		int arc = Math.min((int) Math.round(2 * radius * zoom), Math.min(width, height));
		if (fill != null) {
			background(fill);
			if (arc == 0) {
				gc.fillRectangle(left, top, width, height);
			} else {
				gc.fillRoundRectangle(left, top, width, height, arc, arc);
			}
		}
		if (take(pen)) {
			if (arc == 0) {
				gc.drawRectangle(left, top, width, height);
			} else {
				gc.drawRoundRectangle(left, top, width, height, arc, arc);
			}
		}
	}

	@Override
	public void ellipse(Box box, Ink fill, Pen pen) {
		if (pen == null && zoom == 1 && isWhole(box.x()) && isWhole(box.y()) && isWhole(box.width()) && isWhole(box.height())) {
			background(fill);
			gc.fillOval((int) x(box.x()), (int) y(box.y()), (int) box.width(), (int) box.height());
			return;
		}
		Path path = new Path(gc.getDevice());
		path.addArc(x(box.x()), y(box.y()), (float) (box.width() * zoom), (float) (box.height() * zoom), 0, 360);
		draw(path, fill, pen);
	}

	private static boolean isWhole(double value) {
		return value == Math.rint(value);
	}

	@Override
	public void polygon(List<Point> points, Ink fill, Pen pen) {
		Path path = new Path(gc.getDevice());
		for (int i = 0; i < points.size(); i++) {
			if (i == 0) {
				path.moveTo(x(points.get(i).x()), y(points.get(i).y()));
			} else {
				path.lineTo(x(points.get(i).x()), y(points.get(i).y()));
			}
		}
		path.close();
		draw(path, fill, pen);
	}

	@Override
	public void line(List<Point> points, double radius, Pen pen) {
		if (radius == 0 && pen.dash() == Pen.Dash.SOLID && points.size() > 2 && zoom < smoothFrom) {
			polyline(points, pen);
			return;
		}
		if (radius == 0) {
			straight(points, pen);
			return;
		}
		List<Point> onScreen = points.stream().map(point -> new Point(Math.round(x(point.x())), Math.round(y(point.y())))).toList();
		Path path = new Path(gc.getDevice());
		RoundedLine.follow(onScreen, radius * zoom, new RoundedLine.Pencil() {
			@Override
			public void moveTo(Point point) {
				path.moveTo((float) point.x(), (float) point.y());
			}

			@Override
			public void lineTo(Point point) {
				path.lineTo((float) point.x(), (float) point.y());
			}

			@Override
			public void bendTo(Point corner, Point point) {
				path.quadTo((float) corner.x(), (float) corner.y(), (float) point.x(), (float) point.y());
			}
		});
		draw(path, null, pen);
	}

	/** Charts have very many short lines on whole pixels, which need no path. */
	private void straight(List<Point> points, Pen pen) {
		Point first = points.get(0);
		Point last = points.get(points.size() - 1);
		if (points.size() == 2 && zoom == 1 && isWhole(first.x()) && isWhole(first.y()) && isWhole(last.x()) && isWhole(last.y())) {
			take(pen);
			gc.drawLine((int) x(first.x()), (int) y(first.y()), (int) x(last.x()), (int) y(last.y()));
			return;
		}
		Path path = new Path(gc.getDevice());
		for (int i = 0; i < points.size(); i++) {
			if (i == 0) {
				path.moveTo(x(first.x()), y(first.y()));
			} else {
				path.lineTo(x(points.get(i).x()), y(points.get(i).y()));
			}
		}
		draw(path, null, pen);
	}

	/** From afar wires are many and thin; on whole pixels they need no path and no smoothing. */
	private void polyline(List<Point> points, Pen pen) {
		int[] places = new int[2 * points.size()];
		for (int i = 0; i < points.size(); i++) {
			places[2 * i] = Math.round(x(points.get(i).x()));
			places[2 * i + 1] = Math.round(y(points.get(i).y()));
		}
		take(pen);
		gc.setAntialias(SWT.OFF);
		gc.drawPolyline(places);
		gc.setAntialias(SWT.ON);
	}

	@Override
	public void text(String text, double x, double top, TextRole role, Ink color, double scale) {
		if (text.isEmpty()) {
			return;
		}
		double size = zoom * scale;
		SizedFont font = fonts.get(role, size);
		gc.setFont(font.font());
		foreground(color);
		double inMiddle = (fonts.measure().height(role) * size - font.height()) / 2;
		gc.drawText(text, Math.round(x(x)), (int) Math.round(y(top) + inMiddle), SWT.DRAW_TRANSPARENT);
	}

	private void draw(Path path, Ink fill, Pen pen) {
		if (fill != null) {
			background(fill);
			gc.fillPath(path);
		}
		if (take(pen)) {
			gc.drawPath(path);
		}
		path.dispose();
	}

	@Override
	public void within(Box part, Runnable shapes) {
		int left = (int) Math.floor(x(part.x()));
		int top = (int) Math.floor(y(part.y()));
		Clip.within(gc, new Rectangle(left, top, (int) Math.ceil(x(part.right())) - left, (int) Math.ceil(y(part.bottom())) - top), shapes);
	}

	private void background(Ink ink) {
		gc.setBackground(colors.apply(ink));
		gc.setAlpha((int) Math.round(OPAQUE * ink.opacity()));
	}

	private void foreground(Ink ink) {
		gc.setForeground(colors.apply(ink));
		gc.setAlpha((int) Math.round(OPAQUE * ink.opacity()));
	}

	private boolean take(Pen pen) {
		if (pen == null) {
			return false;
		}
		float width = Math.max(1, (float) (pen.width() * zoom));
		int[] lengths = pen.dash().lengths();
		float[] dash = lengths.length == 0 ? null : new float[lengths.length];
		for (int i = 0; i < lengths.length; i++) {
			dash[i] = Math.max(1, (float) (lengths[i] * zoom));
		}
		foreground(pen.color());
		if (pen.equals(taken)) {
			return true;
		}
		taken = pen;
		gc.setLineAttributes(new LineAttributes(width, SWT.CAP_FLAT, SWT.JOIN_ROUND, dash == null ? SWT.LINE_SOLID : SWT.LINE_CUSTOM,
				dash, 0, 10));
		return true;
	}

	private float x(double x) {
		return (float) (x * zoom - offsetX);
	}

	private float y(double y) {
		return (float) (y * zoom - offsetY);
	}
}
