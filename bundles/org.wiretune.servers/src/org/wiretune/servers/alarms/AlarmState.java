/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.alarms;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

import org.wiretune.perf.alarm.Alarm;
import org.wiretune.perf.alarm.AlarmMoment;

/** What an alarm knows of one instance. Not safe for several threads; the engine guards it. */
final class AlarmState {

	private final AlarmDefinition definition;
	private final String instance;
	private final Deque<AlarmMoment> moments = new ArrayDeque<>();
	/** What would have been needed in the moments that hold, by their time: the greatest counts, as of the observed figure. */
	private final TreeMap<Long, Double> demands = new TreeMap<>();
	private Alarm alarm;
	private long lastHeld = Long.MIN_VALUE;

	AlarmState(AlarmDefinition definition, String instance) {
		this.definition = definition;
		this.instance = instance;
	}

	Optional<Alarm> alarm() {
		return Optional.ofNullable(alarm);
	}

	/** Whether nothing of it is worth keeping: no alarm, and no figure within its seconds. */
	boolean isIdle(long now) {
		return alarm == null && moments.stream().allMatch(moment -> Double.isNaN(moment.observed()));
	}

	Optional<AlarmChange> look(SampleWindow window, AlarmSentence sentences) {
		AlarmCondition condition = definition.condition();
		AlarmMoment now = condition.look(window, instance, alarm != null);
		moments.addLast(now);
		while (now.time() - moments.peekFirst().time() >= condition.of() * 1000L) {
			moments.removeFirst();
		}
		demands.headMap(moments.peekFirst().time()).clear();
		if (now.holds()) {
			lastHeld = now.time();
			definition.demand().ifPresent(expression -> demands.put(now.time(), expression.value(window, instance)));
		}
		if (alarm == null) {
			return moments.stream().filter(AlarmMoment::holds).count() >= condition.seconds() ? Optional.of(raise(window, now, sentences))
					: Optional.empty();
		}
		if (now.time() - lastHeld >= condition.quiet() * 1000L) {
			AlarmChange over = new AlarmChange(AlarmChange.Kind.CLEARED, now.time(), alarm);
			alarm = null;
			moments.clear();
			demands.clear();
			return Optional.of(over);
		}
		return Optional.empty();
	}

	private AlarmChange raise(SampleWindow window, AlarmMoment now, AlarmSentence sentences) {
		List<AlarmMoment> evidence = List.copyOf(moments);
		Comparator<AlarmMoment> byFigure = Comparator.comparingDouble(AlarmMoment::observed);
		AlarmMoment worst = evidence.stream().filter(AlarmMoment::holds).max(definition.condition().above() ? byFigure : byFigure.reversed())
				.orElse(now);
		double demand = demands.values().stream().filter(value -> !value.isNaN()).mapToDouble(Double::doubleValue).max().orElse(Double.NaN);
		Alarm raised = new Alarm(definition.id(), definition.source(), instance, now.time(), worst.observed(), worst.limit(), demand,
				definition.unit().words(), definition.limitedBy(), "", evidence); //$NON-NLS-1$
		alarm = raised.saying(sentences.of(definition, raised));
		return new AlarmChange(AlarmChange.Kind.RAISED, now.time(), alarm);
	}
}
