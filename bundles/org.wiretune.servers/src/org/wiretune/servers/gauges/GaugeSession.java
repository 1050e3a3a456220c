/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

import java.time.ZoneId;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;

import org.wiretune.perf.alarm.Alarm;
import org.wiretune.safety.text.Texts;
import org.wiretune.servers.RunningServer;
import org.wiretune.servers.RunningServers;
import org.wiretune.servers.alarms.AlarmChange;
import org.wiretune.servers.alarms.AlarmEngine;
import org.wiretune.perf.alarm.KeptAlarm;
import org.wiretune.servers.alarms.AlarmLog;
import org.wiretune.servers.alarms.AlarmWatch;
import org.wiretune.servers.logs.DumpWatch;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.MetricConnection;
import org.wiretune.servers.metrics.MetricHistory;
import org.wiretune.servers.metrics.MetricTable;

/**
 * What a gauges view does, without a window: follows performance runs or watches a chosen process, freezes, and gives a
 * snapshot to show.
 * <p>
 * Safe for any thread; no method waits for a process. The listener is called on background threads.
 */
public final class GaugeSession implements AutoCloseable, RunningServers.Listener {

	private static final Texts TEXTS = Texts.of(GaugeSession.class, "messages"); //$NON-NLS-1$
	private static final int MOST_MOMENTS = 100;

	private final RunningServers servers;
	private final Function<Optional<JvmTarget>, ServerTables> source;
	private final GaugeLimits limits;
	private final ZoneId zone;
	private final Function<MetricTable, MetricConnection> connections;
	private final ConnectionSentence sentences;
	private final Runnable listener;

	private final AlarmLog alarms = new AlarmLog();
	private final List<AlarmListener> alarmListeners = new CopyOnWriteArrayList<>();

	// All below is guarded by this.
	private ServerTables tables;
	private GaugeBoard board;
	private ChartBoard charts;
	private final Deque<ChartMark> moments = new ArrayDeque<>();
	private AlarmWatch watch;
	private DumpWatch dumps;
	private MetricConnection connection;
	/** What is shown instead of a program that runs; null for none. */
	private KeptHistory kept;
	/** The announced server that is watched; null for a chosen process and for none. */
	private RunningServer attached;
	/** The announced server that was watched before and ran on then; null for none. */
	private RunningServer left;
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
	 * @param tables
	 *            what is read, shown and watched
	 * @param connections
	 *            makes a connection that reads what a table says
	 * @param limits
	 *            limits that the user has set
	 * @param zone
	 *            for times of day
	 * @param listener
	 *            told when a new snapshot is worth asking for, at most about once a second
	 */
	public GaugeSession(RunningServers servers, ServerTables tables, Function<MetricTable, MetricConnection> connections, GaugeLimits limits,
			ZoneId zone, Runnable listener) {
		this(servers, target -> tables, connections, limits, zone, listener);
	}

	/**
	 * A session whose tables depend on the program that is watched.
	 *
	 * @param servers
	 *            where performance runs announce their servers
	 * @param source
	 *            tells what is read, shown and watched of a program, or of none; must be quick
	 * @param connections
	 *            makes a connection that reads what a table says
	 * @param limits
	 *            limits that the user has set
	 * @param zone
	 *            for times of day
	 * @param listener
	 *            told when a new snapshot is worth asking for, at most about once a second
	 */
	public GaugeSession(RunningServers servers, Function<Optional<JvmTarget>, ServerTables> source, Function<MetricTable, MetricConnection> connections, GaugeLimits limits,
			ZoneId zone, Runnable listener) {
		this.servers = Objects.requireNonNull(servers);
		this.source = Objects.requireNonNull(source);
		this.connections = Objects.requireNonNull(connections);
		this.limits = Objects.requireNonNull(limits);
		this.zone = Objects.requireNonNull(zone);
		this.listener = Objects.requireNonNull(listener);
		take(source.apply(Optional.empty()));
		sentences = new ConnectionSentence(zone);
		servers.addListener(this);
	}

	/**
	 * What is read, shown and watched.
	 *
	 * @return the tables of the program that is watched
	 */
	public synchronized ServerTables tables() {
		return tables;
	}

	/** Asks anew what is read, shown and watched of the program, because the user has changed that. What was read stays. */
	public void reread() {
		AlarmWatch changed;
		synchronized (this) {
			take(source.apply(target()));
			if (connection != null) {
				connection.read(tables.metrics());
			}
			changed = watch;
		}
		if (changed != null) {
			changed.use(tables().alarms());
		}
		listener.run();
	}

	/** Must hold the lock, or be the constructor. */
	private void take(ServerTables next) {
		if (!next.equals(tables)) {
			tables = next;
			board = new GaugeBoard(next, limits);
			charts = new ChartBoard(next, zone);
		}
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
	 * Watches a server that was announced, and goes on following runs. What was shown of another server goes.
	 *
	 * @param server
	 *            such as the one that a snapshot offers
	 */
	public void show(RunningServer server) {
		synchronized (this) {
			if (closed) {
				return;
			}
			following = true;
			attach(server);
		}
		listener.run();
	}

	/**
	 * Watches one process, or a server elsewhere, and no longer follows runs.
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
			open(target).connect(target);
			watchDumps(target.pid());
		}
		listener.run();
	}

	/**
	 * Shows what was read of a program at another time, and no longer follows runs.
	 *
	 * @param recording
	 *            what was read
	 * @param shownBy
	 *            what its figures are called and which gauges show them
	 */
	public void show(KeptHistory recording, ServerTables shownBy) {
		synchronized (this) {
			if (closed) {
				return;
			}
			following = false;
			drop();
			kept = recording;
			take(shownBy);
			moments.addAll(recording.moments());
			for (int i = recording.alarms().size() - 1; i >= 0; i--) {
				KeptAlarm alarm = recording.alarms().get(i);
				long end = alarm.endedAt().orElse(recording.history().lastTime());
				alarms.add(List.of(new AlarmChange(AlarmChange.Kind.RAISED, alarm.alarm().since(), alarm.alarm()), new AlarmChange(AlarmChange.Kind.CLEARED, end, alarm.alarm())));
			}
		}
		listener.run();
	}

	/**
	 * What was read so far of what is shown, to keep it.
	 *
	 * @return empty when nothing was read; its history is live where a program is watched
	 */
	public synchronized Optional<KeptHistory> kept() {
		if (kept != null || !hasValues()) {
			return Optional.ofNullable(kept);
		}
		return target().map(each -> new KeptHistory(each.name(), each.place(), connection.history(), alarms.entries(), List.copyOf(moments)));
	}

	/**
	 * Whether what is shown was read at another time.
	 *
	 * @return {@code false} for a program that is watched, and for none
	 */
	public synchronized boolean isRecording() {
		return kept != null;
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
		if (kept != null) {
			return new GaugeSnapshot(Optional.empty(), sentences.recorded(kept), "", board.read(kept.history(), true), false, alarms.entries(), Optional.empty()); //$NON-NLS-1$
		}
		if (connection == null) {
			return new GaugeSnapshot(Optional.empty(), sentences.none(following), "", held, frozen, alarms.entries(), Optional.empty()); //$NON-NLS-1$
		}
		Optional<RunningServer> other = offered();
		String sentence = sentences.of(connection.status()) + other.map(each -> ' ' + sentences.stillRuns(each)).orElse(""); //$NON-NLS-1$
		if (frozen) {
			sentence = sentences.frozen(frozenSince) + ' ' + sentence;
		}
		return new GaugeSnapshot(Optional.of(connection.status()), sentence, sentences.cost(connection),
				frozen ? held : board.read(connection), frozen, alarms.entries(), other);
	}

	/**
	 * Another server to go to: the one that was left for the one that is watched, or, where that has ended since, the newest
	 * that runs. Must hold the lock.
	 */
	private Optional<RunningServer> offered() {
		List<RunningServer> others = servers.all().stream().filter(each -> target().filter(watched -> watched.pid() == each.pid()).isEmpty()).toList();
		Optional<RunningServer> newest = others.stream().reduce((one, later) -> later);
		if (connection.status().ended()) {
			return newest;
		}
		return left == null ? Optional.empty() : others.stream().filter(each -> each.pid() == left.pid()).findFirst().or(() -> newest);
	}

	/**
	 * The charts of some gauges. While what is shown is held, charts that follow the newest value end where it was held.
	 *
	 * @param readings
	 *            gauges of a snapshot
	 * @param range
	 *            the time to show
	 * @return one for each; none when there is no connection
	 */
	public List<ChartReading> charts(List<GaugeReading> readings, ChartRange range) {
		MetricHistory history;
		List<ChartMark> marks;
		ChartWindow window;
		long newest;
		ChartBoard drawn;
		synchronized (this) {
			if (!hasValues()) {
				return List.of();
			}
			drawn = charts;
			history = seen();
			marks = List.copyOf(moments);
			newest = newest();
			window = range.window(first(), newest);
		}
		return drawn.read(readings, history, window, newest, alarms.entries(), marks);
	}

	/**
	 * What to zoom and move from where charts show a range.
	 *
	 * @param range
	 *            the time to show
	 * @return as long as what is shown now
	 */
	public synchronized ChartRange settled(ChartRange range) {
		return hasValues() ? range.settled(first(), newest()) : range;
	}

	/**
	 * Which time charts of a range show, in words.
	 *
	 * @param range
	 *            the time to show
	 * @return such as {@code The charts show the last 5 min.}; empty when there are no charts
	 */
	public synchronized String period(ChartRange range) {
		return hasValues() ? ChartPeriod.of(range, first(), newest(), sentences::time) : ""; //$NON-NLS-1$
	}

	/** Must hold the lock. */
	private boolean hasValues() {
		return seen() != null && seen().lastTime() != Long.MIN_VALUE;
	}

	/** What is shown; null for nothing. Must hold the lock. */
	private MetricHistory seen() {
		return kept != null ? kept.history() : connection == null ? null : connection.history();
	}

	/** The first value, or the begin of its run, which is known before. Must hold the lock. */
	private long first() {
		long first = seen().firstTime();
		return moments.isEmpty() ? first : Math.min(first, moments.getFirst().from());
	}

	/** The newest value that is shown. Must hold the lock. */
	private long newest() {
		long last = seen().lastTime();
		return frozen ? Math.min(frozenSince, last) : last;
	}

	/**
	 * The lines of the list of alarms.
	 *
	 * @return those that hold first
	 */
	public List<AlarmRow> alarmRows() {
		return AlarmRow.of(alarms.entries(), sentences);
	}

	/**
	 * A time of day as all texts of the session write it.
	 *
	 * @param millis
	 *            milliseconds since 1970
	 * @return hours, minutes and seconds
	 */
	public String time(long millis) {
		return sentences.time(millis);
	}

	/**
	 * What was read, for a file of figures.
	 *
	 * @return live, safe for any thread; empty when there is no connection
	 */
	public synchronized Optional<MetricHistory> history() {
		return Optional.ofNullable(seen());
	}

	/**
	 * Adds a listener for alarms.
	 *
	 * @param more
	 *            told from now on
	 */
	public void addAlarmListener(AlarmListener more) {
		alarmListeners.add(Objects.requireNonNull(more));
	}

	/**
	 * Takes an alarm out of the list.
	 *
	 * @param entry
	 *            one of a snapshot
	 */
	public void reset(KeptAlarm entry) {
		if (alarms.reset(entry)) {
			alarmListeners.forEach(each -> each.reset(entry.alarm()));
			listener.run();
		}
	}

	/**
	 * Marks that a thread dump was taken.
	 *
	 * @param time
	 *            milliseconds since 1970
	 */
	public void dumped(long time) {
		synchronized (this) {
			mark(ChartMark.Kind.THREAD_DUMP, time, "mark.dump"); //$NON-NLS-1$
		}
		listener.run();
	}

	/**
	 * Marks a moment.
	 *
	 * @param time
	 *            milliseconds since 1970
	 * @param text
	 *            a few words
	 */
	public void marked(long time, String text) {
		synchronized (this) {
			mark(ChartMark.at(ChartMark.Kind.MOMENT, time, text));
		}
		listener.run();
	}

	/**
	 * Takes an alarm that something else than the metrics raised, such as the log of the process.
	 *
	 * @param pid
	 *            the process it is about; of another one it is passed over
	 * @param change
	 *            what happened
	 */
	public void told(long pid, AlarmChange change) {
		Optional<JvmTarget> about = target().filter(watched -> pid > 0 && watched.pid() == pid);
		if (about.isPresent()) {
			alarms.add(List.of(change));
			alarmListeners.forEach(each -> each.told(about.get(), change));
			listener.run();
		}
	}

	/** Told of alarms, on background threads. */
	public interface AlarmListener {

		/**
		 * Alarms were raised or are over.
		 *
		 * @param target
		 *            the process they are about
		 * @param changes
		 *            one or more
		 */
		void changed(JvmTarget target, List<AlarmChange> changes);

		/**
		 * An alarm that others raised, such as the log of the process, was raised or is over. Those who watch the log themselves
		 * have no need of it.
		 *
		 * @param target
		 *            the process it is about
		 * @param change
		 *            what happened
		 */
		default void told(JvmTarget target, AlarmChange change) {
			// Only for those who look at nothing but the session.
		}

		/**
		 * A user has reset an alarm.
		 *
		 * @param alarm
		 *            the alarm
		 */
		void reset(Alarm alarm);
	}

	/** Must hold the lock. */
	private void mark(ChartMark.Kind kind, long time, String text) {
		mark(ChartMark.at(kind, time, TEXTS.get(text)));
	}

	/** Must hold the lock. */
	private void mark(ChartMark moment) {
		moments.addLast(moment);
		if (moments.size() > MOST_MOMENTS) {
			moments.removeFirst();
		}
	}

	private void alarmsChanged(MetricConnection source, List<AlarmChange> changes) {
		alarms.add(changes);
		source.status().target().ifPresent(target -> alarmListeners.forEach(each -> each.changed(target, changes)));
		listener.run();
	}

	@Override
	public void started(RunningServer server) {
		synchronized (this) {
			if (closed || !following) {
				return;
			}
			attach(server);
			mark(ChartMark.Kind.RUN_STARTED, server.startedAt().toEpochMilli(), "mark.runStarted"); //$NON-NLS-1$
		}
		listener.run();
	}

	/** The connection notices the end of the process by itself, and tells it apart from a process that hangs. */
	@Override
	public void ended(RunningServer server) {
		synchronized (this) {
			if (target().filter(watched -> watched.pid() == server.pid()).isPresent()) {
				mark(ChartMark.Kind.RUN_ENDED, connection.now(), "mark.runEnded"); //$NON-NLS-1$
			}
		}
		listener.run();
	}

	/** Must hold the lock. */
	private void attach(RunningServer server) {
		RunningServer before = attached;
		boolean otherServer = connection != null && !isSuccessor(server);
		if (otherServer) {
			drop();
		}
		// Of the same server the connection stays: the history of the run before stays in sight, behind a break.
		JvmTarget target = new JvmTarget(server.pid(), server.name(), server.jmxAddress());
		(connection == null ? open(target) : connection).connect(target);
		watchDumps(server.pid());
		attached = server;
		left = otherServer ? before : left;
	}

	/** Looks for what memory that ended leaves behind. Must hold the lock. */
	private void watchDumps(long pid) {
		if (dumps != null) {
			dumps.stop();
			dumps = null;
		}
		if (pid == 0) {
			// The files of another machine are not seen.
			return;
		}
		MetricConnection of = connection;
		dumps = new DumpWatch(pid, false, change -> {
			synchronized (this) {
				if (connection != of) {
					return;
				}
			}
			alarmsChanged(of, List.of(change));
		});
	}

	/** Whether a server is the one that is watched, or the same product started again after that one has ended. Must hold the lock. */
	private boolean isSuccessor(RunningServer server) {
		if (attached == null || attached.pid() == server.pid()) {
			return attached != null;
		}
		boolean over = connection.status().ended() || servers.all().stream().noneMatch(each -> each.pid() == attached.pid());
		return over && attached.isSameProduct(server);
	}

	/** Must hold the lock. */
	private MetricConnection open(JvmTarget target) {
		take(source.apply(Optional.of(target)));
		connection = connections.apply(tables.metrics());
		MetricConnection opened = connection;
		connection.addListener(source -> listener.run());
		watch = new AlarmWatch(opened, new AlarmEngine(tables.alarms()));
		watch.addListener(changes -> alarmsChanged(opened, changes));
		return connection;
	}

	/** Must hold the lock. */
	private void drop() {
		if (kept != null) {
			kept = null;
			moments.clear();
			alarms.clear();
		}
		if (connection != null) {
			watch.close();
			if (dumps != null) {
				dumps.stop();
				dumps = null;
			}
			connection.close();
			connection = null;
			watch = null;
			attached = null;
			left = null;
			moments.clear();
			alarms.clear();
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
