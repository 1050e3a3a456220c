/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Control;

/** Height of a line of text. */
final class LineHeight {

	private LineHeight() {
	}

	static int of(Control control, Font font) {
		GC gc = new GC(control);
		try {
			gc.setFont(font);
			return gc.getFontMetrics().getHeight();
		} finally {
			gc.dispose();
		}
	}
}
