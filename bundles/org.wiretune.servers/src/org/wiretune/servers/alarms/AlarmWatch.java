/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.alarms;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;

import org.wiretune.perf.alarm.Alarm;
import org.wiretune.servers.metrics.MetricConnection;
import org.wiretune.servers.metrics.MetricHistory.BreakKind;
import org.wiretune.servers.metrics.MetricHistory;

/**
 * Feeds the samples of a connection to an {@link AlarmEngine} and passes on what changed. Alarms end where another process
 * answers or the connection is closed; while a process does not answer they stay, because nothing is known.
 * <p>
 * Safe for any thread; listeners are called on the threads of the connection and must be quick.
 */
public final class AlarmWatch implements MetricConnection.Listener, AutoCloseable {

	/** Told what changed. */
	@FunctionalInterface
	public interface Listener {

		/**
		 * Alarms were raised or are over.
		 *
		 * @param changes
		 *            one or more
		 */
		void changed(List<AlarmChange> changes);
	}

	private final MetricConnection connection;
	private final AlarmEngine engine;
	private final List<Listener> listeners = new CopyOnWriteArrayList<>();
	private long lastTime = Long.MIN_VALUE;
	private boolean closed;

	/**
	 * Starts to watch.
	 *
	 * @param connection
	 *            whose samples are looked at
	 * @param engine
	 *            an engine of its own
	 */
	public AlarmWatch(MetricConnection connection, AlarmEngine engine) {
		this.connection = Objects.requireNonNull(connection);
		this.engine = Objects.requireNonNull(engine);
		connection.addListener(this);
	}

	/**
	 * Adds a listener.
	 *
	 * @param listener
	 *            told from now on
	 */
	public void addListener(Listener listener) {
		listeners.add(Objects.requireNonNull(listener));
	}

	/**
	 * The alarms that hold.
	 *
	 * @return a snapshot
	 */
	public List<Alarm> active() {
		return engine.active();
	}

	@Override
	public void changed(MetricConnection source) {
		List<AlarmChange> changes;
		synchronized (this) {
			MetricHistory history = connection.history();
			MetricHistory.Sample sample = history.lastSample();
			if (closed || sample.time() == lastTime || sample.values().isEmpty()) {
				return;
			}
			changes = new java.util.ArrayList<>();
			boolean restarted = history.breaks().stream().anyMatch(each -> each.kind() == BreakKind.RESTART && each.time() > lastTime);
			if (restarted && lastTime != Long.MIN_VALUE) {
				changes.addAll(engine.restart(sample.time()));
			}
			lastTime = sample.time();
			changes.addAll(engine.add(sample.time(), sample.values()));
		}
		tell(changes);
	}

	/**
	 * Watches for something else from now on.
	 *
	 * @param table
	 *            what to watch
	 */
	public void use(AlarmTable table) {
		List<AlarmChange> changes;
		synchronized (this) {
			if (closed) {
				return;
			}
			changes = engine.use(table, connection.now());
		}
		tell(changes);
	}

	private void tell(List<AlarmChange> changes) {
		if (!changes.isEmpty()) {
			listeners.forEach(listener -> listener.changed(List.copyOf(changes)));
		}
	}

	/** Ends the watch, and with it all alarms. The connection stays open. */
	@Override
	public void close() {
		connection.removeListener(this);
		List<AlarmChange> changes;
		synchronized (this) {
			if (closed) {
				return;
			}
			closed = true;
			changes = engine.restart(connection.now());
		}
		tell(changes);
	}
}
