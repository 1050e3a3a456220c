/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.chart;

import org.eclipse.swt.graphics.Color;
import org.wiretune.chart.model.ChartInk;
import org.wiretune.ui.theme.NamedColors;

/** The colours of charts in the current theme. Tells when they change. UI thread only. */
final class ChartColors {

	private static final String PREFIX = "org.wiretune.ui.chart."; //$NON-NLS-1$

	private final NamedColors colors;

	ChartColors(Runnable changed) {
		colors = new NamedColors(PREFIX, changed);
	}

	Color background() {
		return colors.get("background"); //$NON-NLS-1$
	}

	Color text() {
		return colors.get("text"); //$NON-NLS-1$
	}

	/** Labels of scales: still 4.5 to 1 against the background in both themes. */
	Color quiet() {
		return colors.get("quiet"); //$NON-NLS-1$
	}

	Color grid() {
		return colors.get("grid"); //$NON-NLS-1$
	}

	Color warmUp() {
		return colors.get("warmUp"); //$NON-NLS-1$
	}

	Color collection() {
		return colors.get("collection"); //$NON-NLS-1$
	}

	Color line(ChartInk hue) {
		return colors.get(hue.id());
	}

	void dispose() {
		colors.dispose();
	}
}
