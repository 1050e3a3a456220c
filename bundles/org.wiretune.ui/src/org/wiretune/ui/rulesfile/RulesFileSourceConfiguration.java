/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.rulesfile;

import org.eclipse.jface.preference.IPreferenceStore;
import org.eclipse.jface.text.DefaultInformationControl;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.contentassist.ContentAssistant;
import org.eclipse.jface.text.contentassist.IContentAssistant;
import org.eclipse.jface.text.reconciler.IReconciler;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.ui.editors.text.EditorsUI;
import org.eclipse.ui.editors.text.TextSourceViewerConfiguration;

/** Proposals of rules files. */
final class RulesFileSourceConfiguration extends TextSourceViewerConfiguration {

	RulesFileSourceConfiguration(IPreferenceStore preferences) {
		super(preferences);
	}

	/** No spelling: names of settings are no words of a language. */
	@Override
	public IReconciler getReconciler(ISourceViewer viewer) {
		return null;
	}

	@Override
	public IContentAssistant getContentAssistant(ISourceViewer viewer) {
		ContentAssistant assistant = new ContentAssistant(true);
		assistant.setContentAssistProcessor(new RulesFileContentAssist(), IDocument.DEFAULT_CONTENT_TYPE);
		assistant.enableAutoInsert(false);
		assistant.enableAutoActivation(true);
		assistant.setInformationControlCreator(parent -> new DefaultInformationControl(parent, EditorsUI.getTooltipAffordanceString()));
		return assistant;
	}

	@Override
	public String[] getDefaultPrefixes(ISourceViewer viewer, String contentType) {
		return new String[] { "#", "" }; //$NON-NLS-1$ //$NON-NLS-2$
	}
}
