/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.gauges;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.servers.gauges.GaugeDefinition;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.metrics.MetricTable;

/** The table of gauges fits the table of metrics. */
class GaugeTableTest {

	@Test
	void namesOnlyMetricsThatAreRead() {
		MetricTable metrics = ServerTables.standard().metrics();
		for (GaugeDefinition gauge : ServerTables.standard().gauges().definitions()) {
			List<String> used = new ArrayList<>(gauge.details());
			used.addAll(List.of(gauge.value(), gauge.inner(), gauge.maximum(), gauge.waiting()));
			for (String metric : used) {
				assertTrue(metric.isEmpty() || metrics.unit(metric).isPresent(), () -> gauge.id() + " names " + metric);
			}
			assertFalse(gauge.about().isEmpty(), () -> gauge.id() + " does not say what it shows");
		}
	}
}
