/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DragSourceAdapter;
import org.eclipse.swt.dnd.DragSourceEvent;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.ui.part.MarkerTransfer;
import org.wiretune.lint.overview.FindingNode;

/** Findings are dragged onto the editors, which open them at their lines, and as text into whatever takes text. UI thread only. */
final class FindingDrag extends DragSourceAdapter {

	private final Supplier<List<FindingNode>> selected;

	private FindingDrag(Supplier<List<FindingNode>> selected) {
		this.selected = selected;
	}

	/** Lets findings be dragged. @param viewer the list @param selected its selected findings */
	static void of(TreeViewer viewer, Supplier<List<FindingNode>> selected) {
		viewer.addDragSupport(DND.DROP_COPY, new Transfer[] { MarkerTransfer.getInstance(), TextTransfer.getInstance() }, new FindingDrag(selected));
	}

	@Override
	public void dragStart(DragSourceEvent event) {
		event.doit = !selected.get().isEmpty();
	}

	@Override
	public void dragSetData(DragSourceEvent event) {
		event.data = MarkerTransfer.getInstance().isSupportedType(event.dataType) ? markers(selected.get()) : text(selected.get());
	}

	/** {@return their markers} @param nodes findings; those that are not marked yet are left out */
	static IMarker[] markers(List<FindingNode> nodes) {
		return nodes.stream().map(node -> FindingMenu.marker(node.finding())).filter(Objects::nonNull).toArray(IMarker[]::new);
	}

	/** {@return them as lines of text} @param nodes lines of the list */
	static String text(List<FindingNode> nodes) {
		return nodes.stream().map(node -> FindingColumns.text(node, 0) + '\t' + FindingColumns.text(node, 1) + '\t' + FindingColumns.text(node, 2) + '\t' + FindingColumns.text(node, 3))
				.collect(Collectors.joining(System.lineSeparator()));
	}
}
