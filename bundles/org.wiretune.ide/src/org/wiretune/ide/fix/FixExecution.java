/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.fix;

import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.ltk.core.refactoring.CheckConditionsOperation;
import org.eclipse.ltk.core.refactoring.PerformRefactoringOperation;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.wiretune.ide.internal.Messages;

/** Applies a refactoring of findings without a dialog. */
public final class FixExecution {

	private FixExecution() {
	}

	/**
	 * Checks and applies a refactoring as one step that Undo takes back. Files that were saved are saved again, unsaved
	 * editors stay unsaved. Not to be called on the UI thread, which has to be free to change open editors.
	 *
	 * @param refactoring what to do
	 * @param monitor shows progress and cancels
	 * @return sentences on what was left out; without entries where all was done
	 * @throws CoreException with a sentence for the user where nothing was done
	 */
	public static RefactoringStatus apply(FindingRefactoring refactoring, IProgressMonitor monitor) throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, refactoring.getName(), 100);
		PerformRefactoringOperation operation = new PerformRefactoringOperation(refactoring, CheckConditionsOperation.ALL_CONDITIONS);
		ResourcesPlugin.getWorkspace().run(operation, ResourcesPlugin.getWorkspace().getRoot(), IWorkspace.AVOID_UPDATE, progress.split(100));
		RefactoringStatus conditions = operation.getConditionStatus();
		if (conditions != null && conditions.hasFatalError()) {
			throw new CoreException(Status.error(conditions.getMessageMatchingSeverity(RefactoringStatus.FATAL)));
		}
		RefactoringStatus validation = operation.getValidationStatus();
		if (validation != null && validation.hasFatalError()) {
			throw new CoreException(Status.error(Messages.FixExecution_changedMeanwhile + ' ' + validation.getMessageMatchingSeverity(RefactoringStatus.FATAL)));
		}
		return conditions == null ? new RefactoringStatus() : conditions;
	}
}
