/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.wiretune.lint.overview.FindingNode;
import org.wiretune.ui.parts.AccessibleName;

/**
 * All of the selected finding below the list, whose columns cut it: what it costs with what that rests on, and its sentence. Takes no
 * room where no finding is selected. UI thread only.
 */
final class FindingDetails {

	private static final int LINES = 4;
	private static final int LEAST = 100;

	private final Text text;

	/** An empty text. @param parent has a grid layout @param columns how many columns of it the text spans */
	FindingDetails(Composite parent, int columns) {
		text = new Text(parent, SWT.MULTI | SWT.WRAP | SWT.READ_ONLY | SWT.V_SCROLL);
		text.setData("wiretune", "findingDetails"); //$NON-NLS-1$ //$NON-NLS-2$
		text.getAccessible().addAccessibleListener(AccessibleName.of(() -> ViewMessages.View_details));
		GC gc = new GC(text);
		int line = gc.getFontMetrics().getHeight();
		gc.dispose();
		GridDataFactory.fillDefaults().grab(true, false).span(columns, 1).indent(4, 4).hint(LEAST, LINES * line).exclude(true).applyTo(text);
		text.setVisible(false);
	}

	/** Shows a line of the list. @param node the line, null for none */
	void show(FindingNode node) {
		String details = node == null ? "" : node.details(); //$NON-NLS-1$
		if (!details.equals(text.getText())) {
			text.setText(details);
		}
		if (text.getVisible() == details.isEmpty()) {
			text.setVisible(!details.isEmpty());
			((GridData) text.getLayoutData()).exclude = details.isEmpty();
			text.getParent().layout(true);
		}
	}
}
