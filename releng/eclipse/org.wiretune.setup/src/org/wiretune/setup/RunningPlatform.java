/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.setup;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Platform;
import org.eclipse.pde.core.target.ITargetDefinition;
import org.eclipse.pde.core.target.ITargetPlatformService;
import org.eclipse.pde.core.target.LoadTargetDefinitionJob;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceReference;

/** The bundles of this Eclipse as what plug-ins are built and run with: they are those of {@code wiretune.target}, and those of JDT and PDE. */
final class RunningPlatform {

	private RunningPlatform() {
	}

	/**
	 * Makes them the target platform of the workspace and waits until they are.
	 *
	 * @throws CoreException where they cannot be read
	 * @throws InterruptedException where the thread is interrupted
	 */
	static void use() throws CoreException, InterruptedException {
		BundleContext context = FrameworkUtil.getBundle(RunningPlatform.class).getBundleContext();
		ServiceReference<ITargetPlatformService> reference = context.getServiceReference(ITargetPlatformService.class);
		if (reference == null) {
			throw new IllegalStateException("Plug-in development is not installed in " + Platform.getInstallLocation().getURL() + '.');
		}
		ITargetPlatformService service = context.getService(reference);
		ITargetDefinition target = service.newDefaultTarget();
		target.resolve(null);
		service.saveTargetDefinition(target);
		LoadTargetDefinitionJob load = new LoadTargetDefinitionJob(target);
		load.schedule();
		load.join();
		if (!load.getResult().isOK()) {
			throw new CoreException(load.getResult());
		}
	}
}
