/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import java.io.File;
import java.util.Set;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Platform;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.wizards.datatransfer.ProjectConfigurator;
import org.wiretune.ide.AnalysedProject;
import org.wiretune.ide.ProjectContent;
import org.wiretune.ide.build.WireTuneNature;

/** Offers WireTune's nature when a project with wiring or server settings is imported from the file system. */
public final class WireTuneProjectConfigurator implements ProjectConfigurator {

	/** Other files make a project; this one only adds to it. */
	@Override
	public Set<File> findConfigurableLocations(File root, IProgressMonitor monitor) {
		return Set.of();
	}

	@Override
	public boolean shouldBeAnEclipseProject(IContainer container, IProgressMonitor monitor) {
		return ProjectContent.isModule(container);
	}

	@Override
	public Set<IFolder> getFoldersToIgnore(IProject project, IProgressMonitor monitor) {
		return Set.of();
	}

	@Override
	public boolean canConfigure(IProject project, Set<IPath> ignoredPaths, IProgressMonitor monitor) {
		return !AnalysedProject.isOn(project) && ProjectContent.isWorthEnabling(project, ignoredPaths);
	}

	@Override
	public void configure(IProject project, Set<IPath> ignoredPaths, IProgressMonitor monitor) {
		try {
			WireTuneNature.enable(project, monitor);
		} catch (CoreException problem) {
			Platform.getLog(WireTuneProjectConfigurator.class).error(NLS.bind(Messages.WireTuneProjectConfigurator_failed, project.getName()), problem);
		}
	}
}
