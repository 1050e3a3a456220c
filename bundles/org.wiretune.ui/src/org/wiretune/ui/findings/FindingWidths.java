/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import java.util.Arrays;
import java.util.List;

import org.eclipse.jface.layout.TreeColumnLayout;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.viewers.ColumnPixelData;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Tree;
import org.wiretune.lint.overview.FindingNode;

/**
 * How wide the columns of the list of findings are: a finding so that it is told from the next one, places and measured costs
 * as wide as what stands in them. Where the list is narrow, what was measured takes no room until something was. UI thread only.
 */
final class FindingWidths {

	private static final int[] WEIGHTS = { 48, 16, 14, 22 };
	/** So much of a finding tells it from the next one; in a narrow view the other columns are scrolled to. */
	private static final int LEAST_LETTERS = 34;
	private static final int LEAST = 90;
	/** A place or a cost that is wider is told whole beside the list, and when the pointer rests on it. */
	private static final int MOST_LETTERS = 30;
	private static final int PLACE = 1;
	/** The first of the columns that tell what was measured. */
	private static final int MEASURED = 2;
	/** A list of so many letters has room for all columns. */
	private static final int WIDE_LETTERS = 150;
	/** Around a heading or a text. */
	private static final int AROUND = 22;

	private final Composite parent;
	private final Tree tree;
	private final TreeColumnLayout layout = new TreeColumnLayout();
	private final int letter;
	private final int[] least;
	private final boolean[] filled;
	/** What the columns were given. */
	private int[] shown = {};

	/**
	 * Lays out the columns that a tree has.
	 *
	 * @param parent holds the tree alone
	 * @param tree the list, with its columns
	 */
	FindingWidths(Composite parent, Tree tree) {
		this.parent = parent;
		this.tree = tree;
		parent.setLayout(layout);
		GC gc = new GC(tree);
		gc.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
		letter = (int) gc.getFontMetrics().getAverageCharacterWidth();
		gc.dispose();
		least = new int[tree.getColumnCount()];
		filled = new boolean[least.length];
		fit(List.of());
		// Before the layout, which follows this event.
		parent.addListener(SWT.Resize, event -> apply());
	}

	/**
	 * Makes room for lines.
	 *
	 * @param nodes the groups of the list
	 */
	void fit(List<FindingNode> nodes) {
		GC gc = new GC(tree);
		for (int i = 0; i < least.length; i++) {
			// Headings are bold in the themes of the platform.
			gc.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
			least[i] = Math.max(i == 0 ? LEAST_LETTERS * letter : LEAST, gc.textExtent(tree.getColumn(i).getText()).x + AROUND);
			// Of thousands of lines the one with the most letters is measured.
			String longest = i == 0 ? "" : longest(nodes, i, ""); //$NON-NLS-1$ //$NON-NLS-2$
			filled[i] = i < MEASURED || !longest.isEmpty();
			gc.setFont(tree.getFont());
			least[i] = Math.max(least[i], Math.min(MOST_LETTERS * letter, gc.textExtent(longest).x + AROUND));
		}
		gc.dispose();
		apply();
	}

	private static String longest(List<FindingNode> nodes, int column, String known) {
		String longest = known;
		for (FindingNode node : nodes) {
			String text = FindingColumns.text(node, column);
			longest = longest(node.children(), column, text.length() > longest.length() ? text : longest);
		}
		return longest;
	}

	/** {@return what each column has at least for the room that there is; 0 for one that is left out} */
	private int[] wanted() {
		int room = parent.getClientArea().width;
		int[] wanted = least.clone();
		for (int i = MEASURED; i < wanted.length; i++) {
			wanted[i] = filled[i] || room >= WIDE_LETTERS * letter ? least[i] : 0;
		}
		// A cost is read in the list, a place is told beside it.
		if (Arrays.stream(wanted).sum() > room) {
			wanted[PLACE] = Math.min(least[PLACE], LEAST);
		}
		return wanted;
	}

	/** Changes columns only where others are wanted, so that what the user made of them stays. */
	private void apply() {
		int[] wanted = wanted();
		if (!Arrays.equals(wanted, shown)) {
			shown = wanted;
			for (int i = 0; i < wanted.length; i++) {
				layout.setColumnData(tree.getColumn(i), wanted[i] > 0 ? new ColumnWeightData(WEIGHTS[i], wanted[i], true) : new ColumnPixelData(0, false));
			}
			parent.layout(true);
		}
	}
}
