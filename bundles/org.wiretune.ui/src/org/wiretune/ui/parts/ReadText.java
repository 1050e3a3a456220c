/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.parts;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Composite;

/**
 * Sentences that are read and copied. A text field of GTK that wraps keeps the lines of the widest it ever was, so that what
 * became narrower shows the beginnings of lines only; this wraps at any width. UI thread only.
 */
public final class ReadText {

	private static final int MARGIN = 3;

	private ReadText() {
	}

	/**
	 * Makes an empty one.
	 *
	 * @param parent where it goes
	 * @param style {@link SWT#BORDER} or {@link SWT#NONE}
	 * @return the control, which scrolls where it is low
	 */
	public static StyledText in(Composite parent, int style) {
		StyledText text = new StyledText(parent, SWT.MULTI | SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL | style);
		text.setMargins(MARGIN, MARGIN, MARGIN, MARGIN);
		text.setAlwaysShowScrollBars(false);
		return text;
	}
}
