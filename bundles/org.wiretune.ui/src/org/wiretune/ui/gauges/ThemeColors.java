/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import org.eclipse.swt.graphics.Color;
import org.wiretune.ui.theme.NamedColors;

/**
 * The colours of the gauges in the current theme. Tells when they change, because the user changed one or switched the
 * theme. UI thread only.
 */
final class ThemeColors {

	private static final String PREFIX = "org.wiretune.ui.gauges."; //$NON-NLS-1$

	/** Share of the background in quiet text: still 4.5 to 1 against it in both themes. */
	private static final double QUIET = 0.35;

	private final NamedColors named;
	private GaugeColors colors;

	ThemeColors(Runnable listener) {
		named = new NamedColors(PREFIX, () -> {
			colors = null;
			listener.run();
		});
	}

	GaugeColors get() {
		if (colors == null) {
			Color background = named.get("background"); //$NON-NLS-1$
			Color text = named.get("text"); //$NON-NLS-1$
			colors = new GaugeColors(background, text, GaugeColors.between(text, background, QUIET), named.get("track"), //$NON-NLS-1$
					named.get("value"), named.get("inner"), named.get("warning"), //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
					named.get("warningText")); //$NON-NLS-1$
		}
		return colors;
	}

	void dispose() {
		named.dispose();
	}
}
