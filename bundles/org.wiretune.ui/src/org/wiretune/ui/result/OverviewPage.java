/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.result;

import java.util.List;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.wiretune.ide.results.ResultRow;
import org.wiretune.ide.results.RunResult;
import org.wiretune.ui.editor.AccessibleName;

/** Whether the run may be used, then its figures, then what there is to say about the selected line. UI thread only. */
final class OverviewPage {

	private final Composite area;
	private final Label title;
	private final Banner banner;
	private final Link gcLog;
	private final TextTable<ResultRow> table;
	private final StyledText details;

	OverviewPage(Composite parent, Runnable openGcLog) {
		area = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(area);
		title = new Label(area, SWT.NONE);
		title.setFont(JFaceResources.getHeaderFont());
		GridDataFactory.fillDefaults().grab(true, false).indent(8, 8).applyTo(title);
		banner = new Banner(area);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(banner.control());
		gcLog = new Link(area, SWT.WRAP);
		gcLog.addListener(SWT.Selection, event -> openGcLog.run());
		GridDataFactory.fillDefaults().grab(true, false).indent(32, 0).hint(300, SWT.DEFAULT).exclude(true).applyTo(gcLog);
		SashForm sash = new SashForm(area, SWT.VERTICAL);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
		table = new TextTable<>(sash, SWT.SINGLE, Messages.Overview_table, ResultColumns.all(), row -> !row.valid());
		table.withImages(row -> row.valid() ? null : ResultImages.sign(true));
		details = new StyledText(sash, SWT.MULTI | SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL);
		details.setMargins(8, 8, 8, 8);
		details.setAlwaysShowScrollBars(false);
		details.getAccessible().addAccessibleListener(AccessibleName.of(() -> Messages.Overview_details));
		sash.setWeights(3, 1);
		table.table().addListener(SWT.Selection, event -> showDetails());
	}

	Composite control() {
		return area;
	}

	Control focus() {
		return table.table();
	}

	void show(RunResult result) {
		title.setText(result.title().replace("&", "&&")); //$NON-NLS-1$ //$NON-NLS-2$
		banner.show(result.banner());
		gcLog.setText(result.gcLog().map(log -> NLS.bind(Messages.Overview_gcLog, log.getFileName())).orElse("")); //$NON-NLS-1$
		((GridData) gcLog.getLayoutData()).exclude = result.gcLog().isEmpty();
		gcLog.setVisible(result.gcLog().isPresent());
		table.show(result.rows());
		if (table.table().getSelectionCount() == 0 && !result.rows().isEmpty()) {
			table.select(0);
		}
		showDetails();
		area.layout(true, true);
	}

	private void showDetails() {
		List<ResultRow> selected = table.selected();
		String text = ""; //$NON-NLS-1$
		if (!selected.isEmpty()) {
			ResultRow row = selected.get(0);
			text = row.details().isEmpty() ? NLS.bind(Messages.Overview_noDetails, row.label())
					: row.label() + "\n" + String.join("\n", row.details()); //$NON-NLS-1$ //$NON-NLS-2$
		}
		if (!details.getText().equals(text)) {
			details.setText(text);
		}
	}
}
