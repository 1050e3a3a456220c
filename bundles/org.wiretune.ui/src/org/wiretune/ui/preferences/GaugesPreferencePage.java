/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.preferences;

import java.util.Optional;

import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.preference.FieldEditorPreferencePage;
import org.eclipse.jface.preference.FileFieldEditor;
import org.eclipse.jface.preference.StringFieldEditor;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.preferences.ScopedPreferenceStore;
import org.wiretune.ide.RuleChoices;
import org.wiretune.ide.servers.OwnMetrics;

/** Which file of the user has further figures, gauges and alarms of running servers. A wrong file is named with its row. UI thread only. */
public final class GaugesPreferencePage extends FieldEditorPreferencePage implements IWorkbenchPreferencePage {

	private static final String HELP = "org.wiretune.ui.gauges"; //$NON-NLS-1$

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
		FileFieldEditor file = new OwnFile(parent);
		file.setFileExtensions(new String[] { "*.json" }); //$NON-NLS-1$
		addField(file);
		PlatformUI.getWorkbench().getHelpSystem().setHelp(parent, HELP);
	}

	/** The path of the file; its rows are looked at as it is typed. */
	private static final class OwnFile extends FileFieldEditor {

		OwnFile(Composite parent) {
			super(OwnMetrics.KEY, Messages.GaugesPreferencePage_file, true, StringFieldEditor.VALIDATE_ON_KEY_STROKE, parent);
			setEmptyStringAllowed(true);
		}

		@Override
		protected boolean checkState() {
			setErrorMessage(Messages.GaugesPreferencePage_noFile);
			return super.checkState();
		}

		@Override
		protected boolean doCheckState() {
			Optional<String> problem = OwnMetrics.problem(getStringValue());
			problem.ifPresent(this::setErrorMessage);
			return problem.isEmpty();
		}
	}
}
