/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.wiretune.servers.kit.KitTexts.TEXTS;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.launch.RunServer;

/**
 * A real application server as the server side of a run. Each run gets a folder of its own with the configuration, the
 * tester's application and everything the server writes; the installation stays as it is.
 *
 * @param installation the server
 * @param deployment an application of the user that is deployed beside the tester's
 * @param startSeconds how long it may take until it is ready
 */
public record KitServer(ServerInstallation installation, Optional<Deployment> deployment, int startSeconds)
		implements RunServer {

	/** The time for a start where nothing else is said; on a busy machine starts of 43 s were seen. */
	public static final int START_SECONDS = 120;
	/** The shortest time for a start. */
	public static final int SHORTEST_START_SECONDS = 10;
	/** The longest time for a start. */
	public static final int LONGEST_START_SECONDS = 3600;

	/** A little more than the server itself gets, whose own failure says more. */
	private static final long MORE_SECONDS = 15;

	/** Checks the range. */
	public KitServer {
		if (startSeconds < SHORTEST_START_SECONDS || startSeconds > LONGEST_START_SECONDS) {
			throw new IllegalArgumentException(TEXTS.get("start.limit", Integer.toString(startSeconds),
					Integer.toString(SHORTEST_START_SECONDS), Integer.toString(LONGEST_START_SECONDS)));
		}
	}

	/**
	 * A server that has {@value #START_SECONDS} seconds for its start.
	 *
	 * @param installation the server
	 * @param deployment an application of the user that is deployed beside the tester's
	 */
	public KitServer(ServerInstallation installation, Optional<Deployment> deployment) {
		this(installation, deployment, START_SECONDS);
	}

	/**
	 * A server with the tester's application only.
	 *
	 * @param installation the server
	 */
	public KitServer(ServerInstallation installation) {
		this(installation, Optional.empty());
	}

	@Override
	public String name() {
		return installation.name();
	}

	@Override
	public Optional<Path> home() {
		return Optional.of(installation.home());
	}

	@Override
	public long readySeconds() {
		return startSeconds + MORE_SECONDS;
	}

	@Override
	public Plan plan(RunSpecification wanted) throws IOException {
		return KitPlan.of(name(), deployment, RunServer.on(installation.kind().type(), wanted));
	}

	@Override
	public Running start(Order order, Listener listener) throws IOException {
		int port = order.settings().httpPort();
		if (port > 0 && !Ports.isFree(port)) {
			throw new IOException(TEXTS.get("port.inUse", Integer.toString(port)));
		}
		ServerKit kit = ServerKits.of(installation.kind());
		Path lifeline = order.dataDirectory().toAbsolutePath().resolve("lifeline.jar");
		// A tester without its application says so itself.
		order.tester().application();
		ServerKit.Prepared prepared;
		try {
			LifelineJar.write(lifeline);
			prepared = kit.prepare(this, order, CommonArguments.of(order, lifeline));
		} catch (IOException e) {
			throw new IOException(TEXTS.get("prepare.failed", name(), order.dataDirectory(), String.valueOf(e.getMessage())), e);
		}
		try {
			return KitProcess.start(name(), kit.messages(), prepared, order.token(), startSeconds, listener);
		} catch (IOException e) {
			throw new IOException(TEXTS.get("start.noProcess", name(), order.java().executable(), String.valueOf(e.getMessage())), e);
		}
	}

	/** {@return how many applications have to start until it is ready} */
	public int applications() {
		return deployment.isPresent() ? 2 : 1;
	}

	/**
	 * Copies the user's application into a folder of the server.
	 *
	 * @param folder the folder
	 * @return what is to be said of it; nothing without such an application
	 * @throws IOException when it cannot be copied; the message says why
	 */
	public List<String> copyDeployment(Path folder) throws IOException {
		if (deployment.isEmpty()) {
			return List.of();
		}
		Deployment own = deployment.get();
		Files.copy(own.archive(), folder.resolve(own.name()));
		return List.of(own.isEnterprise() ? TEXTS.get("deployment.noteEnterprise", own.name())
				: TEXTS.get("deployment.note", own.name(), own.path()));
	}

	/**
	 * The files that say how a server is set in a folder, those of the run's settings first.
	 *
	 * @param folder the folder it was started in, see {@link Order#dataDirectory()}
	 * @return the files that are there
	 */
	public List<Path> configuration(Path folder) {
		return ServerKits.of(installation.kind()).configuration(folder).stream().filter(Files::isRegularFile).toList();
	}

	/**
	 * The log that a server writes in a folder.
	 *
	 * @param folder the folder it was started in
	 * @return the file, which need not be there
	 */
	public Path logFile(Path folder) {
		return ServerKits.of(installation.kind()).log(folder);
	}
}
