/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.util.HashMap;
import java.util.Map;

import org.eclipse.swt.graphics.Color;
import org.wiretune.chart.draw.Ink;
import org.wiretune.ui.theme.NamedColors;

/**
 * The colours of the map in the current theme. Tells when they change, because the user changed one or switched the
 * theme. UI thread only.
 */
final class MapColors {

	/** What the ids of the colour definitions start with. */
	static final String PREFIX = "org.wiretune.ui.map."; //$NON-NLS-1$

	private final Map<String, Color> colors = new HashMap<>();
	private final NamedColors named;

	MapColors(Runnable changed) {
		named = new NamedColors(PREFIX, () -> {
			colors.clear();
			changed.run();
		});
	}

	/** {@return the colour; it needs no disposal} */
	Color get(Ink color) {
		return colors.computeIfAbsent(color.id(), id -> current(color));
	}

	private Color current(Ink color) {
		return named.find(color.id()).orElseGet(() -> new Color(color.light() >> 16 & 0xff, color.light() >> 8 & 0xff, color.light() & 0xff));
	}

	void dispose() {
		named.dispose();
	}
}
