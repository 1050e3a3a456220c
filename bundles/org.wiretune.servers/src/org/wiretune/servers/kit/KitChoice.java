/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.wiretune.perf.launch.RunServer;

/**
 * A real server that a run is to be on.
 *
 * @param kind which server
 * @param home an installed one; empty for one that is fetched
 * @param archive what is deployed on it; empty for the application of the tester
 * @param startSeconds how long it may take until it is ready
 */
public record KitChoice(ServerKind kind, Optional<Path> home, Optional<Path> archive, int startSeconds) {

	/** Checks that nothing is missing. */
	public KitChoice {
		Objects.requireNonNull(kind, "kind");
		Objects.requireNonNull(home, "home");
		Objects.requireNonNull(archive, "archive");
	}

	/**
	 * Finds the server, and fetches it where it is not on this machine yet, which takes a minute or more.
	 *
	 * @param installations finds servers
	 * @param progress takes sentences that say how far it is
	 * @return the server
	 * @throws IOException when there is none and it cannot be fetched; the message says why and what to do
	 * @throws InterruptedException when the thread is interrupted
	 */
	public RunServer find(ServerInstallations installations, Consumer<String> progress) throws IOException, InterruptedException {
		Optional<Deployment> deployment = archive.isPresent() ? Optional.of(Deployment.of(archive.get())) : Optional.empty();
		ServerInstallation installation = home.isPresent() ? ServerInstallation.in(kind, home.get())
				: installations.get(kind, progress, () -> false);
		return new KitServer(installation, deployment, startSeconds);
	}
}
