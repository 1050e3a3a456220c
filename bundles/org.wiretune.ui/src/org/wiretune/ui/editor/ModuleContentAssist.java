/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.editor;

import java.util.List;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRewriteTarget;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.wiretune.lint.editor.ContentProposal;
import org.wiretune.lint.editor.ContentProposals;
import org.wiretune.lint.finding.TextChange;

/** Shows and applies the proposals at the caret. UI thread only. */
final class ModuleContentAssist extends PlainContentAssist {

	private final ModuleEditor editor;

	ModuleContentAssist(ModuleEditor editor) {
		super("\"'", Messages.Assist_nothing); //$NON-NLS-1$
		this.editor = editor;
	}

	@Override
	public ICompletionProposal[] computeCompletionProposals(ITextViewer viewer, int offset) {
		List<ContentProposal> proposals = ContentProposals.at(editor.path(), viewer.getDocument().get(), offset, editor.names());
		return proposals.stream().map(Shown::new).toArray(ICompletionProposal[]::new);
	}

	private final class Shown extends PlainProposal {

		private final ContentProposal proposal;

		Shown(ContentProposal proposal) {
			super(proposal.label(), proposal.detail(), proposal.caret());
			this.proposal = proposal;
		}

		@Override
		public void apply(IDocument document) {
			IRewriteTarget target = editor.source().getAdapter(IRewriteTarget.class);
			target.beginCompoundChange();
			try {
				for (int i = proposal.changes().size() - 1; i >= 0; i--) {
					TextChange change = proposal.changes().get(i);
					document.replace(change.offset(), change.expected().length(), change.replacement());
				}
			} catch (BadLocationException stale) {
				// The text changed under the list; the list closes and nothing more is written.
				return;
			} finally {
				target.endCompoundChange();
			}
		}

		@Override
		public String getAdditionalProposalInfo() {
			return proposal.detail().isEmpty() ? null : proposal.detail();
		}
	}
}
