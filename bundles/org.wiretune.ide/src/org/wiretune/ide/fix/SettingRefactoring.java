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
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.osgi.util.NLS;
import org.wiretune.ide.files.WorkspaceFile;
import org.wiretune.ide.internal.Messages;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.source.SourceTexts;

/** Makes changes that were computed already, such as those of a value that the user edits in a form. */
public final class SettingRefactoring extends TextChangesRefactoring {

	private final List<TextChange> wanted;
	private final SourceTexts texts;

	/**
	 * Makes a refactoring.
	 *
	 * @param name name of the step, as Undo shows it
	 * @param wanted the changes, none overlapping
	 * @param texts the texts that the changes were computed for; a file that has another text by now is not changed
	 */
	public SettingRefactoring(String name, List<TextChange> wanted, SourceTexts texts) {
		super(name);
		this.wanted = List.copyOf(wanted);
		this.texts = texts;
	}

	@Override
	public RefactoringStatus checkInitialConditions(IProgressMonitor monitor) throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, wanted.size());
		for (TextChange change : wanted) {
			IFile file = WorkspaceFile.file(change.path());
			if (file != null && !OpenTexts.text(file, progress.split(1)).equals(texts.text(change.path()))) {
				return RefactoringStatus.createFatalErrorStatus(NLS.bind(Messages.FindingRefactoring_other, change.path()));
			}
		}
		return wanted.isEmpty() || changes().add(wanted).isPresent() ? RefactoringStatus.createFatalErrorStatus(Messages.FindingRefactoring_nothing) : new RefactoringStatus();
	}
}
