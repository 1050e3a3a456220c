/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.launch;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IProject;
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
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.statushandlers.StatusManager;
import org.wiretune.ide.launch.ApplicationSettings;
import org.wiretune.ui.gauges.GaugesView;

/**
 * Run As, WireTune Application: starts what the build of a project made, with the Gauges view beside it. The first time a
 * configuration is made; the user is asked only where there are several.
 */
public final class ApplicationShortcut implements ILaunchShortcut2 {

	@Override
	public void launch(ISelection selection, String mode) {
		if (selection instanceof IStructuredSelection structured) {
			launch(project(structured.getFirstElement()), mode);
		}
	}

	@Override
	public void launch(IEditorPart editor, String mode) {
		launch(project(editor.getEditorInput()), mode);
	}

	@Override
	public ILaunchConfiguration[] getLaunchConfigurations(ISelection selection) {
		return selection instanceof IStructuredSelection structured ? configurations(project(structured.getFirstElement())) : null;
	}

	@Override
	public ILaunchConfiguration[] getLaunchConfigurations(IEditorPart editor) {
		return configurations(project(editor.getEditorInput()));
	}

	@Override
	public IResource getLaunchableResource(ISelection selection) {
		return selection instanceof IStructuredSelection structured ? project(structured.getFirstElement()) : null;
	}

	@Override
	public IResource getLaunchableResource(IEditorPart editor) {
		return project(editor.getEditorInput());
	}

	private static void launch(IProject project, String mode) {
		if (project == null) {
			return;
		}
		try {
			ILaunchConfiguration[] there = configurations(project);
			ILaunchConfiguration configuration = there == null ? create(project) : there.length == 1 ? there[0] : ConfigurationChoice.ask(there);
			if (configuration != null) {
				showGauges();
				DebugUITools.launch(configuration, mode);
			}
		} catch (CoreException problem) {
			StatusManager.getManager().handle(problem.getStatus(), StatusManager.SHOW | StatusManager.LOG);
		}
	}

	/** Beside what the user has in front, not in place of the console that comes. */
	private static void showGauges() throws CoreException {
		IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		IWorkbenchPage page = window == null ? null : window.getActivePage();
		if (page != null) {
			page.showView(GaugesView.ID, null, IWorkbenchPage.VIEW_VISIBLE);
		}
	}

	private static ILaunchConfiguration create(IProject project) throws CoreException {
		ILaunchManager manager = DebugPlugin.getDefault().getLaunchManager();
		String name = manager.generateLaunchConfigurationName(NLS.bind(Messages.ApplicationTab_configurationName, project.getName()));
		ILaunchConfigurationWorkingCopy copy = type().newInstance(null, name);
		ApplicationSettings.of(project.getName()).write(copy);
		return copy.doSave();
	}

	/** The configurations of a project; null, as the platform wants it, where there is none. */
	private static ILaunchConfiguration[] configurations(IProject project) {
		if (project == null) {
			return null;
		}
		List<ILaunchConfiguration> found = new ArrayList<>();
		try {
			for (ILaunchConfiguration configuration : DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurations(type())) {
				if (ApplicationSettings.read(configuration).project().equals(project.getName())) {
					found.add(configuration);
				}
			}
		} catch (CoreException unreadable) {
			StatusManager.getManager().handle(unreadable.getStatus(), StatusManager.LOG);
		}
		return found.isEmpty() ? null : found.toArray(ILaunchConfiguration[]::new);
	}

	private static ILaunchConfigurationType type() {
		return DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurationType(ApplicationSettings.TYPE);
	}

	private static IProject project(Object element) {
		IResource resource = element == null ? null : Adapters.adapt(element, IResource.class);
		return resource == null ? null : resource.getProject();
	}
}
