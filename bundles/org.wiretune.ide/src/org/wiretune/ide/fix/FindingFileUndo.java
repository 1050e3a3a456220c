/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.fix;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.ContentStamp;
import org.eclipse.ltk.core.refactoring.TextFileChange;
import org.eclipse.ltk.core.refactoring.UndoTextFileChange;
import org.eclipse.text.edits.UndoEdit;
import org.wiretune.ide.files.WholeWorkspaceFile;
import org.wiretune.ide.internal.Messages;

/** Takes back what a fix changed in a saved file, or makes it again; the file is written whole or not at all. */
final class FindingFileUndo extends UndoTextFileChange {

	private final IFile file;
	private final TextPart part;

	/**
	 * Makes an undo.
	 *
	 * @param name name of the change
	 * @param file the file
	 * @param edit takes the change back in the text of editors
	 * @param stamp the stamp that the file gets again
	 * @param part the same as the edit, for the text of the file
	 */
	FindingFileUndo(String name, IFile file, UndoEdit edit, ContentStamp stamp, TextPart part) {
		// Saving is done here.
		super(name, file, edit, stamp, TextFileChange.LEAVE_DIRTY);
		this.file = file;
		this.part = part;
	}

	@Override
	public Change perform(IProgressMonitor monitor) throws CoreException {
		if (!SavedText.isSaved(file)) {
			return super.perform(monitor);
		}
		SubMonitor progress = SubMonitor.convert(monitor, 4);
		try (SavedText text = new SavedText(file, progress.split(1))) {
			String after = part.in(text.text());
			if (after == null) {
				throw WholeWorkspaceFile.notChanged(file, Messages.WholeWorkspaceFile_changedMeanwhile);
			}
			text.replace(after, progress.split(1));
			Change back = super.perform(progress.split(1));
			text.isSaved(progress.split(1));
			return back;
		}
	}

	@Override
	protected Change createUndoChange(UndoEdit edit, ContentStamp stamp) {
		return new FindingFileUndo(getName(), file, edit, stamp, part.back());
	}
}
