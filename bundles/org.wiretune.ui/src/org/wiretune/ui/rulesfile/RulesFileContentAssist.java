/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.rulesfile;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.wiretune.lint.editor.ContentProposal;
import org.wiretune.lint.editor.RulesFileProposals;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.ui.editor.PlainContentAssist;
import org.wiretune.ui.editor.PlainProposal;

/** Shows and applies the proposals at the caret. UI thread only. */
final class RulesFileContentAssist extends PlainContentAssist {

	RulesFileContentAssist() {
		super(".{", Messages.Assist_nothing); //$NON-NLS-1$
	}

	@Override
	public ICompletionProposal[] computeCompletionProposals(ITextViewer viewer, int offset) {
		return RulesFileProposals.at(viewer.getDocument().get(), offset).stream().map(Shown::new).toArray(ICompletionProposal[]::new);
	}

	private static final class Shown extends PlainProposal {

		private final TextChange change;

		Shown(ContentProposal proposal) {
			super(proposal.label(), proposal.detail(), proposal.caret());
			change = proposal.changes().get(0);
		}

		@Override
		public void apply(IDocument document) {
			try {
				document.replace(change.offset(), change.expected().length(), change.replacement());
			} catch (BadLocationException stale) {
				// The text changed under the list; the list closes and nothing is written.
				return;
			}
		}

		@Override
		public String getAdditionalProposalInfo() {
			return null;
		}
	}
}
