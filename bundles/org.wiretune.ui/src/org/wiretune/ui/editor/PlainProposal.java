/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.editor;

import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.contentassist.ICompletionProposalExtension6;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;

/** A proposal with a label, a quiet note behind it, and a place for the caret. UI thread only. */
public abstract class PlainProposal implements ICompletionProposal, ICompletionProposalExtension6 {

	private final String label;
	private final String note;
	private final int caret;

	/**
	 * Makes a proposal.
	 *
	 * @param label what is proposed
	 * @param note what it is, in a few words; may be empty
	 * @param caret offset of the caret after it was applied
	 */
	protected PlainProposal(String label, String note, int caret) {
		this.label = label;
		this.note = note;
		this.caret = caret;
	}

	@Override
	public final Point getSelection(IDocument document) {
		return new Point(caret, 0);
	}

	@Override
	public final String getDisplayString() {
		return getStyledDisplayString().getString();
	}

	@Override
	public final StyledString getStyledDisplayString() {
		StyledString text = new StyledString(label);
		return note.isEmpty() ? text : text.append(" \u2013 " + note, StyledString.QUALIFIER_STYLER); //$NON-NLS-1$
	}

	@Override
	public final Image getImage() {
		return null;
	}

	@Override
	public final IContextInformation getContextInformation() {
		return null;
	}
}
