/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.parts;

import java.util.function.Consumer;
import java.util.function.IntConsumer;

import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.widgets.Composite;

/** Controls below each other that scroll up and down, and are made anew when something else is shown. UI thread only. */
public final class ScrolledBody {

	private final ScrolledComposite scrolled;
	private final int least;
	private final IntConsumer arranging;
	private final Font bold;
	private Composite body;
	/** The width for which the room of the bar was looked at, or -1. */
	private int settled = -1;

	/**
	 * Without controls.
	 *
	 * @param parent where it goes
	 * @param least width in pixels that the controls are laid out for at least
	 * @param arranging takes the width before controls are laid out for it
	 */
	public ScrolledBody(Composite parent, int least, IntConsumer arranging) {
		this.least = least;
		this.arranging = arranging;
		scrolled = new ScrolledComposite(parent, SWT.V_SCROLL);
		scrolled.setExpandHorizontal(true);
		scrolled.setExpandVertical(true);
		LocalResourceManager resources = new LocalResourceManager(JFaceResources.getResources(), scrolled);
		bold = resources.create(FontDescriptor.createFrom(JFaceResources.getDialogFont()).setStyle(SWT.BOLD));
		scrolled.addListener(SWT.Resize, event -> layout());
	}

	/** {@return the control to lay out} */
	public ScrolledComposite control() {
		return scrolled;
	}

	/** {@return the font of headings} */
	public Font bold() {
		return bold;
	}

	/**
	 * Makes the controls anew.
	 *
	 * @param spacing pixels between controls
	 * @param filling makes the controls; their parent has a grid of one column
	 */
	public void fill(int spacing, Consumer<Composite> filling) {
		scrolled.setRedraw(false);
		if (body != null) {
			body.dispose();
		}
		body = new Composite(scrolled, SWT.NONE);
		GridLayoutFactory.fillDefaults().margins(12, 10).spacing(0, spacing).applyTo(body);
		filling.accept(body);
		scrolled.setContent(body);
		settled = -1;
		layout();
		scrolled.setRedraw(true);
	}

	/** Lays the controls out anew, after the texts of some have changed. */
	public void layout() {
		if (body != null && !body.isDisposed()) {
			int width = Math.max(least, scrolled.getClientArea().width);
			arranging.accept(width);
			scrolled.setMinSize(0, body.computeSize(width, SWT.DEFAULT).y);
			body.layout(true, true);
			if (width != settled) {
				// Once for each width, so that looking again ends.
				settled = width;
				ScrollBarRoom.settle(scrolled, this::layout);
			}
		}
	}
}
