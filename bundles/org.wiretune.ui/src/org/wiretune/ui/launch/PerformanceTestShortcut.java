/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.launch;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationType;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.ILaunchShortcut2;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.statushandlers.StatusManager;
import org.wiretune.ide.launch.PerformanceTestSettings;
import org.wiretune.ide.launch.ServerFile;
import org.wiretune.ide.workload.WorkloadFiles;

/**
 * Run As, WireTune Performance Test: runs the configuration of a project, of a workload file or of the file of a server. The
 * first time one is made, with the bindings of the module's imports or with the file; the user is asked only where there are several.
 */
public final class PerformanceTestShortcut implements ILaunchShortcut2 {

	@Override
	public void launch(ISelection selection, String mode) {
		if (selection instanceof IStructuredSelection structured) {
			launch(launchable(structured.getFirstElement()), mode);
		}
	}

	@Override
	public void launch(IEditorPart editor, String mode) {
		launch(launchable(editor.getEditorInput()), mode);
	}

	@Override
	public ILaunchConfiguration[] getLaunchConfigurations(ISelection selection) {
		return selection instanceof IStructuredSelection structured ? configurations(launchable(structured.getFirstElement())) : null;
	}

	@Override
	public ILaunchConfiguration[] getLaunchConfigurations(IEditorPart editor) {
		return configurations(launchable(editor.getEditorInput()));
	}

	@Override
	public IResource getLaunchableResource(ISelection selection) {
		return selection instanceof IStructuredSelection structured ? launchable(structured.getFirstElement()) : null;
	}

	@Override
	public IResource getLaunchableResource(IEditorPart editor) {
		return launchable(editor.getEditorInput());
	}

	private void launch(IResource resource, String mode) {
		if (resource == null) {
			return;
		}
		try {
			ILaunchConfiguration configuration = choose(resource);
			if (configuration != null) {
				DebugUITools.launch(configuration, mode);
			}
		} catch (CoreException problem) {
			StatusManager.getManager().handle(problem.getStatus(), StatusManager.SHOW | StatusManager.LOG);
		}
	}

	/** {@return the configuration of a resource, made the first time; null where there are several and the user chooses none} */
	static ILaunchConfiguration choose(IResource resource) throws CoreException {
		ILaunchConfiguration[] there = configurations(resource);
		if (there == null) {
			return create(resource);
		}
		return there.length == 1 ? there[0] : ConfigurationChoice.ask(there);
	}

	private static ILaunchConfiguration create(IResource resource) throws CoreException {
		ILaunchManager manager = DebugPlugin.getDefault().getLaunchManager();
		boolean file = WorkloadFiles.isWorkload(resource);
		String base = file ? resource.getFullPath().removeFileExtension().lastSegment() : resource.getName();
		String name = manager.generateLaunchConfigurationName(NLS.bind(Messages.MainTab_configurationName, base));
		ILaunchConfigurationWorkingCopy copy = type().newInstance(null, name);
		PerformanceTestSettings settings = ServerFile.kind(resource).isPresent() ? ServerFile.settings((IFile) resource)
				: PerformanceTestSettings.of(resource.getProject().getName()).withWorkload(file ? resource.getFullPath().toString() : ""); //$NON-NLS-1$
		settings.write(copy);
		return copy.doSave();
	}

	/** The configurations of a project, a workload file or the file of a server; null, as the platform wants it, where there is none. */
	private static ILaunchConfiguration[] configurations(IResource resource) {
		if (resource == null) {
			return null;
		}
		List<ILaunchConfiguration> found = new ArrayList<>();
		try {
			for (ILaunchConfiguration configuration : DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurations(type())) {
				if (isOf(PerformanceTestSettings.read(configuration), resource)) {
					found.add(configuration);
				}
			}
		} catch (CoreException unreadable) {
			StatusManager.getManager().handle(unreadable.getStatus(), StatusManager.LOG);
		}
		return found.isEmpty() ? null : found.toArray(ILaunchConfiguration[]::new);
	}

	private static boolean isOf(PerformanceTestSettings settings, IResource resource) {
		if (ServerFile.kind(resource).isPresent()) {
			return ServerFile.isOf(settings, resource);
		}
		return WorkloadFiles.isWorkload(resource) ? settings.workload().equals(resource.getFullPath().toString())
				: !settings.hasWorkload() && settings.project().equals(resource.getName());
	}

	private static ILaunchConfigurationType type() {
		return DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurationType(PerformanceTestSettings.TYPE);
	}

	/** The workload file, the file of a server, or else the project. */
	private static IResource launchable(Object element) {
		IResource resource = element == null ? null : Adapters.adapt(element, IResource.class);
		return resource == null || WorkloadFiles.isWorkload(resource) || ServerFile.kind(resource).isPresent() ? resource : resource.getProject();
	}
}
