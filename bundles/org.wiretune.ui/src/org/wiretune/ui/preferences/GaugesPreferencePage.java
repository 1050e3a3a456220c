/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.preferences;

import java.util.Optional;

import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.preference.FieldEditorPreferencePage;
import org.eclipse.jface.preference.FileFieldEditor;
import org.eclipse.jface.preference.StringFieldEditor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.preferences.ScopedPreferenceStore;
import org.wiretune.ide.RuleChoices;
import org.wiretune.ide.servers.OwnMetrics;

/** Which file of the user has further figures, gauges and alarms of running servers. A wrong file is named with its row. UI thread only. */
public final class GaugesPreferencePage extends FieldEditorPreferencePage implements IWorkbenchPreferencePage {

	private static final String HELP = "org.wiretune.ui.gauges"; //$NON-NLS-1$
	private static final int WIDTH = 60;
	private static final int HEIGHT = 6;

	private Label problem;

	/** Makes an empty page. */
	public GaugesPreferencePage() {
		super(GRID);
		setPreferenceStore(new ScopedPreferenceStore(InstanceScope.INSTANCE, RuleChoices.NODE));
		setDescription(Messages.GaugesPreferencePage_about);
	}

	@Override
	public void init(IWorkbench workbench) {
		// The file is read when the page is shown.
	}

	@Override
	protected void createFieldEditors() {
		Composite parent = getFieldEditorParent();
		initializeDialogUnits(parent);
		OwnFile file = new OwnFile(parent);
		file.setFileExtensions(new String[] { "*.json" }); //$NON-NLS-1$
		addField(file);
		problem = new Label(parent, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).span(file.getNumberOfControls(), 1).hint(convertWidthInCharsToPixels(WIDTH), convertHeightInCharsToPixels(HEIGHT)).applyTo(problem);
		PlatformUI.getWorkbench().getHelpSystem().setHelp(parent, HELP);
	}

	/** The title of the page has room for some words only; the row stands in the middle of the sentence. */
	private void say(String sentence) {
		if (problem != null) {
			problem.setText(sentence);
		}
	}

	/** The path of the file; its rows are looked at as it is typed. */
	private final class OwnFile extends FileFieldEditor {

		OwnFile(Composite parent) {
			super(OwnMetrics.KEY, Messages.GaugesPreferencePage_file, true, StringFieldEditor.VALIDATE_ON_KEY_STROKE, parent);
			setEmptyStringAllowed(true);
		}

		@Override
		protected boolean checkState() {
			setErrorMessage(Messages.GaugesPreferencePage_noFile);
			boolean right = super.checkState();
			say(right ? "" : getErrorMessage()); //$NON-NLS-1$
			return right;
		}

		@Override
		protected boolean doCheckState() {
			Optional<String> problem = OwnMetrics.problem(getStringValue());
			problem.ifPresent(this::setErrorMessage);
			return problem.isEmpty();
		}
	}
}
