/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.svg;

import org.wiretune.chart.draw.TextMeasure;
import org.wiretune.chart.svg.SvgSurface;
import org.wiretune.map.MapDescription;
import org.wiretune.map.MapElement;
import org.wiretune.map.draw.MapSurface;
import org.wiretune.safety.markup.MarkupText;

/** Writes the shapes of a map, with a group and a sentence for each element. */
final class MapSvgSurface extends SvgSurface implements MapSurface {

	private final StringBuilder out;
	private final MapDescription description;

	MapSvgSurface(StringBuilder out, TextMeasure measure, MapDescription description) {
		super(out, measure);
		this.out = out;
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
}
