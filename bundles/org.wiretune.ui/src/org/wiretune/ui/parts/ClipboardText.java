/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.parts;

import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.widgets.Display;

/** Text for the clipboard. */
public final class ClipboardText {

	private ClipboardText() {
	}

	/**
	 * Puts text into the clipboard. UI thread only.
	 *
	 * @param display the display
	 * @param text the text, not empty
	 */
	public static void put(Display display, String text) {
		Clipboard clipboard = new Clipboard(display);
		clipboard.setContents(new Object[] { text }, new Transfer[] { TextTransfer.getInstance() });
		clipboard.dispose();
	}
}
