/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.wizards;

import java.util.Map;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.PlatformUI;
import org.wiretune.ide.sample.SampleSolution;

/** Says which projects the sample brings, and what stands in its way. */
final class SamplePage extends WizardPage {

	private static final String HELP = "org.wiretune.ui.sampleWizard"; //$NON-NLS-1$

	private static final Map<String, String> PURPOSES = Map.of("PerformanceLibrary", Messages.SamplePage_library, //$NON-NLS-1$
			"SenderModule", Messages.SamplePage_sender, "ReceiverModule", Messages.SamplePage_receiver, //$NON-NLS-1$ //$NON-NLS-2$
			"LocalServer", Messages.SamplePage_server, "OrderApplication", Messages.SamplePage_orders); //$NON-NLS-1$ //$NON-NLS-2$

	/** Makes the page. */
	SamplePage() {
		super("sample", Messages.SampleWizard_title, null); //$NON-NLS-1$
		setDescription(Messages.SamplePage_description);
	}

	@Override
	public void createControl(Composite parent) {
		Composite area = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().applyTo(area);
		new Label(area, SWT.NONE).setText(Messages.SamplePage_projects);
		Table table = new Table(area, SWT.BORDER | SWT.FULL_SELECTION);
		table.setHeaderVisible(true);
		GridDataFactory.fillDefaults().grab(true, true).hint(convertWidthInCharsToPixels(90), SWT.DEFAULT).applyTo(table);
		TableColumn project = new TableColumn(table, SWT.NONE);
		project.setText(Messages.SamplePage_project);
		TableColumn purpose = new TableColumn(table, SWT.NONE);
		purpose.setText(Messages.SamplePage_purpose);
		for (String name : SampleSolution.projectNames()) {
			new TableItem(table, SWT.NONE).setText(new String[] { name, PURPOSES.getOrDefault(name, "") }); //$NON-NLS-1$
		}
		project.pack();
		purpose.pack();
		setControl(area);
		PlatformUI.getWorkbench().getHelpSystem().setHelp(area, HELP);
		check();
	}

	/** Looks again whether something stands in the way. */
	void check() {
		String obstacle = SampleSolution.obstacle();
		setErrorMessage(obstacle);
		setPageComplete(obstacle == null);
	}
}
