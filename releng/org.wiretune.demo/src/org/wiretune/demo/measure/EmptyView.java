/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.demo.measure;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.part.ViewPart;

/** A view with one line of text: what the platform itself takes to open a view. */
public final class EmptyView extends ViewPart {

	/** Id of the view, of which there may be several. */
	static final String ID = "org.wiretune.demo.emptyView";

	@Override
	public void createPartControl(Composite parent) {
		new Label(parent, SWT.NONE).setText("Empty");
	}

	@Override
	public void setFocus() {
		// Nothing in it takes the focus.
	}
}
