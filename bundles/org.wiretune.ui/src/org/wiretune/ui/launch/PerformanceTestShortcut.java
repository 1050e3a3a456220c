/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.launch;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.osgi.util.NLS;
import org.wiretune.ide.launch.PerformanceTestSettings;
import org.wiretune.ide.launch.ServerFile;
import org.wiretune.ide.workload.WorkloadFiles;

/**
 * Run As, WireTune Performance Test: runs the configuration of a project, of a workload file or of the file of a server. The first time
 * one is made, with the bindings of the module's imports or with the file.
 */
public final class PerformanceTestShortcut extends ConfigurationShortcut<IResource> {

	/** Made by the platform. */
	public PerformanceTestShortcut() {
		super(PerformanceTestSettings.TYPE);
	}

	/** The workload file, the file of a server, or else the project. */
	@Override
	IResource launchable(Object element) {
		IResource resource = element == null ? null : Adapters.adapt(element, IResource.class);
		return resource == null || WorkloadFiles.isWorkload(resource) || ServerFile.kind(resource).isPresent() ? resource : resource.getProject();
	}

	@Override
	boolean isOf(ILaunchConfiguration configuration, IResource resource) throws CoreException {
		PerformanceTestSettings settings = PerformanceTestSettings.read(configuration);
		if (ServerFile.kind(resource).isPresent()) {
			return ServerFile.isOf(settings, resource);
		}
		return WorkloadFiles.isWorkload(resource) ? settings.workload().equals(resource.getFullPath().toString())
				: !settings.hasWorkload() && settings.project().equals(resource.getName());
	}

	@Override
	ILaunchConfiguration create(IResource resource) throws CoreException {
		boolean file = WorkloadFiles.isWorkload(resource);
		String base = file ? resource.getFullPath().removeFileExtension().lastSegment() : resource.getName();
		PerformanceTestSettings settings = ServerFile.kind(resource).isPresent() ? ServerFile.settings((IFile) resource)
				: PerformanceTestSettings.of(resource.getProject().getName()).withWorkload(file ? resource.getFullPath().toString() : ""); //$NON-NLS-1$
		return create(NLS.bind(Messages.MainTab_configurationName, base), settings::write);
	}
}
