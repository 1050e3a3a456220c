/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.alarms;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.wiretune.perf.alarm.Alarm;
import org.wiretune.servers.metrics.MetricKey;

/**
 * Watches samples and says which alarms were raised and which are over. Pure: time comes with the samples, the same samples
 * give the same changes. An alarm is told once when it is raised and once when it is over, not in each second between.
 * <p>
 * Safe for several threads; samples come in the order of their time.
 */
public final class AlarmEngine {

	/** The most instances that are watched; a process may register any number of MBeans. */
	private static final int MOST_WATCHED = 5_000;

	private record Subject(AlarmDefinition definition, String instance) {
	}

	private List<AlarmDefinition> definitions;
	private final AlarmSentence sentences;
	private final SampleWindow window = new SampleWindow();
	private final Map<Subject, AlarmState> states = new LinkedHashMap<>();

	/**
	 * An engine that has seen nothing.
	 *
	 * @param table
	 *            what to watch
	 */
	public AlarmEngine(AlarmTable table) {
		definitions = table.definitions();
		sentences = new AlarmSentence();
	}

	/**
	 * Takes a sample.
	 *
	 * @param time
	 *            milliseconds since 1970, later than that of the sample before
	 * @param values
	 *            by key, derived ones included; what is not a number counts as missing
	 * @return what changed with it, in the order of the table
	 */
	public synchronized List<AlarmChange> add(long time, Map<MetricKey, Double> values) {
		window.add(time, Map.copyOf(values));
		List<AlarmChange> changes = new ArrayList<>();
		for (Subject subject : subjects()) {
			AlarmState state = states.get(subject);
			if (state == null) {
				if (states.size() >= MOST_WATCHED) {
					continue;
				}
				state = new AlarmState(subject.definition(), subject.instance());
				states.put(subject, state);
			}
			state.look(window, sentences).ifPresent(changes::add);
		}
		// What is gone and has no alarm needs no memory either.
		states.entrySet().removeIf(each -> each.getValue().isIdle(time));
		return changes;
	}

	/**
	 * Watches for something else from now on. Alarms whose rows stay as they are go on.
	 *
	 * @param table
	 *            what to watch
	 * @param time
	 *            milliseconds since 1970
	 * @return the ends of the alarms whose rows are gone or changed
	 */
	public synchronized List<AlarmChange> use(AlarmTable table, long time) {
		definitions = table.definitions();
		Set<AlarmDefinition> kept = Set.copyOf(definitions);
		List<AlarmChange> changes = new ArrayList<>();
		states.entrySet().removeIf(each -> {
			boolean gone = !kept.contains(each.getKey().definition());
			if (gone) {
				each.getValue().alarm().ifPresent(alarm -> changes.add(new AlarmChange(AlarmChange.Kind.CLEARED, time, alarm)));
			}
			return gone;
		});
		return changes;
	}

	/** What is in the sample now, and what was there and may have an alarm that ends with it. */
	private Set<Subject> subjects() {
		Set<Subject> subjects = new LinkedHashSet<>();
		for (AlarmDefinition definition : definitions) {
			if (definition.each().isEmpty()) {
				subjects.add(new Subject(definition, "")); //$NON-NLS-1$
			} else {
				window.instances(definition.each()).forEach(instance -> subjects.add(new Subject(definition, instance)));
			}
		}
		subjects.addAll(states.keySet());
		return subjects;
	}

	/**
	 * Forgets all samples, because another process answers from now on or nobody watches any more.
	 *
	 * @param time
	 *            milliseconds since 1970
	 * @return the ends of all alarms that held
	 */
	public synchronized List<AlarmChange> restart(long time) {
		List<AlarmChange> changes = active().stream().map(alarm -> new AlarmChange(AlarmChange.Kind.CLEARED, time, alarm)).toList();
		window.clear();
		states.clear();
		return changes;
	}

	/**
	 * The alarms that hold.
	 *
	 * @return in the order in which their subjects were first seen
	 */
	public synchronized List<Alarm> active() {
		return states.values().stream().flatMap(state -> state.alarm().stream()).toList();
	}
}
