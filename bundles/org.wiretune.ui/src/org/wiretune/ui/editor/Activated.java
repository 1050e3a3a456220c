/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.editor;

import org.eclipse.ui.forms.events.HyperlinkAdapter;
import org.eclipse.ui.forms.events.HyperlinkEvent;

/** Runs code when a hyperlink is activated, by mouse or keyboard. */
final class Activated extends HyperlinkAdapter {

	private final Runnable code;

	Activated(Runnable code) {
		this.code = code;
	}

	@Override
	public void linkActivated(HyperlinkEvent event) {
		code.run();
	}
}
