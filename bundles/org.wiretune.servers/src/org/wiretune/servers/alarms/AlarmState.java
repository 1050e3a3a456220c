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

/** What an alarm knows of one instance. Not safe for several threads; the engine guards it. */
final class AlarmState {

	private final AlarmDefinition definition;
	private final String instance;
	private final Deque<AlarmMoment> moments = new ArrayDeque<>();
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
		if (now.holds()) {
			lastHeld = now.time();
		}
		if (alarm == null) {
			return moments.stream().filter(AlarmMoment::holds).count() >= condition.seconds() ? Optional.of(raise(window, now, sentences))
					: Optional.empty();
		}
		if (now.time() - lastHeld >= condition.quiet() * 1000L) {
			AlarmChange over = new AlarmChange(AlarmChange.Kind.CLEARED, now.time(), alarm);
			alarm = null;
			moments.clear();
			return Optional.of(over);
		}
		return Optional.empty();
	}

	private AlarmChange raise(SampleWindow window, AlarmMoment now, AlarmSentence sentences) {
		List<AlarmMoment> evidence = List.copyOf(moments);
		Comparator<AlarmMoment> byFigure = Comparator.comparingDouble(AlarmMoment::observed);
		AlarmMoment worst = evidence.stream().filter(AlarmMoment::holds).max(definition.condition().above() ? byFigure : byFigure.reversed())
				.orElse(now);
		double demand = definition.demand().map(expression -> expression.value(window, instance)).orElse(Double.NaN);
		Alarm raised = new Alarm(definition.id(), definition.source(), instance, now.time(), worst.observed(), worst.limit(), demand,
				definition.unit(), definition.limitedBy(), "", evidence); //$NON-NLS-1$
		alarm = new Alarm(raised.id(), raised.source(), instance, now.time(), worst.observed(), worst.limit(), demand, definition.unit(),
				definition.limitedBy(), sentences.of(definition, raised), evidence);
		return new AlarmChange(AlarmChange.Kind.RAISED, now.time(), alarm);
	}
}
