/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.fix;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
import org.eclipse.osgi.util.NLS;
import org.wiretune.ide.internal.Messages;

/**
 * The change of a refactoring, computed from the texts as they were then, to be looked at and applied or
 * dropped. Not to be used on the UI thread, which has to be free to change open editors.
 */
public final class PreparedFix {

	private final String name;
	private final String effect;
	private final Change change;
	private final RefactoringStatus status;

	private PreparedFix(String name, String effect, Change change, RefactoringStatus status) {
		this.name = name;
		this.effect = effect;
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
		return new PreparedFix(refactoring.getName(), refactoring.effect(), create.getChange(), status);
	}

	/** {@return what the step is called} */
	public String name() {
		return name;
	}

	/** {@return in sentences what it does besides making the program faster; empty for nothing} */
	public String effect() {
		return effect;
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
	public List<PreviewedFile> files() {
		List<PreviewedFile> files = new ArrayList<>();
		collect(change, PreviewedFile.class, files);
		return files;
	}

	/** The platform may put the changes into a composite of its own. */
	private static <T> void collect(Change part, Class<T> kind, List<T> found) {
		if (kind.isInstance(part)) {
			found.add(kind.cast(part));
		} else if (part instanceof CompositeChange composite) {
			for (Change child : composite.getChildren()) {
				collect(child, kind, found);
			}
		}
	}

	/**
	 * Makes the change as one step that Undo takes back. Files that were saved are saved again, unsaved editors stay
	 * unsaved.
	 *
	 * @param monitor shows progress; may be null
	 * @throws CoreException with sentences for the user where a file changed meanwhile or could not be written; it, and the
	 *         others of the same fix, are left, the rest is changed
	 */
	public void apply(IProgressMonitor monitor) throws CoreException {
		List<FixGroup> groups = new ArrayList<>();
		collect(change, FixGroup.class, groups);
		PerformChangeOperation perform = new PerformChangeOperation(change);
		perform.setUndoManager(RefactoringCore.getUndoManager(), name);
		run(perform, SubMonitor.convert(monitor, name, 100));
		RefactoringStatus validation = perform.getValidationStatus();
		if (validation != null && validation.hasFatalError()) {
			throw new CoreException(Status.error(Messages.PreparedFix_changedMeanwhile + ' ' + validation.getMessageMatchingSeverity(RefactoringStatus.FATAL)));
		}
		List<String> obstacles = groups.stream().map(FixGroup::obstacle).flatMap(Optional::stream).distinct().toList();
		if (!obstacles.isEmpty()) {
			String first = obstacles.size() == groups.size() ? Messages.PreparedFix_changedMeanwhile : NLS.bind(Messages.PreparedFix_someLeft, groups.size() - obstacles.size(), groups.size());
			throw new CoreException(Status.error(first + '\n' + String.join("\n", obstacles)));
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
