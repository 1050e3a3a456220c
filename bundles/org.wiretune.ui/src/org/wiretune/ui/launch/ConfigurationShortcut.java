/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.launch;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import org.eclipse.core.resources.IResource;
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
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.statushandlers.StatusManager;

/**
 * Launches the configuration of a resource. The first time one is made; the user is asked only where there are several. UI thread only.
 *
 * @param <R> what has configurations
 */
abstract class ConfigurationShortcut<R extends IResource> implements ILaunchShortcut2 {

	private final String type;

	/** A shortcut. @param type id of the type of the configurations */
	ConfigurationShortcut(String type) {
		this.type = type;
	}

	/** {@return what an element of a selection, or an input of an editor, stands for; null for nothing} @param element the element, or null */
	abstract R launchable(Object element);

	/** {@return whether a configuration is that of a resource} @param configuration one of the type @param resource the resource */
	abstract boolean isOf(ILaunchConfiguration configuration, R resource) throws CoreException;

	/** {@return a new configuration of a resource} @param resource the resource */
	abstract ILaunchConfiguration create(R resource) throws CoreException;

	/**
	 * Makes what is to be there when the configuration is launched.
	 *
	 * @throws CoreException when that cannot be made; the launch is given up
	 */
	void beforeLaunch() throws CoreException {
		// Mostly nothing.
	}

	@Override
	public final void launch(ISelection selection, String mode) {
		if (selection instanceof IStructuredSelection structured) {
			launch(launchable(structured.getFirstElement()), mode);
		}
	}

	@Override
	public final void launch(IEditorPart editor, String mode) {
		launch(launchable(editor.getEditorInput()), mode);
	}

	@Override
	public final ILaunchConfiguration[] getLaunchConfigurations(ISelection selection) {
		return selection instanceof IStructuredSelection structured ? configurations(launchable(structured.getFirstElement())) : null;
	}

	@Override
	public final ILaunchConfiguration[] getLaunchConfigurations(IEditorPart editor) {
		return configurations(launchable(editor.getEditorInput()));
	}

	@Override
	public final IResource getLaunchableResource(ISelection selection) {
		return selection instanceof IStructuredSelection structured ? launchable(structured.getFirstElement()) : null;
	}

	@Override
	public final IResource getLaunchableResource(IEditorPart editor) {
		return launchable(editor.getEditorInput());
	}

	private void launch(R resource, String mode) {
		if (resource == null) {
			return;
		}
		try {
			ILaunchConfiguration configuration = choose(resource);
			if (configuration != null) {
				beforeLaunch();
				DebugUITools.launch(configuration, mode);
			}
		} catch (CoreException problem) {
			StatusManager.getManager().handle(problem.getStatus(), StatusManager.SHOW | StatusManager.LOG);
		}
	}

	/** {@return the configuration of a resource, made the first time; null where there are several and the user chooses none} */
	final ILaunchConfiguration choose(R resource) throws CoreException {
		ILaunchConfiguration[] there = configurations(resource);
		if (there == null) {
			return create(resource);
		}
		return there.length == 1 ? there[0] : ConfigurationChoice.ask(there);
	}

	/** {@return a new configuration that is kept} @param name its name; a number follows where there is one @param settings writes what it says */
	final ILaunchConfiguration create(String name, Consumer<ILaunchConfigurationWorkingCopy> settings) throws CoreException {
		ILaunchConfigurationWorkingCopy copy = type().newInstance(null, manager().generateLaunchConfigurationName(name));
		settings.accept(copy);
		return copy.doSave();
	}

	/** The configurations of a resource; null, as the platform wants it, where there is none. */
	private ILaunchConfiguration[] configurations(R resource) {
		if (resource == null) {
			return null;
		}
		List<ILaunchConfiguration> found = new ArrayList<>();
		try {
			for (ILaunchConfiguration configuration : manager().getLaunchConfigurations(type())) {
				if (isOf(configuration, resource)) {
					found.add(configuration);
				}
			}
		} catch (CoreException unreadable) {
			StatusManager.getManager().handle(unreadable.getStatus(), StatusManager.LOG);
		}
		return found.isEmpty() ? null : found.toArray(ILaunchConfiguration[]::new);
	}

	private static ILaunchManager manager() {
		return DebugPlugin.getDefault().getLaunchManager();
	}

	private ILaunchConfigurationType type() {
		return manager().getLaunchConfigurationType(type);
	}
}
