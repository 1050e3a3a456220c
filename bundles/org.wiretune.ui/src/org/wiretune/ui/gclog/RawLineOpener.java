/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gclog;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.texteditor.ITextEditor;

/** Opens a log in the text editor at a line. UI thread only. */
final class RawLineOpener {

	private static final String TEXT_EDITOR = "org.eclipse.ui.DefaultTextEditor"; //$NON-NLS-1$

	private RawLineOpener() {
	}

	/**
	 * Opens the text editor, beside the analyser that has the same file, and selects a line.
	 *
	 * @return whether the line is shown
	 */
	static boolean open(IWorkbenchPage page, IEditorInput input, long line) {
		try {
			IEditorPart part = page.openEditor(input, TEXT_EDITOR, true, IWorkbenchPage.MATCH_INPUT | IWorkbenchPage.MATCH_ID);
			if (!(part instanceof ITextEditor editor)) {
				return false;
			}
			IDocument document = editor.getDocumentProvider().getDocument(input);
			int index = (int) Math.min(line, document.getNumberOfLines()) - 1;
			editor.selectAndReveal(document.getLineOffset(index), document.getLineLength(index));
			return true;
		} catch (PartInitException | BadLocationException notShown) {
			return false;
		}
	}
}
