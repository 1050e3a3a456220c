/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

import org.eclipse.jface.layout.TreeColumnLayout;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.viewers.ColumnPixelData;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Tree;
import org.wiretune.lint.overview.FindingNode;
import org.wiretune.ui.parts.Letters;

/**
 * How wide the columns of the list of findings are: headlines, places and measured costs as wide as what stands in them. Where not
 * all of them fit, headlines come first: the place is left out, which stands beside the list, then costs are told by the time of a
 * call alone, and headlines have the rest. What was measured takes no room until something was. UI thread only.
 */
final class FindingWidths {

	private static final int[] WEIGHTS = { 48, 16, 14, 22 };
	/** A headline has room for so many letters, also where there are only short ones and in the narrowest list. */
	private static final int LEAST_LETTERS = 24;
	private static final int LEAST = 90;
	/** A place or a cost that is wider is told whole beside the list, and when the pointer rests on it. */
	private static final int MOST_LETTERS = 40;
	private static final int FINDING = 0;
	private static final int PLACE = 1;
	/** The first of the columns that tell what was measured. */
	private static final int MEASURED = 2;
	/** A list of so many letters has room for all columns. */
	private static final int WIDE_LETTERS = 150;
	/** Around a heading or a text. */
	private static final int AROUND = 22;
	/** What opens groups, before the sign of a line below one. */
	private static final int INDENT = 38;
	private static final int SIGN = 18;

	private final Composite parent;
	private final Tree tree;
	private final Runnable restated;
	private final TreeColumnLayout layout = new TreeColumnLayout();
	private final int letter;
	private final int[] least;
	private final boolean[] filled;
	/** Room for costs that are told by a time alone. */
	private int briefly;
	private boolean brief;
	/** What the columns were given. */
	private int[] shown = {};

	/**
	 * Lays out the columns that a tree has.
	 *
	 * @param parent holds the tree alone
	 * @param tree the list, with its columns
	 * @param restated runs when costs are told in other words, see {@link #isBrief}
	 */
	FindingWidths(Composite parent, Tree tree, Runnable restated) {
		this.parent = parent;
		this.tree = tree;
		this.restated = restated;
		parent.setLayout(layout);
		GC gc = new GC(tree);
		gc.setFont(bold());
		letter = (int) gc.getFontMetrics().getAverageCharacterWidth();
		gc.dispose();
		least = new int[tree.getColumnCount()];
		filled = new boolean[least.length];
		fit(List.of());
		// Before the layout, which follows this event.
		parent.addListener(SWT.Resize, event -> apply());
	}

	/** Headings are bold in the themes of the platform. */
	private static Font bold() {
		return JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT);
	}

	/** {@return whether costs are told by the time of a call alone, because headlines need the room} */
	boolean isBrief() {
		return brief;
	}

	/**
	 * Makes room for lines.
	 *
	 * @param nodes the groups of the list
	 */
	void fit(List<FindingNode> nodes) {
		GC gc = new GC(tree);
		for (int i = 0; i < least.length; i++) {
			int column = i;
			// Of thousands of lines the one with the most letters is measured.
			String longest = longest(nodes, node -> FindingColumns.text(node, column), ""); //$NON-NLS-1$
			filled[i] = i < MEASURED || !longest.isEmpty();
			gc.setFont(tree.getFont());
			int text = gc.textExtent(longest).x + AROUND;
			gc.setFont(bold());
			least[i] = Math.max(i == FINDING ? LEAST_LETTERS * letter : LEAST, gc.textExtent(FindingColumns.title(i, false)).x + AROUND);
			least[i] = Math.max(least[i], i == FINDING ? Letters.room(INDENT) + SIGN + text : Math.min(MOST_LETTERS * letter, text));
		}
		briefly = gc.textExtent(FindingColumns.title(MEASURED, true)).x + AROUND;
		gc.setFont(tree.getFont());
		briefly = Math.max(briefly, Math.min(least[MEASURED], gc.textExtent(longest(nodes, FindingColumns::briefCost, "")).x + AROUND)); //$NON-NLS-1$
		gc.dispose();
		apply();
	}

	private static String longest(List<FindingNode> nodes, Function<FindingNode, String> text, String known) {
		String longest = known;
		for (FindingNode node : nodes) {
			String one = text.apply(node);
			longest = longest(node.children(), text, one.length() > longest.length() ? one : longest);
		}
		return longest;
	}

	/** {@return what each column has at least for the room that there is; 0 for one that is left out} */
	private int[] wanted() {
		int room = parent.getClientArea().width - tree.getVerticalBar().getSize().x;
		int[] wanted = least.clone();
		for (int i = MEASURED; i < wanted.length; i++) {
			wanted[i] = filled[i] || room >= WIDE_LETTERS * letter ? least[i] : 0;
		}
		if (Arrays.stream(wanted).sum() > room) {
			wanted[PLACE] = 0;
		}
		if (Arrays.stream(wanted).sum() > room) {
			wanted[MEASURED] = Math.min(wanted[MEASURED], briefly);
			// A price that has to be scrolled to is not seen; the end of a headline of many letters stands beside the list.
			int others = Arrays.stream(wanted).sum() - wanted[FINDING];
			wanted[FINDING] = Math.max(LEAST_LETTERS * letter, Math.min(least[FINDING], room - others));
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
		boolean now = wanted[MEASURED] < least[MEASURED];
		if (now != brief) {
			brief = now;
			tree.getColumn(MEASURED).setText(FindingColumns.title(MEASURED, brief));
			restated.run();
		}
	}
}
