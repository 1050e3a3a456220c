/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.result;

import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.statushandlers.StatusManager;
import org.wiretune.ide.editor.FindingHover;
import org.wiretune.ide.results.JudgedFinding;
import org.wiretune.ide.results.RunResult;
import org.wiretune.perf.result.RunFile;
import org.wiretune.ui.parts.AccessibleName;
import org.wiretune.ui.proof.ProofDialogs;

/** The findings that a run confirms or refutes, with their fixes. UI thread only. */
final class FindingsPage {

	/** What a sentence keeps where there is little room. */
	private static final int LEAST = 120;

	private final IWorkbenchPage page;
	private final IFile file;
	private final Composite area;
	private final Label head;
	private final TextTable<JudgedFinding> table;
	private final StyledText details;
	private final Button apply;
	private final Button open;
	private final Button prove;
	private RunFile run;

	FindingsPage(Composite parent, IWorkbenchPage page, IFile file) {
		this.page = page;
		this.file = file;
		area = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(area);
		head = new Label(area, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).indent(8, 8).hint(LEAST, SWT.DEFAULT).applyTo(head);
		SashForm sash = new SashForm(area, SWT.VERTICAL);
		GridDataFactory.fillDefaults().grab(true, true).indent(0, 8).applyTo(sash);
		table = new TextTable<>(sash, SWT.SINGLE, Messages.Findings_table,
				List.of(new TextColumn<>(Messages.Findings_verdict, false, 12, finding -> finding.verdict().label()),
						new TextColumn<>(Messages.Findings_cost, false, 38, JudgedFinding::sentence),
						new TextColumn<>(Messages.Findings_finding, false, 38, JudgedFinding::message),
						new TextColumn<>(Messages.Findings_place, false, 20, JudgedFinding::place)),
				finding -> false);
		table.withImages(finding -> ResultImages.of(finding.verdict()));
		details = new StyledText(sash, SWT.MULTI | SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL);
		details.setMargins(8, 8, 8, 8);
		details.setAlwaysShowScrollBars(false);
		details.getAccessible().addAccessibleListener(AccessibleName.of(() -> Messages.Findings_details));
		sash.setWeights(2, 1);
		Composite buttons = new Composite(area, SWT.NONE);
		RowLayoutFactory.fillDefaults().margins(8, 8).spacing(6).wrap(true).applyTo(buttons);
		GridDataFactory.fillDefaults().grab(true, false).hint(LEAST, SWT.DEFAULT).applyTo(buttons);
		apply = new Button(buttons, SWT.PUSH);
		apply.setText(Messages.Findings_apply);
		apply.addListener(SWT.Selection, event -> applyFix());
		open = new Button(buttons, SWT.PUSH);
		open.setText(Messages.Findings_open);
		open.addListener(SWT.Selection, event -> selected().ifPresent(this::open));
		prove = new Button(buttons, SWT.PUSH);
		prove.setText(Messages.Findings_prove);
		prove.addListener(SWT.Selection, event -> selected().ifPresent(finding -> ProofDialogs.prove(finding.marker())));
		table.table().addListener(SWT.Selection, event -> enable());
		table.whenOpened(this::open);
		enable();
	}

	Composite control() {
		return area;
	}

	Control focus() {
		return table.table();
	}

	void show(RunResult result) {
		run = result.run().orElse(null);
		table.show(result.findings());
		if (table.table().getSelectionCount() == 0 && !result.findings().isEmpty()) {
			table.select(0);
		}
		head.setText(result.findings().isEmpty() ? Messages.Findings_none : Messages.Findings_head);
		area.layout(true, true);
		enable();
	}

	private Optional<JudgedFinding> selected() {
		return table.selected().stream().findFirst();
	}

	private void enable() {
		apply.setEnabled(selected().filter(finding -> finding.marker().exists() && !finding.fixes().isEmpty()).isPresent());
		open.setEnabled(selected().isPresent());
		prove.setEnabled(selected().filter(finding -> finding.marker().exists()).isPresent());
		// The columns cut long sentences off.
		String text = selected().map(finding -> finding.sentence() + "\n" + FindingHover.of(finding.marker()).text()).orElse(""); //$NON-NLS-1$ //$NON-NLS-2$
		if (!details.getText().equals(text)) {
			details.setText(text);
		}
	}

	private void applyFix() {
		Optional<JudgedFinding> finding = selected().filter(each -> !each.fixes().isEmpty());
		if (finding.isPresent() && run != null) {
			FixAndRun.start(page, finding.get().marker(), run, file);
		}
	}

	private void open(JudgedFinding finding) {
		try {
			IDE.openEditor(page, finding.marker());
		} catch (CoreException gone) {
			StatusManager.getManager().handle(gone.getStatus(), StatusManager.SHOW | StatusManager.LOG);
		}
	}
}
