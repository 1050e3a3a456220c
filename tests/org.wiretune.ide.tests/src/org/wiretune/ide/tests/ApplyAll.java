/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.tests;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.equinox.app.IApplication;
import org.eclipse.equinox.app.IApplicationContext;
import org.wiretune.ide.build.WireTuneNature;
import org.wiretune.ide.fix.FixRefactoring;
import org.wiretune.ide.fix.MarkerPlaces;
import org.wiretune.ide.fix.PreparedFix;
import org.wiretune.ide.markers.MarkerFix;

/**
 * An Eclipse without a window that applies one fix to all findings of a folder. Says {@code ready} right before, and makes
 * a file {@code applied} beside the folder behind.
 */
public final class ApplyAll implements IApplication {

	@Override
	public Object start(IApplicationContext context) throws Exception {
		String[] arguments = (String[]) context.getArguments().get(IApplicationContext.APPLICATION_ARGS);
		Path folder = Path.of(arguments[0]);
		IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(folder.getFileName().toString());
		if (!project.exists()) {
			IProjectDescription description = ResourcesPlugin.getWorkspace().newProjectDescription(project.getName());
			description.setLocation(IPath.fromPath(folder));
			project.create(description, null);
		}
		project.open(null);
		WireTuneNature.enable(project, null);
		TestProject.build();
		String fix = arguments[1];
		List<IMarker> markers = TestProject.findings(project).stream().filter(marker -> MarkerFix.of(marker).stream().anyMatch(each -> each.id().equals(fix))).toList();
		PreparedFix prepared = PreparedFix.of(new FixRefactoring("All", fix, markers, MarkerPlaces.SAVED), null);
		System.out.println("ready " + markers.size());
		System.out.flush();
		prepared.apply(null);
		Files.createFile(folder.resolveSibling("applied"));
		return EXIT_OK;
	}

	@Override
	public void stop() {
		// It is killed.
	}
}
