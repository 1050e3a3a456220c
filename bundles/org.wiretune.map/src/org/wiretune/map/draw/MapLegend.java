/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.draw;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.Pen;
import org.wiretune.chart.draw.Point;
import org.wiretune.chart.draw.TextMeasure;
import org.wiretune.chart.draw.TextRole;
import org.wiretune.chart.draw.Surface;
import org.wiretune.core.BindingKind;
import org.wiretune.map.LegendTexts;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapNode;
import org.wiretune.map.MapScene;
import org.wiretune.map.MapWire;
import org.wiretune.map.NodeRole;
import org.wiretune.model.assembly.InteractionStyle;

/** Explains the signs that a map uses, and only those, in rows below it. */
public final class MapLegend {

	private static final double ROW = 24;
	private static final double SAMPLE = 34;
	private static final double GLYPH = 16;
	private static final double SIGN = 12;
	private static final double TO_TEXT = 6;
	private static final double BETWEEN = 20;

	private interface Sample {
		void draw(Surface surface, double x, double y);
	}

	private record Item(double x, double row, double textX, String text, Sample sample) {
	}

	private final List<Item> items = new ArrayList<>();
	private final TextMeasure measure;
	private final double left;
	private final double width;
	private double x;
	private int row;

	/**
	 * Makes a legend.
	 *
	 * @param scene the scene it explains
	 * @param measure tells how large texts are
	 * @param left where its rows start
	 * @param width how wide its rows may be
	 */
	public MapLegend(MapScene scene, TextMeasure measure, double left, double width) {
		this.measure = measure;
		this.left = left;
		this.width = width;
		styles(scene);
		bindings(scene);
		signs(scene);
	}

	/** {@return its height in pixels at a zoom of 100 %} */
	public double height() {
		return items.isEmpty() ? 0 : (row + 1) * ROW;
	}

	/**
	 * Draws it.
	 *
	 * @param surface on what
	 * @param top the top of its first row
	 */
	public void draw(Surface surface, double top) {
		for (Item item : items) {
			double y = top + item.row() * ROW + ROW / 2;
			item.sample().draw(surface, item.x(), y);
			surface.text(item.text(), item.textX(), y - measure.height(TextRole.DETAIL) / 2, TextRole.DETAIL, MapColor.TEXT_QUIET, 1);
		}
	}

	private void styles(MapScene scene) {
		Set<InteractionStyle> styles = EnumSet.noneOf(InteractionStyle.class);
		scene.wires().forEach(wire -> styles.add(wire.style()));
		for (InteractionStyle style : List.of(InteractionStyle.SYNC, InteractionStyle.ASYNC, InteractionStyle.ANY, InteractionStyle.UNSTATED)) {
			if (styles.contains(style)) {
				add(SAMPLE, LegendTexts.style(style), (surface, sampleX, y) -> wire(surface, sampleX, y, style, false, MapColor.WIRE));
			}
		}
		if (scene.wires().stream().anyMatch(MapWire::waitsAcrossQueue)) {
			add(SAMPLE, LegendTexts.waiting(), (surface, sampleX, y) -> wire(surface, sampleX, y, InteractionStyle.SYNC, false, MapColor.WAITING));
		}
		if (scene.wires().stream().anyMatch(MapWire::isBroken)) {
			add(SAMPLE + TO_TEXT, LegendTexts.broken(), (surface, sampleX, y) -> wire(surface, sampleX, y, InteractionStyle.SYNC, true, MapColor.UNRESOLVED));
		}
		if (scene.wires().stream().anyMatch(MapWire::queued)) {
			add(SIGN, LegendTexts.queue(), (surface, sampleX, y) -> Signs.queue(surface, new Box(sampleX, y - SIGN / 2, SIGN, SIGN), MapColor.WIRE));
		}
	}

	private static void wire(Surface surface, double x, double y, InteractionStyle style, boolean broken, MapColor color) {
		List<Point> line = List.of(new Point(x, y), new Point(x + SAMPLE, y));
		surface.line(line, 0, new Pen(color, 1.5, WireLook.dash(style)));
		WireLook.tip(surface, line, style, broken, color);
	}

	private void bindings(MapScene scene) {
		Map<String, BindingKind> kinds = new LinkedHashMap<>();
		scene.modules().stream().flatMap(module -> module.nodes().stream()).filter(node -> node.role() == NodeRole.IMPORT || node.role() == NodeRole.EXPORT)
				.sorted(Comparator.comparing(MapNode::binding)).forEach(node -> kinds.putIfAbsent(LegendTexts.binding(node), node.binding()));
		for (Map.Entry<String, BindingKind> each : kinds.entrySet()) {
			BindingKind kind = each.getValue();
			add(GLYPH, each.getKey(),
					(surface, sampleX, y) -> BindingGlyph.draw(kind, new Box(sampleX, y - GLYPH / 2, GLYPH, GLYPH), surface));
		}
	}

	private void signs(MapScene scene) {
		for (boolean warning : new boolean[] { true, false }) {
			if (scene.elements().stream().map(MapElement::findings).flatMap(List::stream).anyMatch(finding -> finding.warning() == warning)) {
				add(SIGN, LegendTexts.finding(warning),
						(surface, sampleX, y) -> Signs.finding(surface, new Box(sampleX, y - SIGN / 2, SIGN, SIGN), warning));
			}
		}
	}

	private void add(double sampleWidth, String text, Sample sample) {
		double needed = sampleWidth + TO_TEXT + measure.width(text, TextRole.DETAIL);
		if (x > 0 && x + needed > width) {
			x = 0;
			row++;
		}
		items.add(new Item(left + x, row, left + x + sampleWidth + TO_TEXT, text, sample));
		x += needed + BETWEEN;
	}
}
