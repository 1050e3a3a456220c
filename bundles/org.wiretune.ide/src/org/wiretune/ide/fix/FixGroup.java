/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.fix;

import java.util.Optional;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.CompositeChange;
import org.eclipse.ltk.core.refactoring.NullChange;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;

/**
 * The files that have a fix in common, changed all or none. One that was changed meanwhile or cannot be written keeps its
 * group from being changed, and no other.
 */
final class FixGroup extends CompositeChange {

	private String obstacle;

	/** Makes a group without files. @param name name of the step */
	FixGroup(String name) {
		super(name);
		markAsSynthetic();
	}

	/** {@return a sentence that says why the files were not changed; empty where they were} */
	Optional<String> obstacle() {
		return Optional.ofNullable(obstacle);
	}

	@Override
	public RefactoringStatus isValid(IProgressMonitor monitor) throws CoreException {
		RefactoringStatus status = super.isValid(monitor);
		if (status.hasFatalError()) {
			obstacle = status.getMessageMatchingSeverity(RefactoringStatus.FATAL);
			return new RefactoringStatus();
		}
		return status;
	}

	@Override
	public Change perform(IProgressMonitor monitor) throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, 2);
		if (obstacle != null) {
			return new NullChange();
		}
		try {
			return super.perform(progress.split(1));
		} catch (CoreException problem) {
			obstacle = problem.getStatus().getMessage();
			Change made = getUndoUntilException();
			if (made != null) {
				made.initializeValidationData(progress);
				made.perform(progress.split(1));
			}
			return new NullChange();
		}
	}
}
