/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.ServerKey;
import org.wiretune.perf.base.ServerType;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.judged.RunComparison;
import org.wiretune.perf.judged.SettingDifference;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.view.RunSettings;
import org.wiretune.perf.view.SettingRow;

/** The kind of server and what only some kinds have stand in run files, and comparisons see them. */
class ServerKindsInRunFilesTest {

	private static final ServerSettings EVERYTHING = everything();

	private static ServerSettings everything() {
		ServerSettings.Builder settings = ServerSettings.builder().type(ServerType.WILDFLY);
		for (ServerKey key : ServerKey.values()) {
			settings.set(key, key.least() + 11 + key.ordinal());
		}
		return settings.source(ServerKey.MDB_POOL.field(), "standalone.xml:7").build();
	}

	private static RunFile run(ServerSettings settings) {
		RunFile sample = SampleRun.run(SampleRun.START, SampleRun.cell("sca-async", 1024, 1));
		return new RunFile(sample.schema(), sample.specification().withServer(settings), sample.startedAt(), sample.endedAt(), sample.state(), sample.reason(),
				sample.environment(), sample.notes(), sample.cells(), sample.measurements(), sample.alarms(), sample.reached());
	}

	@Test
	void nothingIsLostOnTheWayThroughAFile() throws IOException {
		String text = RunFileFormat.toText(run(EVERYTHING));
		assertEquals(EVERYTHING, RunFileFormat.parse(text).specification().server());
		JsonObject settings = JsonParser.parseString(text).getAsJsonObject().getAsJsonObject("settings");
		assertEquals("wildfly", settings.get("serverKind").getAsString());
		assertEquals(1 + 11 + ServerKey.MDB_POOL.ordinal(), settings.get("mdbInstances").getAsInt());
		assertTrue(assertThrows(IOException.class, () -> RunFileFormat.parse(text.replace("\"wildfly\"", "\"jetty\""))).getMessage().contains("jetty"));
		assertTrue(assertThrows(IOException.class, () -> RunFileFormat.parse(text.replaceFirst("\"mdbInstances\": \\d+", "\"mdbInstances\": 0"))).getMessage()
				.contains("1 to 2000"));
	}

	@ParameterizedTest
	@CsvSource({ "'',EMBEDDED", "WildFly 39.0.1.Final,WILDFLY", "JBoss EAP 8.0,WILDFLY", "Open Liberty 26.0.0.3,LIBERTY", "WebSphere Liberty 25.0.0.1,LIBERTY" })
	void theKindOfAnEarlierRunFollowsFromTheNameOfItsServer(String name, ServerType kind) throws IOException {
		JsonObject json = JsonParser.parseString(RunFileFormat.toText(run(ServerSettings.lab()))).getAsJsonObject();
		json.addProperty("schema", 3);
		json.getAsJsonObject("settings").remove("serverKind");
		json.getAsJsonObject("environment").addProperty("server", name);
		RunFile read = RunFileFormat.parse(json.toString());
		assertEquals(ServerSettings.builder().type(kind).build(), read.specification().server());
	}

	@Test
	void aComparisonSeesEverySettingAndTwoAreOneTooMany() {
		RunFile before = run(EVERYTHING);
		for (ServerKey key : ServerKey.values()) {
			int value = EVERYTHING.get(key).getAsInt();
			RunComparison one = RunComparison.of(before, run(EVERYTHING.toBuilder().set(key, value - 1).build()));
			assertEquals(List.of(new SettingDifference(key.field(), Integer.toString(value), Integer.toString(value - 1))), one.settings());
			assertTrue(one.reasons().stream().noneMatch(reason -> reason.contains("bench-one-change-at-a-time")), one.reasons().toString());
		}
		RunComparison two = RunComparison.of(before, run(EVERYTHING.toBuilder().set(ServerKey.MDB_POOL, 99).set(ServerKey.HTTP_THREADS, 98).build()));
		assertEquals(2, two.settings().size(), two.settings().toString());
		assertTrue(two.reasons().stream().anyMatch(reason -> reason.contains("bench-one-change-at-a-time")), two.reasons().toString());
		RunComparison kinds = RunComparison.of(run(ServerSettings.lab()), run(ServerSettings.builder().type(ServerType.LIBERTY).build()));
		assertEquals(List.of(new SettingDifference("server", "embedded", "liberty")), kinds.settings());
	}

	@Test
	void theyAreShownWithTheirSourceAndTheValueBefore() {
		List<SettingRow> rows = RunSettings.of(run(EVERYTHING), Optional.of(run(EVERYTHING.toBuilder().set(ServerKey.MDB_POOL, 99).build())));
		SettingRow pool = rows.stream().filter(row -> row.label().equals(ServerKey.MDB_POOL.label())).findFirst().orElseThrow();
		assertEquals("99", pool.before());
		assertEquals("standalone.xml:7", pool.source());
		assertTrue(pool.changed() && rows.stream().filter(SettingRow::changed).count() == 1, rows.toString());
		assertTrue(rows.stream().anyMatch(row -> row.value().equals("WildFly")), rows.toString());
	}
}
