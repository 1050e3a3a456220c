/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.paint;

import org.wiretune.chart.draw.TextMeasure;
import org.wiretune.chart.draw.TextRole;

/** The fonts of a drawing. UI thread only. */
public interface SurfaceFonts {

	/**
	 * {@return the font of a kind of text}
	 *
	 * @param role the kind
	 * @param zoom how large it is shown; 1 is 100 %
	 */
	SizedFont get(TextRole role, double zoom);

	/** {@return the measures of the fonts at a zoom of 100 %} */
	TextMeasure measure();
}
