/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.alarms;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.wiretune.perf.alarm.Alarm;
import org.wiretune.perf.alarm.AlarmMoment;
import org.wiretune.servers.alarms.AlarmChange;
import org.wiretune.servers.alarms.AlarmDefinition;
import org.wiretune.servers.alarms.AlarmEngine;
import org.wiretune.servers.alarms.AlarmTable;
import org.wiretune.servers.alarms.MetricExpression;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.tests.metrics.Written;

/** Each row of the table of alarms against made series: it fires, it does not fire just below its limit, it clears. */
class AlarmTableTest {

	private static final int LONG_ENOUGH = 130;

	/** One row of the resource: key, instance, series that fire, series just below, series that clear (else those below). */
	record Scenario(String key, String instance, String firing, String below, String calm) {
	}

	static List<Scenario> scenarios() throws IOException {
		try (InputStream stream = AlarmTableTest.class.getResourceAsStream("scenarios.txt")) {
			return new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines().filter(line -> !line.isBlank() && !line.startsWith("#"))
					.map(line -> line.split("\\|")).map(parts -> new Scenario(parts[0].strip(), parts[1].strip(), parts[2], parts[3],
							parts.length > 4 ? parts[4] : parts[3]))
					.toList();
		}
	}

	private static AlarmEngine engine() {
		return new AlarmEngine(ServerTables.standard().alarms());
	}

	private static List<AlarmChange> of(Scenario scenario, List<AlarmChange> changes) {
		return changes.stream().filter(change -> key(change.alarm()).equals(scenario.key()) && change.alarm().instance().equals(scenario.instance()))
				.toList();
	}

	private static String key(Alarm alarm) {
		return alarm.source().isEmpty() ? alarm.id() : alarm.id() + '.' + alarm.source();
	}

	@ParameterizedTest
	@MethodSource("scenarios")
	void firesOnceAndClearsOnce(Scenario scenario) {
		AlarmEngine engine = engine();
		List<AlarmChange> changes = of(scenario, new MadeSeries(scenario.firing()).feed(engine, 0, LONG_ENOUGH));
		assertFalse(changes.isEmpty(), "never raised");
		assertEquals(AlarmChange.Kind.RAISED, changes.get(0).kind());
		Alarm alarm = changes.get(0).alarm();
		if (changes.size() == 1) {
			assertTrue(engine.active().stream().anyMatch(alarm::isSame));
			changes = of(scenario, new MadeSeries(scenario.calm()).feed(engine, LONG_ENOUGH, LONG_ENOUGH));
			assertEquals(1, changes.size(), changes.toString());
		} else {
			changes = changes.subList(1, changes.size());
			assertEquals(1, changes.size(), "an event that is over clears by itself, once");
		}
		assertEquals(AlarmChange.Kind.CLEARED, changes.get(0).kind());
		assertTrue(changes.get(0).alarm().isSame(alarm));
		assertTrue(engine.active().stream().noneMatch(alarm::isSame));
	}

	@ParameterizedTest
	@MethodSource("scenarios")
	void staysSilentJustBelowTheLimit(Scenario scenario) {
		assertEquals(List.of(), of(scenario, new MadeSeries(scenario.below()).feed(engine(), 0, LONG_ENOUGH)));
	}

	@ParameterizedTest
	@MethodSource("scenarios")
	void saysValueLimitAndNextStepWithItsEvidence(Scenario scenario) {
		Alarm alarm = of(scenario, new MadeSeries(scenario.firing()).feed(engine(), 0, LONG_ENOUGH)).get(0).alarm();
		AlarmDefinition definition = ServerTables.standard().alarms().definitions().stream().filter(each -> each.key().equals(scenario.key())).findFirst().orElseThrow();
		assertTrue(alarm.message().endsWith(".") && !alarm.message().contains("{") && !alarm.message().contains("null"), alarm.message());
		assertTrue(alarm.message().chars().anyMatch(Character::isDigit) || alarm.id().equals("malloc-preload-not-effective"), alarm.message());
		assertFalse(definition.demand().isPresent() && Double.isNaN(alarm.demand()), alarm.message());
		assertEquals(definition.condition().seconds(), alarm.evidence().stream().filter(AlarmMoment::holds).count());
		assertTrue(alarm.evidence().size() <= definition.condition().of());
		assertTrue(alarm.evidence().stream().anyMatch(moment -> moment.observed() == alarm.observed() && moment.limit() == alarm.limit()));
	}

	@Test
	void everyRowHasItsScenario() throws IOException {
		Set<String> keys = ServerTables.standard().alarms().definitions().stream().map(AlarmDefinition::key).collect(Collectors.toSet());
		assertEquals(keys, scenarios().stream().map(Scenario::key).collect(Collectors.toSet()));
	}

	@Test
	void readsOnlyMetricsOfTheTable() {
		Set<String> known = ServerTables.standard().metrics().ids().collect(Collectors.toSet());
		Map<String, List<String>> unknown = new TreeMap<>();
		for (AlarmDefinition definition : ServerTables.standard().alarms().definitions()) {
			List<String> missing = definition.metrics().filter(id -> !known.contains(id)).distinct().toList();
			if (!missing.isEmpty()) {
				unknown.put(definition.key(), missing);
			}
		}
		assertEquals(Map.of(), unknown);
	}

	@Test
	void isTheSameForTheSameSamples() throws IOException {
		for (Scenario scenario : scenarios()) {
			MadeSeries series = new MadeSeries(scenario.firing());
			assertEquals(series.feed(engine(), 0, LONG_ENOUGH), series.feed(engine(), 0, LONG_ENOUGH));
		}
	}

	@Test
	void aFigureAtItsLimitIsNoRepeatedAlarm() {
		AlarmEngine engine = engine();
		List<AlarmChange> changes = new MadeSeries("gc.share=5.2~4.5 jvm.uptime=100000").feed(engine, 0, 100);
		assertEquals(List.of(), changes, "half of the seconds are not ten of ten");
		changes = new MadeSeries("gc.share=6 jvm.uptime=100000").feed(engine, 100, 10);
		assertEquals(1, changes.size());
		assertEquals(List.of(), new MadeSeries("gc.share=5.2~4.5 jvm.uptime=100000").feed(engine, 110, 100), "above the limit to clear");
	}

	@Test
	void whatIsGoneHasNoAlarm() {
		AlarmEngine engine = engine();
		assertEquals(1, new MadeSeries("hikari.waiting[orders]=4 hikari.active[orders]=10 hikari.total[orders]=10").feed(engine, 0, 10).size());
		List<AlarmChange> changes = new MadeSeries("jvm.uptime=1").feed(engine, 10, 30);
		assertEquals(List.of(AlarmChange.Kind.CLEARED), changes.stream().map(AlarmChange::kind).toList());
	}

	@Test
	void aRestartEndsAllAlarms() {
		AlarmEngine engine = engine();
		new MadeSeries("hikari.waiting[orders]=4 hikari.active[orders]=10").feed(engine, 0, 10);
		assertEquals(1, engine.restart(2_000_000).size());
		assertEquals(List.of(), engine.active());
		assertEquals(List.of(), engine.restart(2_000_000));
	}

	@Test
	void aGapOfSamplesIsNoEvidence() {
		AlarmEngine engine = engine();
		MadeSeries waiting = new MadeSeries("hikari.waiting[orders]=4 hikari.active[orders]=10");
		assertEquals(List.of(), waiting.feed(engine, 0, 2));
		assertEquals(List.of(), waiting.feed(engine, 60, 2), "two seconds before and two after the gap are not three of five");
		assertEquals(1, waiting.feed(engine, 62, 1).size());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			1 +              | the end is missing
			heap.used )      | unexpected ')'
			rate(heap.used)  | ',' is missing
			rate(a, 0)       | whole number
			rate(a, 1000)    | whole number
			frequency(a)     | unknown function frequency
			1.2.3            | a number is missing
			""")
	void aWrongExpressionIsToldWithItsPlace(String text, String message) {
		String said = assertThrows(IllegalArgumentException.class, () -> MetricExpression.parse(text)).getMessage();
		assertTrue(said.contains(message) && said.contains("character"), said);
	}

	@Test
	void deepNestingIsRefused() {
		assertThrows(IllegalArgumentException.class, () -> MetricExpression.parse("(".repeat(100_000)));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{"alarms": 1}                                                                         | mine.json: the member alarms is no array of rows.
			{"alarms": [{"observed": "heap.used", "limit": "1"}]}                                 | mine.json, alarms[0] has no id.
			{"alarms": [{"id": "gc-excessive", "observed": "heap.used", "limit": "1"}]}           | mine.json, alarms[0] has the id "gc-excessive", which is none of an addition.
			{"alarms": [{"id": "my.a", "observed": "heap.used", "message": "A."}]}                | mine.json, alarms[0] has no limit.
			{"alarms": [{"id": "my.a", "observed": "heap.used +", "limit": "1", "message": "A."}]} | mine.json, alarms[0] has a wrong observed: "heap.used +", character 12: the end is missing.
			{"alarms": [{"id": "my.a", "observed": "my.heap", "limit": "1", "message": "A."}]}    | mine.json, alarms[0] names the metric my.heap, which no row has.
			{"alarms": [{"id": "my.a", "observed": "heap.used", "limit": "1"}]}                   | mine.json, alarms[0] has no message, neither in the row nor beside the file.
			{"alarms": [{"id": "my.a", "observed": "heap.used", "limit": "1", "message": "A {6}."}]} | mine.json, alarms[0] has a wrong brace in its message; the places of this text are {0} to {5}.
			{"alarms": [{"id": "my.a", "observed": "heap.used", "limit": "1", "message": "A {."}]} | mine.json, alarms[0] has a wrong brace in its message; the places of this text are {0} to {5}.
			{"alarms": [{"id": "my.a", "observed": "heap.used", "limit": "1", "is": "about"}]}    | mine.json, alarms[0] has an is that is neither "at least" nor "below".
			{"alarms": [{"id": "my.a", "observed": "heap.used", "limit": "1", "seconds": 9, "of": 5}]} | mine.json, alarms[0] asks for 9 of 5 seconds; the first is at most the second, and the second at most 300.
			{"alarms": [{"id": "my.a", "observed": "heap.used", "limit": "1", "limitedBy": "moon"}]} | mine.json, alarms[0] has the unknown limitedBy "moon"; it is one of none, thread pool,
			{"alarms": [{"id": "my.a", "observed": "heap.used", "limit": "1", "setting": "x"}]}   | mine.json, alarms[0] must have a list of texts as its setting.
			{"alarms": [{"id": "my.a", "observed": "heap.used", "limit": "1", "setting": ["x"]}]} | mine.json, alarms[0] has a setting that is not the kind of a group and a key in it, such as ["acme.engine", "maximum-polls"].
			{"alarms": [{"id": "my.a", "observed": "heap.used", "limit": "1", "setting": ["x", "y"], "limitedBy": "heap"}]} | mine.json, alarms[0] has both limitedBy and setting; one of them sets the limit.
			{"alarms": [{"id": "my.a", "observed": "heap.used", "limit": "1", "message": "A."}, {"id": "my.a", "observed": "heap.used", "limit": "1", "message": "A."}]} | mine.json, alarms[1] has the id my.a, which is there already.
			""")
	void aWrongTableIsNamedWithItsRow(String text, String message) {
		String said = assertThrows(IllegalArgumentException.class, () -> AlarmTable.EMPTY.with(Written.file(text), ServerTables.standard().metrics())).getMessage();
		assertTrue(said.startsWith(message), said);
	}

	@Test
	void idsAreThoseOfTheCatalogue() throws IOException {
		String document = java.nio.file.Files.readString(java.nio.file.Path.of(System.getProperty("wiretune.root", "../.."), "releng/CATALOGUE.md"));
		Set<String> alarms = new HashSet<>();
		document.lines().filter(line -> line.contains("| alarm |")).forEach(line -> alarms.add(line.split("`")[1]));
		List<String> strangers = ServerTables.standard().alarms().definitions().stream().map(AlarmDefinition::id).filter(id -> !alarms.contains(id)).distinct().toList();
		assertEquals(List.of(), strangers);
		assertTrue(Stream.of(alarms).flatMap(Set::stream).count() >= 41);
	}
}
