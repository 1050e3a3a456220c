/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.layout;

/** The kinds of text on the map; each has one font. */
public enum TextRole {
	/** Name of a module. */
	TITLE(14, true),
	/** Name of a node. */
	NAME(12.5, false),
	/** Words below a name. */
	DETAIL(11, false),
	/** Words on a wire. */
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
