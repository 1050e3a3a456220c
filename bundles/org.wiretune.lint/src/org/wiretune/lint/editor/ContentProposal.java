/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.editor;

import java.util.List;

import org.wiretune.lint.finding.TextChange;

/**
 * Something that can be written at the caret.
 *
 * @param label what the list shows
 * @param detail what it is or means, in a few words; may be empty
 * @param changes the changes in ascending order, none overlapping
 * @param caret where the caret goes after the changes
 */
public record ContentProposal(String label, String detail, List<TextChange> changes, int caret) {

	/** Copies the list. */
	public ContentProposal {
		changes = List.copyOf(changes);
	}

	/**
	 * {@return the text with the changes made}
	 *
	 * @param text the text that the proposal was computed for
	 */
	public String applyTo(String text) {
		StringBuilder changed = new StringBuilder(text);
		for (int i = changes.size() - 1; i >= 0; i--) {
			changed.replace(changes.get(i).offset(), changes.get(i).end(), changes.get(i).replacement());
		}
		return changed.toString();
	}
}
