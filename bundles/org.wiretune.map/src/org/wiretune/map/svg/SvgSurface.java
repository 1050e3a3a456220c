/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.svg;

import java.util.List;

import org.wiretune.map.MapDescription;
import org.wiretune.map.MapElement;
import org.wiretune.map.draw.MapColor;
import org.wiretune.map.draw.Pen;
import org.wiretune.map.draw.RoundedLine;
import org.wiretune.map.draw.Surface;
import org.wiretune.map.layout.Box;
import org.wiretune.map.layout.Point;
import org.wiretune.map.layout.TextMeasure;
import org.wiretune.map.layout.TextRole;
import org.wiretune.safety.markup.MarkupText;

/** Writes shapes as SVG elements. Colours are classes, so that a style sheet can give two values to each. */
final class SvgSurface implements Surface {

	static final String FILL = "f-";
	static final String STROKE = "s-";

	private final StringBuilder out;
	private final TextMeasure measure;
	private final MapDescription description;

	SvgSurface(StringBuilder out, TextMeasure measure, MapDescription description) {
		this.out = out;
		this.measure = measure;
		this.description = description;
	}

	@Override
	public void begin(MapElement element) {
		out.append("<g data-id=\"").append(MarkupText.escape(element.id())).append("\"><title>")
				.append(MarkupText.escape(description.sentence(element))).append("</title>\n");
	}

	@Override
	public void end() {
		out.append("</g>\n");
	}

	@Override
	public void rectangle(Box box, double radius, MapColor fill, Pen pen) {
		out.append("<rect x=\"").append(number(box.x())).append("\" y=\"").append(number(box.y())).append("\" width=\"")
				.append(number(box.width())).append("\" height=\"").append(number(box.height())).append('"');
		if (radius > 0) {
			out.append(" rx=\"").append(number(radius)).append('"');
		}
		paint(fill, pen);
	}

	@Override
	public void ellipse(Box box, MapColor fill, Pen pen) {
		out.append("<ellipse cx=\"").append(number(box.centerX())).append("\" cy=\"").append(number(box.centerY()))
				.append("\" rx=\"").append(number(box.width() / 2)).append("\" ry=\"").append(number(box.height() / 2)).append('"');
		paint(fill, pen);
	}

	@Override
	public void polygon(List<Point> points, MapColor fill, Pen pen) {
		out.append("<polygon points=\"");
		for (int i = 0; i < points.size(); i++) {
			out.append(i == 0 ? "" : " ").append(number(points.get(i).x())).append(',').append(number(points.get(i).y()));
		}
		out.append("\" stroke-linejoin=\"round\"");
		paint(fill, pen);
	}

	@Override
	public void line(List<Point> points, double radius, Pen pen) {
		out.append("<path d=\"");
		RoundedLine.follow(points, radius, new RoundedLine.Pencil() {
			@Override
			public void moveTo(Point point) {
				out.append('M').append(pair(point));
			}

			@Override
			public void lineTo(Point point) {
				out.append('L').append(pair(point));
			}

			@Override
			public void bendTo(Point corner, Point point) {
				out.append('Q').append(pair(corner)).append(' ').append(pair(point));
			}
		});
		out.append("\" stroke-linecap=\"round\" stroke-linejoin=\"round\"");
		paint(null, pen);
	}

	@Override
	public void text(String text, double x, double top, TextRole role, MapColor color, double scale) {
		if (text.isEmpty()) {
			return;
		}
		out.append("<text class=\"").append(textClass(role)).append(' ').append(FILL).append(color.id()).append("\" x=\"")
				.append(number(x)).append("\" y=\"").append(number(top + measure.ascent(role) * scale)).append("\" textLength=\"")
				.append(number(measure.width(text, role) * scale)).append("\" lengthAdjust=\"spacingAndGlyphs\"");
		if (scale != 1) {
			out.append(" font-size=\"").append(number(role.size() * scale)).append('"');
		}
		out.append('>').append(MarkupText.escape(text)).append("</text>\n");
	}

	static String textClass(TextRole role) {
		return "t-" + role.name().toLowerCase(java.util.Locale.ROOT);
	}

	private void paint(MapColor fill, Pen pen) {
		out.append(" class=\"").append(fill == null ? "f-no" : FILL + fill.id());
		if (pen != null) {
			out.append(' ').append(STROKE).append(pen.color().id());
		}
		out.append('"');
		if (pen != null) {
			if (pen.width() != 1) {
				out.append(" stroke-width=\"").append(number(pen.width())).append('"');
			}
			int[] dash = pen.dash().lengths();
			if (dash.length > 0) {
				out.append(" stroke-dasharray=\"");
				for (int i = 0; i < dash.length; i++) {
					out.append(i == 0 ? "" : " ").append(dash[i]);
				}
				out.append('"');
			}
		}
		out.append("/>\n");
	}

	private static String pair(Point point) {
		return number(point.x()) + ',' + number(point.y());
	}

	/** {@return the number with two digits behind the point at most, the same on every machine} */
	static String number(double value) {
		long hundredths = Math.round(value * 100);
		String sign = hundredths < 0 ? "-" : "";
		long whole = Math.abs(hundredths) / 100;
		long rest = Math.abs(hundredths) % 100;
		if (rest == 0) {
			return sign + whole;
		}
		return sign + whole + '.' + (rest < 10 ? "0" + rest : rest % 10 == 0 ? Long.toString(rest / 10) : Long.toString(rest));
	}
}
