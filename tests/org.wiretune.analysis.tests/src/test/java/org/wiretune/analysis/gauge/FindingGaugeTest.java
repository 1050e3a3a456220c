/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.analysis.gauge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.wiretune.analysis.gauge.RuleGauges.Shown;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;
import org.wiretune.servers.gauges.GaugeDefinition;
import org.wiretune.servers.gauges.GaugeKey;
import org.wiretune.servers.gauges.GaugeReading;
import org.wiretune.servers.gauges.GaugeState;
import org.wiretune.servers.gauges.ServerTables;

/** From a finding to its gauge: every rule names the gauges that show what it costs, or a reason. */
class FindingGaugeTest {

	private static final List<String> RULES = RuleRegistry.standard().rules().stream().map(Rule::id).toList();

	private static GaugeReading reading(String gauge, String instance, GaugeState state) {
		return new GaugeReading(new GaugeKey(gauge, instance), "", gauge + ' ' + instance, null, null, null, null, null, null, null, null, state, "", "", "", false, false, "", null, 0, 0, List.of(), List.of(), null);
	}

	@Test
	void everyRuleNamesGaugesOrAReason() {
		assertTrue(RULES.size() > 500, () -> RULES.size() + " rules");
		assertEquals(List.of(), RULES.stream().filter(rule -> RuleGauges.standard().of(rule).isEmpty()).toList());
		assertEquals(Set.of(), RuleGauges.standard().unused(RULES), "entries that count for no rule");
	}

	@Test
	void everyGaugeIsThereAndHasAName() {
		Set<String> there = ServerTables.standard().gauges().definitions().stream().map(GaugeDefinition::id).collect(Collectors.toSet());
		for (Shown shown : RuleGauges.standard().all()) {
			assertTrue(there.containsAll(shown.gauges()), () -> "No such gauge among " + shown.gauges());
			shown.gauges().forEach(gauge -> assertFalse(FindingGauge.name(gauge).isBlank(), gauge));
			assertEquals(shown.gauges().isEmpty(), !shown.reason().isEmpty(), shown::toString);
			if (!shown.reason().isEmpty()) {
				assertTrue(FindingGauge.reason(shown.reason(), "some-rule").contains("some-rule"));
			}
		}
	}

	@Test
	void theGaugeThatWarnsComesFirst() {
		List<GaugeReading> readings = List.of(reading("heap", "", GaugeState.WARNING), reading("hikari", "mail", GaugeState.NORMAL), reading("hikari", "orders", GaugeState.WARNING));
		FindingGauge found = FindingGauge.of("hikari-pool-below-request-threads", Optional.of("shop"), readings);
		assertEquals(Optional.of(new GaugeKey("hikari", "orders")), found.gauge());
		assertTrue(found.sentence().contains("hikari orders"), found::sentence);
		assertEquals(Optional.of(new GaugeKey("heap", "")), FindingGauge.of("container-heap-at-limit", Optional.of("shop"), readings).gauge());
	}

	@Test
	void eachWorldHasAGaugeOfItsOwn() {
		List<String> pairs = List.of("jpa-open-in-view-default hikari", "batch-threads-above-pool hikari", "si-queue-channel-unbounded queuechannel", "camel-seda-unbounded seda", "container-heap-default-quarter heap",
				"jms-listener-serial listener", "kafka-listener-ack-record listener", "kafka-flush-per-send kafkaproducer", "artemis-heap-below-global-max heap", "quarkus-pool-below-workers vertxworker",
				"quarkus-two-pools-one-database agroalwaiting", "quarkus-blocking-on-event-loop eventloop");
		for (String pair : pairs) {
			String[] words = pair.split(" ");
			assertEquals(Optional.of(words[1]), FindingGauge.of(words[0], Optional.of("shop"), List.of(reading(words[1], "x", GaugeState.NORMAL))).gauge().map(GaugeKey::definition), pair);
		}
	}

	@Test
	void whereNoneIsShownTheSentenceSaysWhichWouldAndWhatToStart() {
		String notWatched = FindingGauge.of("jms-listener-serial", Optional.empty(), List.of()).sentence();
		assertTrue(notWatched.contains("listener containers of Spring") && notWatched.contains("Run As > WireTune Application"), notWatched);
		FindingGauge other = FindingGauge.of("jms-listener-serial", Optional.of("shop (17)"), List.of(reading("heap", "", GaugeState.NORMAL), reading("listener", "bills", GaugeState.NO_VALUE)));
		assertTrue(other.gauge().isEmpty() && other.sentence().contains("shop (17) offers none of them"), other::sentence);
		assertTrue(FindingGauge.of("db2-locklist", Optional.of("shop"), List.of()).sentence().contains("one of the database"));
		assertTrue(FindingGauge.of("own.rule", Optional.of("shop"), List.of()).sentence().contains("own.rule"));
	}
}
