/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import org.eclipse.swt.graphics.Color;

/**
 * The colours of a gauge. All but the first two come from the theme ({@code org.wiretune.ui.gauges.*}), so that a user can
 * change them and the dark theme has its own.
 *
 * @param background
 *            behind everything
 * @param text
 *            of values and titles
 * @param quiet
 *            of labels and marks
 * @param track
 *            of the empty scale and the frame
 * @param value
 *            of the value and its line
 * @param inner
 *            of the second value on the scale
 * @param warning
 *            of a value at its limit, and of the mark at the limit
 * @param warningText
 *            of text on the warning colour
 */
record GaugeColors(Color background, Color text, Color quiet, Color track, Color value, Color inner, Color warning,
		Color warningText) {

	/** The colours for values that are no longer current: no hue, less contrast. */
	GaugeColors stale() {
		return new GaugeColors(background, quiet, quiet, track, quiet, track, quiet, background);
	}

	/** A colour between two. */
	static Color between(Color one, Color other, double share) {
		return new Color(mix(one.getRed(), other.getRed(), share), mix(one.getGreen(), other.getGreen(), share),
				mix(one.getBlue(), other.getBlue(), share));
	}

	private static int mix(int one, int other, double share) {
		return (int) Math.round(one + (other - one) * share);
	}
}
