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
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.wiring.NewFile;
import org.wiretune.lint.wiring.WiringEdit;

/** Wires: writes what is worked out of the texts as they are when it is checked, with those of unsaved editors, and makes new files, all or nothing. */
public final class WiringRefactoring extends TextChangesRefactoring {

	private final Function<Reading, WiringEdit> wanted;
	private final String impossible;
	private List<NewFile> files = List.of();

	/**
	 * Makes a refactoring.
	 *
	 * @param name name of the step, as Undo shows it
	 * @param impossible the sentence that is said where there is nothing to write
	 * @param wanted works out what is written; called off the UI thread
	 */
	public WiringRefactoring(String name, String impossible, Function<Reading, WiringEdit> wanted) {
		super(name);
		this.impossible = impossible;
		this.wanted = wanted;
	}

	@Override
	public RefactoringStatus checkInitialConditions(IProgressMonitor monitor) throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, Messages.FindingRefactoring_checking, 100);
		WiringEdit edit = wanted.apply(CurrentFindings.read(progress.split(90)).reading());
		files = edit.files();
		return edit.isEmpty() || changes().add(edit.changes()).isPresent() ? RefactoringStatus.createFatalErrorStatus(impossible) : new RefactoringStatus();
	}

	@Override
	List<NewFile> files() {
		return files;
	}
}
