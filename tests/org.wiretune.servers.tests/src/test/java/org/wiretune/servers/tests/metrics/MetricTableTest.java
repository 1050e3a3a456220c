/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.HashSet;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.servers.metrics.DerivedMetric;
import org.wiretune.servers.metrics.MetricDescription;
import org.wiretune.servers.metrics.MetricSource;
import org.wiretune.servers.metrics.MetricTable;
import org.wiretune.servers.metrics.MetricUnit;

/** The table of sources as data. */
class MetricTableTest {

	@Test
	void theStandardTableIsComplete() {
		MetricTable table = MetricTable.standard();
		Set<String> ids = new HashSet<>();
		for (MetricSource source : table.sources()) {
			assertTrue(ids.add(source.id()), source.id());
			assertFalse(source.label().equals(source.id()), () -> source.id() + " has no label");
			assertTrue(source.meaning().endsWith("."), () -> source.id() + " has no sentence for its meaning");
		}
		for (DerivedMetric metric : table.derived()) {
			assertTrue(ids.contains(metric.change()), metric.change());
			assertTrue(ids.contains(metric.over()), metric.over());
			assertFalse(metric.label().equals(metric.id()), () -> metric.id() + " has no label");
			assertTrue(metric.meaning().endsWith("."), () -> metric.id() + " has no sentence for its meaning");
		}
		for (MetricDescription figure : table.described()) {
			assertTrue(ids.add(figure.id()), figure.id());
			assertFalse(figure.label().equals(figure.id()), () -> figure.id() + " has no label");
			assertTrue(figure.meaning().endsWith("."), () -> figure.id() + " has no sentence for its meaning");
		}
		assertEquals(MetricUnit.BYTES, table.unit("heap.used").orElseThrow());
		assertEquals(MetricUnit.PERCENT, table.unit("gc.share").orElseThrow());
		assertEquals("Tasks waiting", table.label("pool.queue"));
	}

	@Test
	void aUserAddsAnAttributeWithoutCode() {
		MetricTable table = MetricTable.read(new StringReader("""
				{"metrics": [{"id": "mine", "mbean": "my.app:type=Cache,name=*", "instance": "name", "attribute": "Size",
				"label": "Cache size", "meaning": "Entries of the cache."}]}"""), "mine.json");
		MetricSource source = table.sources().get(0);
		assertEquals("Cache size", source.label());
		assertEquals(MetricUnit.COUNT, source.unit());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			[]                                                              | mine.json
			{"metrics": [3]}                                                | mine.json, metrics[0] is not an object
			{"metrics": [{"mbean": "a:b=c"}]}                               | mine.json, metrics[0] has no id
			{"metrics": [{"id": "a", "mbean": "nonsense", "attribute": "x"}]} | mine.json, metrics[0] has a wrong mbean
			{"metrics": [{"id": "a", "mbean": "a:b=c"}]}                    | mine.json, metrics[0] has no attribute
			{"metrics": [{"id": "a", "mbean": "a:b=c", "attribute": "x", "unit": "furlongs"}]} | mine.json, metrics[0] has an unknown unit
			{"metrics": [{"id": "a", "mbean": "a:b=c", "attribute": "x", "except": "("}]} | mine.json, metrics[0] has a wrong except
			{"metrics": [{"id": "a", "mbean": "a:b=c", "attribute": "x"}, {"id": "a", "mbean": "a:b=c", "attribute": "x"}]} | mine.json, metrics[1] repeats the id
			{"derived": [{"id": "a", "change": "b", "over": "c", "window": "long"}]} | mine.json, derived[0] has a window
			""")
	void aWrongFileIsNamedWithItsRow(String text, String message) {
		IllegalArgumentException failure = assertThrows(IllegalArgumentException.class,
				() -> MetricTable.read(new StringReader(text), "mine.json"));
		assertTrue(failure.getMessage().startsWith(message), failure.getMessage());
	}
}
