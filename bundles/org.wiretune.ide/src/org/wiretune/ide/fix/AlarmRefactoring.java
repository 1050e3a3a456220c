/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.fix;

import java.util.List;
import java.util.Optional;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.wiretune.analysis.alarm.AlarmFindings;
import org.wiretune.ide.internal.Messages;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.perf.alarm.Alarm;

/** Applies the fix of an alarm at one of the settings that it leads to, with the files as they are now. */
public final class AlarmRefactoring extends TextChangesRefactoring {

	private final Alarm alarm;
	private final String path;
	private final int line;
	private final String fixId;

	/**
	 * Makes a refactoring.
	 *
	 * @param label what the fix does
	 * @param alarm the alarm
	 * @param path the file of the setting, as the model knows it
	 * @param line its line when it was looked at last; the nearest setting of the file counts
	 * @param fixId the fix
	 */
	public AlarmRefactoring(String label, Alarm alarm, String path, int line, String fixId) {
		super(label);
		this.alarm = alarm;
		this.path = path;
		this.line = line;
		this.fixId = fixId;
	}

	@Override
	public RefactoringStatus checkInitialConditions(IProgressMonitor monitor) throws CoreException {
		LintResult result = CurrentFindings.read(monitor);
		List<Finding> here = AlarmFindings.of(result.reading(), alarm).stream().filter(finding -> finding.origin().path().equals(path)).toList();
		Optional<Fix> fix = here.stream()
				.min((one, other) -> Integer.compare(Math.abs(one.origin().line() - line), Math.abs(other.origin().line() - line)))
				.flatMap(finding -> finding.fixes().stream().filter(each -> each.id().equals(fixId)).findFirst());
		if (fix.isEmpty() || changes().add(fix.get().changes()).isPresent() || changes().paths().isEmpty()) {
			return RefactoringStatus.createFatalErrorStatus(Messages.FindingRefactoring_nothing);
		}
		return new RefactoringStatus();
	}
}
