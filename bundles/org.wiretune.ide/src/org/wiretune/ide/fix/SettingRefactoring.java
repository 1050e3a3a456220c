/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.fix;

import java.util.List;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.wiretune.ide.internal.Messages;
import org.wiretune.lint.finding.TextChange;

/** Makes changes that were computed already, such as those of a value that the user edits in a form. */
public final class SettingRefactoring extends TextChangesRefactoring {

	private final List<TextChange> wanted;

	/**
	 * Makes a refactoring.
	 *
	 * @param name name of the step, as Undo shows it
	 * @param wanted the changes, none overlapping
	 */
	public SettingRefactoring(String name, List<TextChange> wanted) {
		super(name);
		this.wanted = List.copyOf(wanted);
	}

	@Override
	public RefactoringStatus checkInitialConditions(IProgressMonitor monitor) {
		return wanted.isEmpty() || !changes().add(wanted) ? RefactoringStatus.createFatalErrorStatus(Messages.FindingRefactoring_nothing) : new RefactoringStatus();
	}
}
