/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.metrics.DerivedMetric;
import org.wiretune.servers.metrics.MetricDescription;
import org.wiretune.servers.metrics.MetricSource;
import org.wiretune.servers.metrics.MetricTable;
import org.wiretune.servers.metrics.MetricUnit;

/** The table of sources as data. */
class MetricTableTest {

	@Test
	void theStandardTableIsComplete() {
		MetricTable table = ServerTables.standard().metrics();
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
		MetricTable table = MetricTable.EMPTY.with(Written.file("""
				{"metrics": [{"id": "my.cache", "mbean": "my.app:type=Cache,name=*", "instance": "name", "attribute": "Size",
				"label": "Cache size", "meaning": "Entries of the cache."}]}"""));
		MetricSource source = table.sources().get(0);
		assertEquals("Cache size", source.label());
		assertEquals(MetricUnit.COUNT, source.unit());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			nonsense {                                                           | mine.json is no JSON (
			[]                                                                   | mine.json is no object of JSON; it begins with a brace and has members such as metrics, gauges and alarms.
			{"metric": []}                                                       | mine.json has the unknown member metric; it may have family, metrics, derived,
			{"metrics": {}}                                                      | mine.json: the member metrics is no array of rows.
			{"metrics": [3]}                                                     | mine.json, metrics[0] is not an object.
			{"metrics": [{"mbean": "a:b=c"}]}                                    | mine.json, metrics[0] has no id.
			{"metrics": [{"id": "cache", "mbean": "a:b=c", "attribute": "x"}]}   | mine.json, metrics[0] has the id "cache", which is none of an addition.
			{"metrics": [{"id": "my.hit-rate", "mbean": "a:b=c", "attribute": "x"}]} | mine.json, metrics[0] has the id "my.hit-rate", which an alarm could not name: a hyphen would be a minus.
			{"metrics": [{"id": "my.a", "mbean": "nonsense", "attribute": "x"}]} | mine.json, metrics[0] has a wrong mbean: Key properties cannot be empty.
			{"metrics": [{"id": "my.a", "mbean": [], "attribute": "x"}]}         | mine.json, metrics[0] has no mbean.
			{"metrics": [{"id": "my.a", "mbean": "a:b=c"}]}                      | mine.json, metrics[0] has no attribute.
			{"metrics": [{"id": "my.a", "mbean": "a:b=c", "atribute": "x"}]}     | mine.json, metrics[0] has the unknown member atribute.
			{"metrics": [{"id": "my.a", "mbean": "a:b=c", "attribute": ["x"]}]}  | mine.json, metrics[0] must have a text as its attribute.
			{"metrics": [{"id": "my.a", "mbean": "a:b=c", "attribute": "x", "unit": "furlongs"}]} | mine.json, metrics[0] has the unknown unit "furlongs"; it is one of bytes, milliseconds, percent,
			{"metrics": [{"id": "my.a", "mbean": "a:b=c", "attribute": "x", "except": "("}]} | mine.json, metrics[0] has a wrong except: Unclosed group.
			{"metrics": [{"id": "my.a", "mbean": "a:b=c", "attribute": "x", "every": 0.5}]} | mine.json, metrics[0] must have a whole number of at least 1 as its every.
			{"metrics": [{"id": "my.a", "mbean": "a:b=c", "attribute": "x"}, {"id": "my.a", "mbean": "a:b=c", "attribute": "x"}]} | mine.json, metrics[1] has the id my.a, which is there already.
			{"derived": [{"id": "my.a", "change": "my.a", "over": "jvm.uptime"}]} | mine.json, derived[0] names the metric my.a, which no row reads; what is computed is computed from what is read.
			{"derived": [{"id": "my.a", "change": "gc.time", "over": "jvm.uptime", "window": "long"}]} | mine.json, derived[0] must have a number of 0 or more as its window.
			{"differences": [{"id": "my.a", "from": "gc.time"}]}                 | mine.json, differences[0] has no minus.
			""")
	void aWrongFileIsNamedWithItsRow(String text, String message) {
		IllegalArgumentException failure = assertThrows(IllegalArgumentException.class,
				() -> ServerTables.standard().metrics().with(Written.file(text)));
		assertTrue(failure.getMessage().startsWith(message), failure.getMessage());
	}
}
