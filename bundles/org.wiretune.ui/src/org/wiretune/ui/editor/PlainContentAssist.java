/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.editor;

import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.contentassist.IContentAssistProcessor;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.jface.text.contentassist.IContextInformationValidator;

/** Content assist that has proposals and nothing about contexts. UI thread only. */
public abstract class PlainContentAssist implements IContentAssistProcessor {

	private final String activation;
	private final String nothing;

	/**
	 * Makes a processor.
	 *
	 * @param activation characters after which the list opens by itself
	 * @param nothing what to say when there is no proposal, a sentence
	 */
	protected PlainContentAssist(String activation, String nothing) {
		this.activation = activation;
		this.nothing = nothing;
	}

	@Override
	public final IContextInformation[] computeContextInformation(ITextViewer viewer, int offset) {
		return null;
	}

	@Override
	public final char[] getCompletionProposalAutoActivationCharacters() {
		return activation.toCharArray();
	}

	@Override
	public final char[] getContextInformationAutoActivationCharacters() {
		return null;
	}

	@Override
	public final String getErrorMessage() {
		return nothing;
	}

	@Override
	public final IContextInformationValidator getContextInformationValidator() {
		return null;
	}
}
