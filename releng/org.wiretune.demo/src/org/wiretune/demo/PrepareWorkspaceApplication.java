/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.demo;

import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.equinox.app.IApplication;
import org.eclipse.equinox.app.IApplicationContext;
import org.wiretune.ide.sample.SampleSolution;

/** Creates the sample solution in the workspace named by {@code -data}, builds and saves it, and ends. */
public final class PrepareWorkspaceApplication implements IApplication {

	@Override
	public Object start(IApplicationContext context) throws Exception {
		context.applicationRunning();
		SampleSolution.create(new NullProgressMonitor());
		ResourcesPlugin.getWorkspace().build(IncrementalProjectBuilder.FULL_BUILD, new NullProgressMonitor());
		ResourcesPlugin.getWorkspace().save(true, new NullProgressMonitor());
		return EXIT_OK;
	}

	@Override
	public void stop() {
		// Ends by itself.
	}
}
