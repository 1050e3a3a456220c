/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.gclog.diagnosis.GcDiagnosis;
import org.wiretune.lint.registry.Catalogue;
import org.wiretune.lint.rule.Home;
import org.wiretune.lint.rule.Recommendation;

/** The command {@code gc}. */
class GcCommandTest {

	private static final String HEALTHY = """
			[0.010s][info][gc] Using G1
			[10.000s][info][gc] GC(0) Pause Young (Normal) (G1 Evacuation Pause) 15M->8M(24M) 2.717ms
			[20.000s][info][gc] GC(1) Pause Young (Normal) (G1 Evacuation Pause) 15M->8M(24M) 1.283ms
			""";

	@TempDir
	private Path folder;

	private Path log(String name, String text) throws IOException {
		return Files.writeString(folder.resolve(name), text);
	}

	@Test
	void aHealthyLogEndsWithZero() throws IOException {
		CommandLine call = CommandLine.call("gc", log("gc.log", HEALTHY));
		assertEquals(0, call.code(), call.err());
		assertTrue(call.out().contains("4 ms"), call.out());
		assertTrue(call.out().contains("No findings."), call.out());
	}

	@Test
	void jsonHoldsTheFiguresOfEachFile() throws IOException {
		Path bad = log("bad.log", HEALTHY + "[21.000s][info][gc] GC(2) Pause Full (G1 Compaction Pause) 24M->23M(24M) 1500.001ms\n");
		CommandLine call = CommandLine.call("gc", "--format", "json", log("gc.log", HEALTHY), bad);
		assertEquals(1, call.code(), call.err());
		JsonObject healthy = JsonParser.parseString(call.out()).getAsJsonArray().get(0).getAsJsonObject();
		assertEquals("HotSpot unified logging", healthy.get("format").getAsString());
		assertEquals("G1", healthy.get("collector").getAsString());
		assertEquals(1, healthy.get("jvmStarts").getAsInt());
		assertEquals(2, healthy.get("pauses").getAsInt());
		assertEquals("0.004", healthy.get("totalPauseSeconds").getAsString());
		assertEquals("0.002717", healthy.get("maxPauseSeconds").getAsString());
		assertEquals("19.990", healthy.get("runtimeSeconds").getAsString());
		assertEquals(99.98, healthy.get("throughputPercent").getAsDouble(), 0.01);
		assertEquals(3, healthy.get("linesUnderstood").getAsInt());
		assertEquals(0, healthy.get("linesSkipped").getAsInt());
		assertEquals(0, healthy.get("findings").getAsJsonArray().size());
		JsonObject second = JsonParser.parseString(call.out()).getAsJsonArray().get(1).getAsJsonObject();
		assertEquals(bad.toString(), second.get("file").getAsString());
		assertTrue(call.out().contains("\"gc-long-pause\""), call.out());
	}

	@Test
	void htmlGoesToAFile() throws IOException {
		Path page = folder.resolve("gc.html");
		CommandLine call = CommandLine.call("gc", "--format", "html", "--output", page, log("gc<b>.log", HEALTHY));
		assertEquals(0, call.code(), call.err());
		String text = Files.readString(page);
		assertTrue(text.startsWith("<!DOCTYPE html>") && text.contains("gc&lt;b&gt;.log") && text.contains("<svg"), text);
	}

	@Test
	void wrongUseEndsWithTwo() throws IOException {
		assertEquals(2, CommandLine.call("gc").code());
		assertEquals(2, CommandLine.call("gc", "--format", "pdf", "x").code());
		assertEquals(2, CommandLine.call("gc", "--nonsense").code());
		assertEquals(2, CommandLine.call("gc", folder).code());
		assertEquals(2, CommandLine.call("gc", folder.resolve("absent.log")).code());
		CommandLine letter = CommandLine.call("gc", log("letter.txt", "Dear reader,\nthis is a letter.\n"), log("gc.log", HEALTHY));
		assertEquals(2, letter.code());
		assertTrue(letter.err().contains("letter.txt is one of a garbage-collection log"), letter.err());
		assertTrue(letter.out().contains("4 ms"), "the other file is analysed all the same");
	}

	private static final String BUSY = HEALTHY + "[21.000s][info][gc] GC(2) Pause Full (G1 Compaction Pause) 24M->23M(24M) 1500.001ms\n";

	@Test
	void severalLogsAreShownSideBySide() throws IOException {
		Path before = log("before.log", BUSY);
		Path after = log("after.log", HEALTHY.replace("2.717ms", "1.717ms"));
		CommandLine call = CommandLine.call("gc", before, after);
		assertEquals(1, call.code(), call.err());
		assertTrue(call.out().startsWith("Comparison\n  (1) " + before + "\n  (2) " + after + "\n"), call.out());
		assertTrue(call.out().matches("(?s).*\\n  Longest pause +1\\.50 s +1\\.72 ms +-99\\.9 %, better\\n.*"), call.out());
		assertTrue(call.out().matches("(?s).*\\n  gc-long-pause +1\\.50 s +\u2013 +gone\\n.*"), call.out());
		JsonObject second = JsonParser.parseString(CommandLine.call("gc", "--format", "json", before, after).out()).getAsJsonArray().get(1).getAsJsonObject()
				.getAsJsonObject("againstFirst");
		assertEquals(before.toString(), second.get("first").getAsString());
		assertEquals(-33.3333, second.getAsJsonObject("changePercent").get("pauses").getAsDouble(), 1e-9);
		assertTrue(second.getAsJsonArray("findingsGone").toString().contains("gc-long-pause"), second.toString());
		assertEquals("[]", second.getAsJsonArray("findingsCome").toString());
		String page = CommandLine.call("gc", "--format", "html", after, before).out();
		assertTrue(page.contains("<h1>Comparison</h1>") && page.contains(">new<") && page.contains("worse"), page);
	}

	@Test
	void aRotatedLogIsOneAndAFolderHoldsAll() throws IOException {
		Path folderOfLogs = Files.createDirectory(folder.resolve("logs"));
		String[] lines = BUSY.split("(?<=\n)");
		Files.writeString(folderOfLogs.resolve("gc.log.0"), lines[0] + lines[1]);
		Path last = Files.writeString(folderOfLogs.resolve("gc.log"), lines[2] + lines[3]);
		for (CommandLine call : new CommandLine[] { CommandLine.call("gc", last), CommandLine.call("gc", folderOfLogs), CommandLine.call("gc", last, folderOfLogs) }) {
			assertEquals(1, call.code(), call.err());
			assertTrue(call.out().contains("Files                                      gc.log.0, gc.log\n"), call.out());
			assertTrue(call.out().contains("(line 2 of gc.log)"), call.out());
			assertTrue(call.out().contains("Lines: gc.log:2"), call.out());
			assertTrue(!call.out().startsWith("Comparison"), "named twice, and one log");
		}
		CommandLine alone = CommandLine.call("gc", "--alone", last);
		assertTrue(alone.out().contains("Pauses                                     2\n"), alone.out());
		Files.writeString(folderOfLogs.resolve("other.log"), HEALTHY);
		assertTrue(CommandLine.call("gc", folderOfLogs).out().startsWith("Comparison\n  (1) " + last + "\n  (2) " + folderOfLogs.resolve("other.log")), "two logs");
		CommandLine empty = CommandLine.call("gc", Files.createDirectory(folder.resolve("empty")));
		assertEquals(2, empty.code());
		assertTrue(empty.err().contains("is a garbage-collection log"), empty.err());
	}

	@Test
	void aFollowedLogIsALineForEachCollection() throws IOException {
		CommandLine call = CommandLine.call("gc", "--follow", "--for", "1", log("gc.log", HEALTHY));
		assertEquals(0, call.code(), call.err());
		assertEquals("""
				9.997 s  young (G1 Evacuation Pause)  15 MB -> 8 MB of 24 MB  pause 2.72 ms  line 2
				19.999 s  young (G1 Evacuation Pause)  15 MB -> 8 MB of 24 MB  pause 1.28 ms  line 3
				2 pauses, 4 ms in all.
				""", call.out());
		assertEquals(2, CommandLine.call("gc", "--follow", "--for", "1", folder.resolve("absent.log")).code());
		assertEquals(2, CommandLine.call("gc", "--follow", "a.log", "b.log").code());
		assertEquals(2, CommandLine.call("gc", "--for", "1", "a.log").code());
		assertEquals(2, CommandLine.call("gc", "--follow", "--for", "never", "a.log").code());
	}

	@Test
	void followingEndsWhenNobodyReadsItAnyMore() throws IOException {
		Path log = log("gc.log", HEALTHY);
		PrintStream closed = new PrintStream(new OutputStream() {

			@Override
			public void write(int one) throws IOException {
				throw new IOException("Broken pipe");
			}
		});
		PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
		assertEquals(2, assertTimeoutPreemptively(Duration.ofMinutes(2), () -> new Main(closed, nowhere).run("gc", "--follow", log.toString())));
	}

	@Test
	@EnabledOnOs(OS.LINUX)
	void aPipeIsNotFollowed() throws Exception {
		Path pipe = folder.resolve("pipe");
		assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
		for (Object[] words : new Object[][] { { "gc", "--follow", pipe }, { "gc", "--follow", "--for", "1", pipe }, { "gc", pipe } }) {
			CommandLine call = assertTimeoutPreemptively(Duration.ofMinutes(2), () -> CommandLine.call(words));
			assertEquals(2, call.code());
			assertTrue(call.err().contains("is a device or a pipe"), call.err());
		}
	}

	@Test
	void eachIdOfAFindingIsInTheCatalogueAndHasTexts() {
		Set<String> known = Catalogue.all().stream().map(Recommendation::id).collect(Collectors.toSet());
		assertEquals(List.of(), GcDiagnosis.ids().stream().filter(id -> !known.contains(id)).toList());
		Catalogue.additions().stream().filter(entry -> entry.home() == Home.LOG).forEach(entry -> assertTrue(GcDiagnosis.ids().contains(entry.id()), entry.id()));
	}

	private static final String SMALL_HEAP = """
			[0.010s][info][gc] Using Parallel
			[10.000s][info][gc] GC(0) Pause Full (Ergonomics) 240M->235M(256M) 1500.000ms
			[12.000s][info][gc] GC(1) Pause Full (Ergonomics) 250M->238M(256M) 1600.000ms
			[14.000s][info][gc] GC(2) Pause Full (Ergonomics) 252M->240M(256M) 1700.000ms
			""";

	private Path server(String name) throws IOException {
		Path home = Files.createDirectories(folder.resolve("usr/servers").resolve(name));
		Files.writeString(home.resolve("server.xml"), "<server description=\"" + name + "\"><featureManager><feature>jms-2.0</feature></featureManager></server>\n");
		return Files.writeString(home.resolve("jvm.options"), "-Xmx256m\n");
	}

	@Test
	void theFilesOfAServerTellWhereTheAdviceIsSetAndTakeIt() throws IOException {
		Path gc = log("gc.log", SMALL_HEAP);
		Path options = server("shop");
		CommandLine places = CommandLine.call("gc", gc, "--in", folder.resolve("usr"));
		assertEquals(1, places.code(), places.err());
		assertTrue(places.out().contains("jvm.options:1"), places.out());
		assertEquals("-Xmx256m\n", Files.readString(options));
		String id = places.out().lines().filter(line -> line.contains("jvm.options:1")).map(line -> line.replaceAll(".*\\[(?<id>[a-z-]+)].*", "$1")).findFirst().orElseThrow();
		CommandLine dry = CommandLine.call("gc", gc, "--in", folder.resolve("usr"), "--fix", id, "--dry-run");
		assertTrue(dry.out().contains("--Xmx256m"), dry.out());
		assertEquals("-Xmx256m\n", Files.readString(options));
		CommandLine fixed = CommandLine.call("gc", gc, "--in", folder.resolve("usr"), "--fix", id);
		assertEquals(1, fixed.code(), fixed.err());
		assertTrue(Files.readString(options).matches("-Xmx(?!256m)\\d+[mg]\n"), Files.readString(options));
		CommandLine again = CommandLine.call("gc", gc, "--in", folder.resolve("usr"), "--fix", id);
		assertEquals(2, again.code(), again.out());
		assertTrue(again.err().contains(id), again.err());
	}

	@Test
	void ofSeveralServersOneHasToBeNamed() throws IOException {
		Path gc = log("gc.log", SMALL_HEAP);
		for (String server : List.of("shop", "stock")) {
			server(server);
		}
		CommandLine places = CommandLine.call("gc", gc, "--in", folder.resolve("usr"));
		String id = places.out().lines().filter(line -> line.contains("jvm.options:1")).map(line -> line.replaceAll(".*\\[(?<id>[a-z-]+)].*", "$1")).findFirst().orElseThrow();
		CommandLine both = CommandLine.call("gc", gc, "--in", folder.resolve("usr"), "--fix", id);
		assertEquals(2, both.code(), both.out());
		assertTrue(both.err().contains("shop") && both.err().contains("stock"), both.err());
		CommandLine one = CommandLine.call("gc", gc, "--in", folder.resolve("usr/servers/stock"), "--fix", id);
		assertEquals(1, one.code(), one.err());
		assertEquals("-Xmx256m\n", Files.readString(folder.resolve("usr/servers/shop/jvm.options")));
	}

	@Test
	void aLogFromTheStandardInputLeadsThereToo() throws IOException {
		server("shop");
		InputStream before = System.in;
		System.setIn(new ByteArrayInputStream(SMALL_HEAP.getBytes(StandardCharsets.UTF_8)));
		try {
			CommandLine places = CommandLine.call("gc", "-", "--in", folder.resolve("usr"));
			assertTrue(places.out().contains("jvm.options:1"), places.out() + places.err());
		} finally {
			System.setIn(before);
		}
		CommandLine none = CommandLine.call("gc", folder.resolve("absent.log"), "--in", folder.resolve("usr"));
		assertEquals(2, none.code(), none.err());
		assertEquals("", none.out());
	}

	@Test
	void whatBelongsTogetherIsSaid() throws IOException {
		Path gc = log("gc.log", HEALTHY);
		for (CommandLine call : List.of(CommandLine.call("gc", gc, "--fix", "x"), CommandLine.call("gc", gc, "--in", folder, "--format", "json"), CommandLine.call("gc", gc, "--in", folder, "--dry-run"))) {
			assertEquals(2, call.code(), call.out());
			assertTrue(call.err().contains("--in"), call.err());
		}
		CommandLine nothing = CommandLine.call("gc", gc, "--in", folder);
		assertEquals(0, nothing.code(), nothing.err());
		assertTrue(nothing.out().contains("No file in"), nothing.out());
	}
}
