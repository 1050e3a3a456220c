/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.fix;

import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.ltk.core.refactoring.TextFileChange;
import org.wiretune.lint.fix.UnifiedDiff;

/** The change that fixes make of one file; a type of its own, so that it has a preview of its own. */
public final class FindingFileChange extends TextFileChange {

	private final IFile file;

	/**
	 * Makes a change without edits.
	 *
	 * @param file the file
	 */
	FindingFileChange(IFile file) {
		super(file.getName(), file);
		this.file = file;
	}

	/**
	 * Compares the text as it is, unsaved or not, with the text as it will be.
	 *
	 * @param monitor shows progress; may be null
	 * @return the lines of the difference in the unified format, without line ends and without the names of the files
	 * @throws CoreException where the file cannot be read
	 */
	public List<String> difference(IProgressMonitor monitor) throws CoreException {
		String path = file.getFullPath().makeRelative().toString();
		String difference = UnifiedDiff.of(path, getCurrentContent(monitor), getPreviewContent(monitor));
		return difference.lines().skip(2).toList();
	}
}
