/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.ImportUnderTest;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.base.ServerKey;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.file.RunFileSchema;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.workload.LoopFigures;
import org.wiretune.perf.workload.PoolFigures;

/** Holds releng/RUNFILE.md against the schema, and the schema against what is written. */
class RunFileDocumentTest {

	private static Path repository() {
		for (Path folder = Path.of("").toAbsolutePath(); folder != null; folder = folder.getParent()) {
			if (Files.isDirectory(folder.resolve("bundles/org.wiretune.perf"))) {
				return folder;
			}
		}
		throw new AssertionError("the tests run in a clone of the repository");
	}

	@Test
	void theDocumentIsThatOfTheSchema() throws IOException {
		Path document = repository().resolve("releng/RUNFILE.md");
		String expected = RunFileSchema.document();
		String actual = Files.exists(document) ? Files.readString(document) : "";
		if (!actual.equals(expected)) {
			Files.writeString(Files.createDirectories(repository().resolve("releng/output")).resolve("RUNFILE.md"), expected);
		}
		assertEquals(expected, actual, "releng/RUNFILE.md is not that of the schema; the new one is releng/output/RUNFILE.md.");
	}

	private static ServerSettings everySetting(RunFile sample) {
		ServerSettings.Builder settings = sample.specification().server().toBuilder();
		for (ServerKey key : ServerKey.values()) {
			settings.set(key, key.least() + 1);
		}
		return settings.build();
	}

	@Test
	void everyFieldThatIsWrittenIsDescribedAndTheOtherWayRound() {
		MeasurementBuilder builder = new MeasurementBuilder();
		builder.errors.put("Refused", 1L);
		builder.figures.put(LoopFigures.ELAPSED, 2.0);
		Measurement measurement = builder.build();
		Measurement full = new Measurement(measurement.id(), measurement.parameters(), 1, measurement.startedAt(),
				measurement.phases(), measurement.latency(), Map.of("queue", measurement.latency()), measurement.answered(),
				measurement.perSecond(), measurement.errors(), measurement.figures(), Map.of(PoolFigures.STARTS, List.of(1.0)),
				measurement.resources(), measurement.seconds(), List.of(), List.of(), true);
		RunFile sample = SampleRun.run(SampleRun.START, SampleRun.cell("sca-async", 1024, 1));
		RunFile run = new RunFile(sample.schema(), sample.specification().withServer(everySetting(sample)).withImports(List.of(new ImportUnderTest("Sender", "Receiver", BindingUnderTest.SCA_ASYNC))), sample.startedAt(), sample.endedAt(),
				sample.state(), sample.reason(), sample.environment(), sample.notes(), sample.cells(), List.of(full),
				List.of(SampleRun.alarm(true)), List.of(SampleRun.reached()), List.of(SampleRun.gauge()));
		Set<String> written = new TreeSet<>();
		paths("", JsonParser.parseString(RunFileFormat.toText(run)), written);
		Set<String> described = RunFileSchema.fields().stream().map(RunFileSchema.Field::path)
				.collect(Collectors.toCollection(TreeSet::new));
		// Written only for bindings with a queue; the sample has none.
		described.remove("cells[].queueMeanMs");
		written.remove("cells[].queueMeanMs");
		// Of the settings only those that not every file has are described; the others are those of ServerSettingsFormat.
		JsonObject settings = JsonParser.parseString(RunFileFormat.toText(run)).getAsJsonObject().getAsJsonObject("settings");
		List<String> ofSettings = described.stream().filter(path -> path.startsWith("settings.")).toList();
		assertEquals(ServerKey.values().length + 1, ofSettings.size());
		ofSettings.forEach(path -> assertTrue(settings.has(path.substring("settings.".length())), path));
		described.removeAll(ofSettings);
		assertEquals(described, written);
	}

	private static void paths(String path, JsonElement element, Set<String> paths) {
		if (!path.isEmpty()) {
			paths.add(path);
		}
		if (element.isJsonArray() && !element.getAsJsonArray().isEmpty()
				&& element.getAsJsonArray().get(0).isJsonObject()) {
			paths.remove(path);
			element.getAsJsonArray().forEach(each -> paths(path + "[]", each, paths));
		} else if (element.isJsonObject() && !path.equals("settings") && !path.endsWith("others.*")) {
			boolean free = path.matches(".*\\.(parameters|errors|others)");
			element.getAsJsonObject().entrySet().forEach(entry -> paths(
					(path.isEmpty() ? "" : path + '.') + (free ? "*" : entry.getKey()), entry.getValue(), paths));
		}
	}

	@Test
	void aFileOfSchema1IsStillRead() throws IOException {
		Path file = repository()
				.resolve("tests/org.wiretune.perf.tests/src/test/resources/org/wiretune/perf/tests/schema-1.json");
		RunFile run = RunFileFormat.read(file);
		assertEquals(1, run.schema());
		assertEquals("Lab of March", run.name());
		assertEquals(RunState.STOPPED, run.state());
		assertEquals(List.of("sca-sync", "jms-async"),
				run.specification().bindings().stream().map(binding -> binding.id()).toList());
		assertEquals(List.of(1024, 102400), run.specification().sizes());
		assertEquals(200, run.specification().loops());
		assertEquals(512, run.specification().server().maximumHeapMegabytes());
		assertEquals(2, run.cells().size());
		assertEquals(1.25, run.cells().get(0).meanMs());
		assertEquals(0.4, run.cells().get(1).queueMeanMs().orElseThrow());
		assertTrue(run.measurements().isEmpty());
		assertTrue(run.alarms().isEmpty(), "files of before have none");
		assertTrue(RunFileFormat.parse(RunFileFormat.toText(run)).cells().equals(run.cells()), "and written as schema 3");
	}
}
