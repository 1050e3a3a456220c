/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.settings;

import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.ResourceManager;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.Image;
import org.wiretune.lint.settings.OpenedSecrets;
import org.wiretune.lint.settings.SettingNode;

/** What the columns of the settings view show. What a file states is bold, so that defaults stand back. UI thread only. */
final class SettingColumns {

	private SettingColumns() {
	}

	/** {@return the text of a column without secrets} @param node the line @param column 0 for the setting, 1 for its value, 2 for its source */
	static String text(SettingNode node, int column) {
		return text(node, column, node.value());
	}

	private static String text(SettingNode node, int column, String value) {
		return switch (column) {
		case 0 -> node.detail().isEmpty() ? node.label() : new StyledString(node.label()).append(" \u2013 ").append(node.detail()).getString(); //$NON-NLS-1$
		case 1 -> node.setting() != null && value.isEmpty() && !node.isSet() ? Messages.View_notSet : value;
		default -> source(node);
		};
	}

	private static String source(SettingNode node) {
		if (node.setting() == null) {
			return node.kind() == SettingNode.Kind.FILE ? node.path() : ""; //$NON-NLS-1$
		}
		if (node.isSet()) {
			return NLS.bind(Messages.View_place, node.path().substring(node.path().lastIndexOf('/') + 1), node.origin().line());
		}
		return node.setting().getDefaultSource() == null ? "" : NLS.bind(Messages.View_default, node.setting().getDefaultSource()); //$NON-NLS-1$
	}

	/**
	 * {@return a provider of labels}
	 *
	 * @param column the column
	 * @param opened the secrets that are shown
	 * @param resources gives the fonts and images back at the end
	 */
	static ColumnLabelProvider provider(int column, OpenedSecrets opened, ResourceManager resources) {
		Font bold = resources.create(FontDescriptor.createFrom(JFaceResources.getDialogFont()).setStyle(org.eclipse.swt.SWT.BOLD));
		return new ColumnLabelProvider() {

			@Override
			public String getText(Object element) {
				SettingNode node = (SettingNode) element;
				return text(node, column, opened.value(node));
			}

			@Override
			public String getToolTipText(Object element) {
				String text = getText(element);
				return text.isEmpty() ? null : text;
			}

			@Override
			public Font getFont(Object element) {
				return ((SettingNode) element).isSet() && column == 1 ? bold : null;
			}

			@Override
			public Image getImage(Object element) {
				return column == 0 ? resources.create(SettingIcons.of(((SettingNode) element).kind())) : null;
			}
		};
	}
}
