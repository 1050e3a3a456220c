/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * The servers of performance runs that are alive now. Who starts a run announces its server here; who watches servers
 * (the gauges) listens. Neither knows the other, and nothing is started or polled by this class.
 * <p>
 * Safe for any thread. Listeners are called on the announcing thread, so they must be quick and must not block.
 */
public final class RunningServers {

	/** Told about servers that appear and go. */
	public interface Listener {

		/**
		 * A server process is up.
		 *
		 * @param server
		 *            the new server
		 */
		void started(RunningServer server);

		/**
		 * A server process has ended, by itself or because its run stopped it.
		 *
		 * @param server
		 *            the server as it was announced
		 */
		void ended(RunningServer server);
	}

	private static final RunningServers SHARED = new RunningServers();

	private final Map<Long, RunningServer> servers = new LinkedHashMap<>();
	private final List<Listener> listeners = new CopyOnWriteArrayList<>();

	/** An empty list of its own, for tests and for several workbenches in one process. */
	public RunningServers() {
	}

	/**
	 * The list of this Java process.
	 *
	 * @return always the same object
	 */
	public static RunningServers shared() {
		return SHARED;
	}

	/**
	 * Announces a server. A second announcement of the same process id replaces the first.
	 *
	 * @param server
	 *            the server that is up
	 */
	public void started(RunningServer server) {
		Objects.requireNonNull(server);
		synchronized (servers) {
			servers.remove(server.pid());
			servers.put(server.pid(), server);
		}
		tell(listener -> listener.started(server));
	}

	/**
	 * Says that a server has ended. Unknown process ids are ignored, so that a stop pressed twice does no harm.
	 *
	 * @param pid
	 *            its process id
	 */
	public void ended(long pid) {
		RunningServer server;
		synchronized (servers) {
			server = servers.remove(pid);
		}
		if (server != null) {
			tell(listener -> listener.ended(server));
		}
	}

	/**
	 * The server that was announced last and has not ended.
	 *
	 * @return the newest server, empty when none runs
	 */
	public Optional<RunningServer> newest() {
		synchronized (servers) {
			RunningServer newest = null;
			for (RunningServer server : servers.values()) {
				newest = server;
			}
			return Optional.ofNullable(newest);
		}
	}

	/**
	 * All servers that run now.
	 *
	 * @return in the order in which they were announced
	 */
	public List<RunningServer> all() {
		synchronized (servers) {
			return List.copyOf(servers.values());
		}
	}

	/**
	 * Adds a listener; adding it twice changes nothing.
	 *
	 * @param listener
	 *            who wants to know
	 */
	public void addListener(Listener listener) {
		Objects.requireNonNull(listener);
		if (!listeners.contains(listener)) {
			listeners.add(listener);
		}
	}

	/**
	 * Removes a listener.
	 *
	 * @param listener
	 *            who no longer wants to know
	 */
	public void removeListener(Listener listener) {
		listeners.remove(listener);
	}

	/** A listener that fails must not stop a run, so its error is logged and the others are still told. */
	private void tell(Consumer<Listener> call) {
		for (Listener listener : listeners) {
			try {
				call.accept(listener);
			} catch (RuntimeException failure) {
				Logger.getLogger(RunningServers.class.getName()).log(Level.WARNING,
						"A listener for running servers failed.", failure); //$NON-NLS-1$
			}
		}
	}
}
