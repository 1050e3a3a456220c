/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.svg;

import java.util.List;

import org.wiretune.chart.draw.TextMeasure;
import org.wiretune.chart.svg.SvgStyle;
import org.wiretune.chart.svg.SvgSurface;
import org.wiretune.map.MapDescription;
import org.wiretune.map.draw.MapColor;
import org.wiretune.map.draw.MapDrawing;
import org.wiretune.map.draw.MapLegend;
import org.wiretune.map.draw.MapMarks;
import org.wiretune.map.layout.PlacedMap;
import org.wiretune.safety.markup.MarkupText;

/**
 * Writes a placed map as a stand-alone SVG file: no reference leads out of it, every element has a title, and it has
 * the colours of a dark background where the reader prefers one.
 */
public final class MapSvg {

	private static final double LEGEND_SIDE = 24;
	private static final double LEGEND_BELOW = 14;

	private MapSvg() {
	}

	/**
	 * Writes a map.
	 *
	 * @param map the map
	 * @param measure what the map was laid out with
	 * @param title what the map shows, for example the name of a folder
	 * @return an XML document, to be written as UTF-8; equal maps give equal texts
	 */
	public static String write(PlacedMap map, TextMeasure measure, String title) {
		MapDescription description = new MapDescription(map.scene());
		String width = SvgSurface.number(Math.max(1, map.bounds().width()));
		MapLegend legend = new MapLegend(map.scene(), measure, LEGEND_SIDE, map.bounds().width() - 2 * LEGEND_SIDE);
		double legendHeight = legend.height() == 0 ? 0 : legend.height() + LEGEND_BELOW;
		String height = SvgSurface.number(Math.max(1, map.bounds().height() + legendHeight));
		StringBuilder out = new StringBuilder(1 << 14);
		out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
		out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"").append(width).append("\" height=\"").append(height)
				.append("\" viewBox=\"0 0 ").append(width).append(' ').append(height)
				.append("\" role=\"img\" aria-labelledby=\"map-title map-description\">\n");
		out.append("<title id=\"map-title\">").append(MarkupText.escape(description.title(title))).append("</title>\n");
		out.append("<desc id=\"map-description\">").append(MarkupText.escape(description.overview())).append("</desc>\n");
		out.append("<style>\n").append(SvgStyle.rules(List.of(MapColor.values()))).append("</style>\n");
		out.append("<rect class=\"").append(SvgSurface.FILL).append(MapColor.CANVAS.id())
				.append("\" width=\"100%\" height=\"100%\"/>\n");
		MapSvgSurface surface = new MapSvgSurface(out, measure, description);
		MapDrawing.draw(map, measure, MapMarks.NONE, map.bounds(), 1, surface);
		if (legendHeight > 0) {
			out.append("<g>\n");
			legend.draw(surface, map.bounds().height());
			out.append("</g>\n");
		}
		out.append("</svg>\n");
		return out.toString();
	}
}
