/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.editor;

import java.util.function.IntConsumer;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.forms.events.ExpansionAdapter;
import org.eclipse.ui.forms.events.ExpansionEvent;
import org.eclipse.ui.forms.widgets.ExpandableComposite;
import org.wiretune.ui.parts.Letters;

/**
 * What stands above pages or a table: as high as it needs at the width it gets, but never more than a share of the room, so
 * that what is below it is always to be seen. What does not fit scrolls. Its parent has a grid of one column. UI thread only.
 */
public final class BoundedHead {

	/** Where the part is narrower, what stood in one line stands below each other. In points. */
	public static final int NARROW = 560;

	/** The head gets this share of the height at most. */
	private static final double SHARE = 0.42;

	private final Composite parent;
	private final ScrolledComposite scrolled;
	private final Composite body;
	private IntConsumer arranging = width -> {
	};
	private ExpandableComposite details;
	private boolean chosen;
	private boolean arrangingNow;

	/**
	 * Makes an empty head.
	 *
	 * @param parent has a grid of one column; the head is laid out anew with its size
	 */
	public BoundedHead(Composite parent) {
		this.parent = parent;
		scrolled = new ScrolledComposite(parent, SWT.V_SCROLL);
		scrolled.setExpandHorizontal(true);
		scrolled.setExpandVertical(true);
		scrolled.setShowFocusedControl(true);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(scrolled);
		body = new Composite(scrolled, SWT.NONE);
		scrolled.setContent(body);
		parent.addListener(SWT.Resize, event -> {
			arrange();
			// What was scrolled to in a lower head may be in sight now, and the title is not.
			if (!hasFocus()) {
				scrolled.setOrigin(0, 0);
			}
		});
	}

	/** {@return where the controls of the head go; its layout is for the caller to set} */
	public Composite body() {
		return body;
	}

	/** {@return what the parent lays out} */
	public Control control() {
		return scrolled;
	}

	/**
	 * Says how controls are arranged for a width.
	 *
	 * @param arrange takes the width in points before the head is laid out
	 */
	public void whenSized(IntConsumer arrange) {
		arranging = arrange;
	}

	/**
	 * Makes a part that folds: open where the head is wide, folded where it is narrow, until the user folds or opens it.
	 *
	 * @param title what stands beside the sign that folds
	 * @return the part; its client and its layout data are for the caller to set
	 */
	public ExpandableComposite addDetails(String title) {
		details = new ExpandableComposite(body, SWT.NONE, ExpandableComposite.TWISTIE | ExpandableComposite.COMPACT | ExpandableComposite.CLIENT_INDENT);
		details.setText(title);
		details.setExpanded(true);
		details.addExpansionListener(new ExpansionAdapter() {

			@Override
			public void expansionStateChanged(ExpansionEvent event) {
				chosen = true;
				layout();
			}
		});
		return details;
	}

	private boolean hasFocus() {
		Control focus = body.getDisplay().getFocusControl();
		while (focus != null && focus != body) {
			focus = focus.getParent();
		}
		return focus != null;
	}

	/** Lays out head and parent anew, after texts have changed or controls were shown or hidden. */
	public void layout() {
		if (!body.isDisposed()) {
			arrange();
			parent.layout(true, true);
		}
	}

	/** Before the parent is laid out at its new size. */
	private void arrange() {
		int width = parent.getClientArea().width;
		int height = parent.getClientArea().height;
		if (width <= 0 || arrangingNow || body.isDisposed()) {
			return;
		}
		arrangingNow = true;
		try {
			if (details != null && !chosen && details.isExpanded() == isNarrow(width)) {
				details.setExpanded(!isNarrow(width));
			}
			arranging.accept(width);
			int most = (int) (height * SHARE);
			int wanted = body.computeSize(width, SWT.DEFAULT, true).y;
			boolean scrolls = wanted > most;
			if (scrolls) {
				wanted = body.computeSize(width - scrolled.getVerticalBar().getSize().x, SWT.DEFAULT, true).y;
			}
			((GridData) scrolled.getLayoutData()).heightHint = Math.min(wanted, most);
			scrolled.setMinSize(0, wanted);
			body.layout(true, true);
			LeastHeight.settle(scrolled);
		} finally {
			arrangingNow = false;
		}
	}

	/** {@return whether a width is too narrow for controls beside a sentence} @param width in points */
	public static boolean isNarrow(int width) {
		return width < Letters.room(NARROW);
	}
}
