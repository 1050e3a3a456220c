/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.contributed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Contribution;
import org.wiretune.core.host.Contributed;
import org.wiretune.core.host.Contributor;
import org.wiretune.core.host.Contributors;
import org.wiretune.core.host.Refusal;
import org.wiretune.perf.alarm.Alarm;
import org.wiretune.perf.alarm.LimitingSetting;
import org.wiretune.servers.alarms.AlarmEngine;
import org.wiretune.servers.alarms.AlarmWatch;
import org.wiretune.servers.gauges.GaugeBoard;
import org.wiretune.servers.gauges.GaugeLimits;
import org.wiretune.servers.gauges.GaugeReading;
import org.wiretune.servers.gauges.GaugeRow;
import org.wiretune.servers.gauges.GaugeState;
import org.wiretune.servers.gauges.HouseMetrics;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.MetricConnection;
import org.wiretune.servers.metrics.MetricUnit;
import org.wiretune.servers.metrics.TableFile;
import org.wiretune.servers.tests.metrics.FigureBean;
import org.wiretune.servers.tests.metrics.ManualSchedule;
import org.wiretune.servers.tests.metrics.ScriptedProcess;
import org.wiretune.servers.tests.metrics.Written;

/** What others add for running servers: the rows are there as those of the house are, and wrong ones leave all others alone. */
class ContributedMetricsTest {

	private static final String ENGINE = "com.acme:type=Engine,name=orders";

	@TempDir
	Path folder;

	private final ScriptedProcess process = new ScriptedProcess(1);
	private final ManualSchedule schedule = new ManualSchedule();

	/** What the house and another one add. */
	private static Contributed with(Contribution other) {
		return new Contributed(List.of(new Contributor("com.acme.flow", "", other), Contributor.of(new HouseMetrics())));
	}

	private static Contribution file(String name) {
		return to -> to.metrics(name);
	}

	private GaugeReading engine(ServerTables tables, MetricConnection connection) {
		return new GaugeBoard(tables, GaugeLimits.DEFAULTS).read(connection).stream()
				.filter(reading -> reading.key().definition().equals("acme.engine")).findFirst().orElseThrow();
	}

	@Test
	void theHouseComesInTheSameWay() {
		Contributed contributed = with(to -> {
		});
		ServerTables tables = ServerTables.of(contributed);
		assertEquals(List.of(), contributed.refusals());
		assertEquals(tables.metrics().ids().toList(), ServerTables.standard().metrics().ids().toList());
		assertTrue(tables.metrics().sources().size() > 100 && tables.gauges().definitions().size() > 36 && tables.alarms().definitions().size() > 40);
	}

	@Test
	void aFileOfOthersIsReadShownAndWatched() {
		Contributed contributed = with(file("metrics-flow.json"));
		ServerTables tables = ServerTables.of(contributed);
		assertEquals(List.of(), contributed.refusals());
		assertEquals("Polls waiting", tables.metrics().label("acme.engine.waiting"));
		assertEquals(MetricUnit.THREADS, tables.metrics().unit("acme.engine.polling").orElseThrow());

		FigureBean bean = process.bean(ENGINE).with("Polling", 4).with("Waiting", 0).with("MaximumPolls", 10);
		try (MetricConnection connection = new MetricConnection(tables.metrics(), process, schedule);
				AlarmWatch watch = new AlarmWatch(connection, new AlarmEngine(tables.alarms()))) {
			connection.connect(new JvmTarget(1, "Flow"));
			schedule.tick();
			GaugeReading calm = engine(tables, connection);
			assertEquals("Engine orders", calm.title());
			assertEquals(4, calm.value().value());
			assertEquals(10, calm.limit().value());
			assertEquals(GaugeState.NORMAL, calm.state());

			bean.with("Polling", 10).with("Waiting", 3);
			schedule.pass(Duration.ofSeconds(4));
			GaugeReading full = engine(tables, connection);
			assertEquals(GaugeState.WARNING, full.state());
			assertEquals("10 of 10 polls, 3 waiting", full.warningText());
			assertEquals(List.of("Engine orders, Threads polling", "Engine orders, Polls waiting"), GaugeRow.of(List.of(full)).stream().map(GaugeRow::metric).toList());

			Alarm alarm = watch.active().stream().filter(each -> each.id().equals("acme.engine-full")).findFirst().orElseThrow();
			assertEquals("orders", alarm.instance());
			assertEquals(13, alarm.demand());
			assertEquals(new LimitingSetting("acme.engine", "maximum-polls"), alarm.limitedBy());
			assertEquals("Engine orders polls with 10 threads of at most 10 threads, in 3 of the last 5 seconds, and polls wait. With 13 threads nothing would have waited. "
					+ "Look first for what a poll waits for; where it's work, raise maximum-polls.", alarm.message().replace('\u00a0', ' '));
		}
	}

	/** Of a wrong file nothing is taken, what its right rows say neither. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			metrics-wrong-alarm.json | metrics-wrong-alarm.json, alarms[1] names the metric acme.engine.wating, which no row has.
			metrics-wrong-gauge.json | metrics-wrong-gauge.json, gauges[0] must have an object with one number as its limit; the number is one of ofMaximum, value.
			metrics-taken.json       | metrics-taken.json, metrics[1] has the id heap.used, which is there already.
			metrics-broken.json      | metrics-broken.json is no JSON (Unterminated array at line 3 column 2 path $.metrics[1]).
			""")
	void aWrongFileIsRefusedAndNamedAndTheHouseStays(String name, String reason) {
		Contributed contributed = with(file(name));
		ServerTables tables = ServerTables.of(contributed);
		assertEquals(ServerTables.standard().metrics().ids().toList(), tables.metrics().ids().toList());
		assertEquals(ServerTables.standard().gauges().definitions().size(), tables.gauges().definitions().size());
		assertEquals(ServerTables.standard().alarms().definitions().size(), tables.alarms().definitions().size());
		assertEquals(List.of(new Refusal("com.acme.flow", "What it adds for running servers is wrong, so nothing of that file is taken: " + reason)), contributed.refusals());
	}

	@Test
	void theSameFileASecondTimeIsRefusedAndTheFirstStays() {
		Contributed contributed = new Contributed(List.of(Contributor.of(new HouseMetrics()), new Contributor("com.acme.flow", "", file("metrics-flow.json")),
				new Contributor("com.beta", "", file("metrics-flow.json"))));
		ServerTables tables = ServerTables.of(contributed);
		assertEquals(1, tables.gauges().definitions().stream().filter(each -> each.id().equals("acme.engine")).count());
		assertEquals(List.of("com.beta"), contributed.refusals().stream().map(Refusal::contributor).toList());
		assertTrue(contributed.refusals().get(0).reason().endsWith("metrics-flow.json, metrics[0] has the id acme.engine.polling, which is there already."), contributed.refusals().toString());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{"gauges": [{"id": "my.g", "value": "heap.used", "title": "A"}]}                                       | has no group.
			{"gauges": [{"id": "my.g", "group": "memory", "title": "A"}]}                                          | has no value.
			{"gauges": [{"id": "my.g", "group": "memory", "value": "heap.used"}]}                                  | has no title, neither in the row nor beside the file.
			{"gauges": [{"id": "heap", "group": "memory", "value": "heap.used", "title": "A"}]}                    | has the id "heap", which is none of an addition. Write a name of your own, a dot and a word, in lower case, such as acme.engine.
			{"gauges": [{"id": "my.g", "group": "memory", "value": "my.heap", "title": "A"}]}                      | names the metric my.heap, which no row has.
			{"gauges": [{"id": "my.g", "group": "memory", "value": "heap.used", "details": ["my.a"], "title": "A"}]} | names the metric my.a, which no row has.
			{"gauges": [{"id": "my.g", "group": "memory", "value": "heap.used", "details": "gc.time", "title": "A"}]} | must have a list of texts as its details.
			{"gauges": [{"id": "my.g", "group": "memory", "value": "heap.used", "end": -1, "title": "A"}]}         | must have a number of 0 or more as its end.
			{"gauges": [{"id": "my.g", "group": "memory", "value": "heap.used", "limit": 5, "title": "A"}]}        | must have an object with one number as its limit; the number is one of ofMaximum, value.
			{"gauges": [{"id": "my.g", "group": "memory", "value": "heap.used", "limit": {"value": "x"}, "title": "A"}]} | must have a number of 0 or more as its limit.
			{"gauges": [{"id": "my.g", "group": "memory", "value": "heap.used", "title": "A {1}"}]}                | has a wrong brace in its title; the places of this text are {0} to {0}.
			{"gauges": [{"id": "my.g", "group": "memory", "value": "heap.used", "title": "A", "tittle": "B"}]}     | has the unknown member tittle.
			""")
	void aWrongGaugeIsNamedWithItsRow(String text, String reason) {
		String said = assertThrows(IllegalArgumentException.class, () -> ServerTables.standard().with(Written.file(text))).getMessage();
		assertEquals("mine.json, gauges[0] " + reason, said);
	}

	@Test
	void textsBesideTheFileAreInTheLanguageOfTheUser() throws IOException {
		ServerTables german = ServerTables.of(with(to -> {
		})).with(TableFile.read("metrics-flow.json", ContributedMetricsTest.class.getResource("metrics-flow.json"), false, Locale.GERMANY));
		assertEquals("Abfragende Threads", german.metrics().label("acme.engine.polling"));
		assertEquals("Polls waiting", german.metrics().label("acme.engine.waiting"), "what a language does not have the row says");
		assertEquals("Maschine orders", german.gauges().definitions().getLast().title("orders"));
		assertEquals("Maschine {0} ist voll: {1} von {2}.", german.alarms().definitions().getLast().message());
	}

	@Test
	void anAlarmOfOthersIsFoundOnAClassPathAndGoneWithoutIt() throws Exception {
		Path services = Files.createDirectories(folder.resolve("META-INF/services"));
		Files.writeString(services.resolve("org.wiretune.core.Contribution"), FlowContribution.class.getName() + '\n');
		try {
			Contributors.use(List.of(folder));
			assertEquals("acme.engine-full", ServerTables.standard().alarms().definitions().getLast().id());
			assertEquals(List.of(), Contributors.current().refusals());
		} finally {
			Contributors.use(List.of());
		}
		assertTrue(ServerTables.standard().alarms().definitions().stream().noneMatch(each -> each.id().startsWith("acme.")));
	}
}
