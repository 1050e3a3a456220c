/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.tests;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.Ink;
import org.wiretune.chart.draw.Pen;
import org.wiretune.chart.draw.Point;
import org.wiretune.chart.draw.Surface;
import org.wiretune.chart.draw.TextMeasure;
import org.wiretune.chart.draw.TextRole;

/** Keeps what was drawn. */
final class RecordingSurface implements Surface {

	/** A text with its place. */
	record Text(String text, Box box, Ink ink) {
	}

	/** A line with its pen. */
	record Line(List<Point> points, Pen pen) {
	}

	/** A filled or open shape. */
	record Shape(Box box, Ink fill, Pen pen) {
	}

	final List<Text> texts = new ArrayList<>();
	final List<Line> lines = new ArrayList<>();
	final List<Shape> rectangles = new ArrayList<>();
	final List<Shape> ellipses = new ArrayList<>();
	final List<List<Point>> polygons = new ArrayList<>();
	final List<Box> clips = new ArrayList<>();
	final List<String> words = new ArrayList<>();
	private final TextMeasure measure;

	RecordingSurface(TextMeasure measure) {
		this.measure = measure;
	}

	@Override
	public void rectangle(Box box, double radius, Ink fill, Pen pen) {
		rectangles.add(new Shape(box, fill, pen));
	}

	@Override
	public void ellipse(Box box, Ink fill, Pen pen) {
		ellipses.add(new Shape(box, fill, pen));
	}

	@Override
	public void polygon(List<Point> points, Ink fill, Pen pen) {
		polygons.add(points);
	}

	@Override
	public void line(List<Point> points, double radius, Pen pen) {
		lines.add(new Line(points, pen));
	}

	@Override
	public void text(String text, double x, double top, TextRole role, Ink color, double scale) {
		texts.add(new Text(text, new Box(x, top, measure.width(text, role), measure.height(role)), color));
	}

	@Override
	public void within(Box part, Runnable shapes) {
		clips.add(part);
		shapes.run();
	}

	@Override
	public void told(String sentence, Runnable shapes) {
		words.add(sentence);
		shapes.run();
	}
}
