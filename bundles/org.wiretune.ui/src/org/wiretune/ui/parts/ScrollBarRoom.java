/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.parts;

import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.ScrollBar;

/** Keeps what scrolls as wide as the room beside its scroll bar. UI thread only. */
public final class ScrollBarRoom {

	private static final int LOOK_AGAIN_MILLIS = 30;
	private static final int MOST_LOOKS = 20;

	private ScrollBarRoom() {
	}

	/**
	 * Lays out again soon: GTK gives room to a scroll bar that has just appeared only in one of its next turns, and until then the
	 * content lies below it. The room of one that has gone comes back some turns later, and until then the content is too narrow.
	 *
	 * @param scrolled what scrolls
	 * @param layout lays the content out for the width that there is
	 */
	public static void settle(ScrolledComposite scrolled, Runnable layout) {
		scrolled.getDisplay().asyncExec(() -> settle(scrolled, layout, MOST_LOOKS));
	}

	private static void settle(ScrolledComposite scrolled, Runnable layout, int looks) {
		Control content = scrolled.isDisposed() ? null : scrolled.getContent();
		if (content == null) {
			return;
		}
		int width = scrolled.getClientArea().width;
		if (content.getSize().x != width) {
			layout.run();
		}
		ScrollBar bar = scrolled.getVerticalBar();
		boolean whole = width >= scrolled.getSize().x - 2 * scrolled.getBorderWidth();
		if (bar != null && bar.getVisible() == whole && looks > 0) {
			scrolled.getDisplay().timerExec(LOOK_AGAIN_MILLIS, () -> settle(scrolled, layout, looks - 1));
		}
	}
}
