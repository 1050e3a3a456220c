/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.parts;

import org.eclipse.swt.widgets.Composite;

/**
 * The inside of a view that is made in the event after the one which opens the view: with the platform's part of opening, both
 * in one event keep the user waiting. Who needs it earlier gets it at once. UI thread only.
 */
public final class LaterContent {

	private final Composite parent;
	private final Runnable focus;
	private Runnable maker;

	/**
	 * Makes the content as soon as the event that is being handled is done.
	 *
	 * @param parent where the content goes; nothing is made once it is disposed
	 * @param maker makes the content
	 * @param focus puts the focus into the content; run after it was made where the parent kept the focus for it
	 */
	public LaterContent(Composite parent, Runnable maker, Runnable focus) {
		this.parent = parent;
		this.maker = maker;
		this.focus = focus;
		parent.getDisplay().asyncExec(this::now);
	}

	/** Makes the content unless it is there. */
	public void now() {
		if (maker == null || parent.isDisposed()) {
			return;
		}
		Runnable make = maker;
		maker = null;
		make.run();
		parent.layout(true);
		if (parent.isFocusControl()) {
			focus.run();
		}
	}

	/** {@return whether the content was made} */
	public boolean isThere() {
		return maker == null;
	}

	/** Puts the focus into the content, or keeps it for the content while that is still to come. */
	public void setFocus() {
		if (isThere()) {
			focus.run();
		} else {
			parent.forceFocus();
		}
	}
}
