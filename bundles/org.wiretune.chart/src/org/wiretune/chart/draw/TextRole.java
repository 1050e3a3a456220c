/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.draw;

/** The kinds of text; each has one font. */
public enum TextRole {
	/** A title. */
	TITLE(14, true),
	/** A name, and any text that is to be read. */
	NAME(12.5, false),
	/** Words below a name. */
	DETAIL(11, false),
	/** Words on a line or at a scale. */
	LABEL(11, false);

	private final double size;
	private final boolean bold;

	TextRole(double size, boolean bold) {
		this.size = size;
		this.bold = bold;
	}

	/** {@return the font size in pixels at a zoom of 100 %, where no other font is measured} */
	public double size() {
		return size;
	}

	/** {@return whether the font is bold} */
	public boolean bold() {
		return bold;
	}
}
