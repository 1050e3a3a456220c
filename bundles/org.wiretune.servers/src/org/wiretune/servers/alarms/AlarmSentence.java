/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.alarms;

import org.wiretune.perf.alarm.Alarm;
import org.wiretune.perf.alarm.AlarmMoment;
import org.wiretune.safety.text.TextPattern;
import org.wiretune.safety.text.Texts;
import org.wiretune.servers.metrics.MetricFigure;

/** Makes the message of an alarm from the text of its row. */
final class AlarmSentence {

	private static final Texts TEXTS = Texts.of(AlarmSentence.class, "messages"); //$NON-NLS-1$

	/** Places of the texts: 0 instance, 1 observed, 2 limit, 3 seconds that it held, 4 of so many, 5 demand. */
	String of(AlarmDefinition definition, Alarm alarm) {
		double end = Math.max(Double.isNaN(alarm.limit()) ? 0 : alarm.limit(), alarm.observed());
		long held = alarm.evidence().stream().filter(AlarmMoment::holds).count();
		String name = alarm.instance().isEmpty() ? TEXTS.get("process") : alarm.instance(); //$NON-NLS-1$
		double needed = Double.isNaN(alarm.demand()) ? Double.NaN : Math.ceil(alarm.demand());
		return TextPattern.filled(definition.message(), name, MetricFigure.of(alarm.observed(), definition.unit(), end).toString(),
				MetricFigure.exact(alarm.limit(), definition.unit(), end).toString(), Long.toString(held),
				Integer.toString(definition.condition().of()), MetricFigure.of(needed, definition.unit(), Math.max(needed, end)).toString());
	}
}
