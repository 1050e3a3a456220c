/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.fix;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.osgi.util.NLS;
import org.wiretune.ide.internal.Messages;

/** Removes a file that a change made, as long as it holds what it was given and no editor holds more; it stays in the local history. */
final class NewFileUndo extends Change {

	private final IFile file;
	private final byte[] content;

	NewFileUndo(IFile file, byte[] content) {
		this.file = file;
		this.content = content;
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
		// What the file holds is compared when it is removed.
	}

	@Override
	public RefactoringStatus isValid(IProgressMonitor monitor) throws CoreException {
		return holdsWhatItWasGiven() ? new RefactoringStatus() : RefactoringStatus.createFatalErrorStatus(NLS.bind(Messages.NewFileChange_changed, file.getFullPath().makeRelative()));
	}

	@Override
	public Change perform(IProgressMonitor monitor) throws CoreException {
		if (!holdsWhatItWasGiven()) {
			throw new CoreException(Status.error(NLS.bind(Messages.NewFileChange_changed, file.getFullPath().makeRelative())));
		}
		file.delete(IResource.KEEP_HISTORY, monitor);
		return new NewFileChange(file, content);
	}

	private boolean holdsWhatItWasGiven() throws CoreException {
		if (!file.exists() || !SavedText.isSaved(file)) {
			return false;
		}
		try (InputStream in = file.getContents(true)) {
			return Arrays.equals(in.readAllBytes(), content);
		} catch (IOException unreadable) {
			return false;
		}
	}
}
