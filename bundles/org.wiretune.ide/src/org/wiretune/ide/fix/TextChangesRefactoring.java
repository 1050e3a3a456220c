/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.fix;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.CompositeChange;
import org.eclipse.ltk.core.refactoring.Refactoring;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.osgi.util.NLS;
import org.eclipse.text.edits.MultiTextEdit;
import org.eclipse.text.edits.TextEdit;
import org.eclipse.text.edits.TextEditGroup;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.internal.Messages;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.fix.ChangeSet;
import org.wiretune.lint.fix.TextEdits;

/**
 * Changes places in files. Each place is compared with the text that is expected there; nothing else of a file is
 * touched. All files change in one step, which one undo takes back.
 */
public abstract class TextChangesRefactoring extends Refactoring {

	private final String name;
	private final ChangeSet changes = new ChangeSet();

	/**
	 * Makes a refactoring without changes.
	 *
	 * @param name name of the step, as Undo shows it
	 */
	protected TextChangesRefactoring(String name) {
		this.name = name;
	}

	@Override
	public final String getName() {
		return name;
	}

	/** {@return what is to be changed; filled when the initial conditions are checked} */
	final ChangeSet changes() {
		return changes;
	}

	@Override
	public final RefactoringStatus checkFinalConditions(IProgressMonitor monitor) throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, Messages.FindingRefactoring_checking, changes.paths().size() + 1);
		RefactoringStatus status = new RefactoringStatus();
		List<IFile> files = new ArrayList<>();
		for (String path : changes.paths()) {
			IFile file = WorkspaceAnalysis.file(path);
			if (file == null) {
				status.addFatalError(NLS.bind(Messages.FindingRefactoring_gone, path));
				continue;
			}
			files.add(file);
			String text = OpenTexts.text(file, progress.split(1));
			for (TextChange change : changes.of(path)) {
				if (!text.startsWith(change.expected(), change.offset())) {
					status.addFatalError(NLS.bind(Messages.FindingRefactoring_other, path));
					break;
				}
			}
		}
		if (!status.hasFatalError()) {
			IStatus editable = ResourcesPlugin.getWorkspace().validateEdit(files.toArray(IFile[]::new), getValidationContext());
			if (!editable.isOK()) {
				status.merge(RefactoringStatus.create(editable));
			}
		}
		return status;
	}

	@Override
	public final Change createChange(IProgressMonitor monitor) throws CoreException {
		CompositeChange all = new CompositeChange(name);
		for (String path : changes.paths()) {
			IFile file = WorkspaceAnalysis.file(path);
			if (file != null) {
				all.add(change(file, changes.of(path)));
			}
		}
		return all;
	}

	private FindingFileChange change(IFile file, List<TextChange> texts) {
		FindingFileChange change = new FindingFileChange(file);
		change.setTextType("java".equals(file.getFileExtension()) ? "java" : "xml");
		MultiTextEdit root = TextEdits.of(texts);
		change.setEdit(root);
		for (TextEdit edit : root.getChildren()) {
			change.addTextEditGroup(new TextEditGroup(name, edit));
		}
		return change;
	}
}
