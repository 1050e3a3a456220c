/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.result.Timings;
import org.wiretune.safety.text.TextPattern;

class RunFileFormatTest {

	@TempDir
	Path folder;

	@Test
	void everythingSurvivesTheRoundTrip() throws IOException {
		RunCell queued = new RunCell("sca-async", 102400, 200, 200, 1, 0, new Timings(2.5, 1, 2.4, 9, 11), 400,
				"Pool_SIBus_SCA : 3", 19.5, OptionalDouble.of(0.75), false);
		RunFile run = SampleRun.run(SampleRun.START, SampleRun.cell("sca-sync", 1024, 0.000017), queued);
		Path file = folder.resolve("runs").resolve("run.json");
		RunFileFormat.write(run, file);
		assertEquals(run, RunFileFormat.read(file));
		try (Stream<Path> files = Files.list(file.getParent())) {
			assertEquals(List.of(file), files.toList(), "nothing but the run file is left");
		}
	}

	@Test
	void theFieldsOfTheIssueAreThere() {
		JsonObject json = JsonParser
				.parseString(RunFileFormat.toText(SampleRun.run(SampleRun.START, SampleRun.cell("ws-sync", 1024, 4))))
				.getAsJsonObject();
		JsonObject cell = json.getAsJsonArray("cells").get(0).getAsJsonObject();
		assertEquals("ws-sync", cell.get("binding").getAsString());
		assertEquals(1024, cell.get("sizeBytes").getAsInt());
		assertEquals(200, cell.get("loops").getAsInt());
		assertEquals(4, cell.get("meanMs").getAsDouble());
		assertEquals(3.9, cell.get("p50Ms").getAsDouble());
		assertEquals(8, cell.get("p99Ms").getAsDouble());
		assertEquals(12, cell.get("maxMs").getAsDouble());
		assertEquals(250, cell.get("perSecond").getAsDouble());
		assertEquals(3, cell.get("errors").getAsInt());
		assertEquals("stopped", json.get("state").getAsString());
		assertEquals("server.xml:17", json.getAsJsonObject("settings").getAsJsonArray("threadPools").get(2)
				.getAsJsonObject().get("source").getAsString());
	}

	@Test
	void aCellWithoutOneAnswerHasNoFigures() throws IOException {
		RunCell none = new RunCell("jms-async", 1024, 2, 0, 1, 2, Timings.NONE, 0, "", 0, OptionalDouble.empty(), false);
		String text = RunFileFormat.toText(SampleRun.run(SampleRun.START, none));
		assertTrue(text.contains("\"meanMs\": null"), text);
		assertEquals(none, RunFileFormat.parse(text).cells().get(0));
	}

	@Test
	void unknownFieldsAndNewerSchemasAreReadable() throws IOException {
		RunFile run = RunFileFormat.parse("""
				{"schema": 7, "future": {"a": [1]}, "startedAt": "2026-03-04T13:52:05Z", "state": "completed",
				 "bindings": ["sca-sync"], "sizes": [2048],
				 "cells": [{"binding": "grpc-sync", "sizeBytes": 2048, "meanMs": 1.5, "p999Ms": 4}]}
				""");
		assertEquals(7, run.schema());
		assertEquals(1.5, run.cells().get(0).meanMs());
		assertTrue(run.cells().get(0).bindingUnderTest().isEmpty());
		assertEquals("grpc-sync", run.cells().get(0).bindingLabel());
	}

	@Test
	void anOldFileWithFewFieldsIsReadWithTheLabsDefaults() throws IOException {
		RunFile run = RunFileFormat.parse("""
				{"startedAt": "2026-03-04T13:52:05Z", "cells": [{"binding": "sca-sync", "sizeBytes": 1024, "meanMs": 1}]}
				""");
		assertEquals(RunState.COMPLETED, run.state());
		assertEquals(RunSpecification.lab().server(), run.specification().server());
		assertEquals(1, run.cells().get(0).callsPerRun());
		assertTrue(run.cells().get(0).complete());
		assertTrue(Double.isNaN(run.cells().get(0).p99Ms()));
	}

	@Test
	void aBrokenFileIsRefusedWithItsNameAndWhatIsWrong() throws IOException {
		Path file = Files.writeString(folder.resolve("broken.json"), "{\"cells\": [{\"sizeBytes\": \"big\"}]}");
		String message = assertThrows(IOException.class, () -> RunFileFormat.read(file)).getMessage();
		assertTrue(message.contains(file.toString()), message);
		assertTrue(message.contains("cells[0].sizeBytes"), message);
		assertTrue(message.contains("whole number"), message);
	}

	@Test
	void everyKindOfRubbishIsRefusedPlainly() {
		for (String text : List.of("", "{", "[]", "null", "{\"cells\": 3}", "{\"cells\": [3]}", "{}",
				"{\"cells\": [], \"state\": \"happy\"}", "{\"cells\": [], \"startedAt\": \"yesterday\"}",
				"{\"cells\": [], \"loops\": -1}", "{\"cells\": [], \"bindings\": [\"carrier-pigeon\"]}",
				"{\"cells\": [], \"loops\": 99999999999}", "{\"cells\": [], \"loops\": 1.5}", "[".repeat(100_000))) {
			String message = assertThrows(IOException.class, () -> RunFileFormat.parse(text), text).getMessage();
			assertTrue(message.startsWith("This is not a run file of WireTune: "), message);
		}
	}

	@Test
	void aFileThatIsTooLargeIsNotRead() throws IOException {
		Path file = folder.resolve("large.json");
		try (var channel = Files.newByteChannel(file, StandardOpenOption.CREATE,
				StandardOpenOption.WRITE)) {
			channel.position(RunFileFormat.LARGEST_FILE_BYTES);
			channel.write(ByteBuffer.wrap(new byte[] { ' ' }));
		}
		String message = assertThrows(IOException.class, () -> RunFileFormat.read(file)).getMessage();
		assertTrue(message.contains(TextPattern.grouped(RunFileFormat.LARGEST_FILE_BYTES)), message);
	}

	@Test
	void anUnwritablePlaceLeavesTheOldFile() throws IOException {
		Path file = folder.resolve("run.json");
		RunFileFormat.write(SampleRun.run(SampleRun.START), file);
		Path notAFolder = file.resolve("below.json");
		assertThrows(IOException.class, () -> RunFileFormat.write(SampleRun.run(SampleRun.START), notAFolder));
		assertFalse(RunFileFormat.read(file).notes().isEmpty());
	}
}
