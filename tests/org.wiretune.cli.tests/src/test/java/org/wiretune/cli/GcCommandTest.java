/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
		assertTrue(call.out().contains("0.004 s"), call.out());
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
		assertTrue(letter.out().contains("0.004 s"), "the other file is analysed all the same");
	}
}
