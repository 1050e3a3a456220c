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
import org.eclipse.osgi.util.NLS;
import org.wiretune.ide.internal.Messages;

/**
 * The files that have a fix in common, changed all or none. One that was changed meanwhile or cannot be written keeps its
 * group from being changed, and no other.
 */
public final class FixGroup extends CompositeChange {

	private String obstacle;

	/** Makes a group without files. @param name name of the step */
	public FixGroup(String name) {
		super(name);
		markAsSynthetic();
	}

	/** {@return a sentence that says why the files were not changed; empty where they were} */
	public Optional<String> obstacle() {
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
			takeBack(progress.split(1));
			return new NullChange();
		}
	}

	/** Takes back what the others of the group were given; where that fails the other groups are changed all the same. */
	private void takeBack(SubMonitor progress) {
		Change made = getUndoUntilException();
		if (made == null) {
			return;
		}
		try {
			made.initializeValidationData(progress);
			made.perform(progress);
		} catch (CoreException half) {
			obstacle = NLS.bind(Messages.FixGroup_half, obstacle, half.getStatus().getMessage());
		}
	}
}
