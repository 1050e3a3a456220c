/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.proof;

import java.io.IOException;
import java.util.Optional;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.wiretune.ide.launch.ProvenApplication;
import org.wiretune.perf.workload.Workload;
import org.wiretune.servers.application.OwnConfiguration;
import org.wiretune.servers.kit.ApplicationServer;
import org.wiretune.servers.kit.ApplicationSides;
import org.wiretune.servers.kit.ServerInstallation;

/**
 * Both sides of a proof on an application of the user, before anything is started.
 *
 * @param before the application as it is
 * @param after the application with the fix
 * @param application where it comes from and what it runs on
 * @param load what calls it
 */
public record OwnSides(OwnConfiguration before, OwnConfiguration after, ProvenApplication application, Workload load) {

	/**
	 * Finds the server that both sides run on, and fetches it where it is not there.
	 *
	 * @param monitor told how far it is; cancels it
	 * @return what starts both sides
	 * @throws CoreException with a sentence for the user where there is no server, or the load is none for it
	 */
	ApplicationSides on(IProgressMonitor monitor) throws CoreException {
		Optional<ServerInstallation> installation = application.installation(monitor);
		try {
			return new ApplicationSides(ApplicationServer.of(before, installation, load, application.startSeconds()), ApplicationServer.of(after, installation, load, application.startSeconds()));
		} catch (IOException noLoad) {
			throw new CoreException(Status.error(noLoad.getMessage(), noLoad));
		}
	}
}
