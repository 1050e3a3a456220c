/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.results;

import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.ide.markers.MarkerFix;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.file.MeasuredFix;
import org.wiretune.perf.file.RunHistory;
import org.wiretune.perf.judged.JudgedRuns;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.view.BindingFindings;
import org.wiretune.safety.order.Backwards;

/** The run that a fix is compared with, and what is kept of the finding that it takes away. */
public final class RunBeforeFix {

	private RunBeforeFix() {
	}

	/**
	 * {@return whether runs of its project can tell what a fix of a finding comes to: it has a fix, and is about a binding or the project
	 * has runs}
	 *
	 * @param marker the marker of a finding
	 */
	public static boolean canTell(IMarker marker) {
		return !MarkerFix.of(marker).isEmpty() && (BindingFindings.against(FindingMarkers.ruleId(marker)).isPresent() || marker.getResource().getProject().getFolder(RunHistory.FOLDER_NAME).exists());
	}

	/**
	 * {@return the newest run of the project that came to its end and, where the finding is about a binding, measured that; empty where
	 * there is none} Reads files, so not for the UI thread.
	 *
	 * @param marker the marker of a finding
	 * @param results the runs of the workspace
	 * @throws CoreException where the runs cannot be listed
	 */
	public static Optional<RunHistory.Entry> of(IMarker marker, RunResults results) throws CoreException {
		IProject project = marker.getResource().getProject();
		Optional<BindingUnderTest> binding = BindingFindings.against(FindingMarkers.ruleId(marker));
		List<RunHistory.Entry> entries = results.entries(project);
		return Backwards.of(entries).stream().filter(entry -> entry.run().filter(run -> run.state() == RunState.COMPLETED && measured(run, binding)).isPresent()).findFirst();
	}

	private static boolean measured(RunFile run, Optional<BindingUnderTest> binding) {
		return binding.isEmpty() || JudgedRuns.of(List.of(run)).usual(binding.get()).isPresent();
	}

	/**
	 * {@return what is kept of a finding that a fix takes away; the run after it is not known yet}
	 *
	 * @param marker the marker of the finding, while it is there
	 * @param fix the fix
	 * @param before name of the run file before it
	 */
	public static MeasuredFix kept(IMarker marker, MarkerFix fix, String before) {
		return new MeasuredFix(FindingMarkers.ruleId(marker), marker.getAttribute(IMarker.MESSAGE, ""), marker.getResource().getProjectRelativePath().toString(),
				marker.getAttribute(IMarker.LINE_NUMBER, 1), fix.label(), before, "");
	}
}
