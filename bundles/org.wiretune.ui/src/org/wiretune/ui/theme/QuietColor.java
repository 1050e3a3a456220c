/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.theme;

import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Control;

/** The colour of text that is not to stand out: still 4.5 to 1 against the background in both themes. UI thread only. */
public final class QuietColor {

	/** Share of the background. */
	private static final double SHARE = 0.35;

	private QuietColor() {
	}

	/**
	 * {@return the colour now; it needs no disposal}
	 *
	 * @param control gives text and background
	 */
	public static Color of(Control control) {
		return of(control.getForeground(), control);
	}

	/**
	 * {@return the colour now; it needs no disposal}
	 *
	 * @param text colour of other text
	 * @param control gives the background
	 */
	public static Color of(Color text, Control control) {
		Color background = control.getBackground();
		return new Color(mix(text.getRed(), background.getRed()), mix(text.getGreen(), background.getGreen()), mix(text.getBlue(), background.getBlue()));
	}

	private static int mix(int text, int background) {
		return (int) Math.round(text + (background - text) * SHARE);
	}
}
