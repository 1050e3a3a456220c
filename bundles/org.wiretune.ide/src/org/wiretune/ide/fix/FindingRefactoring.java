/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.fix;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
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
import org.eclipse.text.edits.InsertEdit;
import org.eclipse.text.edits.MalformedTreeException;
import org.eclipse.text.edits.MultiTextEdit;
import org.eclipse.text.edits.ReplaceEdit;
import org.eclipse.text.edits.TextEdit;
import org.eclipse.text.edits.TextEditGroup;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.internal.Messages;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.finding.TextChange;

/**
 * Changes the places of findings. The changes are computed from the texts as they are when the refactoring is checked,
 * with those of unsaved editors, and each place is compared with the text that is expected there; nothing else of a file
 * is touched. All files change in one step, which one undo takes back.
 */
public abstract class FindingRefactoring extends Refactoring {

	private final String name;
	private final List<MarkedFinding> findings;
	private final MergedChanges changes = new MergedChanges();

	/**
	 * Makes a refactoring. To be called on the UI thread where editors follow the markers.
	 *
	 * @param name name of the step, as Undo shows it
	 * @param markers markers of findings
	 * @param places where editors follow markers to
	 */
	protected FindingRefactoring(String name, List<IMarker> markers, MarkerPlaces places) {
		this.name = name;
		this.findings = markers.stream().map(marker -> MarkedFinding.of(marker, places)).toList();
	}

	/**
	 * Computes the changes for a finding.
	 *
	 * @param finding the finding as it is now
	 * @param result the analysis that found it
	 * @return the changes, empty where there are none for this finding any more
	 */
	protected abstract List<TextChange> changes(Finding finding, LintResult result);

	@Override
	public final String getName() {
		return name;
	}

	@Override
	public final RefactoringStatus checkInitialConditions(IProgressMonitor monitor) throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, Messages.FindingRefactoring_checking, 100);
		RefactoringStatus status = new RefactoringStatus();
		LintResult result = CurrentFindings.read(progress.split(90));
		for (MarkedFinding marked : findings) {
			Optional<Finding> finding = marked.in(result);
			List<TextChange> wanted = finding.map(found -> changes(found, result)).orElse(List.of());
			if (wanted.stream().anyMatch(change -> isLossy(change.path(), result))) {
				status.addWarning(NLS.bind(Messages.FindingRefactoring_encoding, marked.path()));
			} else if (wanted.isEmpty()) {
				status.addWarning(NLS.bind(Messages.FindingRefactoring_stale, marked.rule(), marked.path()));
			} else if (!changes.add(wanted)) {
				status.addWarning(NLS.bind(Messages.FindingRefactoring_overlap, marked.rule(), place(finding.get())));
			}
		}
		if (changes.paths().isEmpty()) {
			return RefactoringStatus.createFatalErrorStatus(
					status.hasEntries() ? status.getEntryAt(0).getMessage() : Messages.FindingRefactoring_nothing);
		}
		return status;
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
		MultiTextEdit root = new MultiTextEdit();
		change.setEdit(root);
		for (TextChange text : texts) {
			TextEdit edit = text.expected().isEmpty() ? new InsertEdit(text.offset(), text.replacement())
					: new ReplaceEdit(text.offset(), text.expected().length(), text.replacement());
			try {
				root.addChild(edit);
			} catch (MalformedTreeException overlap) {
				throw new IllegalStateException(file + ": " + text, overlap);
			}
			change.addTextEditGroup(new TextEditGroup(name, edit));
		}
		return change;
	}

	/** Where bytes could not be decoded, the file cannot be written back as it was. */
	private static boolean isLossy(String path, LintResult result) {
		return result.problems().stream().anyMatch(problem -> problem.kind() == ReadProblem.Kind.ENCODING && problem.origin().path().equals(path));
	}

	private static String place(Finding finding) {
		return finding.origin().path() + ':' + finding.origin().line();
	}
}
