/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.results;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.Platform;
import org.wiretune.ide.AnalysedProject;
import org.wiretune.lint.overview.FixedFinding;
import org.wiretune.perf.file.MeasuredFix;
import org.wiretune.perf.file.MeasuredFixes;
import org.wiretune.perf.file.RunHistory;
import org.wiretune.perf.view.FixOutcome;

/** The findings of the workspace that were fixed and measured again, with what their calls came to. Reads files, so not for the UI thread. */
public final class FixedFindings {

	private final RunResults results;

	/** Reads nothing yet. @param results the runs of the workspace */
	public FixedFindings(RunResults results) {
		this.results = results;
	}

	/** {@return those of all projects that are looked at, project by project and the newest last; what cannot be read is told to the log and left out} */
	public List<FixedFinding> all() {
		List<FixedFinding> all = new ArrayList<>();
		for (IProject project : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
			IPath location = AnalysedProject.isOn(project) ? project.getLocation() : null;
			if (location != null) {
				try {
					add(project, MeasuredFixes.read(location.toFile().toPath().resolve(RunHistory.FOLDER_NAME)), all);
				} catch (IOException | CoreException unreadable) {
					Platform.getLog(FixedFindings.class).warn("The measured fixes of " + project.getName() + " cannot be read.", unreadable);
				}
			}
		}
		return all;
	}

	private void add(IProject project, List<MeasuredFix> fixes, List<FixedFinding> all) throws CoreException {
		for (MeasuredFix fix : fixes) {
			FixOutcome outcome = FixOutcome.of(fix, results.entries(project));
			all.add(new FixedFinding(project.getName() + ' ' + fix.after() + ' ' + fix.path() + ' ' + fix.rule(), fix.headline(), project.getName() + '/' + fix.path(), fix.line(), outcome.words(),
					outcome.told(), outcome.runs()));
		}
	}
}
