/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Level;
import java.util.logging.Logger;

import javax.management.MBeanServerConnection;

import org.wiretune.safety.text.Texts;

/**
 * Watches one Java process: attaches to it, or asks it by its address, reads the {@link MetricTable} in one batch a second, keeps the
 * {@link MetricHistory}, and notices when the process stops answering, ends, or is replaced by another. After a loss it
 * tries again by itself for as long as it is open.
 * <p>
 * Safe for any thread, the UI thread included: no method waits for the process. Listeners are called on background
 * threads, at most once per reading and once per change of state.
 */
public final class MetricConnection implements AutoCloseable {

	private static final Texts TEXTS = Texts.of(MetricConnection.class, "messages"); //$NON-NLS-1$

	/** Told when there is something new to look at. */
	@FunctionalInterface
	public interface Listener {

		/**
		 * New values or a new state.
		 *
		 * @param connection
		 *            where it happened
		 */
		void changed(MetricConnection connection);
	}

	/** Time between two readings. */
	public static final Duration INTERVAL = Duration.ofSeconds(1);

	/** A reading that takes longer counts as lost connection; it goes on waiting in the background. */
	static final long READ_LIMIT = 3_000;

	/** The same for a server elsewhere, where each of some dozens of questions also takes its way through the network. */
	static final long FAR_READ_LIMIT = 10_000;

	/** A reading of a server elsewhere that takes longer is given up for a new connection: nobody tells that the old one is dead. */
	static final long FAR_GIVE_UP = 20_000;

	/** An MBean that answers later than this is left out for a while. */
	static final long SILENT_LIMIT = 5_000;

	/** An attempt to connect that takes longer is reported; it goes on waiting in the background. */
	static final long OPEN_LIMIT = 12_000;

	/** Time between two attempts to connect. */
	static final long RETRY_PAUSE = 2_000;

	/** A process that is just starting may refuse to be attached to. Refusals in its first seconds are no failure yet. */
	static final long STARTING_TIME = 5_000;

	/** How long {@link ConnectionState#RESTARTED} is shown. */
	static final long RESTARTED_TIME = 60_000;

	private enum Work {
		NOTHING, OPENING, READING, SEARCHING
	}

	private record Identity(long pid, long processStart) {
	}

	private final JvmAccess access;
	private final SamplingSchedule schedule;
	private final MetricHistory history;
	private final List<Listener> listeners = new CopyOnWriteArrayList<>();

	// All below is guarded by this.
	private MetricTable table;
	private DerivedValues derived;
	private ConnectionStatus status;
	private JvmTarget target;
	private JvmTarget sampledTarget;
	private Identity sampledIdentity;
	private final SilentBeans silent = new SilentBeans();
	private ManagementLink link;
	private BatchReader reader;
	private Work work = Work.NOTHING;
	private SamplingSchedule.Task task;
	private long workStarted;
	private long generation;
	private long targetSince;
	private long nextAttempt;
	private boolean gapPending;
	private boolean started;
	private SamplingOverhead overhead = SamplingOverhead.NONE;

	/**
	 * A connection; the one of the product to local processes is made in {@code host}.
	 *
	 * @param table
	 *            what to read
	 * @param access
	 *            how to get at processes
	 * @param schedule
	 *            time and threads; closed with the connection
	 */
	public MetricConnection(MetricTable table, JvmAccess access, SamplingSchedule schedule) {
		this.table = Objects.requireNonNull(table);
		this.access = Objects.requireNonNull(access);
		this.schedule = Objects.requireNonNull(schedule);
		history = new MetricHistory(MetricSeries.ONE_HOUR);
		derived = new DerivedValues(table.derived(), table.differences());
		status = new ConnectionStatus(ConnectionState.CONNECTING, Optional.empty(), Optional.empty(), schedule.now(), "", //$NON-NLS-1$
				false);
	}

	/**
	 * Watches a process, at once or instead of the one before. What was read of the one before stays in the history, behind
	 * a break.
	 *
	 * @param newTarget
	 *            the process
	 */
	public void connect(JvmTarget newTarget) {
		Objects.requireNonNull(newTarget);
		synchronized (this) {
			if (isClosed() || newTarget.equals(target) && status.isLive()) {
				return;
			}
			abandon();
			begin(newTarget);
			if (!started) {
				started = true;
				schedule.every(INTERVAL, this::tick);
			}
		}
		changed();
	}

	/** Must hold the lock. */
	private void begin(JvmTarget newTarget) {
		target = newTarget;
		targetSince = schedule.now();
		nextAttempt = 0;
		state(ConnectionState.CONNECTING, "", false); //$NON-NLS-1$
	}

	/**
	 * The state now.
	 *
	 * @return a snapshot
	 */
	public synchronized ConnectionStatus status() {
		return status;
	}

	/**
	 * All that was read.
	 *
	 * @return live, safe for any thread
	 */
	public MetricHistory history() {
		return history;
	}

	/**
	 * What is read.
	 *
	 * @return the table given last
	 */
	public synchronized MetricTable table() {
		return table;
	}

	/**
	 * Reads something else from the next reading on. What was read stays in the history; figures that look back begin anew.
	 *
	 * @param next
	 *            what to read
	 */
	public synchronized void read(MetricTable next) {
		if (next.equals(table)) {
			return;
		}
		table = Objects.requireNonNull(next);
		derived = new DerivedValues(table.derived(), table.differences());
		if (link != null) {
			reader = new BatchReader(table, silent);
		}
	}

	/**
	 * The time by which the history is stamped.
	 *
	 * @return milliseconds since 1970
	 */
	public long now() {
		return schedule.now();
	}

	/**
	 * What watching costs.
	 *
	 * @return a snapshot
	 */
	public synchronized SamplingOverhead overhead() {
		return overhead;
	}

	/**
	 * Adds a listener.
	 *
	 * @param listener
	 *            called on background threads; must be quick
	 */
	public void addListener(Listener listener) {
		listeners.add(Objects.requireNonNull(listener));
	}

	/**
	 * Removes a listener.
	 *
	 * @param listener
	 *            one that was added
	 */
	public void removeListener(Listener listener) {
		listeners.remove(listener);
	}

	/** Ends watching. Does not wait for the process; no thread of this connection outlives the answer that it waits for. */
	@Override
	public void close() {
		synchronized (this) {
			if (isClosed()) {
				return;
			}
			abandon();
			state(ConnectionState.CLOSED, "", false); //$NON-NLS-1$
			schedule.close();
		}
		changed();
		listeners.clear();
	}

	/** Must hold the lock. */
	private boolean isClosed() {
		return status.state() == ConnectionState.CLOSED;
	}

	/** Gives up the link and the work that runs. Must hold the lock. */
	private void abandon() {
		generation++;
		if (task != null) {
			task.abort();
			task = null;
		}
		work = Work.NOTHING;
		release();
	}

	/** Closes the link. Must hold the lock. */
	private void release() {
		ManagementLink old = link;
		link = null;
		reader = null;
		if (old != null) {
			closeInBackground(old);
		}
	}

	/** Closing asks the process; one that does not answer is cut off after a while. */
	private void closeInBackground(ManagementLink old) {
		SamplingSchedule.Task closing = schedule.start("WireTune gauges close", () -> { //$NON-NLS-1$
			try {
				old.close();
			} catch (IOException | RuntimeException gone) {
				Logger.getLogger(MetricConnection.class.getName()).log(Level.FINE, "Closing a lost connection.", gone); //$NON-NLS-1$
			}
		});
		schedule.start("WireTune gauges close limit", () -> { //$NON-NLS-1$
			try {
				if (!closing.await(Duration.ofMillis(READ_LIMIT))) {
					closing.abort();
				}
			} catch (InterruptedException aborted) {
				Thread.currentThread().interrupt();
			}
		});
	}

	/** Once per interval: never blocks, only starts work and looks at the work that runs. */
	private void tick() {
		boolean changed;
		synchronized (this) {
			try {
				changed = step();
			} catch (RuntimeException failure) {
				// An exception would end the ticks for good; the next one gets another chance.
				Logger.getLogger(MetricConnection.class.getName()).log(Level.WARNING, "Sampling failed.", failure); //$NON-NLS-1$
				changed = false;
			}
		}
		if (changed) {
			changed();
		}
	}

	/** Must hold the lock. Returns whether the state changed. */
	private boolean step() {
		long now = schedule.now();
		if (isClosed()) {
			return false;
		}
		if (status.state() == ConnectionState.RESTARTED && now - status.since() >= RESTARTED_TIME) {
			state(ConnectionState.CONNECTED, "", false); //$NON-NLS-1$
		}
		if (work != Work.NOTHING) {
			return watch(now);
		}
		if (link != null) {
			start(Work.READING, now);
		} else if (now >= nextAttempt) {
			if (status.ended() || status.state() == ConnectionState.LOST && !access.isAlive(target)) {
				start(Work.SEARCHING, now);
			} else if (status.state() != ConnectionState.FAILED) {
				start(Work.OPENING, now);
			}
		}
		return false;
	}

	/** Looks at work that has not come back. Must hold the lock. */
	private boolean watch(long now) {
		if (work == Work.SEARCHING) {
			return false;
		}
		if (!access.isAlive(target)) {
			abandon();
			lose(reason("ended"), true); //$NON-NLS-1$
			return true;
		}
		long waited = now - workStarted;
		boolean far = target.elsewhere().isPresent();
		if (work == Work.READING && waited >= (far ? FAR_READ_LIMIT : READ_LIMIT) && status.isLive()) {
			lose(access.isPaused(target) ? reason("paused") //$NON-NLS-1$
					: reason("notAnswering", Long.toString(waited / 1000)), false); //$NON-NLS-1$
			return true;
		}
		if (work == Work.READING && waited >= SILENT_LIMIT && !access.isPaused(target) && silent.leaveOut(now).isPresent()) {
			// The thread that asks hangs with the MBean; the others are asked on a connection of their own.
			abandon();
			nextAttempt = now;
			return false;
		}
		if (far && work == Work.READING && waited >= FAR_GIVE_UP) {
			abandon();
			nextAttempt = now;
			return false;
		}
		if (work == Work.OPENING && waited >= OPEN_LIMIT && status.reason().isEmpty()) {
			state(status.state(), reason("attachTimeout", Long.toString(waited / 1000)), false); //$NON-NLS-1$
			return true;
		}
		return false;
	}

	/** A sentence on the process; of a server elsewhere less is known. Must hold the lock. */
	private String reason(String key, String... more) {
		boolean elsewhere = target.elsewhere().isPresent();
		Object[] values = new Object[more.length + 1];
		values[0] = elsewhere ? target.place() : Long.toString(target.pid());
		System.arraycopy(more, 0, values, 1, more.length);
		return TEXTS.get((elsewhere ? "elsewhere." : "reason.") + key, values); //$NON-NLS-1$ //$NON-NLS-2$
	}

	/** Must hold the lock. */
	private void start(Work kind, long now) {
		work = kind;
		workStarted = now;
		long mine = generation;
		JvmTarget wanted = target;
		task = switch (kind) {
		case OPENING -> schedule.start("WireTune gauges connect", () -> open(mine, wanted)); //$NON-NLS-1$
		case READING -> {
			MBeanServerConnection server = link.server();
			BatchReader batch = reader;
			yield schedule.start("WireTune gauges read", () -> read(mine, wanted, server, batch)); //$NON-NLS-1$
		}
		case SEARCHING -> schedule.start("WireTune gauges search", () -> search(mine, wanted)); //$NON-NLS-1$
		case NOTHING -> null;
		};
	}

	private void open(long mine, JvmTarget wanted) {
		try {
			ManagementLink opened = access.open(wanted);
			synchronized (this) {
				if (mine == generation) {
					idle();
					link = opened;
					reader = new BatchReader(table, silent);
					// The first values are not left waiting for the next tick.
					start(Work.READING, schedule.now());
					return;
				}
			}
			closeInBackground(opened);
		} catch (ConnectionFailedException failure) {
			ended(mine, () -> refused(failure));
		} catch (RuntimeException | LinkageError failure) {
			ended(mine, () -> refused(new ConnectionFailedException(
					reason("connectFailed", String.valueOf(failure)), false, failure))); //$NON-NLS-1$
		} catch (InterruptedException aborted) {
			// Only abandon() interrupts, and it has already said what comes next.
			Thread.currentThread().interrupt();
		}
	}

	/** Must hold the lock. */
	private void refused(ConnectionFailedException failure) {
		long now = schedule.now();
		nextAttempt = now + RETRY_PAUSE;
		boolean starting = status.state() == ConnectionState.CONNECTING && now - targetSince < STARTING_TIME;
		if (!access.isAlive(target)) {
			lose(reason("ended"), true); //$NON-NLS-1$
		} else if (failure.isWorthRepeating()) {
			state(status.state(), failure.getMessage(), false);
		} else if (!starting) {
			state(ConnectionState.FAILED, failure.getMessage(), false);
		}
	}

	private void read(long mine, JvmTarget wanted, MBeanServerConnection server, BatchReader batch) {
		try {
			MetricSample sample = batch.read(server).with(access.host(wanted));
			ended(mine, () -> take(sample));
		} catch (IOException | RuntimeException failure) {
			ended(mine, () -> broken(failure));
		}
	}

	/** Must hold the lock. */
	private void take(MetricSample sample) {
		long now = schedule.now();
		Identity identity = new Identity(target.pid(), sample.processStart());
		boolean restarted = sampledIdentity != null && !sampledIdentity.equals(identity);
		if (restarted) {
			derived.reset();
			history.addBreak(now, MetricHistory.BreakKind.RESTART);
		} else if (gapPending) {
			history.addBreak(now, MetricHistory.BreakKind.GAP);
		}
		gapPending = false;
		JvmTarget earlier = sampledTarget;
		sampledIdentity = identity;
		sampledTarget = target;
		history.add(now, derived.withDerived(sample.values()));
		overhead = overhead.plus(sample);
		// Another program is no restart, whoever put it into this connection.
		if (restarted && earlier.name().equals(target.name())) {
			status = new ConnectionStatus(ConnectionState.RESTARTED, Optional.of(target), Optional.ofNullable(earlier), now,
					"", false); //$NON-NLS-1$
		} else if (!status.isLive() || status.state() == ConnectionState.CONNECTED && !status.reason().equals(leftOut())) {
			state(ConnectionState.CONNECTED, leftOut(), false);
		}
	}

	/** What is not read although the process has it. */
	private String leftOut() {
		silent.passed(schedule.now());
		List<String> names = silent.names();
		return names.isEmpty() ? "" : TEXTS.get("reason.silentBean", names.get(0), Integer.toString(names.size())); //$NON-NLS-1$ //$NON-NLS-2$
	}

	/** Must hold the lock. */
	private void broken(Exception failure) {
		release();
		if (!access.isAlive(target)) {
			lose(reason("ended"), true); //$NON-NLS-1$
			return;
		}
		String detail = failure.getMessage() == null ? failure.getClass().getSimpleName() : failure.getMessage();
		String reason = reason("broken", detail); //$NON-NLS-1$
		if (history.lastTime() == Long.MIN_VALUE) {
			// Nothing is lost yet: a server that is still starting may break the first reading and answer the next.
			nextAttempt = schedule.now() + RETRY_PAUSE;
			state(ConnectionState.CONNECTING, reason, false);
		} else {
			nextAttempt = schedule.now();
			lose(reason, false);
		}
	}

	/** Must hold the lock. */
	private void lose(String reason, boolean processEnded) {
		if (processEnded) {
			nextAttempt = schedule.now() + RETRY_PAUSE;
		}
		gapPending = history.lastTime() != Long.MIN_VALUE;
		state(gapPending ? ConnectionState.LOST : ConnectionState.FAILED, reason, processEnded);
	}

	private void search(long mine, JvmTarget gone) {
		Optional<JvmTarget> next;
		try {
			next = access.successor(gone);
		} catch (RuntimeException failure) {
			Logger.getLogger(MetricConnection.class.getName()).log(Level.FINE, "No successor found.", failure); //$NON-NLS-1$
			next = Optional.empty();
		}
		Optional<JvmTarget> found = next;
		ended(mine, () -> {
			if (found.isPresent()) {
				begin(found.get());
			} else {
				nextAttempt = schedule.now() + RETRY_PAUSE;
				if (!status.ended()) {
					lose(reason("ended"), true); //$NON-NLS-1$
				}
			}
		});
	}

	/** Ends a piece of work unless the connection has moved on meanwhile. */
	private void ended(long mine, Runnable result) {
		synchronized (this) {
			if (mine != generation) {
				return;
			}
			idle();
			result.run();
		}
		changed();
	}

	/** Must hold the lock. */
	private void idle() {
		work = Work.NOTHING;
		task = null;
	}

	/** Must hold the lock. The time is kept while only the reason changes. */
	private void state(ConnectionState state, String reason, boolean processEnded) {
		long since = state == status.state() && state != ConnectionState.CONNECTING ? status.since() : schedule.now();
		status = new ConnectionStatus(state, Optional.ofNullable(target), Optional.empty(), since, reason, processEnded);
	}

	private void changed() {
		for (Listener listener : listeners) {
			try {
				listener.changed(this);
			} catch (RuntimeException failure) {
				Logger.getLogger(MetricConnection.class.getName()).log(Level.WARNING, "A listener failed.", failure); //$NON-NLS-1$
			}
		}
	}
}
