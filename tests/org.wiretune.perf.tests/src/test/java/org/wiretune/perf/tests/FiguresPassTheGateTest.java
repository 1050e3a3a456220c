/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Views, map, rules and commands get prices and verdicts from {@code org.wiretune.perf.judged}. A class that takes a measured
 * time or a ratio itself has to be named here, with the reason why it may.
 */
class FiguresPassTheGateTest {

	private static final Pattern RAW = Pattern.compile("(\\.|::)(meanMs|minMs|maxMs|p50Ms|p90Ms|p99Ms|p999Ms|standardDeviationMs|latency)\\b(?!\\s*=)"
			+ "|\\b(Timings|PairedRatio|BatchMeans)\\b|\\bRatio\\.of\\b");

	/** Classes outside of perf and tester, and in what perf shows, that take raw times. */
	private static final Map<String, String> ALLOWED = Map.of(
			"CaseCell", "writes what was measured in a cell, marked by the JudgedTime of the cell",
			"ResultFigures", "writes the table of measurements, whose rows are marked",
			"ResultRow", "the same for the further times of a row",
			"RunPoint", "the course over time, which is no price; measurements that are not valid are marked on its axis",
			"ChartPanel", "draws the course",
			"LiveSeries", "the course of a run that goes on, of which nothing is judged yet",
			"MeasuredLoad", "fills in a form from valid measurements only, and the form names the run",
			"MeasurementAlarms", "an alarm of a run, for valid measurements only");

	private static Path repository() {
		Path folder = Path.of("").toAbsolutePath();
		while (!Files.isDirectory(folder.resolve("bundles"))) {
			folder = folder.getParent();
		}
		return folder;
	}

	private static List<Path> sources(String bundle) throws IOException {
		try (Stream<Path> files = Files.walk(repository().resolve("bundles/org.wiretune." + bundle))) {
			return files.filter(file -> file.toString().endsWith(".java") && !file.toString().contains("/target/")).toList();
		}
	}

	@Test
	void nothingElseTakesARawTime() throws IOException {
		List<String> found = new ArrayList<>();
		Set<String> used = new TreeSet<>();
		for (String bundle : List.of("ide", "ui", "map", "lint", "cli", "servers", "help", "analysis", "perf/src/org/wiretune/perf/view")) {
			for (Path source : sources(bundle)) {
				List<String> lines = Files.readAllLines(source);
				String text = String.join("\n", lines);
				if (!text.contains("org.wiretune.perf")) {
					continue;
				}
				String name = source.getFileName().toString().replace(".java", "");
				for (int i = 0; i < lines.size(); i++) {
					if (RAW.matcher(lines.get(i)).find() && !lines.get(i).strip().startsWith("*")) {
						if (ALLOWED.containsKey(name)) {
							used.add(name);
						} else {
							found.add(source.getFileName() + ":" + (i + 1) + ": " + lines.get(i).strip());
						}
					}
				}
			}
		}
		assertEquals(List.of(), found, "Ask JudgedRuns, RunComparison or JudgedTime instead.");
		assertEquals(new TreeSet<>(ALLOWED.keySet()), used, "A name that is no longer needed leaves the list.");
	}

	/** The load driver knows nothing of validity; what it says of all steps goes with the last of them, which is judged. */
	@Test
	void noCurveIsToldBeforeItsStepsAreJudged() throws IOException {
		Set<String> found = new TreeSet<>();
		for (String bundle : List.of("perf", "tester", "ide", "ui", "cli", "servers")) {
			for (Path source : sources(bundle)) {
				String text = Files.readString(source);
				if (text.contains("LoadCurveText.") && !source.endsWith("LoadCurveText.java")) {
					found.add(source.getFileName().toString());
					assertTrue(!text.contains("RunEvent"), source + " tells it by an event.");
				}
			}
		}
		assertEquals(Set.of("Curve.java"), found);
	}

	@Test
	void noWidgetKnowsAMeasurement() throws IOException {
		Pattern raw = Pattern.compile("import org\\.wiretune\\.perf\\.(result\\.(Measurement|RunCell|Second)|stat\\.(Distribution|Ratio))\\b");
		for (String bundle : List.of("ui", "map", "lint")) {
			for (Path source : sources(bundle)) {
				assertTrue(Files.readAllLines(source).stream().noneMatch(line -> raw.matcher(line).find()), source.toString());
			}
		}
	}

	/** The raw figures of a side and of a start are seen by their package alone. */
	@Test
	void whatIsNotJudgedDoesNotLeaveItsPackage() throws IOException {
		Path judged = repository().resolve("bundles/org.wiretune.perf/src/org/wiretune/perf/judged");
		for (String name : List.of("Start", "MeasurementSide", "SideBySide")) {
			assertTrue(Files.readAllLines(judged.resolve(name + ".java")).stream().noneMatch(line -> line.matches("public .*(record|class) " + name + "\\b.*")), name);
		}
	}
}
