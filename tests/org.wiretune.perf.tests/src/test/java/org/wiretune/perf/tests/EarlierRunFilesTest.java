/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import java.util.HashSet;
import org.wiretune.core.Figure;
import org.wiretune.core.Unit;
import org.wiretune.perf.base.ObjectSize;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.protocol.FigureFormat;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.workload.DataFigures;
import org.wiretune.perf.workload.DataKeys;
import org.wiretune.perf.workload.DeclaredFigures;
import org.wiretune.perf.workload.LoopFigures;
import org.wiretune.perf.workload.LoopKeys;
import org.wiretune.perf.workload.MemoryFigures;
import org.wiretune.perf.workload.PoolFigures;
import org.wiretune.perf.workload.RateFigures;
import org.wiretune.perf.workload.SenderFigures;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;

/** Run files as they were written when figures were known by their words: real ones, one or more for each kind of workload. */
class EarlierRunFilesTest {

	private static final List<String> FILES = List.of("constant-rate", "data-bulk", "data-entities", "data-first", "data-orders", "jmeter", "logging",
			"loop-lab", "loop-steady", "memory-allocation", "memory-recovery", "pools-activation", "pools-connections", "pools-mdb", "pools-stateless",
			"pools-web", "ramp", "rated-senders");

	private static String text(String name) throws IOException {
		try (InputStream in = EarlierRunFilesTest.class.getResourceAsStream("schema-2/" + name + ".json")) {
			return new String(in.readAllBytes(), StandardCharsets.UTF_8);
		}
	}

	private static List<Measurement> measurements(String name) throws IOException {
		return RunFileFormat.parse(text(name)).measurements();
	}

	private static double first(String name, Figure figure) throws IOException {
		return measurements(name).stream().filter(each -> each.figures().containsKey(figure)).findFirst().orElseThrow().figures().get(figure);
	}

	static List<String> files() {
		return FILES;
	}

	/** They must not join the starts of runs that copy. */
	@Test
	void theirObjectIsOneTextAndIsPassedByReference() throws IOException {
		Workload lab = RunFileFormat.parse(text("loop-lab")).specification().workload();
		assertEquals(LoopKeys.Passing.BY_REFERENCE, lab.value(LoopKeys.PASSING));
		assertEquals(ObjectSize.LARGEST_BYTES, lab.value(LoopKeys.BUSINESS_OBJECT_SIZE));
		assertEquals(lab, RunFileFormat.parse(RunFileFormat.toText(RunFileFormat.parse(text("loop-lab")))).specification().workload());
		RunFile now = RunFileFormat.parse(text("loop-lab").replaceFirst("\"schema\": 2", "\"schema\": 4"));
		assertEquals(LoopKeys.Passing.BY_VALUE, now.specification().workload().value(LoopKeys.PASSING));
	}

	@Test
	void theyAreOfEveryKind() throws IOException {
		Set<WorkloadKind> missing = new HashSet<>(WorkloadKind.all());
		for (String file : FILES) {
			RunFile run = RunFileFormat.parse(text(file));
			assertEquals(2, run.schema(), file);
			missing.remove(run.specification().workload().kind());
		}
		// What came after that schema.
		assertEquals(Set.of(WorkloadKind.FRAMEWORKS), missing);
	}

	@ParameterizedTest
	@MethodSource("files")
	void noFigureIsLostAndAllAreDeclared(String file) throws IOException {
		RunFile run = RunFileFormat.parse(text(file));
		List<JsonElement> written = JsonParser.parseString(text(file)).getAsJsonObject().getAsJsonArray("measurements").asList();
		assertFalse(written.isEmpty());
		for (int i = 0; i < written.size(); i++) {
			JsonObject before = written.get(i).getAsJsonObject();
			Measurement now = run.measurements().get(i);
			assertEquals(before.getAsJsonObject("figures").size(), now.figures().size(), now.id());
			assertEquals(before.getAsJsonObject("series").size(), now.series().size(), now.id());
			Stream.concat(now.figures().keySet().stream(), now.series().keySet().stream())
					.forEach(figure -> assertTrue(run.specification().workload().kind().figures().contains(figure), figure.id()));
		}
	}

	@ParameterizedTest
	@MethodSource("files")
	void writtenAnewTheyTellTheSame(String file) throws IOException {
		RunFile run = RunFileFormat.parse(text(file));
		String written = RunFileFormat.toText(run);
		assertTrue(written.startsWith("{\n  \"schema\": 4,"), written.substring(0, 40));
		assertEquals(run.measurements(), RunFileFormat.parse(written).measurements());
	}

	@Test
	void valuesAreInBaseUnits() throws IOException {
		assertEquals(9.8303e-5, first("constant-rate", RateFigures.PACING_LAG_P50), 1e-12, "0.098303 ms");
		assertEquals(116.0 * 1024 * 1024, first("memory-allocation", MemoryFigures.HEAP), "116 MB");
		assertEquals(0.109, first("memory-allocation", MemoryFigures.COLLECTION_TIME), 1e-12, "109 ms");
		assertEquals(5.28883e-8, first("loop-lab", LoopFigures.TIMER), 1e-15, "52.8883 ns");
		assertEquals(55.67292644757433, first("data-entities", DataFigures.CACHE_HITS));
		assertEquals(15.42870369792393, first("data-orders", DataFigures.of(DataKeys.Work.ORDERS).rate()));
		assertEquals(76.33841305546562, first("pools-mdb", PoolFigures.MESSAGES_PER_SECOND));
		assertTrue(first("rated-senders", SenderFigures.PEAK) > 0);
	}

	@Test
	void theTableKeepsToWhatIsDeclared() throws IOException {
		Properties table = new Properties();
		try (InputStream in = FigureFormat.class.getResourceAsStream("earlier-figures.properties")) {
			table.load(in);
		}
		assertEquals(145, table.size(), "it is frozen");
		for (String word : table.stringPropertyNames()) {
			String[] parts = table.getProperty(word).split(" ");
			Figure declared = DeclaredFigures.find(parts[0]).orElseThrow(() -> new AssertionError(word));
			assertEquals(Unit.find(parts[1]).orElseThrow(), declared.unit(), word);
			assertEquals(parts[2], declared.better().id(), word);
		}
	}

	@Test
	void figuresOfANewerVersionAreKeptAsFarAsTheyAreUnderstood() {
		String text = """
				{"figures": [{"id": "acme.polls", "unit": "count", "better": "lower", "value": 3},
				{"id": "deliveries", "unit": "seconds", "better": "neither", "value": 1}, {"id": "heat", "unit": "kelvin", "better": "lower", "value": 1},
				{"id": "dead-letters", "unit": "count", "better": "higher", "value": null}]}""";
		List<String> read = new ArrayList<>();
		FigureFormat.read(JsonFields.of(JsonParser.parseString(text), ""), "figures")
				.forEach((figure, value) -> read.add(figure.id() + ' ' + figure.unit().id() + ' ' + figure.better().id() + ' ' + value));
		assertEquals(List.of("acme.polls count lower 3.0", "deliveries seconds neither 1.0", "dead-letters count lower NaN"), read);
	}
}
