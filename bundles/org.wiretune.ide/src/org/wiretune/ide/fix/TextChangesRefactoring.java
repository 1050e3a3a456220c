/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.fix;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IWorkspaceRoot;
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
import org.wiretune.ide.files.WorkspaceFile;
import org.wiretune.ide.files.WorkspacePath;
import org.wiretune.ide.internal.Messages;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.fix.ChangeSet;
import org.wiretune.lint.fix.TextEdits;
import org.wiretune.lint.wiring.NewFile;
import org.wiretune.safety.file.FileVersion;

/**
 * Changes places in files. Each place is compared with the text that is expected there; nothing else of a file is
 * touched. All files change in one step, which one undo takes back. A file that cannot be changed is left and named, with
 * the others of the same fix; the rest is changed.
 */
public abstract class TextChangesRefactoring extends Refactoring {

	private final String name;
	private final ChangeSet changes = new ChangeSet();
	/** Files that cannot be changed, with a sentence that says why. */
	private final Map<String, String> left = new TreeMap<>();
	/** The texts that the changes were found to fit to. */
	private final Map<String, FileVersion> checked = new TreeMap<>();

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

	/** {@return in sentences what it does besides making the program faster, known when the initial conditions were checked; empty for nothing} */
	public String effect() {
		return ""; //$NON-NLS-1$
	}

	/** {@return what is to be changed; filled when the initial conditions are checked} */
	final ChangeSet changes() {
		return changes;
	}

	/** {@return files that come into being together with all the changes, or none of both; filled when the initial conditions are checked} */
	List<NewFile> files() {
		return List.of();
	}

	@Override
	public final RefactoringStatus checkFinalConditions(IProgressMonitor monitor) throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, Messages.FindingRefactoring_checking, changes.paths().size() + 1);
		left.clear();
		List<IFile> files = new ArrayList<>();
		for (String path : changes.paths()) {
			IFile file = WorkspaceFile.file(path);
			if (file == null) {
				left.put(path, NLS.bind(Messages.FindingRefactoring_gone, path));
				continue;
			}
			String text = OpenTexts.text(file, progress.split(1));
			if (changes.of(path).stream().allMatch(change -> text.startsWith(change.expected(), change.offset()))) {
				files.add(file);
				checked.put(path, SavedText.version(text));
			} else {
				left.put(path, NLS.bind(Messages.FindingRefactoring_other, path));
			}
		}
		for (NewFile file : files()) {
			obstacle(file).ifPresent(reason -> left.put(file.path(), reason));
		}
		IStatus editable = ResourcesPlugin.getWorkspace().validateEdit(files.toArray(IFile[]::new), getValidationContext());
		if (!editable.isOK()) {
			for (IFile file : files) {
				if (file.isReadOnly()) {
					left.put(WorkspaceFile.path(file), NLS.bind(Messages.FindingRefactoring_readOnly, WorkspaceFile.path(file)));
				}
			}
		}
		RefactoringStatus status = new RefactoringStatus();
		left.values().forEach(status::addWarning);
		if (editable.getSeverity() == IStatus.CANCEL || !editable.isOK() && left.isEmpty()) {
			status.merge(RefactoringStatus.create(editable));
		}
		if ((groups().isEmpty() || !files().isEmpty()) && !left.isEmpty()) {
			status.addFatalError(left.values().iterator().next());
		}
		return status;
	}

	@Override
	public final Change createChange(IProgressMonitor monitor) throws CoreException {
		CompositeChange all = new CompositeChange(name);
		FixGroup together = files().isEmpty() ? null : new FixGroup(name);
		if (together != null) {
			files().forEach(file -> together.add(new NewFileChange(root().getFile(WorkspacePath.portable(file.path())), file.text().getBytes(StandardCharsets.UTF_8))));
			all.add(together);
		}
		for (Set<String> paths : groups()) {
			FixGroup group = together == null ? new FixGroup(name) : together;
			for (String path : paths) {
				IFile file = WorkspaceFile.file(path);
				if (file != null) {
					group.add(change(file, checked.get(path), changes.of(path)));
				}
			}
			if (together == null) {
				all.add(group);
			}
		}
		return all;
	}

	/** Why a file cannot come into being. */
	private static Optional<String> obstacle(NewFile file) {
		IFile there = root().getFile(WorkspacePath.portable(file.path()));
		if (there.exists() || there.getLocation() != null && there.getLocation().toFile().exists()) {
			return Optional.of(NLS.bind(Messages.NewFileChange_there, file.path()));
		}
		return there.getParent().isAccessible() ? Optional.empty() : Optional.of(NLS.bind(Messages.NewFileChange_noFolder, file.path()));
	}

	private static IWorkspaceRoot root() {
		return ResourcesPlugin.getWorkspace().getRoot();
	}

	/** The files that change, those together that have a fix in common, without the groups that have one that is left. */
	private List<Set<String>> groups() {
		return changes.groups().stream().filter(group -> group.stream().noneMatch(left::containsKey)).toList();
	}

	private FindingFileChange change(IFile file, FileVersion text, List<TextChange> texts) {
		FindingFileChange change = new FindingFileChange(file, text);
		change.setTextType("java".equals(file.getFileExtension()) ? "java" : "xml");
		MultiTextEdit root = TextEdits.of(texts);
		change.setEdit(root);
		for (TextEdit edit : root.getChildren()) {
			change.addTextEditGroup(new TextEditGroup(name, edit));
		}
		return change;
	}
}
