/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.fix;

import java.util.List;
import java.util.function.Function;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.wiretune.ide.internal.Messages;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.TextChange;

/** Makes changes that are computed from the texts as they are when it is checked, with those of unsaved editors. */
public final class ComputedRefactoring extends TextChangesRefactoring {

	private final Function<LintResult, List<TextChange>> wanted;
	private final String impossible;

	/**
	 * Makes a refactoring.
	 *
	 * @param name name of the step, as Undo shows it
	 * @param impossible the sentence that is said where there is nothing to change
	 * @param wanted computes the changes, none overlapping; called off the UI thread
	 */
	public ComputedRefactoring(String name, String impossible, Function<LintResult, List<TextChange>> wanted) {
		super(name);
		this.impossible = impossible;
		this.wanted = wanted;
	}

	@Override
	public RefactoringStatus checkInitialConditions(IProgressMonitor monitor) throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, Messages.FindingRefactoring_checking, 100);
		List<TextChange> found = wanted.apply(CurrentFindings.read(progress.split(90)));
		return found.isEmpty() || changes().add(found).isPresent() ? RefactoringStatus.createFatalErrorStatus(impossible) : new RefactoringStatus();
	}
}
