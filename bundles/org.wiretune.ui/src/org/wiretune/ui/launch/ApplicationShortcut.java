/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.launch;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.wiretune.ide.launch.ApplicationSettings;
import org.wiretune.ui.gauges.GaugesView;

/** Run As, WireTune Application: starts what the build of a project made, with the Gauges view beside it. */
public final class ApplicationShortcut extends ConfigurationShortcut<IProject> {

	/** Made by the platform. */
	public ApplicationShortcut() {
		super(ApplicationSettings.TYPE);
	}

	@Override
	IProject launchable(Object element) {
		IResource resource = element == null ? null : Adapters.adapt(element, IResource.class);
		return resource == null ? null : resource.getProject();
	}

	@Override
	boolean isOf(ILaunchConfiguration configuration, IProject project) throws CoreException {
		return ApplicationSettings.read(configuration).project().equals(project.getName());
	}

	@Override
	ILaunchConfiguration create(IProject project) throws CoreException {
		return create(NLS.bind(Messages.ApplicationTab_configurationName, project.getName()), ApplicationSettings.of(project.getName())::write);
	}

	/** Beside what the user has in front, not in place of the console that comes. */
	@Override
	void beforeLaunch() throws CoreException {
		IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		IWorkbenchPage page = window == null ? null : window.getActivePage();
		if (page != null) {
			page.showView(GaugesView.ID, null, IWorkbenchPage.VIEW_VISIBLE);
		}
	}
}
