/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.workbench;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IPageLayout;

/** The Problems view as a user finds a problem in it. Not to be called on the UI thread unless said otherwise. */
public final class ProblemsView {

	private static final List<String> COLUMNS = List.of("Description", "Type");

	private ProblemsView() {
	}

	/** {@return the tree of the view, which is opened and gets the focus} */
	public static Tree open() {
		Workbench.open(IPageLayout.ID_PROBLEM_VIEW);
		return Wait.value("the Problems view has its tree", Wait.USUAL, () -> Widgets.first(Workbench.window().getShell(), Tree.class,
				tree -> Arrays.stream(tree.getColumns()).map(TreeColumn::getText).toList().containsAll(COLUMNS)).orElse(null));
	}

	/**
	 * Waits until a problem is listed, and selects it.
	 *
	 * @param tree the tree of the view
	 * @param message the whole message of the problem
	 */
	public static void select(Tree tree, String message) {
		TreeItem item = Wait.value("the problem is listed: " + message, Wait.USUAL, () -> find(tree, message).orElse(null));
		Ui.run(() -> select(tree, item));
	}

	/**
	 * Selects a problem as a click would. To be called on the UI thread.
	 *
	 * @param tree the tree of the view
	 * @param item the line of the problem
	 */
	public static void select(Tree tree, TreeItem item) {
		tree.setFocus();
		tree.setSelection(item);
		Event selected = new Event();
		selected.item = item;
		tree.notifyListeners(SWT.Selection, selected);
	}

	/**
	 * {@return the line of a problem; groups are opened to find it} To be called on the UI thread.
	 *
	 * @param tree the tree of the view
	 * @param message the whole message of the problem
	 */
	public static Optional<TreeItem> find(Tree tree, String message) {
		for (TreeItem group : tree.getItems()) {
			if (!group.getExpanded()) {
				Event expand = new Event();
				expand.item = group;
				tree.notifyListeners(SWT.Expand, expand);
				group.setExpanded(true);
			}
			for (TreeItem each : group.getItems()) {
				if (each.getText().equals(message)) {
					return Optional.of(each);
				}
			}
		}
		return Optional.empty();
	}
}
