/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.svg;

import java.util.function.BooleanSupplier;

import org.wiretune.chart.draw.SansSerifMeasure;
import org.wiretune.lint.reading.Reading;
import org.wiretune.map.MapOverlay;
import org.wiretune.map.MapSceneBuilder;
import org.wiretune.map.layout.MapLayout;
import org.wiretune.map.layout.PlacedMap;

/** The binding map for callers without a window, such as the command line. */
public final class BindingMap {

	private BindingMap() {
	}

	/**
	 * Draws the binding map of a solution as a stand-alone SVG file. Equal input gives equal text.
	 *
	 * @param reading what was read, linked; must not change meanwhile
	 * @param overlay findings and measured times, or {@link MapOverlay#NONE}
	 * @param title the title of the file, for example the name of the folder
	 * @param cancelled asked now and then, from this thread
	 * @return an XML document, to be written as UTF-8
	 * @throws java.util.concurrent.CancellationException as soon as cancelled says so
	 */
	public static String svg(Reading reading, MapOverlay overlay, String title, BooleanSupplier cancelled) {
		SansSerifMeasure measure = new SansSerifMeasure();
		PlacedMap map = new MapLayout(measure).layout(MapSceneBuilder.build(reading, overlay, cancelled), cancelled);
		return MapSvg.write(map, measure, title);
	}
}
