/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.parts;

import org.eclipse.jface.layout.PixelConverter;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.graphics.Font;

/**
 * Room for texts where letters are larger than usual: a desktop that enlarges its letters, as GTK does between 100 and 200 %, leaves points
 * what they are. UI thread only.
 */
public final class Letters {

	/** Height of a line in points for which room is stated. */
	private static final double USUAL_LINE = 17;

	private static Font measured;
	private static double factor = 1;

	private Letters() {
	}

	/**
	 * {@return the room that holds what so much holds with letters of the usual size; never less than that}
	 *
	 * @param points room in points
	 */
	public static int room(int points) {
		Font font = JFaceResources.getDialogFont();
		if (font != measured) {
			measured = font;
			factor = Math.max(1, new PixelConverter(font).convertHeightInCharsToPixels(1) / USUAL_LINE);
		}
		return (int) Math.round(points * factor);
	}
}
