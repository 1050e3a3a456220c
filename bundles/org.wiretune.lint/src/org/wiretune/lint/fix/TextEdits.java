/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.fix;

import java.util.List;

import org.eclipse.text.edits.InsertEdit;
import org.eclipse.text.edits.MalformedTreeException;
import org.eclipse.text.edits.MultiTextEdit;
import org.eclipse.text.edits.ReplaceEdit;
import org.wiretune.lint.finding.TextChange;

/** Turns the changes of a file into the edits of a document, which give the same text as {@link FixApplier}. */
public final class TextEdits {

	private TextEdits() {
	}

	/**
	 * {@return the edits, a child for each change}
	 *
	 * @param changes the changes of one file, as {@link ChangeSet#of} orders them
	 * @throws IllegalStateException where two of them overlap
	 */
	public static MultiTextEdit of(List<TextChange> changes) {
		MultiTextEdit root = new MultiTextEdit();
		for (TextChange change : changes) {
			try {
				root.addChild(change.expected().isEmpty() ? new InsertEdit(change.offset(), change.replacement())
						: new ReplaceEdit(change.offset(), change.expected().length(), change.replacement()));
			} catch (MalformedTreeException overlap) {
				throw new IllegalStateException(change.toString(), overlap);
			}
		}
		return root;
	}
}
