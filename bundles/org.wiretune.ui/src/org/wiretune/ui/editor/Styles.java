/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.editor;

import org.eclipse.swt.widgets.Widget;

/** Names under which the style sheets of the themes know controls of a form. */
final class Styles {

	/** The platform's key of the class of a widget in style sheets. */
	private static final String CLASS = "org.eclipse.e4.ui.css.CssClassName"; //$NON-NLS-1$

	private Styles() {
	}

	/** Marks a hyperlink. */
	static void link(Widget link) {
		link.setData(CLASS, "wiretuneLink"); //$NON-NLS-1$
	}

	/** Marks a value that cannot be changed. */
	static void fixed(Widget value) {
		value.setData(CLASS, "wiretuneFixed"); //$NON-NLS-1$
	}
}
