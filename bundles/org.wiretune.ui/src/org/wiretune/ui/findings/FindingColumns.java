/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import java.util.function.BooleanSupplier;

import org.eclipse.jface.resource.ResourceManager;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Display;
import org.wiretune.core.Severity;
import org.wiretune.lint.overview.FindingNode;

/** What the columns of the findings view show. UI thread only. */
final class FindingColumns {

	private FindingColumns() {
	}

	/** {@return the heading of a column} @param column 0 for the finding, 1 for its place, 2 for its cost, 3 for its proofs @param brief whether costs are told by a time alone */
	static String title(int column, boolean brief) {
		return switch (column) {
		case 0 -> ViewMessages.View_finding;
		case 1 -> ViewMessages.View_place;
		case 2 -> brief ? ViewMessages.View_costBrief : ViewMessages.View_cost;
		default -> ViewMessages.View_proof;
		};
	}

	/** {@return what a finding costs where there is room for a time alone; the rest stands beside the list} @param node the line */
	static String briefCost(FindingNode node) {
		return node.fixed() != null || node.cost() == null ? text(node, 2) : node.cost().brief();
	}

	/** {@return the text of a column} @param node the line @param column 0 for the finding, 1 for its place, 2 for its cost, 3 for its proofs */
	static String text(FindingNode node, int column) {
		if (node.fixed() != null) {
			return column == 0 ? node.label() : column == 1 ? NLS.bind(ViewMessages.View_placeLine, fileName(node.fixed().path()), node.fixed().line()) : column == 2 ? node.fixed().words() : ""; //$NON-NLS-1$
		}
		return switch (column) {
		case 0 -> node.finding() == null ? NLS.bind(ViewMessages.View_group, node.label(), node.count()) : node.suppressed() ? NLS.bind(ViewMessages.View_suppressedLine, node.label()) : node.label();
		case 1 -> node.finding() == null ? "" : NLS.bind(ViewMessages.View_placeLine, fileName(node.finding().origin().path()), node.finding().origin().line()); //$NON-NLS-1$
		case 3 -> node.proofs();
		default -> node.cost() == null ? "" : node.cost().words(); //$NON-NLS-1$
		};
	}

	private static String fileName(String path) {
		return path.substring(path.lastIndexOf('/') + 1);
	}

	/** The whole path of a place; the pane beside the list tells the rest, where lines wrap. */
	private static String tip(FindingNode node, int column) {
		String path = node.finding() != null ? node.finding().origin().path() : node.fixed() != null ? node.fixed().path() : ""; //$NON-NLS-1$
		return column == 1 ? path : text(node, column);
	}

	/** {@return a provider of labels} @param column the column @param brief whether costs are told by a time alone @param resources gives the images back at the end */
	static ColumnLabelProvider provider(int column, BooleanSupplier brief, ResourceManager resources) {
		return new ColumnLabelProvider() {

			@Override
			public String getText(Object element) {
				return column == 2 && brief.getAsBoolean() ? briefCost((FindingNode) element) : text((FindingNode) element, column);
			}

			@Override
			public String getToolTipText(Object element) {
				String text = tip((FindingNode) element, column);
				return text.isEmpty() ? null : text;
			}

			@Override
			public Color getForeground(Object element) {
				FindingNode node = (FindingNode) element;
				boolean noPrice = column == 2 && node.cost() != null && !node.cost().isJudged();
				return node.suppressed() || noPrice ? Display.getCurrent().getSystemColor(SWT.COLOR_WIDGET_DISABLED_FOREGROUND) : null;
			}

			@Override
			public Image getImage(Object element) {
				FindingNode node = (FindingNode) element;
				return column == 0 ? FindingImages.get(node.fixed() != null ? FindingImages.MEASURE : node.severity() == Severity.WARNING ? FindingImages.WARNING : FindingImages.INFO) : null;
			}
		};
	}
}
