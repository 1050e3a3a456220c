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
import org.eclipse.swt.widgets.Label;
import org.wiretune.ui.parts.Letters;
import org.wiretune.ui.parts.ScrollBarRoom;

/** Keeps tables and charts of a page from being squeezed to nothing where the page is low or narrow. UI thread only. */
public final class LeastHeight {

	private static final int PERCENT = 100;

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
		room.setMinHeight(Letters.room(height));
		room.addListener(SWT.Resize, event -> settle(room));
		return room;
	}

	/**
	 * Lays out again as soon as a scroll bar that came or went has its room; see {@link ScrollBarRoom}.
	 *
	 * @param scrolled what scrolls
	 */
	public static void settle(ScrolledComposite scrolled) {
		ScrollBarRoom.settle(scrolled, () -> scrolled.layout(true, true));
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
		turn(sash, beside, beside, below, height);
	}

	/**
	 * Puts the parts of a sash below each other where they would be too narrow beside each other.
	 *
	 * @param sash the sash
	 * @param beside weights of the parts beside each other
	 * @param narrow weights beside each other where the sash is too low for parts below each other
	 * @param below weights of the parts below each other
	 * @param height least height at which they are put below each other; where the sash is lower, both would show nothing
	 */
	public static void turn(SashForm sash, int[] beside, int[] narrow, int[] below, int height) {
		int[][] shown = { beside };
		sash.addListener(SWT.Resize, event -> {
			boolean isNarrow = BoundedHead.isNarrow(sash.getClientArea().width);
			boolean turned = isNarrow && sash.getClientArea().height >= Letters.room(height);
			int[] wanted = turned ? below : isNarrow ? narrow : beside;
			// What the user made of the weights stays until others are wanted.
			if (wanted != shown[0]) {
				shown[0] = wanted;
				sash.setOrientation(turned ? SWT.VERTICAL : SWT.HORIZONTAL);
				sash.setWeights(wanted);
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
	 * @param lines how many lines it takes then with letters of the usual size; with larger ones as many more
	 */
	public static void lines(Composite sized, Label sentence, int columns, int lines) {
		sized.addListener(SWT.Resize, event -> {
			boolean narrow = BoundedHead.isNarrow(sized.getClientArea().width);
			GC gc = new GC(sentence);
			int line = gc.getFontMetrics().getHeight();
			gc.dispose();
			GridData data = (GridData) sentence.getLayoutData();
			GridDataFactory.createFrom(data).hint(data.widthHint, narrow ? wholeLines(lines) * line : SWT.DEFAULT).span(narrow ? columns : 1, 1).applyTo(sentence);
		});
	}

	/** A part of a line is a line. */
	private static int wholeLines(int usual) {
		return (int) Math.ceil(Letters.room(usual * PERCENT) / (double) PERCENT);
	}
}
