/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.fix;

import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.osgi.util.NLS;
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
public abstract class FindingRefactoring extends TextChangesRefactoring {

	private final List<MarkedFinding> findings;

	/**
	 * Makes a refactoring. To be called on the UI thread where editors follow the markers.
	 *
	 * @param name name of the step, as Undo shows it
	 * @param markers markers of findings
	 * @param places where editors follow markers to
	 */
	protected FindingRefactoring(String name, List<IMarker> markers, MarkerPlaces places) {
		super(name);
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
			} else if (changes().add(wanted).isPresent()) {
				status.addWarning(NLS.bind(Messages.FindingRefactoring_overlap, marked.rule(), place(finding.get())));
			}
		}
		if (changes().paths().isEmpty()) {
			return RefactoringStatus.createFatalErrorStatus(
					status.hasEntries() ? status.getEntryAt(0).getMessage() : Messages.FindingRefactoring_nothing);
		}
		return status;
	}

	/** Where bytes could not be decoded, the file cannot be written back as it was. */
	private static boolean isLossy(String path, LintResult result) {
		return result.problems().stream().anyMatch(problem -> problem.kind() == ReadProblem.Kind.ENCODING && problem.origin().path().equals(path));
	}

	private static String place(Finding finding) {
		return finding.origin().path() + ':' + finding.origin().line();
	}
}
