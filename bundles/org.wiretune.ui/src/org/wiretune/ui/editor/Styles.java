/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.editor;

import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;

/** Keeps controls of a form in the colours of the form. */
final class Styles {

	/** The platform's key for what its style sheets leave alone. */
	private static final String UNSTYLED = "org.eclipse.e4.ui.css.disabled"; //$NON-NLS-1$

	private Styles() {
	}

	/**
	 * Lets a control stand on the colour of the form, whatever the theme makes that. The dark theme would put a box of
	 * another colour behind links and fixed values.
	 *
	 * @param control the control
	 */
	static void ofForm(Control control) {
		control.setData(UNSTYLED, Boolean.TRUE);
		control.getParent().setBackgroundMode(SWT.INHERIT_FORCE);
		control.setBackground(null);
	}

	/**
	 * As {@link #ofForm}, for a text: it has the colour of the labels beside it as soon as those have theirs. What the platform calls the
	 * colour of texts may still be that of the theme before.
	 *
	 * @param text the control
	 */
	static void textOfForm(Control text) {
		ofForm(text);
		text.setForeground(null);
		text.getDisplay().asyncExec(() -> {
			if (!text.isDisposed()) {
				Stream.of(text.getParent().getParent().getChildren()).filter(Label.class::isInstance).findFirst().ifPresent(label -> text.setForeground(label.getForeground()));
			}
		});
	}
}
