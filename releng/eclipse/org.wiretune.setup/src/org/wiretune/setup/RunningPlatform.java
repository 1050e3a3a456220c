/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.setup;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.pde.core.target.ITargetDefinition;
import org.eclipse.pde.core.target.ITargetPlatformService;
import org.eclipse.pde.core.target.LoadTargetDefinitionJob;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;
import org.osgi.framework.FrameworkUtil;

/** The bundles of this Eclipse as what plug-ins are built and run with: they are those of {@code wiretune.target}, and those of JDT and PDE. */
final class RunningPlatform {

	private RunningPlatform() {
	}

	/**
	 * Makes them the target platform of the workspace and waits until they are.
	 *
	 * @throws CoreException where they cannot be read
	 * @throws BundleException where plug-in development does not start
	 * @throws InterruptedException where the thread is interrupted
	 */
	static void use() throws CoreException, BundleException, InterruptedException {
		Bundle development = FrameworkUtil.getBundle(ITargetPlatformService.class);
		development.start(Bundle.START_TRANSIENT);
		ITargetPlatformService service = development.getBundleContext().getService(development.getBundleContext().getServiceReference(ITargetPlatformService.class));
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
