/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.editor;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;

/** Keeps tables and charts of a page from being squeezed to nothing where the page is low or narrow. UI thread only. */
public final class LeastHeight {

	private static final int LOOK_AGAIN_MILLIS = 30;
	private static final int MOST_LOOKS = 20;

	private LeastHeight() {
	}

	/**
	 * Makes room that is never lower than so much: where the parent is, it scrolls.
	 *
	 * @param parent where it goes
	 * @param height least height in points
	 * @return the control to lay out; what is to be shown is made in it and given to {@link ScrolledComposite#setContent}
	 */
	public static ScrolledComposite room(Composite parent, int height) {
		ScrolledComposite room = new ScrolledComposite(parent, SWT.V_SCROLL);
		room.setExpandHorizontal(true);
		room.setExpandVertical(true);
		room.setMinHeight(height);
		room.addListener(SWT.Resize, event -> settle(room));
		return room;
	}

	/**
	 * Lays out again soon: GTK gives room to a scroll bar that has just appeared only in its next turn, and until then the content
	 * lies below it. The room of one that has gone comes back some turns later, and until then the content is too narrow.
	 *
	 * @param scrolled what scrolls
	 */
	public static void settle(ScrolledComposite scrolled) {
		scrolled.getDisplay().asyncExec(() -> settle(scrolled, MOST_LOOKS));
	}

	private static void settle(ScrolledComposite scrolled, int looks) {
		Control content = scrolled.isDisposed() ? null : scrolled.getContent();
		if (content == null) {
			return;
		}
		int width = scrolled.getClientArea().width;
		if (content.getSize().x != width) {
			scrolled.layout(true, true);
		}
		boolean gone = scrolled.getVerticalBar() != null && !scrolled.getVerticalBar().getVisible();
		if (gone && width < scrolled.getSize().x - 2 * scrolled.getBorderWidth() && looks > 0) {
			scrolled.getDisplay().timerExec(LOOK_AGAIN_MILLIS, () -> settle(scrolled, looks - 1));
		}
	}

	/**
	 * Puts the parts of a sash below each other where they would be too narrow beside each other.
	 *
	 * @param sash the sash
	 * @param beside weights of the parts beside each other
	 * @param below weights of the parts below each other
	 * @param height least height at which they are put below each other; where the sash is lower, both would show nothing
	 */
	public static void turn(SashForm sash, int[] beside, int[] below, int height) {
		sash.addListener(SWT.Resize, event -> {
			boolean narrow = BoundedHead.isNarrow(sash.getClientArea().width) && sash.getClientArea().height >= height;
			int orientation = narrow ? SWT.VERTICAL : SWT.HORIZONTAL;
			if (sash.getOrientation() != orientation) {
				sash.setOrientation(orientation);
				sash.setWeights(narrow ? below : beside);
			}
		});
	}

	/**
	 * Gives a sentence two lines where there is no room for it in one, so that nothing below it moves when it changes.
	 *
	 * @param sized whose width decides
	 * @param sentence a label that wraps, in a grid
	 * @param columns how many columns of the grid it takes then: all, to stand above the others
	 */
	public static void twoLines(Composite sized, Label sentence, int columns) {
		lines(sized, sentence, columns, 2);
	}

	/**
	 * Gives a sentence several lines where there is no room for it in one, so that nothing below it moves when it changes.
	 *
	 * @param sized whose width decides
	 * @param sentence a label that wraps, in a grid
	 * @param columns how many columns of the grid it takes then: all, to stand above the others
	 * @param lines how many lines it takes then
	 */
	public static void lines(Composite sized, Label sentence, int columns, int lines) {
		sized.addListener(SWT.Resize, event -> {
			boolean narrow = BoundedHead.isNarrow(sized.getClientArea().width);
			GC gc = new GC(sentence);
			int line = gc.getFontMetrics().getHeight();
			gc.dispose();
			GridData data = (GridData) sentence.getLayoutData();
			GridDataFactory.createFrom(data).hint(data.widthHint, narrow ? lines * line : SWT.DEFAULT).span(narrow ? columns : 1, 1).applyTo(sentence);
		});
	}
}
