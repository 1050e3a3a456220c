/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.launch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.wiretune.ide.servers.KnownServers;
import org.wiretune.perf.launch.RunServer;
import org.wiretune.servers.kit.Deployment;
import org.wiretune.servers.kit.KitServer;
import org.wiretune.servers.kit.ServerInstallation;
import org.wiretune.servers.kit.ServerKind;

/** Finds the server of a run, and fetches or starts it where it has to. */
final class RunTarget {

	private RunTarget() {
	}

	/**
	 * Finds it. May take a minute or more the first time.
	 *
	 * @param target which server
	 * @param plan what the run is
	 * @param monitor told how far it is; cancels it
	 * @return the server side of the run
	 * @throws CoreException where there is none, with a sentence for the user
	 */
	static RunServer of(TargetSettings target, RunPlan plan, IProgressMonitor monitor) throws CoreException {
		if (target.isEmbedded()) {
			return RunServer.embedded();
		}
		KnownServers servers = KnownServers.get();
		ServerKind kind = target.kind().orElseThrow();
		try {
			Optional<Path> archive = target.archive();
			// A broken archive is said before a server is fetched for it.
			Optional<Deployment> deployment = archive.isPresent() ? Optional.of(Deployment.of(archive.get())) : Optional.empty();
			ServerInstallation installation = target.home().isEmpty() ? servers.install(kind, monitor) : ServerInstallation.in(kind, Path.of(target.home()));
			KitServer kit = new KitServer(installation, deployment, target.startSeconds());
			return target.kept() ? servers.kept(kit, target.home(), plan.specification().server(), monitor)
					: servers.followed(kit, plan.specification().name());
		} catch (IOException e) {
			throw new CoreException(Status.error(e.getMessage(), e));
		}
	}
}
