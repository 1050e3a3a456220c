/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.workload;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.wiretune.perf.workload.edit.WorkloadProposal;
import org.wiretune.perf.workload.edit.WorkloadProposals;
import org.wiretune.safety.markup.MarkupText;
import org.wiretune.ui.editor.PlainContentAssist;
import org.wiretune.ui.editor.PlainProposal;

/** Shows and applies the proposals at the caret. UI thread only. */
final class WorkloadContentAssist extends PlainContentAssist {

	WorkloadContentAssist() {
		super(":", Messages.Assist_nothing); //$NON-NLS-1$
	}

	@Override
	public ICompletionProposal[] computeCompletionProposals(ITextViewer viewer, int offset) {
		return WorkloadProposals.at(viewer.getDocument().get(), offset).stream().map(Shown::new).toArray(ICompletionProposal[]::new);
	}

	/** The simple HTML that hovers and details understand. */
	static String html(String text) {
		return MarkupText.escape(text).replace("\n", "<br>"); //$NON-NLS-1$ //$NON-NLS-2$
	}

	private static final class Shown extends PlainProposal {

		private final WorkloadProposal proposal;

		Shown(WorkloadProposal proposal) {
			super(proposal.label(), proposal.note(), proposal.caret());
			this.proposal = proposal;
		}

		@Override
		public void apply(IDocument document) {
			try {
				document.replace(proposal.offset(), proposal.length(), proposal.replacement());
			} catch (BadLocationException stale) {
				// The text changed under the list; the list closes and nothing is written.
				return;
			}
		}

		@Override
		public String getAdditionalProposalInfo() {
			return html(proposal.detail());
		}
	}
}
