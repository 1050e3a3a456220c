/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.LineAttributes;
import org.eclipse.swt.graphics.Path;
import org.wiretune.map.MapElement;
import org.wiretune.map.draw.MapColor;
import org.wiretune.map.draw.MapDrawing;
import org.wiretune.map.draw.Pen;
import org.wiretune.map.draw.RoundedLine;
import org.wiretune.map.draw.Surface;
import org.wiretune.map.layout.Box;
import org.wiretune.map.layout.MapViewport;
import org.wiretune.map.layout.Point;
import org.wiretune.map.layout.TextRole;

/**
 * Draws on a graphics context. Rectangles and the points of lines are put on whole pixels at every zoom, so that lines
 * stay sharp. UI thread only.
 */
final class GcSurface implements Surface {

	private final GC gc;
	private final MapViewport viewport;
	private final MapColors colors;
	private final MapFonts fonts;
	private Pen taken;

	GcSurface(GC gc, MapViewport viewport, MapColors colors, MapFonts fonts) {
		this.gc = gc;
		this.viewport = viewport;
		this.colors = colors;
		this.fonts = fonts;
		gc.setAdvanced(true);
		gc.setAntialias(SWT.ON);
		gc.setTextAntialias(SWT.ON);
	}

	@Override
	public void begin(MapElement element) {
		// A graphics context knows no groups.
	}

	@Override
	public void end() {
		// A graphics context knows no groups.
	}

	@Override
	public void rectangle(Box box, double radius, MapColor fill, Pen pen) {
		int left = Math.round(x(box.x()));
		int top = Math.round(y(box.y()));
		int width = Math.max(1, Math.round(x(box.right())) - left);
		int height = Math.max(1, Math.round(y(box.bottom())) - top);
		int arc = Math.min((int) Math.round(2 * radius * viewport.zoom()), Math.min(width, height));
		if (fill != null) {
			gc.setBackground(colors.get(fill));
			gc.fillRoundRectangle(left, top, width, height, arc, arc);
		}
		if (take(pen)) {
			gc.drawRoundRectangle(left, top, width, height, arc, arc);
		}
	}

	@Override
	public void ellipse(Box box, MapColor fill, Pen pen) {
		Path path = new Path(gc.getDevice());
		path.addArc(x(box.x()), y(box.y()), (float) (box.width() * viewport.zoom()), (float) (box.height() * viewport.zoom()), 0, 360);
		draw(path, fill, pen);
	}

	@Override
	public void polygon(List<Point> points, MapColor fill, Pen pen) {
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
		if (radius == 0 && pen.dash() == Pen.Dash.SOLID && points.size() > 2 && viewport.zoom() < MapDrawing.FAR_ZOOM) {
			polyline(points, pen);
			return;
		}
		boolean rightAngles = radius > 0;
		List<Point> onScreen = points.stream().map(point -> new Point(rightAngles ? Math.round(x(point.x())) : x(point.x()),
				rightAngles ? Math.round(y(point.y())) : y(point.y()))).toList();
		Path path = new Path(gc.getDevice());
		RoundedLine.follow(onScreen, radius * viewport.zoom(), new RoundedLine.Pencil() {
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
	public void text(String text, double x, double top, TextRole role, MapColor color, double scale) {
		if (text.isEmpty()) {
			return;
		}
		double size = viewport.zoom() * scale;
		MapFonts.Sized font = fonts.get(role, size);
		gc.setFont(font.font());
		gc.setForeground(colors.get(color));
		double inMiddle = (fonts.measure().height(role) * size - font.height()) / 2;
		gc.drawText(text, Math.round(x(x)), (int) Math.round(y(top) + inMiddle), SWT.DRAW_TRANSPARENT);
	}

	private void draw(Path path, MapColor fill, Pen pen) {
		if (fill != null) {
			gc.setBackground(colors.get(fill));
			gc.fillPath(path);
		}
		if (take(pen)) {
			gc.drawPath(path);
		}
		path.dispose();
	}

	private boolean take(Pen pen) {
		if (pen == null) {
			return false;
		}
		float zoom = (float) viewport.zoom();
		float width = Math.max(1, (float) pen.width() * zoom);
		int[] lengths = pen.dash().lengths();
		float[] dash = lengths.length == 0 ? null : new float[lengths.length];
		for (int i = 0; i < lengths.length; i++) {
			dash[i] = Math.max(1, lengths[i] * zoom);
		}
		gc.setForeground(colors.get(pen.color()));
		if (pen.equals(taken)) {
			return true;
		}
		taken = pen;
		gc.setLineAttributes(new LineAttributes(width, SWT.CAP_FLAT, SWT.JOIN_ROUND, dash == null ? SWT.LINE_SOLID : SWT.LINE_CUSTOM,
				dash, 0, 10));
		return true;
	}

	private float x(double mapX) {
		return (float) (mapX * viewport.zoom() - viewport.offsetX());
	}

	private float y(double mapY) {
		return (float) (mapY * viewport.zoom() - viewport.offsetY());
	}
}
