/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.workload;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspaceRunnable;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.wiretune.perf.workload.edit.PlacedProblem;

/** Keeps the markers of workload files. */
public final class WorkloadMarkers {

	/** Type of the markers; it stands in the plugin.xml of this bundle. */
	public static final String TYPE = "org.wiretune.ide.workloadProblem";

	private WorkloadMarkers() {
	}

	/**
	 * Reads a file and replaces its markers. A file that is not there any more has none.
	 *
	 * @param file a workload file
	 * @param monitor shows progress
	 * @throws CoreException where it cannot be read
	 */
	public static void update(IFile file, IProgressMonitor monitor) throws CoreException {
		if (!file.exists()) {
			return;
		}
		List<PlacedProblem> problems = PlacedProblem.of(WorkloadFiles.text(file));
		IWorkspaceRunnable replace = progress -> {
			file.deleteMarkers(TYPE, true, IResource.DEPTH_ZERO);
			for (PlacedProblem problem : problems) {
				file.createMarker(TYPE, attributes(problem));
			}
		};
		ResourcesPlugin.getWorkspace().run(replace,
				ResourcesPlugin.getWorkspace().getRuleFactory().markerRule(file), IResource.NONE, monitor);
	}

	private static Map<String, Object> attributes(PlacedProblem problem) {
		Map<String, Object> attributes = new HashMap<>();
		attributes.put(IMarker.MESSAGE, problem.sentence());
		attributes.put(IMarker.SEVERITY, problem.warning() ? IMarker.SEVERITY_WARNING : IMarker.SEVERITY_ERROR);
		attributes.put(IMarker.LINE_NUMBER, problem.line());
		attributes.put(IMarker.CHAR_START, problem.offset());
		attributes.put(IMarker.CHAR_END, problem.offset() + problem.length());
		return attributes;
	}
}
