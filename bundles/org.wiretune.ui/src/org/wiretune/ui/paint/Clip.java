/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.paint;

import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;

/**
 * Keeps painting within a part of a control. The toolkit forgets which part of a control is in sight when a clipping is set or
 * taken away, and would paint over the neighbours of one that is scrolled partly out of sight. UI thread only.
 */
public final class Clip {

	private Clip() {
	}

	/**
	 * Keeps all of a painting within the part of the control that is in sight. To be called first.
	 *
	 * @param event asks for painting
	 */
	public static void begin(Event event) {
		event.gc.setClipping(event.x, event.y, event.width, event.height);
	}

	/**
	 * Paints within a part of what {@link #begin} has set.
	 *
	 * @param gc paints
	 * @param part where painting may leave traces
	 * @param painting what to do
	 */
	public static void within(GC gc, Rectangle part, Runnable painting) {
		Rectangle before = gc.getClipping();
		gc.setClipping(before.intersection(part));
		painting.run();
		gc.setClipping(before);
	}
}
