/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.workload;

import org.eclipse.jface.preference.IPreferenceStore;
import org.eclipse.jface.text.DefaultInformationControl;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextHover;
import org.eclipse.jface.text.contentassist.ContentAssistant;
import org.eclipse.jface.text.contentassist.IContentAssistant;
import org.eclipse.jface.text.presentation.IPresentationReconciler;
import org.eclipse.jface.text.presentation.PresentationReconciler;
import org.eclipse.jface.text.reconciler.IReconciler;
import org.eclipse.jface.text.reconciler.MonoReconciler;
import org.eclipse.jface.text.rules.DefaultDamagerRepairer;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.ui.editors.text.EditorsUI;
import org.eclipse.ui.editors.text.TextSourceViewerConfiguration;
import org.wiretune.ui.editor.XmlColors;

/** Colours, hovers, proposals and problems of workload files. */
final class WorkloadSourceConfiguration extends TextSourceViewerConfiguration {

	/** Typing pauses so long before the text is read again. */
	private static final int PAUSE_MILLIS = 250;

	private final XmlColors colors;

	WorkloadSourceConfiguration(XmlColors colors, IPreferenceStore preferences) {
		super(preferences);
		this.colors = colors;
	}

	@Override
	public IPresentationReconciler getPresentationReconciler(ISourceViewer viewer) {
		PresentationReconciler reconciler = new PresentationReconciler();
		DefaultDamagerRepairer repairer = new DefaultDamagerRepairer(new WorkloadScanner(colors));
		reconciler.setDamager(repairer, IDocument.DEFAULT_CONTENT_TYPE);
		reconciler.setRepairer(repairer, IDocument.DEFAULT_CONTENT_TYPE);
		return reconciler;
	}

	/** No spelling: keys are no words of a language. */
	@Override
	public IReconciler getReconciler(ISourceViewer viewer) {
		MonoReconciler reconciler = new MonoReconciler(new ProblemAnnotations(viewer), false);
		reconciler.setDelay(PAUSE_MILLIS);
		return reconciler;
	}

	@Override
	public IContentAssistant getContentAssistant(ISourceViewer viewer) {
		ContentAssistant assistant = new ContentAssistant(true);
		assistant.setContentAssistProcessor(new WorkloadContentAssist(), IDocument.DEFAULT_CONTENT_TYPE);
		assistant.enableAutoInsert(false);
		assistant.enableAutoActivation(true);
		assistant.setInformationControlCreator(parent -> new DefaultInformationControl(parent, EditorsUI.getTooltipAffordanceString()));
		return assistant;
	}

	@Override
	public ITextHover getTextHover(ISourceViewer viewer, String contentType) {
		return new WorkloadTextHover(viewer);
	}

	@Override
	public String[] getDefaultPrefixes(ISourceViewer viewer, String contentType) {
		return new String[] { "#", "" }; //$NON-NLS-1$ //$NON-NLS-2$
	}
}
