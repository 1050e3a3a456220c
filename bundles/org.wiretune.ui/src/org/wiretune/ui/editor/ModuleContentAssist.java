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
import org.eclipse.jface.text.contentassist.ICompletionProposalExtension6;
import org.eclipse.jface.text.contentassist.IContentAssistProcessor;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.jface.text.contentassist.IContextInformationValidator;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.wiretune.lint.editor.ContentProposal;
import org.wiretune.lint.editor.ContentProposals;
import org.wiretune.lint.finding.TextChange;

/** Shows and applies the proposals at the caret. UI thread only. */
final class ModuleContentAssist implements IContentAssistProcessor {

	private final ModuleEditor editor;

	ModuleContentAssist(ModuleEditor editor) {
		this.editor = editor;
	}

	@Override
	public ICompletionProposal[] computeCompletionProposals(ITextViewer viewer, int offset) {
		List<ContentProposal> proposals = ContentProposals.at(editor.path(), viewer.getDocument().get(), offset, editor.names());
		return proposals.stream().map(Shown::new).toArray(ICompletionProposal[]::new);
	}

	@Override
	public IContextInformation[] computeContextInformation(ITextViewer viewer, int offset) {
		return null;
	}

	@Override
	public char[] getCompletionProposalAutoActivationCharacters() {
		return new char[] { '"', '\'' };
	}

	@Override
	public char[] getContextInformationAutoActivationCharacters() {
		return null;
	}

	@Override
	public String getErrorMessage() {
		return Messages.Assist_nothing;
	}

	@Override
	public IContextInformationValidator getContextInformationValidator() {
		return null;
	}

	private final class Shown implements ICompletionProposal, ICompletionProposalExtension6 {

		private final ContentProposal proposal;

		Shown(ContentProposal proposal) {
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
		public Point getSelection(IDocument document) {
			return new Point(proposal.caret(), 0);
		}

		@Override
		public String getAdditionalProposalInfo() {
			return proposal.detail().isEmpty() ? null : proposal.detail();
		}

		@Override
		public String getDisplayString() {
			return proposal.detail().isEmpty() ? proposal.label() : proposal.label() + " \u2013 " + proposal.detail(); //$NON-NLS-1$
		}

		@Override
		public StyledString getStyledDisplayString() {
			StyledString text = new StyledString(proposal.label());
			return proposal.detail().isEmpty() ? text : text.append(" \u2013 " + proposal.detail(), StyledString.QUALIFIER_STYLER); //$NON-NLS-1$
		}

		@Override
		public Image getImage() {
			return null;
		}

		@Override
		public IContextInformation getContextInformation() {
			return null;
		}
	}
}
