/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.fix;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.IWorkspaceRunnable;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.CheckConditionsOperation;
import org.eclipse.ltk.core.refactoring.CompositeChange;
import org.eclipse.ltk.core.refactoring.CreateChangeOperation;
import org.eclipse.ltk.core.refactoring.PerformChangeOperation;
import org.eclipse.ltk.core.refactoring.RefactoringCore;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.ltk.core.refactoring.RefactoringStatusEntry;
import org.wiretune.ide.internal.Messages;

/**
 * The change of a refactoring, computed from the texts as they were then, to be looked at and applied or
 * dropped. Not to be used on the UI thread, which has to be free to change open editors.
 */
public final class PreparedFix {

	private final String name;
	private final Change change;
	private final RefactoringStatus status;

	private PreparedFix(String name, Change change, RefactoringStatus status) {
		this.name = name;
		this.change = change;
		this.status = status;
	}

	/**
	 * Checks a refactoring and computes its change. Nothing is changed yet.
	 *
	 * @param refactoring what to do
	 * @param monitor shows progress and cancels; may be null
	 * @return the change
	 * @throws CoreException with a sentence for the user where it cannot be done
	 */
	public static PreparedFix of(TextChangesRefactoring refactoring, IProgressMonitor monitor) throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, refactoring.getName(), 100);
		CheckConditionsOperation check = new CheckConditionsOperation(refactoring, CheckConditionsOperation.ALL_CONDITIONS);
		CreateChangeOperation create = new CreateChangeOperation(check, RefactoringStatus.FATAL);
		run(create, progress.split(90));
		RefactoringStatus status = check.getStatus();
		if (create.getChange() == null || status.hasFatalError()) {
			throw new CoreException(Status.error(status.hasFatalError() ? status.getMessageMatchingSeverity(RefactoringStatus.FATAL) : Messages.FindingRefactoring_nothing));
		}
		create.getChange().initializeValidationData(progress.split(10));
		return new PreparedFix(refactoring.getName(), create.getChange(), status);
	}

	/** {@return what the step is called} */
	public String name() {
		return name;
	}

	/** {@return sentences on what is left out; none where all is done} */
	public List<String> remarks() {
		List<String> remarks = new ArrayList<>();
		for (RefactoringStatusEntry entry : status.getEntries()) {
			if (!remarks.contains(entry.getMessage())) {
				remarks.add(entry.getMessage());
			}
		}
		return remarks;
	}

	/** {@return the changes, file by file} */
	public List<FindingFileChange> files() {
		List<FindingFileChange> files = new ArrayList<>();
		collect(change, files);
		return files;
	}

	/** The platform may put the changes into a composite of its own. */
	private static void collect(Change part, List<FindingFileChange> files) {
		if (part instanceof FindingFileChange file) {
			files.add(file);
		} else if (part instanceof CompositeChange composite) {
			for (Change child : composite.getChildren()) {
				collect(child, files);
			}
		}
	}

	/**
	 * Makes the change as one step that Undo takes back. Files that were saved are saved again, unsaved editors stay
	 * unsaved.
	 *
	 * @param monitor shows progress; may be null
	 * @throws CoreException with a sentence for the user where a file changed meanwhile; nothing is changed then
	 */
	public void apply(IProgressMonitor monitor) throws CoreException {
		PerformChangeOperation perform = new PerformChangeOperation(change);
		perform.setUndoManager(RefactoringCore.getUndoManager(), name);
		run(perform, SubMonitor.convert(monitor, name, 100));
		RefactoringStatus validation = perform.getValidationStatus();
		if (validation != null && validation.hasFatalError()) {
			throw new CoreException(Status.error(Messages.PreparedFix_changedMeanwhile + ' ' + validation.getMessageMatchingSeverity(RefactoringStatus.FATAL)));
		}
	}

	/** Drops the change; it cannot be applied any more. */
	public void drop() {
		change.dispose();
	}

	private static void run(IWorkspaceRunnable operation, IProgressMonitor monitor) throws CoreException {
		ResourcesPlugin.getWorkspace().run(operation, ResourcesPlugin.getWorkspace().getRoot(), IWorkspace.AVOID_UPDATE, monitor);
	}
}
