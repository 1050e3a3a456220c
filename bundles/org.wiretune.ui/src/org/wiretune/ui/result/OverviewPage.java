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
import org.wiretune.ide.results.RunResult;
import org.wiretune.perf.view.ResultRow;
import org.wiretune.perf.view.RunLogText;
import org.wiretune.ui.editor.BoundedHead;
import org.wiretune.ui.parts.AccessibleName;

/** Whether the run may be used, then its figures, then what there is to say about the selected line. UI thread only. */
final class OverviewPage {

	/** What a sentence keeps where there is little room. */
	private static final int LEAST = 120;

	private final Composite area;
	private final BoundedHead head;
	private final Label title;
	private final Banner banner;
	private final Link gcLog;
	private final Label server;
	private final TextTable<ResultRow> table;
	private final StyledText details;

	OverviewPage(Composite parent, Runnable openGcLog) {
		area = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(area);
		head = new BoundedHead(area);
		Composite above = head.body();
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(above);
		title = new Label(above, SWT.WRAP);
		title.setFont(JFaceResources.getHeaderFont());
		GridDataFactory.fillDefaults().grab(true, false).indent(8, 8).hint(LEAST, SWT.DEFAULT).applyTo(title);
		banner = new Banner(above, head::layout);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(banner.control());
		gcLog = new Link(above, SWT.WRAP);
		gcLog.addListener(SWT.Selection, event -> openGcLog.run());
		GridDataFactory.fillDefaults().grab(true, false).indent(32, 0).hint(LEAST, SWT.DEFAULT).exclude(true).applyTo(gcLog);
		server = new Label(above, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).indent(32, 0).hint(LEAST, SWT.DEFAULT).exclude(true).applyTo(server);
		SashForm sash = new SashForm(area, SWT.VERTICAL);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
		table = new TextTable<>(sash, SWT.SINGLE, Messages.Overview_table, ResultColumns.all(), row -> false);
		table.withQuiet(row -> !row.valid());
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
		String shown = result.run().map(RunLogText::server).orElse(""); //$NON-NLS-1$
		server.setText(shown.replace("&", "&&")); //$NON-NLS-1$ //$NON-NLS-2$
		((GridData) server.getLayoutData()).exclude = shown.isEmpty();
		server.setVisible(!shown.isEmpty());
		table.show(result.rows());
		if (table.table().getSelectionCount() == 0 && !result.rows().isEmpty()) {
			table.select(0);
		}
		showDetails();
		head.layout();
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
