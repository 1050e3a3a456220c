/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.fix;

import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jface.text.IDocument;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.ContentStamp;
import org.eclipse.ltk.core.refactoring.TextFileChange;
import org.eclipse.text.edits.UndoEdit;
import org.wiretune.ide.files.WholeWorkspaceFile;
import org.wiretune.ide.internal.Messages;
import org.wiretune.lint.fix.UnifiedDiff;
import org.wiretune.safety.file.FileVersion;

/**
 * The change that fixes make of one file; a type of its own, so that it has a preview of its own. A saved file is written
 * whole or not at all; the text of an unsaved editor changes in the editor only.
 */
public final class FindingFileChange extends TextFileChange implements PreviewedFile {

	private final IFile file;
	private final FileVersion text;
	/** While a change is made of a saved file. */
	private SavedText saved;
	private TextPart part;

	/**
	 * Makes a change without edits.
	 *
	 * @param file the file
	 * @param text the text that the edits are made for
	 */
	FindingFileChange(IFile file, FileVersion text) {
		super(file.getName(), file);
		this.file = file;
		this.text = text;
	}

	@Override
	public List<String> difference(IProgressMonitor monitor) throws CoreException {
		String path = file.getFullPath().makeRelative().toString();
		String difference = UnifiedDiff.shown(path, getCurrentContent(monitor), getPreviewContent(monitor));
		return difference.lines().skip(2).toList();
	}

	@Override
	public Change perform(IProgressMonitor monitor) throws CoreException {
		if (!needsSaving() || !SavedText.isSaved(file)) {
			return super.perform(monitor);
		}
		SubMonitor progress = SubMonitor.convert(monitor, 4);
		try (SavedText open = new SavedText(file, progress.split(1))) {
			String before = open.text();
			if (!SavedText.version(before).equals(text)) {
				throw WholeWorkspaceFile.notChanged(file, Messages.WholeWorkspaceFile_changedMeanwhile);
			}
			String after = getPreviewContent(progress.split(1));
			open.replace(after, progress.split(1));
			saved = open;
			part = TextPart.between(after, before);
			return super.perform(progress.split(1));
		} finally {
			saved = null;
		}
	}

	@Override
	protected void commit(IDocument document, IProgressMonitor monitor) throws CoreException {
		if (saved == null) {
			super.commit(document, monitor);
		} else {
			saved.isSaved(monitor);
		}
	}

	@Override
	protected Change createUndoChange(UndoEdit edit, ContentStamp stamp) {
		return saved == null ? super.createUndoChange(edit, stamp) : new FindingFileUndo(getName(), file, edit, stamp, part);
	}
}
