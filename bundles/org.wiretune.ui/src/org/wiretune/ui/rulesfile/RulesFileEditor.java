/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.rulesfile;

import java.util.ResourceBundle;

import org.eclipse.ui.editors.text.EditorsUI;
import org.eclipse.ui.editors.text.TextEditor;
import org.eclipse.ui.texteditor.ContentAssistAction;
import org.eclipse.ui.texteditor.ITextEditorActionConstants;
import org.eclipse.ui.texteditor.ITextEditorActionDefinitionIds;

/** The editor of rules files: a text editor that proposes what a rule of one's own may say. UI thread only. */
public final class RulesFileEditor extends TextEditor {

	/** Id of the editor. */
	public static final String ID = "org.wiretune.ui.rulesFileEditor"; //$NON-NLS-1$

	private static final String ACTIONS = "org.wiretune.ui.rulesfile.actions"; //$NON-NLS-1$
	private static final String HELP = "org.wiretune.ui.rulesFileEditor"; //$NON-NLS-1$

	/** Makes the editor. */
	public RulesFileEditor() {
		setSourceViewerConfiguration(new RulesFileSourceConfiguration(getPreferenceStore() == null ? EditorsUI.getPreferenceStore() : getPreferenceStore()));
		setHelpContextId(HELP);
	}

	@Override
	protected void createActions() {
		super.createActions();
		ContentAssistAction assist = new ContentAssistAction(ResourceBundle.getBundle(ACTIONS), "ContentAssist.", this); //$NON-NLS-1$
		assist.setActionDefinitionId(ITextEditorActionDefinitionIds.CONTENT_ASSIST_PROPOSALS);
		setAction(ITextEditorActionConstants.CONTENT_ASSIST, assist);
	}
}
