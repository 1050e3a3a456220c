/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.alarms;

import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

import org.wiretune.perf.alarm.LimitedBy;
import org.wiretune.servers.metrics.MetricUnit;

/**
 * One row of the table of alarms.
 *
 * @param id
 *            the id in the catalogue, for example {@code gc-time-over-5-percent}
 * @param source
 *            a word that tells rows of the same id apart, mostly a family of servers; empty where there is one
 * @param each
 *            id of the metric whose instances are watched one by one; empty for the process as a whole
 * @param condition
 *            when it holds
 * @param demand
 *            what would have been needed, in the unit of the observed figure; empty where that cannot be told
 * @param unit
 *            unit of the observed figure
 * @param limitedBy
 *            what sets the limit
 * @param message
 *            complete sentences as a pattern of {@link org.wiretune.safety.text.TextPattern}: 0 instance, 1 observed, 2 limit, 3 seconds, 4 of so
 *            many, 5 demand
 */
public record AlarmDefinition(String id, String source, String each, AlarmCondition condition, Optional<MetricExpression> demand,
		MetricUnit unit, LimitedBy limitedBy, String message) {

	/** Checks the values. */
	public AlarmDefinition {
		Objects.requireNonNull(id);
		Objects.requireNonNull(source);
		Objects.requireNonNull(each);
		Objects.requireNonNull(condition);
		Objects.requireNonNull(demand);
		Objects.requireNonNull(unit);
		Objects.requireNonNull(limitedBy);
		Objects.requireNonNull(message);
	}

	/**
	 * Id and source, which together are unique.
	 *
	 * @return the key, also of the text
	 */
	public String key() {
		return key(id, source);
	}

	static String key(String id, String source) {
		return source.isEmpty() ? id : id + '.' + source;
	}

	/**
	 * All metrics that the row is computed from.
	 *
	 * @return ids, some of them more than once
	 */
	public Stream<String> metrics() {
		return Stream.of(each.isEmpty() ? Stream.<String>empty() : Stream.of(each), condition.observed().metrics(), condition.limit().metrics(),
				condition.clear().metrics(), condition.when().stream().flatMap(MetricExpression::metrics),
				demand.stream().flatMap(MetricExpression::metrics)).flatMap(ids -> ids);
	}
}
