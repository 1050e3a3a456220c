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
import org.eclipse.swt.graphics.Transform;
import org.wiretune.map.MapElement;
import org.wiretune.map.draw.MapColor;
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
	private final Transform transform;

	GcSurface(GC gc, MapViewport viewport, MapColors colors, MapFonts fonts) {
		this.gc = gc;
		this.viewport = viewport;
		this.colors = colors;
		this.fonts = fonts;
		this.transform = new Transform(gc.getDevice());
		gc.setAdvanced(true);
		gc.setAntialias(SWT.ON);
		gc.setTextAntialias(SWT.ON);
	}

	void dispose() {
		transform.dispose();
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

	@Override
	public void text(String text, double x, double top, TextRole role, MapColor color, double scale) {
		if (text.isEmpty()) {
			return;
		}
		gc.setFont(fonts.get(role));
		gc.setForeground(colors.get(color));
		double size = viewport.zoom() * scale;
		if (size == 1) {
			gc.drawText(text, Math.round(x(x)), Math.round(y(top)), SWT.DRAW_TRANSPARENT);
			return;
		}
		transform.setElements((float) size, 0, 0, (float) size, x(x), y(top));
		gc.setTransform(transform);
		gc.drawText(text, 0, 0, SWT.DRAW_TRANSPARENT);
		gc.setTransform(null);
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
