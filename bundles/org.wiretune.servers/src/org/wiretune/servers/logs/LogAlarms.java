/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.logs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

import org.wiretune.perf.alarm.Alarm;
import org.wiretune.perf.alarm.LimitOwner;
import org.wiretune.safety.text.Texts;
import org.wiretune.servers.alarms.AlarmChange;

/**
 * Recognizes the texts of the catalogue in the lines of a log as they come. An alarm is told once, until the server says
 * that it has started again. Bounded memory; used by one thread at a time.
 */
public final class LogAlarms {

	private static final Texts TEXTS = Texts.of(LogAlarms.class, "messages"); //$NON-NLS-1$

	/** The most alarms that are kept between two starts; connectors and beans have names of their own. */
	private static final int MOST = 200;

	/** So many lines after an OutOfMemoryError may still belong to its stack trace. */
	private static final int TRACE_LINES = 60;

	/** WebSphere, Liberty, WildFly and EAP 6 and later (started, started with errors), EAP 5. */
	private static final Pattern READY = Pattern.compile("WSVR0001I|CWWKF0011I|WFLYSRV002[56]|JBAS01587[45]|\\[org\\.jboss\\.bootstrap\\..*Started in "); //$NON-NLS-1$

	private final Map<String, Alarm> active = new LinkedHashMap<>();
	private final SendPace pace = new SendPace();
	private int sinceMemoryError = Integer.MAX_VALUE;
	private boolean pending;

	/**
	 * Takes the next line.
	 *
	 * @param line
	 *            without its end
	 * @param time
	 *            when it came, milliseconds since 1970
	 * @return what changed with it; empty for most lines
	 */
	public List<AlarmChange> add(String line, long time) {
		List<AlarmChange> changes = new ArrayList<>();
		sinceMemoryError = sinceMemoryError == Integer.MAX_VALUE ? sinceMemoryError : sinceMemoryError + 1;
		if (READY.matcher(line).find()) {
			restarted(time, changes);
			return changes;
		}
		for (LogPattern pattern : LogPattern.values()) {
			pattern.alarm(line, time).ifPresent(alarm -> raise(alarm, time, changes));
		}
		if (line.contains("java.lang.OutOfMemoryError")) { //$NON-NLS-1$
			sinceMemoryError = 0;
		}
		if (sinceMemoryError <= TRACE_LINES && line.contains("invokeAsync")) { //$NON-NLS-1$
			pending = true;
		}
		if (line.contains("Using AIO Journal")) { //$NON-NLS-1$
			clear("hornetq-aio-missing", time, changes); //$NON-NLS-1$
		}
		Optional<String> slower = pace.add(line, time);
		slower.ifPresent(message -> raise(Alarm.seen("sender-throughput-collapse", "", time, LimitOwner.HEAP, message), time, changes)); //$NON-NLS-1$ //$NON-NLS-2$
		return changes;
	}

	/** The server has started. What it said before is over; messages that filled its heap are still there. */
	private void restarted(long time, List<AlarmChange> changes) {
		List.copyOf(active.values()).forEach(alarm -> changes.add(new AlarmChange(AlarmChange.Kind.CLEARED, time, alarm)));
		active.clear();
		pace.clear();
		sinceMemoryError = Integer.MAX_VALUE;
		if (pending) {
			pending = false;
			raise(Alarm.seen("async-oom-replays-on-restart", "", time, LimitOwner.HEAP, TEXTS.get("async-oom-replays-on-restart")), time, changes); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
		}
	}

	private void raise(Alarm alarm, long time, List<AlarmChange> changes) {
		String key = alarm.id() + '\n' + alarm.instance();
		if (active.size() < MOST && active.putIfAbsent(key, alarm) == null) {
			changes.add(new AlarmChange(AlarmChange.Kind.RAISED, time, alarm));
		}
	}

	private void clear(String id, long time, List<AlarmChange> changes) {
		Alarm alarm = active.remove(id + '\n');
		if (alarm != null) {
			changes.add(new AlarmChange(AlarmChange.Kind.CLEARED, time, alarm));
		}
	}

	/**
	 * The alarms that hold.
	 *
	 * @return in the order in which they were raised
	 */
	public List<Alarm> active() {
		return List.copyOf(active.values());
	}
}
