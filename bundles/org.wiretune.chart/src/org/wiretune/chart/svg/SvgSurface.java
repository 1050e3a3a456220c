/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.svg;

import java.util.List;
import java.util.Locale;

import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.Ink;
import org.wiretune.chart.draw.Pen;
import org.wiretune.chart.draw.Point;
import org.wiretune.chart.draw.RoundedLine;
import org.wiretune.chart.draw.Surface;
import org.wiretune.chart.draw.TextMeasure;
import org.wiretune.chart.draw.TextRole;
import org.wiretune.safety.markup.MarkupText;

/** Writes shapes as SVG elements. Colours are classes, whose rules {@link SvgStyle} writes. */
public class SvgSurface implements Surface {

	/** What the class of a fill begins with; the id of the colour follows. */
	public static final String FILL = "f-";
	static final String STROKE = "s-";

	private final StringBuilder out;
	private final TextMeasure measure;

	/**
	 * Writes shapes.
	 *
	 * @param out where they go
	 * @param measure how wide texts become; a reader with another font gets them as wide
	 */
	public SvgSurface(StringBuilder out, TextMeasure measure) {
		this.out = out;
		this.measure = measure;
	}

	@Override
	public void rectangle(Box box, double radius, Ink fill, Pen pen) {
		out.append("<rect x=\"").append(number(box.x())).append("\" y=\"").append(number(box.y())).append("\" width=\"")
				.append(number(box.width())).append("\" height=\"").append(number(box.height())).append('"');
		if (radius > 0) {
			out.append(" rx=\"").append(number(radius)).append('"');
		}
		paint(fill, pen);
	}

	@Override
	public void ellipse(Box box, Ink fill, Pen pen) {
		out.append("<ellipse cx=\"").append(number(box.centerX())).append("\" cy=\"").append(number(box.centerY()))
				.append("\" rx=\"").append(number(box.width() / 2)).append("\" ry=\"").append(number(box.height() / 2)).append('"');
		paint(fill, pen);
	}

	@Override
	public void polygon(List<Point> points, Ink fill, Pen pen) {
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
	public void text(String text, double x, double top, TextRole role, Ink color, double scale) {
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

	/** A picture within the picture cuts off what is outside, and unlike a clip path it needs no id. */
	@Override
	public void within(Box part, Runnable shapes) {
		String box = number(part.x()) + "\" y=\"" + number(part.y()) + "\" width=\"" + number(part.width()) + "\" height=\"" + number(part.height()) + '"';
		out.append("<svg x=\"").append(box).append(" viewBox=\"").append(number(part.x())).append(' ').append(number(part.y())).append(' ')
				.append(number(part.width())).append(' ').append(number(part.height())).append("\" overflow=\"hidden\">\n");
		shapes.run();
		out.append("</svg>\n");
	}

	@Override
	public void told(String words, Runnable shapes) {
		out.append("<g><title>").append(MarkupText.escape(words)).append("</title>\n");
		shapes.run();
		out.append("</g>\n");
	}

	static String textClass(TextRole role) {
		return "t-" + role.name().toLowerCase(Locale.ROOT);
	}

	private void paint(Ink fill, Pen pen) {
		out.append(" class=\"").append(fill == null ? "f-no" : FILL + fill.id());
		if (pen != null) {
			out.append(' ').append(STROKE).append(pen.color().id());
		}
		out.append('"');
		opacity("fill", fill);
		if (pen != null) {
			opacity("stroke", pen.color());
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

	private void opacity(String what, Ink ink) {
		if (ink != null && ink.opacity() < 1) {
			out.append(' ').append(what).append("-opacity=\"").append(number(ink.opacity())).append('"');
		}
	}

	private static String pair(Point point) {
		return number(point.x()) + ',' + number(point.y());
	}

	/**
	 * {@return the number with two digits behind the point at most, the same on every machine}
	 *
	 * @param value the number
	 */
	public static String number(double value) {
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
