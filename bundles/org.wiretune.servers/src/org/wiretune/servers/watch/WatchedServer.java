/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.watch;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.wiretune.perf.alarm.Alarm;
import org.wiretune.perf.alarm.KeptAlarm;
import org.wiretune.perf.alarm.LimitOwner;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.launch.RunWatch;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.ReachedLimit;
import org.wiretune.safety.quantity.Quantity;
import org.wiretune.safety.text.Texts;
import org.wiretune.servers.alarms.AlarmChange;
import org.wiretune.servers.alarms.AlarmDefinition;
import org.wiretune.servers.alarms.AlarmEngine;
import org.wiretune.servers.alarms.AlarmWatch;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.host.LocalConnections;
import org.wiretune.servers.logs.DumpWatch;
import org.wiretune.servers.logs.LogAlarms;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.MetricConnection;
import org.wiretune.servers.metrics.SamplingOverhead;

/** The server of one run while it is watched. Safe for any thread. */
final class WatchedServer implements RunWatch.Watching {

	private static final Texts TEXTS = Texts.of(WatchedServer.class, "messages"); //$NON-NLS-1$

	private final String name;
	private final ServerTables tables;
	private final DumpKeeper dumps;
	private final RunWatch.Listener listener;
	private final LogAlarms log = new LogAlarms();
	private final Map<String, KeptAlarm> raised = new HashMap<>();
	/** Id and instance of each alarm that was raised during the run. */
	private final Set<String> alarmed = new HashSet<>();
	private MetricConnection connection;
	private AlarmWatch watch;
	private JvmTarget target;
	private DumpWatch dumpFiles;
	private boolean closed;

	WatchedServer(String name, ServerTables tables, DumpKeeper dumps, RunWatch.Listener listener) {
		this.name = name;
		this.tables = tables;
		this.dumps = dumps;
		this.listener = listener;
	}

	@Override
	public void line(String line) {
		synchronized (this) {
			if (!closed) {
				changed(log.add(line, System.currentTimeMillis()));
			}
		}
	}

	@Override
	public void ready(RunEvent.ServerReady ready) {
		synchronized (this) {
			if (closed || connection != null || ready.pid() <= 0) {
				return;
			}
			target = new JvmTarget(ready.pid(), name, ready.jmxAddress());
			connection = LocalConnections.create(tables.metrics());
			watch = new AlarmWatch(connection, new AlarmEngine(tables.alarms()));
			watch.addListener(this::changed);
			connection.connect(target);
			dumpFiles = new DumpWatch(ready.pid(), true, change -> changed(List.of(change)));
		}
	}

	private synchronized void changed(List<AlarmChange> changes) {
		if (closed) {
			return;
		}
		for (AlarmChange change : changes) {
			String key = key(change.alarm());
			if (change.kind() == AlarmChange.Kind.RAISED) {
				KeptAlarm kept = new KeptAlarm(change.alarm());
				raised.put(key, kept);
				alarmed.add(change.alarm().id() + '\n' + change.alarm().instance());
				listener.changed(kept);
				if (isOfMetrics(change.alarm())) {
					dumps.keep(kept, target, this::only, this::dumped, listener::note);
				}
			} else {
				KeptAlarm known = raised.remove(key);
				if (known != null) {
					listener.changed(known.ended(change.time()));
				}
			}
		}
	}

	/** Threads tell that they wait and not always of what: it is the only one there is, or the only one that an alarm is about. */
	private String only(LimitOwner owner) {
		MetricConnection open;
		Set<String> alarms = new HashSet<>();
		synchronized (this) {
			open = connection;
			raised.values().stream().map(KeptAlarm::alarm).filter(alarm -> alarm.limitedBy() == owner && isOfMetrics(alarm))
					.forEach(alarm -> alarms.add(alarm.instance()));
		}
		Set<String> names = new HashSet<>();
		for (AlarmDefinition definition : tables.alarms().definitions()) {
			if (definition.limitedBy() == owner && !definition.each().isEmpty()) {
				names.addAll(open.history().instances(definition.each()));
			}
		}
		return names.size() == 1 ? names.iterator().next() : alarms.size() == 1 ? alarms.iterator().next() : ""; //$NON-NLS-1$
	}

	/** An alarm that is over by now keeps its end. */
	private synchronized void dumped(KeptAlarm alarm) {
		String key = key(alarm.alarm());
		KeptAlarm known = raised.get(key);
		if (!alarm.isActive() || known != null && known.isSame(alarm)) {
			if (alarm.isActive()) {
				raised.put(key, alarm);
			}
			listener.changed(alarm);
		}
	}

	private static String key(Alarm alarm) {
		return alarm.id() + '\n' + alarm.source() + '\n' + alarm.instance();
	}

	private boolean isOfMetrics(Alarm alarm) {
		return target != null && !alarm.evidence().isEmpty();
	}

	@Override
	public void measured(Measurement measurement) {
		MetricConnection open;
		synchronized (this) {
			if (closed || connection == null) {
				return;
			}
			open = connection;
		}
		for (Alarm alarm : MeasurementAlarms.of(measurement, open.history(), System.currentTimeMillis())) {
			// It is about the measurement that is over.
			listener.changed(new KeptAlarm(alarm).ended(alarm.since()));
		}
	}

	/** What still holds is left open: it held until the end of the run. */
	@Override
	public void close() {
		MetricConnection open;
		DumpWatch files;
		synchronized (this) {
			if (closed) {
				return;
			}
			open = connection;
			files = dumpFiles;
		}
		if (files != null) {
			// What a dying server has written is still told.
			files.close();
		}
		// A dump that is being taken is still told.
		dumps.close();
		synchronized (this) {
			closed = true;
		}
		if (open != null) {
			watch.close();
			reached(open).forEach(listener::reached);
			OwnFigures.of(tables, open.history()).forEach(listener::read);
			listener.note(cost(open));
			open.close();
		}
	}

	/** What an alarm has told needs no second sentence. */
	private List<ReachedLimit> reached(MetricConnection connection) {
		synchronized (this) {
			return ReachedLimits.of(tables, connection.history(), Set.copyOf(alarmed));
		}
	}

	private static String cost(MetricConnection connection) {
		SamplingOverhead overhead = connection.overhead();
		if (overhead.samples() == 0) {
			String reason = connection.status().reason();
			return TEXTS.get("notWatched", reason.isEmpty() ? TEXTS.get("never") : reason); //$NON-NLS-1$ //$NON-NLS-2$
		}
		return TEXTS.get("watched", Long.toString(overhead.samples()), Integer.toString(overhead.attributes()), //$NON-NLS-1$
				Quantity.milliseconds(overhead.meanMillis()), Quantity.milliseconds(overhead.greatestMillis())); //$NON-NLS-1$ //$NON-NLS-2$
	}
}
