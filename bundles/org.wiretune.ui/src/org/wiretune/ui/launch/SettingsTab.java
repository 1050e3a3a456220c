/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.launch;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.ui.AbstractLaunchConfigurationTab;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.jface.resource.ResourceManager;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.graphics.Image;
import org.wiretune.ide.launch.PerformanceTestSettings;

/** A tab that shows a part of the settings of a performance test. On the UI thread only. */
abstract class SettingsTab extends AbstractLaunchConfigurationTab {

	private final String image;
	private ResourceManager images;

	/**
	 * Makes a tab.
	 *
	 * @param image path of its image in this bundle
	 */
	SettingsTab(String image) {
		this.image = image;
	}

	/**
	 * Shows settings.
	 *
	 * @param settings the settings
	 */
	abstract void show(PerformanceTestSettings settings);

	/**
	 * {@return settings with what the user entered in this tab}
	 *
	 * @param settings the settings with what the other tabs say
	 */
	abstract PerformanceTestSettings entered(PerformanceTestSettings settings);

	/**
	 * {@return what is wrong in this tab, as a sentence, or null}
	 *
	 * @param settings the settings
	 */
	abstract String problem(PerformanceTestSettings settings);

	@Override
	public final void initializeFrom(ILaunchConfiguration configuration) {
		try {
			show(PerformanceTestSettings.read(configuration));
		} catch (CoreException problem) {
			setErrorMessage(problem.getStatus().getMessage());
		}
	}

	@Override
	public final void performApply(ILaunchConfigurationWorkingCopy configuration) {
		try {
			entered(PerformanceTestSettings.read(configuration)).write(configuration);
		} catch (CoreException problem) {
			setErrorMessage(problem.getStatus().getMessage());
		}
	}

	@Override
	public final boolean isValid(ILaunchConfiguration configuration) {
		try {
			setErrorMessage(problem(PerformanceTestSettings.read(configuration)));
		} catch (CoreException problem) {
			setErrorMessage(problem.getStatus().getMessage());
		}
		return getErrorMessage() == null;
	}

	@Override
	public final Image getImage() {
		if (images == null) {
			images = new LocalResourceManager(JFaceResources.getResources());
		}
		return images.create(ResourceLocator.imageDescriptorFromBundle("org.wiretune.ui", image).orElse(ImageDescriptor.getMissingImageDescriptor())); //$NON-NLS-1$
	}

	@Override
	public void dispose() {
		if (images != null) {
			images.dispose();
			images = null;
		}
		super.dispose();
	}
}
