/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.fix;

import java.nio.charset.StandardCharsets;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.osgi.util.NLS;
import org.wiretune.ide.files.WholeWorkspaceFile;
import org.wiretune.ide.internal.Messages;
import org.wiretune.lint.fix.UnifiedDiff;

/** Makes a file that was not there, whole or not at all. Undo removes it, unless somebody has changed it since. */
public final class NewFileChange extends Change implements PreviewedFile {

	private final IFile file;
	private final byte[] content;

	/**
	 * Makes a change.
	 *
	 * @param file the file; its folder is there
	 * @param content all of its bytes, in UTF-8
	 */
	NewFileChange(IFile file, byte[] content) {
		this.file = file;
		this.content = content;
	}

	@Override
	public IFile getFile() {
		return file;
	}

	@Override
	public List<String> difference(IProgressMonitor monitor) {
		return UnifiedDiff.shown(file.getFullPath().makeRelative().toString(), "", new String(content, StandardCharsets.UTF_8)).lines().skip(2).toList();
	}

	@Override
	public String getName() {
		return file.getName();
	}

	@Override
	public Object getModifiedElement() {
		return file;
	}

	@Override
	public void initializeValidationData(IProgressMonitor monitor) {
		// That the file is not there is all that counts.
	}

	@Override
	public RefactoringStatus isValid(IProgressMonitor monitor) {
		return file.exists() ? RefactoringStatus.createFatalErrorStatus(NLS.bind(Messages.NewFileChange_there, file.getFullPath().makeRelative())) : new RefactoringStatus();
	}

	@Override
	public Change perform(IProgressMonitor monitor) throws CoreException {
		WholeWorkspaceFile.write(file, content, monitor);
		return new NewFileUndo(file, content);
	}
}
