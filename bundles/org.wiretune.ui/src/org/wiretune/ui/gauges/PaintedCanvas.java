/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleControlAdapter;
import org.eclipse.swt.accessibility.AccessibleControlEvent;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.wiretune.ui.paint.Clip;

/**
 * A painted control that takes the focus by mouse and Tab key and says to a screen reader what it shows: its role, its title
 * and a sentence. UI thread only.
 */
abstract class PaintedCanvas extends Canvas {

	/**
	 * A control.
	 *
	 * @param parent
	 *            where it goes
	 * @param font
	 *            of its labels
	 * @param role
	 *            what it is to a screen reader, a constant of {@link org.eclipse.swt.accessibility.ACC}
	 */
	PaintedCanvas(Composite parent, Font font, int role) {
		super(parent, SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND);
		setFont(font);
		addListener(SWT.Paint, event -> {
			Clip.begin(event);
			paint(event.gc);
		});
		addListener(SWT.FocusIn, event -> redraw());
		addListener(SWT.FocusOut, event -> redraw());
		addListener(SWT.MouseDown, event -> setFocus());
		// A canvas takes part in keyboard traversal only when somebody listens for its keys.
		addListener(SWT.KeyDown, event -> {
		});
		addListener(SWT.Traverse, event -> event.doit = event.detail == SWT.TRAVERSE_TAB_NEXT || event.detail == SWT.TRAVERSE_TAB_PREVIOUS
				|| event.detail == SWT.TRAVERSE_PAGE_NEXT || event.detail == SWT.TRAVERSE_PAGE_PREVIOUS || event.detail == SWT.TRAVERSE_ESCAPE);
		getAccessible().addAccessibleListener(new AccessibleAdapter() {

			@Override
			public void getName(AccessibleEvent event) {
				event.result = title();
			}

			@Override
			public void getDescription(AccessibleEvent event) {
				event.result = sentence();
			}

			@Override
			public void getHelp(AccessibleEvent event) {
				event.result = sentence();
			}
		});
		getAccessible().addAccessibleControlListener(new AccessibleControlAdapter() {

			@Override
			public void getRole(AccessibleControlEvent event) {
				event.detail = role;
			}

			@Override
			public void getValue(AccessibleControlEvent event) {
				event.result = sentence();
			}
		});
	}

	/** Paints everything. */
	abstract void paint(GC gc);

	/** {@return what it is called} */
	abstract String title();

	/** {@return what it shows, in words} */
	abstract String sentence();
}
