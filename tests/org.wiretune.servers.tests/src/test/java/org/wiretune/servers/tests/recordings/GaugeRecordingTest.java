/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.recordings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;

import javax.management.ObjectName;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.servers.RunningServers;
import org.wiretune.servers.gauges.ChartMark;
import org.wiretune.servers.gauges.ChartRange;
import org.wiretune.servers.gauges.ChartReading;
import org.wiretune.servers.gauges.GaugeLimits;
import org.wiretune.servers.gauges.GaugeReading;
import org.wiretune.servers.gauges.GaugeSession;
import org.wiretune.servers.gauges.HistoryCsv;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.MetricConnection;
import org.wiretune.servers.own.OwnGauges;
import org.wiretune.servers.own.OwnTables;
import org.wiretune.servers.recordings.GaugeRecording;
import org.wiretune.servers.tests.metrics.ManualSchedule;
import org.wiretune.servers.tests.metrics.ScriptedProcess;

/** What gauges have shown is kept in a file and shown again, and a file that is none is refused by a sentence. */
class GaugeRecordingTest {

	private static final OwnGauges OWN = OwnGauges.read("Items, \"sold\"=shop:type=Cart#Items; above 5 for 1 s");
	private static final String BEFORE = "# WireTune gauges 1\n# program {\"name\":\"Shop\",\"place\":\"process 1\"}\n";

	@TempDir
	Path folder;

	private final ScriptedProcess process = new ScriptedProcess(1);
	private final ManualSchedule schedule = new ManualSchedule();
	private final GaugeSession session = new GaugeSession(new RunningServers(), OwnTables.with(ServerTables.standard(), OWN), table -> new MetricConnection(table, process, schedule),
			GaugeLimits.DEFAULTS, ZoneOffset.UTC, () -> {
			});

	private Path write() throws IOException {
		StringWriter text = new StringWriter();
		new GaugeRecording(session.kept().orElseThrow(), OWN).write(session.tables(), text);
		return Files.writeString(folder.resolve("shop" + GaugeRecording.END), text.toString());
	}

	private GaugeSession opened(GaugeRecording recording) {
		GaugeSession shown = new GaugeSession(new RunningServers(), ServerTables.standard(), table -> {
			throw new AssertionError("nothing is read");
		}, GaugeLimits.DEFAULTS, ZoneOffset.UTC, () -> {
		});
		shown.show(recording.kept(), OwnTables.with(ServerTables.standard(), recording.own()));
		return shown;
	}

	@Test
	void whatWasShownIsShownAgain() throws Exception {
		process.pool(ObjectName.quote("A, \"B\""), 3, 4, 10, 1);
		process.bean("shop:type=Cart").with("Items", 9L);
		session.choose(new JvmTarget(4711, "Shop"));
		schedule.tick();
		schedule.pass(Duration.ofSeconds(5));
		session.marked(schedule.now() - 1000, "here");
		GaugeRecording recording = GaugeRecording.read(write());
		assertEquals(OWN, recording.own());
		try (GaugeSession shown = opened(recording)) {
			List<String> before = session.snapshot().readings().stream().map(GaugeReading::sentence).toList();
			assertEquals(before, shown.snapshot().readings().stream().map(GaugeReading::sentence).toList());
			assertTrue(before.stream().anyMatch(each -> each.startsWith("A, \"B\" pool: 3")), before::toString);
			assertEquals("A recording of Shop (process 4711), 1970-01-01 00:16:40 to 00:16:45. Nothing is read; connect to watch a program.", shown.snapshot().sentence());
			assertEquals(session.snapshot().alarms().get(0).alarm().message(), shown.snapshot().alarms().get(0).alarm().message());
			assertFalse(shown.snapshot().alarms().get(0).isActive());
			ChartReading heap = shown.charts(shown.snapshot().readings(), ChartRange.STANDARD).get(0);
			assertEquals(6, heap.points().size());
			assertTrue(heap.marks().stream().anyMatch(mark -> mark.kind() == ChartMark.Kind.MOMENT && mark.text().equals("here")));
			assertTrue(shown.isRecording() && shown.target().isEmpty());
			shown.disconnect();
			assertFalse(shown.isRecording());
			assertEquals(List.of(), shown.snapshot().alarms());
		}
	}

	@Test
	void anExportOfFiguresIsARecordingToo() throws Exception {
		session.choose(new JvmTarget(4712, "Shop"));
		schedule.tick();
		schedule.pass(Duration.ofSeconds(2));
		StringWriter text = new StringWriter();
		HistoryCsv.write(session.history().orElseThrow(), session.tables().metrics(), Long.MIN_VALUE, Long.MAX_VALUE, text);
		try (GaugeSession shown = opened(GaugeRecording.read(Files.writeString(folder.resolve("figures.csv"), text.toString())))) {
			assertEquals(List.of("Heap", "Garbage collection"), shown.snapshot().readings().stream().map(GaugeReading::title).toList());
			assertTrue(shown.snapshot().sentence().startsWith("A recording of figures.csv, "));
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "<html>", "# WireTune gauges 2\ntime\n", "time,heap.used\n", "\u0000\u0001", "PK\u0003\u0004" })
	void whatIsNoRecordingIsSaid(String text) throws Exception {
		Path file = Files.writeString(folder.resolve("none.csv"), text);
		String message = assertThrows(IOException.class, () -> GaugeRecording.read(file)).getMessage();
		assertTrue(message.contains("none.csv"), message);
	}

	@ParameterizedTest
	@ValueSource(strings = { "# break yesterday RESTART\ntime\n", "# break 1970-01-01T00:00:00Z BANG\ntime\n", "# moment []\ntime\n", "# moment {\"kind\":\"X\"}\ntime\n", "# alarm {\"id\":{}}\ntime\n",
			"# gauge nothing\ntime\n", "# alarm {\"id\":\"a\",\"since\":\"1970-01-01T00:00:00Z\",\"observed\":\"many\"}\ntime\n", "time,\"heap.used (bytes)\"\nnoon,1\n", "time,\"heap.used\"\n1970-01-01T00:00:00Z,x\n",
			"time,\"heap.used\"\n1970-01-01T00:00:00Z,1,2\n", "time,\"heap.used\"\n1970-01-01T00:00:09Z,1\n1970-01-01T00:00:01Z,1\n", "time,heap.used\n", "# program 5\ntime\n", "# program {\ntime\n",
			"# gauge A=a:b=c#d\n# gauge a=a:b=c#d\ntime,\"x\"\n1970-01-01T00:00:00Z,1\n", "time,\"unfinished\n1970-01-01T00:00:00Z,1,1\n" })
	void aDamagedLineIsNamed(String text) throws Exception {
		Path file = Files.writeString(folder.resolve("bad.csv"), BEFORE + text);
		String message = assertThrows(IOException.class, () -> GaugeRecording.read(file)).getMessage();
		assertTrue(message.contains("bad.csv is damaged in line "), message);
	}

	@Test
	void memoryStaysBounded() throws Exception {
		Path large = folder.resolve("large.csv");
		try (RandomAccessFile file = new RandomAccessFile(large.toFile(), "rw")) {
			file.setLength(GaugeRecording.MOST_BYTES + 1);
		}
		assertTrue(assertThrows(IOException.class, () -> GaugeRecording.read(large)).getMessage().contains("is larger than 64 MB"));
		String wide = BEFORE + "time" + ",\"x\"".repeat(1_001) + "\n";
		Path file = Files.writeString(folder.resolve("wide.csv"), wide);
		assertThrows(IOException.class, () -> GaugeRecording.read(file));
		StringBuilder longFile = new StringBuilder(BEFORE + "time,\"heap.used\"\n");
		for (int second = 0; second < 5_000; second++) {
			longFile.append(java.time.Instant.ofEpochSecond(second)).append(",1\n");
		}
		GaugeRecording kept = GaugeRecording.read(Files.writeString(folder.resolve("long.csv"), longFile));
		assertEquals(3600 * 16, kept.kept().history().bytes());
		assertThrows(IOException.class, () -> GaugeRecording.read(Files.writeString(folder.resolve("lines.csv"), "# WireTune gauges 1\n" + "#\n".repeat(6_000) + "time\n")));
	}
}
