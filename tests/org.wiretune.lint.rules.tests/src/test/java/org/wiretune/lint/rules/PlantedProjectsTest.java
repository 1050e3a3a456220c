/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/**
 * Projects in the style of real ones, several rules in a file, with defects at known lines and with look-alikes that must stay
 * silent. The files know nothing of it: what stands where is told beside them, in {@code planted.tsv}.
 */
class PlantedProjectsTest {

	private static final Path PRECISION = Path.of("..", "..", "releng", "benchmarks", "precision").toAbsolutePath().normalize();
	private static final List<Place> PLACES = new ArrayList<>();
	private static final Map<String, List<Finding>> FINDINGS = new TreeMap<>();

	/**
	 * A defect or a look-alike.
	 *
	 * @param project the folder below {@code planted}, linted by itself
	 * @param file the path below it
	 * @param line the line, from 1; 0 for the whole file
	 * @param found whether the rule must speak there, or must not
	 * @param rule the rule, or * for any
	 * @param what the defect, or why there is none
	 */
	record Place(String project, String file, int line, boolean found, String rule, String what) {

		boolean holds(List<Finding> findings) {
			return found == findings.stream().flatMap(finding -> Stream.concat(Stream.of(finding), finding.also().stream()))
					.anyMatch(finding -> (rule.equals("*") || rule.equals(finding.ruleId())) && finding.origin().path().equals(project + '/' + file) && (line == 0 || finding.origin().line() == line));
		}
	}

	@BeforeAll
	static void lintAll() throws IOException {
		for (String row : java.nio.file.Files.readAllLines(PRECISION.resolve("planted.tsv"))) {
			if (!row.startsWith("#") && !row.isBlank()) {
				String[] cells = row.split("\t");
				assertEquals(6, cells.length, row);
				assertTrue(cells[3].equals("found") || cells[3].equals("silent"), row);
				PLACES.add(new Place(cells[0], cells[1], cells[2].equals("-") ? 0 : Integer.parseInt(cells[2]), cells[3].equals("found"), cells[4], cells[5]));
			}
		}
		for (String project : PLACES.stream().map(Place::project).distinct().toList()) {
			FINDINGS.put(project, project(project).lint().findings());
		}
	}

	private static Files project(String name) throws IOException {
		Files files = new Files();
		Path folder = PRECISION.resolve("planted").resolve(name);
		try (Stream<Path> walk = java.nio.file.Files.walk(folder)) {
			for (Path file : walk.filter(java.nio.file.Files::isRegularFile).sorted().toList()) {
				files.with(name + '/' + folder.relativize(file).toString().replace('\\', '/'), java.nio.file.Files.readAllBytes(file));
			}
		}
		return files;
	}

	private static List<Place> failing(boolean found) {
		return PLACES.stream().filter(place -> place.found() == found && !place.holds(FINDINGS.get(place.project()))).toList();
	}

	@Test
	void placesStandInFilesThatExist() throws IOException {
		for (Place place : PLACES) {
			Path file = PRECISION.resolve("planted").resolve(place.project()).resolve(place.file());
			long lines = new String(java.nio.file.Files.readAllBytes(file), java.nio.charset.StandardCharsets.ISO_8859_1).lines().count();
			assertTrue(place.line() <= lines, place::toString);
		}
	}

	@Test
	void enoughOfBoth() {
		assertTrue(PLACES.stream().filter(Place::found).count() >= 100, PLACES.size() + " places");
		assertTrue(PLACES.stream().filter(place -> !place.found()).count() >= 60, PLACES.size() + " places");
	}

	@Test
	void defectsAreFoundAtTheirLines() {
		long defects = PLACES.stream().filter(Place::found).count();
		List<Place> missed = failing(true);
		assertTrue(missed.size() * 10 <= defects, () -> missed.size() + " of " + defects + " defects are missed: " + missed);
	}

	@Test
	void lookAlikesAreSilent() {
		assertEquals(List.of(), failing(false));
	}
}
