/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.setup;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.equinox.app.IApplication;
import org.eclipse.equinox.app.IApplicationContext;

/**
 * Imports all projects of a clone into the workspace named by {@code -data}, as <em>Existing Projects into Workspace</em> does, builds them
 * against the bundles of this Eclipse and tells each error. {@code -root FOLDER} names the clone. Ends with 1 where there are errors.
 */
public final class ImportApplication implements IApplication {

	/** Folders of the clone whose folders may be projects; the sample solution below a bundle is none of them. */
	private static final List<String> FOLDERS = List.of("bundles", "tests", "releng");

	@Override
	public Object start(IApplicationContext context) throws Exception {
		context.applicationRunning();
		List<String> arguments = List.of((String[]) context.getArguments().get(IApplicationContext.APPLICATION_ARGS));
		int at = arguments.indexOf("-root");
		if (at < 0 || at + 1 >= arguments.size()) {
			System.err.println("The folder of the clone is missing; say -root FOLDER.");
			return Integer.valueOf(2);
		}
		RunningPlatform.use();
		IWorkspace workspace = ResourcesPlugin.getWorkspace();
		List<Path> folders = projects(Path.of(arguments.get(at + 1)));
		for (Path folder : folders) {
			open(workspace, folder);
		}
		settle(workspace);
		int errors = 0;
		int warnings = 0;
		for (IMarker marker : workspace.getRoot().findMarkers(IMarker.PROBLEM, true, IResource.DEPTH_INFINITE)) {
			if (marker.getAttribute(IMarker.SEVERITY, 0) == IMarker.SEVERITY_ERROR) {
				errors++;
				System.out.println(marker.getResource().getFullPath() + ":" + marker.getAttribute(IMarker.LINE_NUMBER, 0) + ": " + marker.getAttribute(IMarker.MESSAGE, ""));
			} else if (marker.getAttribute(IMarker.SEVERITY, 0) == IMarker.SEVERITY_WARNING) {
				warnings++;
			}
		}
		workspace.save(true, null);
		System.out.println(folders.size() + " projects in an Eclipse for plug-ins: " + errors + " errors, " + warnings + " warnings");
		return errors == 0 ? EXIT_OK : Integer.valueOf(1);
	}

	private static List<Path> projects(Path root) throws IOException {
		List<Path> found = new ArrayList<>();
		for (String folder : FOLDERS) {
			try (Stream<Path> children = Files.list(root.resolve(folder))) {
				children.filter(child -> Files.isRegularFile(child.resolve(IProjectDescription.DESCRIPTION_FILE_NAME))).sorted().forEach(found::add);
			}
		}
		return found;
	}

	private static void open(IWorkspace workspace, Path folder) throws CoreException {
		IProjectDescription description = workspace.loadProjectDescription(org.eclipse.core.runtime.Path.fromOSString(folder.resolve(IProjectDescription.DESCRIPTION_FILE_NAME).toString()));
		IProject project = workspace.getRoot().getProject(description.getName());
		if (!project.exists()) {
			project.create(description, null);
		}
		project.open(null);
		project.refreshLocal(IResource.DEPTH_INFINITE, null);
	}

	/** Class paths of plug-ins are worked out by jobs after an import; what was built before they are known is built again. */
	private static void settle(IWorkspace workspace) throws CoreException, InterruptedException {
		for (int kind : new int[] { IncrementalProjectBuilder.FULL_BUILD, IncrementalProjectBuilder.INCREMENTAL_BUILD }) {
			join();
			workspace.build(kind, null);
		}
		join();
	}

	private static void join() throws InterruptedException {
		Job.getJobManager().join(ResourcesPlugin.FAMILY_MANUAL_BUILD, null);
		Job.getJobManager().join(ResourcesPlugin.FAMILY_AUTO_BUILD, null);
	}

	@Override
	public void stop() {
		// Ends by itself.
	}
}
