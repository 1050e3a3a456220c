/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.triggers;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiFunction;

import org.wiretune.perf.alarm.Alarm;
import org.wiretune.servers.alarms.AlarmChange;
import org.wiretune.servers.gauges.GaugeSession;
import org.wiretune.servers.metrics.JvmAccess;
import org.wiretune.servers.metrics.JvmTarget;

/** Does what a user wants to be done when an alarm of a session is raised, and keeps what came of it. Safe for any thread. */
public final class SessionTriggers implements GaugeSession.AlarmListener, AutoCloseable {

	/** The most results that are kept. */
	private static final int MOST = 200;

	private final GaugeSession session;
	private final BiFunction<JvmTarget, Alarm, Set<TriggeredAction>> wanted;
	private final TriggerRunner runner;
	/** Guarded by itself. */
	private final List<TriggerResult> results = new ArrayList<>();

	/**
	 * Triggers of a session; to be added to it as a listener.
	 *
	 * @param session
	 *            where moments are marked
	 * @param access
	 *            how to get at processes
	 * @param folder
	 *            where files go
	 * @param wanted
	 *            tells what is to be done at an alarm of a program
	 */
	public SessionTriggers(GaugeSession session, JvmAccess access, Path folder, BiFunction<JvmTarget, Alarm, Set<TriggeredAction>> wanted) {
		this.session = Objects.requireNonNull(session);
		this.wanted = Objects.requireNonNull(wanted);
		runner = new TriggerRunner(access, folder, this::keep);
	}

	@Override
	public void changed(JvmTarget target, List<AlarmChange> changes) {
		for (AlarmChange change : changes) {
			if (change.kind() == AlarmChange.Kind.RAISED) {
				for (TriggeredAction action : wanted.apply(target, change.alarm())) {
					if (action == TriggeredAction.MARK) {
						session.marked(change.time(), change.alarm().id());
					} else {
						runner.run(action, change.alarm(), target, change.time());
					}
				}
			}
		}
	}

	@Override
	public void told(JvmTarget target, AlarmChange change) {
		changed(target, List.of(change));
	}

	private void keep(TriggerResult result) {
		synchronized (results) {
			results.add(result);
			if (results.size() > MOST) {
				results.remove(0);
			}
		}
		if (result.action() == TriggeredAction.THREAD_DUMP && result.file().isPresent()) {
			session.dumped(result.time());
		} else if (result.file().isPresent()) {
			session.marked(result.time(), result.action().words());
		}
	}

	@Override
	public void reset(Alarm alarm) {
		synchronized (results) {
			results.removeIf(each -> each.alarm().isSame(alarm) && each.alarm().since() == alarm.since());
		}
	}

	/** {@return what came of the actions at an alarm, oldest first} @param alarm the alarm as it was raised */
	public List<TriggerResult> of(Alarm alarm) {
		synchronized (results) {
			return results.stream().filter(each -> each.alarm().isSame(alarm) && each.alarm().since() == alarm.since()).toList();
		}
	}

	@Override
	public void close() {
		runner.close();
	}
}
