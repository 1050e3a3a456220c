/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.workload;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.contentassist.ICompletionProposalExtension6;
import org.eclipse.jface.text.contentassist.IContentAssistProcessor;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.jface.text.contentassist.IContextInformationValidator;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.wiretune.ide.workload.WorkloadProposal;
import org.wiretune.ide.workload.WorkloadProposals;

/** Shows and applies the proposals at the caret. UI thread only. */
final class WorkloadContentAssist implements IContentAssistProcessor {

	@Override
	public ICompletionProposal[] computeCompletionProposals(ITextViewer viewer, int offset) {
		return WorkloadProposals.at(viewer.getDocument().get(), offset).stream().map(Shown::new).toArray(ICompletionProposal[]::new);
	}

	@Override
	public IContextInformation[] computeContextInformation(ITextViewer viewer, int offset) {
		return null;
	}

	@Override
	public char[] getCompletionProposalAutoActivationCharacters() {
		return new char[] { ':' };
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

	/** The simple HTML that hovers and details understand. */
	static String html(String text) {
		return text.replace("&", "&amp;").replace("<", "&lt;").replace("\n", "<br>"); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$ //$NON-NLS-6$
	}

	private record Shown(WorkloadProposal proposal) implements ICompletionProposal, ICompletionProposalExtension6 {

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
		public Point getSelection(IDocument document) {
			return new Point(proposal.caret(), 0);
		}

		@Override
		public String getAdditionalProposalInfo() {
			return html(proposal.detail());
		}

		@Override
		public String getDisplayString() {
			return getStyledDisplayString().getString();
		}

		@Override
		public StyledString getStyledDisplayString() {
			StyledString text = new StyledString(proposal.label());
			return proposal.note().isEmpty() ? text : text.append(" \u2013 " + proposal.note(), StyledString.QUALIFIER_STYLER); //$NON-NLS-1$
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
