/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.launch;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.wiretune.ide.launch.PerformanceTestSettings;

/** A tab that shows a part of the settings of a performance test. On the UI thread only. */
abstract class PerformanceTestTab extends SettingsTab<PerformanceTestSettings> {

	/**
	 * Makes a tab.
	 *
	 * @param image path of its image in this bundle
	 */
	PerformanceTestTab(String image) {
		super(image);
	}

	@Override
	final PerformanceTestSettings read(ILaunchConfiguration configuration) throws CoreException {
		return PerformanceTestSettings.read(configuration);
	}

	@Override
	final void write(PerformanceTestSettings settings, ILaunchConfigurationWorkingCopy configuration) {
		settings.write(configuration);
	}
}
