/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.results;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.wiretune.ide.AnalysedProject;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.view.MeasuredLoad;

/** What the runs of the workspace know of the load that pools are sized for. */
public final class NewestLoad {

	private NewestLoad() {
	}

	/** {@return what the newest run tells that measured a request or a message} Reads files, so not for the UI thread. @param results the runs of the workspace @throws CoreException where runs cannot be listed */
	public static Optional<MeasuredLoad> of(RunResults results) throws CoreException {
		List<RunFile> runs = new ArrayList<>();
		for (IProject project : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
			if (AnalysedProject.isOn(project)) {
				runs.addAll(results.runs(project));
			}
		}
		runs.sort(Comparator.comparing(RunFile::startedAt));
		return MeasuredLoad.of(runs);
	}
}
