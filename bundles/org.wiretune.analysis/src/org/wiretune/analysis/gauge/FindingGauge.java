/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.analysis.gauge;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.wiretune.analysis.gauge.RuleGauges.Shown;
import org.wiretune.safety.text.Texts;
import org.wiretune.servers.gauges.GaugeKey;
import org.wiretune.servers.gauges.GaugeReading;
import org.wiretune.servers.gauges.GaugeState;

/**
 * The gauge of a running program that shows what a finding costs, or what to do to see one. Immutable.
 *
 * @param gauge the gauge; empty where the program shows none, or none is watched
 * @param sentence what to say: which gauge it is, which would show it and what to start, or why none does
 */
public record FindingGauge(Optional<GaugeKey> gauge, String sentence) {

	private static final Texts TEXTS = Texts.of(FindingGauge.class, "texts");
	private static final String NAME = "name.";
	private static final String REASON = "reason.";

	/**
	 * {@return the gauge of a finding among those that a program shows} One that warns comes before others of the same kind.
	 *
	 * @param rule id of the rule of the finding
	 * @param program what a reader calls the program that is watched; empty for none
	 * @param readings what it shows now
	 */
	public static FindingGauge of(String rule, Optional<String> program, List<GaugeReading> readings) {
		Optional<Shown> shown = RuleGauges.standard().of(rule);
		if (shown.isEmpty()) {
			return new FindingGauge(Optional.empty(), TEXTS.get("unknown", rule));
		}
		List<String> gauges = shown.get().gauges();
		if (gauges.isEmpty()) {
			return new FindingGauge(Optional.empty(), TEXTS.get(REASON + shown.get().reason(), rule));
		}
		for (String id : gauges) {
			List<GaugeReading> there = readings.stream().filter(reading -> reading.key().definition().equals(id) && reading.state() != GaugeState.NO_VALUE).toList();
			if (!there.isEmpty()) {
				GaugeReading best = there.stream().filter(reading -> reading.state() == GaugeState.WARNING).findFirst().orElse(there.get(0));
				return new FindingGauge(Optional.of(best.key()), TEXTS.get("shown", rule, best.title()));
			}
		}
		String names = gauges.stream().map(FindingGauge::name).collect(Collectors.joining("; "));
		return new FindingGauge(Optional.empty(), program.map(each -> TEXTS.get("notOffered", rule, names, each)).orElseGet(() -> TEXTS.get("notWatched", rule, names)));
	}

	/**
	 * {@return what a reader calls a kind of gauge}
	 *
	 * @param gauge id of a gauge
	 */
	static String name(String gauge) {
		return TEXTS.get(NAME + gauge);
	}

	/**
	 * {@return why the findings of a rule have no gauge}
	 *
	 * @param reason a key of the list
	 * @param rule id of the rule
	 */
	static String reason(String reason, String rule) {
		return TEXTS.get(REASON + reason, rule);
	}
}
