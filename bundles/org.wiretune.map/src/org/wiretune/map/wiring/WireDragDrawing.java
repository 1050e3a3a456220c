/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.wiring;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.Pen;
import org.wiretune.chart.draw.Point;
import org.wiretune.chart.draw.Surface;
import org.wiretune.chart.draw.TextMeasure;
import org.wiretune.chart.draw.TextRole;
import org.wiretune.map.draw.MapColor;
import org.wiretune.map.layout.PlacedMap;
import org.wiretune.map.layout.PlacedNode;

/** Draws what is over the map while a wire is drawn: handle, line, targets, and the label at the pointer. */
public final class WireDragDrawing {

	private static final double RADIUS = 4;
	private static final double SIDE = 8;
	private static final double GAP = 3;
	/** How far the label is from the pointer, so that the target stays in sight. */
	private static final double AWAY = 18;
	private static final double WIDEST = 520;

	private WireDragDrawing() {
	}

	/** What a line of the label stands for, which its colour tells besides its words. */
	public enum Tone {
		/** What is offered. */
		NAME,
		/** Why nothing is, or a warning that would come. */
		TROUBLE,
		/** A remark that would come. */
		REMARK,
		/** What would go. */
		GOOD,
		/** Anything else. */
		QUIET
	}

	/** A line of the label. @param text the words @param tone what they stand for */
	public record Line(String text, Tone tone) {
	}

	/**
	 * Draws a handle.
	 *
	 * @param surface in pixels of the map
	 * @param handle where
	 * @param zoom the zoom
	 */
	public static void handle(Surface surface, Box handle, double zoom) {
		surface.ellipse(handle, MapColor.NODE_FILL, Pen.solid(MapColor.SELECTION, 1.5 / zoom));
		double middle = handle.centerY();
		double size = handle.width();
		surface.line(List.of(new Point(handle.x() + size * 0.25, middle), new Point(handle.x() + size * 0.72, middle)), 0, Pen.solid(MapColor.SELECTION, 1.5 / zoom));
		surface.polygon(List.of(new Point(handle.x() + size * 0.8, middle), new Point(handle.x() + size * 0.55, middle - size * 0.18), new Point(handle.x() + size * 0.55, middle + size * 0.18)),
				MapColor.SELECTION, null);
	}

	/**
	 * Draws the line to the pointer and marks what it may lead to.
	 *
	 * @param surface in pixels of the map
	 * @param drag the wire
	 * @param map the map
	 * @param visible the part that is seen
	 * @param zoom the zoom
	 */
	public static void wire(Surface surface, WireDrag drag, PlacedMap map, Box visible, double zoom) {
		for (PlacedNode node : map.nodesIn(visible)) {
			if (node.outline().intersects(visible) && drag.isPossible(node.node())) {
				surface.rectangle(node.box().grown(2 / zoom), RADIUS, null, Pen.solid(MapColor.SCA, 2 / zoom));
			}
		}
		boolean possible = drag.target() != null && drag.offer().isPossible();
		if (drag.target() != null) {
			map.boxOf(drag.target()).ifPresent(box -> surface.rectangle(box.grown(4 / zoom), RADIUS, null, Pen.solid(possible ? MapColor.SELECTION : MapColor.UNRESOLVED, 3 / zoom)));
		}
		Box handle = WireDrag.handle(map, drag.from(), zoom);
		if (handle != null) {
			handle(surface, handle, zoom);
			Pen pen = new Pen(drag.target() != null && !possible ? MapColor.UNRESOLVED : MapColor.SELECTION, 2 / zoom, possible ? Pen.Dash.SOLID : Pen.Dash.DASHED);
			surface.line(List.of(new Point(handle.right(), handle.centerY()), drag.pointer()), 0, pen);
		}
	}

	/**
	 * {@return a text in as many lines as it takes}
	 *
	 * @param text one or more sentences
	 * @param tone what they stand for
	 * @param measure the fonts
	 */
	public static List<Line> wrapped(String text, Tone tone, TextMeasure measure) {
		List<Line> lines = new ArrayList<>();
		StringBuilder line = new StringBuilder();
		for (String word : text.split(" ")) {
			if (line.length() > 0 && measure.width(line + " " + word, role(new Line("", tone))) > WIDEST - 2 * SIDE) {
				lines.add(new Line(line.toString(), tone));
				line.setLength(0);
			}
			line.append(line.length() == 0 ? "" : " ").append(word);
		}
		lines.add(new Line(line.toString(), tone));
		return lines;
	}

	/**
	 * {@return where the label is: below the pointer and right of it, or on the other side where it has no room}
	 *
	 * @param lines its lines
	 * @param measure the fonts
	 * @param x of the pointer, in pixels of the window
	 * @param y of the pointer, in pixels of the window
	 * @param window the window
	 */
	public static Box place(List<Line> lines, TextMeasure measure, double x, double y, Box window) {
		double widest = Math.min(WIDEST, window.width() - 4 * SIDE);
		double width = lines.stream().mapToDouble(line -> Math.min(widest, measure.width(line.text(), role(line)))).max().orElse(0) + 2 * SIDE;
		double height = lines.stream().mapToDouble(line -> measure.height(role(line)) + GAP).sum() - GAP + 2 * SIDE;
		double left = x + AWAY + width <= window.right() ? x + AWAY : Math.max(window.x(), Math.min(x - AWAY - width, window.right() - width));
		double top = y + AWAY + height <= window.bottom() ? y + AWAY : Math.max(window.y(), y - AWAY - height);
		return new Box(left, top, width, height);
	}

	/**
	 * Draws the label.
	 *
	 * @param surface in pixels of the window
	 * @param lines its lines; one that is too long is shortened in its middle
	 * @param measure the fonts
	 * @param box where, as {@link #place} tells
	 */
	public static void label(Surface surface, List<Line> lines, TextMeasure measure, Box box) {
		surface.rectangle(box, RADIUS, MapColor.NODE_FILL, Pen.solid(MapColor.NODE_LINE, 1));
		double top = box.y() + SIDE;
		for (Line line : lines) {
			surface.text(measure.fit(line.text(), role(line), box.width() - 2 * SIDE), box.x() + SIDE, top, role(line), color(line.tone()), 1);
			top += measure.height(role(line)) + GAP;
		}
	}

	private static TextRole role(Line line) {
		return line.tone() == Tone.NAME ? TextRole.NAME : TextRole.DETAIL;
	}

	private static MapColor color(Tone tone) {
		return switch (tone) {
		case NAME -> MapColor.TEXT;
		case TROUBLE -> MapColor.UNRESOLVED;
		case REMARK -> MapColor.INFO;
		case GOOD -> MapColor.SCA;
		case QUIET -> MapColor.TEXT_QUIET;
		};
	}
}
