/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

import org.wiretune.servers.RunningServer;
import org.wiretune.servers.RunningServers;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.MetricConnection;
import org.wiretune.servers.metrics.MetricTable;

/**
 * What a gauges view does, without a window: follows performance runs or watches a chosen process, freezes, and gives a
 * snapshot to show.
 * <p>
 * Safe for any thread; no method waits for a process. The listener is called on background threads.
 */
public final class GaugeSession implements AutoCloseable, RunningServers.Listener {

	private final RunningServers servers;
	private final Supplier<MetricConnection> connections;
	private final GaugeBoard board;
	private final ConnectionSentence sentences;
	private final Runnable listener;

	// All below is guarded by this.
	private MetricConnection connection;
	private boolean following;
	private List<GaugeReading> held = List.of();
	private boolean frozen;
	private long frozenSince;
	private boolean closed;

	/**
	 * A session that neither follows nor watches yet.
	 *
	 * @param servers
	 *            where performance runs announce their servers
	 * @param connections
	 *            makes a connection with the standard table
	 * @param limits
	 *            limits that the user has set
	 * @param locale
	 *            for decimal separators
	 * @param zone
	 *            for times of day
	 * @param listener
	 *            told when a new snapshot is worth asking for, at most about once a second
	 */
	public GaugeSession(RunningServers servers, Supplier<MetricConnection> connections, GaugeLimits limits, Locale locale,
			ZoneId zone, Runnable listener) {
		this.servers = Objects.requireNonNull(servers);
		this.connections = Objects.requireNonNull(connections);
		this.listener = Objects.requireNonNull(listener);
		board = new GaugeBoard(GaugeTable.standard(), MetricTable.standard(), limits, locale);
		sentences = new ConnectionSentence(zone);
		servers.addListener(this);
	}

	/** Follows performance runs: the server that runs now, and each one that starts later. */
	public void follow() {
		synchronized (this) {
			if (closed) {
				return;
			}
			if (!following) {
				drop();
			}
			following = true;
			servers.newest().ifPresent(this::attach);
		}
		listener.run();
	}

	/**
	 * Watches one process and no longer follows runs.
	 *
	 * @param target
	 *            the process
	 */
	public void choose(JvmTarget target) {
		synchronized (this) {
			if (closed) {
				return;
			}
			following = false;
			drop();
			open().connect(target);
		}
		listener.run();
	}

	/** Ends the connection and follows no runs. What was shown goes. */
	public void disconnect() {
		synchronized (this) {
			following = false;
			drop();
		}
		listener.run();
	}

	/**
	 * Whether performance runs are followed.
	 *
	 * @return {@code false} for a chosen process or none
	 */
	public synchronized boolean isFollowing() {
		return following;
	}

	/**
	 * Holds what is shown, or lets it go on. Values are read all the while, so nothing is missing from the history.
	 *
	 * @param freeze
	 *            whether to hold
	 */
	public void freeze(boolean freeze) {
		synchronized (this) {
			if (freeze == frozen) {
				return;
			}
			held = freeze && connection != null ? board.read(connection) : List.of();
			frozenSince = connection == null ? System.currentTimeMillis() : connection.now();
			frozen = freeze;
		}
		listener.run();
	}

	/**
	 * Whether what is shown is held.
	 *
	 * @return {@code true} after {@link #freeze}
	 */
	public synchronized boolean isFrozen() {
		return frozen;
	}

	/**
	 * The process that is watched now or was watched last.
	 *
	 * @return empty when there is no connection
	 */
	public synchronized Optional<JvmTarget> target() {
		return Optional.ofNullable(connection).flatMap(open -> open.status().target());
	}

	/**
	 * What to show now.
	 *
	 * @return a snapshot
	 */
	public synchronized GaugeSnapshot snapshot() {
		if (connection == null) {
			return new GaugeSnapshot(Optional.empty(), sentences.none(following), "", held, frozen); //$NON-NLS-1$
		}
		String sentence = sentences.of(connection.status());
		if (frozen) {
			sentence = sentences.frozen(frozenSince) + ' ' + sentence;
		}
		return new GaugeSnapshot(Optional.of(connection.status()), sentence, sentences.cost(connection),
				frozen ? held : board.read(connection), frozen);
	}

	@Override
	public void started(RunningServer server) {
		synchronized (this) {
			if (closed || !following) {
				return;
			}
			attach(server);
		}
		listener.run();
	}

	/** The connection notices the end of the process by itself, and tells it apart from a process that hangs. */
	@Override
	public void ended(RunningServer server) {
		listener.run();
	}

	/** Must hold the lock. */
	private void attach(RunningServer server) {
		// The same connection: the history of the run before stays in sight, behind a break.
		(connection == null ? open() : connection).connect(new JvmTarget(server.pid(), server.name(), server.jmxAddress()));
	}

	/** Must hold the lock. */
	private MetricConnection open() {
		connection = connections.get();
		connection.addListener(source -> listener.run());
		return connection;
	}

	/** Must hold the lock. */
	private void drop() {
		if (connection != null) {
			connection.close();
			connection = null;
		}
		held = List.of();
		frozen = false;
	}

	/** Ends everything; no thread is left. */
	@Override
	public void close() {
		servers.removeListener(this);
		synchronized (this) {
			closed = true;
			following = false;
			drop();
		}
	}
}
