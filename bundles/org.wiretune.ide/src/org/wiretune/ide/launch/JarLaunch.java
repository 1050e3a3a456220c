/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.launch;

import java.util.List;
import java.util.Optional;

import org.eclipse.core.runtime.CoreException;
import org.wiretune.lint.reading.Reading;
import org.wiretune.perf.workload.Workload;
import org.wiretune.servers.kit.KitServer;

/**
 * A runnable jar of the user with its load.
 *
 * @param settings what its launch configuration says
 */
record JarLaunch(ApplicationSettings settings) implements OwnLaunch {

	@Override
	public String loadName() {
		return ArchiveLaunch.name(settings.workload());
	}

	@Override
	public Workload load() throws CoreException {
		return settings.load();
	}

	@Override
	public ProvenApplication find(Reading reading) throws CoreException {
		return new ProvenApplication(settings.find().file(), Optional.empty(), settings.jvmWords(), Optional.empty(), "", KitServer.START_SECONDS, List.of());
	}
}
