/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.workload;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.wiretune.perf.workload.WorkloadKind;

/** Chooses the kind of a new workload. */
final class KindPage extends WizardPage {

	private static final String HELP = "org.wiretune.ui.workloadWizard"; //$NON-NLS-1$

	private Table kinds;
	private Text name;

	KindPage() {
		super("kind", Messages.Wizard_title, null); //$NON-NLS-1$
		setDescription(WorkloadKind.LOOP.description());
	}

	@Override
	public void createControl(Composite parent) {
		Composite area = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(2).applyTo(area);
		Label above = new Label(area, SWT.NONE);
		above.setText(Messages.KindPage_kinds);
		GridDataFactory.swtDefaults().span(2, 1).applyTo(above);
		kinds = new Table(area, SWT.BORDER | SWT.SINGLE | SWT.FULL_SELECTION);
		GridDataFactory.fillDefaults().grab(true, true).span(2, 1).hint(convertWidthInCharsToPixels(70), SWT.DEFAULT).applyTo(kinds);
		for (WorkloadKind kind : WorkloadKind.all()) {
			new TableItem(kinds, SWT.NONE).setText(kind.label());
		}
		new Label(area, SWT.NONE).setText(Messages.KindPage_name);
		name = new Text(area, SWT.BORDER | SWT.SINGLE);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(name);
		name.setText(WorkloadKind.LOOP.label());
		kinds.select(0);
		kinds.addListener(SWT.Selection, event -> kindChosen());
		name.addListener(SWT.Modify, event -> check());
		kindChosen();
		setControl(area);
		PlatformUI.getWorkbench().getHelpSystem().setHelp(area, HELP);
	}

	/** A name that the user did not change follows the kind. */
	private void kindChosen() {
		boolean untouched = false;
		for (WorkloadKind each : WorkloadKind.all()) {
			untouched |= name.getText().equals(each.label());
		}
		if (untouched) {
			name.setText(kind().label());
		}
		setDescription(kind().description());
		check();
	}

	private void check() {
		boolean named = !name.getText().isBlank();
		setErrorMessage(named ? null : Messages.KindPage_noName);
		setPageComplete(named);
	}

	/** {@return the chosen kind} */
	WorkloadKind kind() {
		return WorkloadKind.all().get(Math.max(0, kinds.getSelectionIndex()));
	}

	/** {@return the name of the workload} */
	String name() {
		return name.getText().strip();
	}
}
