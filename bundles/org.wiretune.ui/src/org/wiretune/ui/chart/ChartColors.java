/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.chart;

import java.util.HashMap;
import java.util.Map;

import org.eclipse.swt.graphics.Color;
import org.wiretune.chart.draw.Ink;
import org.wiretune.ui.theme.NamedColors;

/** The colours of charts in the current theme. Tells when they change. UI thread only. */
final class ChartColors {

	private static final String PREFIX = "org.wiretune.ui.chart."; //$NON-NLS-1$

	private final Map<String, Color> current = new HashMap<>();
	private final NamedColors colors;

	ChartColors(Runnable changed) {
		colors = new NamedColors(PREFIX, () -> {
			current.clear();
			changed.run();
		});
	}

	/** {@return the colour now; it needs no disposal} */
	Color get(Ink ink) {
		return current.computeIfAbsent(ink.id(), colors::get);
	}

	void dispose() {
		colors.dispose();
	}
}
