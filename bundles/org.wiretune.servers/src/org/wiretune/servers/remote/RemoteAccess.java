/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.remote;

import static org.wiretune.servers.remote.RemoteFailure.TEXTS;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.logging.Level;
import java.util.logging.Logger;

import org.wiretune.safety.thread.DaemonThread;
import org.wiretune.servers.address.RemoteServer;
import org.wiretune.servers.metrics.ConnectionFailedException;
import org.wiretune.servers.metrics.JvmAccess;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.ManagementLink;

/** Asks servers elsewhere by their management interfaces. Of a process elsewhere nobody tells whether it lives. */
public final class RemoteAccess implements JvmAccess {

	/** How long a whole connection may take: several ways through the network, and a server that checks a password slowly. */
	private static final Duration LIMIT = Duration.ofSeconds(20);

	@Override
	public ManagementLink open(JvmTarget target) throws ConnectionFailedException, InterruptedException {
		return open(target.elsewhere().orElseThrow());
	}

	/**
	 * Connects. Blocks for {@code 20} seconds at most, and answers to an interrupt.
	 *
	 * @param server
	 *            a server elsewhere
	 * @return an open link
	 * @throws ConnectionFailedException
	 *             when that is not possible; the message says in a sentence why, and what to do next
	 * @throws InterruptedException
	 *             when interrupted while waiting
	 */
	public static ManagementLink open(RemoteServer server) throws ConnectionFailedException, InterruptedException {
		CompletableFuture<ManagementLink> answer = new CompletableFuture<>();
		// Protocols wait inside of calls that no interrupt reaches, so they get a thread that may be left.
		DaemonThread.start("WireTune connect " + server.address().hostAndPort(), () -> { //$NON-NLS-1$
			try {
				ManagementLink link = opened(server);
				if (!answer.complete(link)) {
					close(link);
				}
			} catch (ConnectionFailedException | RuntimeException | LinkageError failure) {
				answer.completeExceptionally(failure);
			}
		});
		try {
			return answer.get(LIMIT.toMillis(), TimeUnit.MILLISECONDS);
		} catch (ExecutionException failure) {
			if (failure.getCause() instanceof ConnectionFailedException known) {
				throw known;
			}
			throw new ConnectionFailedException(TEXTS.get("remote.failed", server.address().hostAndPort(), String.valueOf(failure.getCause()), server.address().kind().label()), false, failure); //$NON-NLS-1$
		} catch (TimeoutException late) {
			throw new ConnectionFailedException(TEXTS.get("remote.late", server.address().hostAndPort(), Long.toString(LIMIT.toSeconds()), server.address().kind().label()), true, late); //$NON-NLS-1$
		} finally {
			// One that comes too late is closed by who made it.
			answer.cancel(false);
		}
	}

	private static ManagementLink opened(RemoteServer server) throws ConnectionFailedException {
		Reach.check(server.address());
		return switch (server.address().kind()) {
		case JAVA -> RmiLink.open(server);
		case WILDFLY -> WildFlyLink.open(server);
		case LIBERTY -> LibertyLink.open(server);
		case ACTUATOR -> MeterLink.open(server);
		};
	}

	private static void close(ManagementLink link) {
		try {
			link.close();
		} catch (IOException gone) {
			Logger.getLogger(RemoteAccess.class.getName()).log(Level.FINE, "Closing a connection that came too late.", gone); //$NON-NLS-1$
		}
	}

	@Override
	public boolean isAlive(JvmTarget target) {
		return true;
	}

	@Override
	public boolean isPaused(JvmTarget target) {
		return false;
	}

	@Override
	public Optional<JvmTarget> successor(JvmTarget ended) {
		return Optional.empty();
	}
}
