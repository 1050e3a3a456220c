/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.preferences;

import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.preference.BooleanFieldEditor;
import org.eclipse.jface.preference.FieldEditorPreferencePage;
import org.eclipse.jface.preference.RadioGroupFieldEditor;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.preferences.ScopedPreferenceStore;
import org.wiretune.ide.RuleChoices;
import org.wiretune.ide.arrival.ArrivalJob;
import org.wiretune.ide.live.LiveChoices;

/** What text editors show of findings, and what notifications tell. UI thread only. */
public final class EditorsPreferencePage extends FieldEditorPreferencePage implements IWorkbenchPreferencePage {

	private static final String HELP = "org.wiretune.ui.moduleEditor"; //$NON-NLS-1$

	/** Makes an empty page. */
	public EditorsPreferencePage() {
		super(GRID);
		ScopedPreferenceStore store = new ScopedPreferenceStore(InstanceScope.INSTANCE, RuleChoices.NODE);
		store.setDefault(LiveChoices.BESIDE, LiveChoices.Beside.ALL.name());
		store.setDefault(LiveChoices.TYPED, true);
		store.setDefault(ArrivalJob.TELL, true);
		setPreferenceStore(store);
		setDescription(Messages.EditorsPreferencePage_about);
	}

	@Override
	public void init(IWorkbench workbench) {
		// Editors hear of what is stored.
	}

	@Override
	protected void createFieldEditors() {
		addField(new RadioGroupFieldEditor(LiveChoices.BESIDE, Messages.EditorsPreferencePage_beside, 1,
				new String[][] { { Messages.EditorsPreferencePage_all, LiveChoices.Beside.ALL.name() }, { Messages.EditorsPreferencePage_measured, LiveChoices.Beside.MEASURED.name() },
						{ Messages.EditorsPreferencePage_none, LiveChoices.Beside.NONE.name() } },
				getFieldEditorParent(), true));
		addField(new BooleanFieldEditor(LiveChoices.TYPED, Messages.EditorsPreferencePage_typed, getFieldEditorParent()));
		addField(new BooleanFieldEditor(ArrivalJob.TELL, Messages.EditorsPreferencePage_tell, getFieldEditorParent()));
		PlatformUI.getWorkbench().getHelpSystem().setHelp(getFieldEditorParent(), HELP);
	}
}
