/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.editor;

import java.util.List;

import org.eclipse.jdt.ui.text.java.IInvocationContext;
import org.eclipse.jdt.ui.text.java.IJavaCompletionProposal;
import org.eclipse.jdt.ui.text.java.IProblemLocation;
import org.eclipse.jdt.ui.text.java.IQuickAssistProcessor;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.jface.text.quickassist.IQuickAssistInvocationContext;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;

/**
 * Offers in the Java editor the fixes of what was found in text that is not saved. Of what is saved, the Java editor asks the resolutions
 * of markers by itself. UI thread only.
 */
public final class JavaQuickAssist implements IQuickAssistProcessor {

	/** Before the Java editor's own assists, as those of markers. */
	private static final int RELEVANCE = 10;

	@Override
	public boolean hasAssists(IInvocationContext context) {
		return !fixes(context).isEmpty();
	}

	@Override
	public IJavaCompletionProposal[] getAssists(IInvocationContext context, IProblemLocation[] locations) {
		return fixes(context).stream().map(Ranked::new).toArray(IJavaCompletionProposal[]::new);
	}

	private static List<ICompletionProposal> fixes(IInvocationContext context) {
		ISourceViewer viewer = context instanceof IQuickAssistInvocationContext invocation ? invocation.getSourceViewer() : null;
		return viewer == null ? List.of() : MarkerQuickAssist.unsaved(viewer, context.getSelectionOffset());
	}

	private record Ranked(ICompletionProposal fix) implements IJavaCompletionProposal {

		@Override
		public int getRelevance() {
			return RELEVANCE;
		}

		@Override
		public void apply(IDocument document) {
			fix.apply(document);
		}

		@Override
		public Point getSelection(IDocument document) {
			return fix.getSelection(document);
		}

		@Override
		public String getAdditionalProposalInfo() {
			return fix.getAdditionalProposalInfo();
		}

		@Override
		public String getDisplayString() {
			return fix.getDisplayString();
		}

		@Override
		public Image getImage() {
			return fix.getImage();
		}

		@Override
		public IContextInformation getContextInformation() {
			return null;
		}
	}
}
