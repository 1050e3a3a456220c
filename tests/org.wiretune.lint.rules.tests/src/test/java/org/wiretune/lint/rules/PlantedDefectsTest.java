/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.fix.FixRefused;

/**
 * Plants a defect into a real file that nobody of us wrote, finds it at its exact line, and makes it go by the first fix.
 * Skipped where the real files are absent.
 */
class PlantedDefectsTest {

	private static final Path CORPUS = Path.of("..", "..", "..", "shared", "corpus").toAbsolutePath().normalize();
	private static final Map<String, Files> FOLDERS = new HashMap<>();

	/**
	 * A defect.
	 *
	 * @param rule the rule that finds it
	 * @param folder the folder of the corpus that is read
	 * @param files how the paths of the files end; the finding stands in the first
	 * @param old what is replaced in each
	 * @param planted by what
	 * @param place text at whose line the finding stands
	 */
	record Defect(String rule, String folder, List<String> files, List<String> old, List<String> planted, String place) {

		@Override
		public String toString() {
			return rule + " in " + files.get(0);
		}
	}

	static List<Defect> defects() throws IOException {
		List<Defect> defects = new ArrayList<>();
		try (var stream = PlantedDefectsTest.class.getResourceAsStream("planted.defects")) {
			for (String line : new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines().toList()) {
				if (!line.startsWith("#") && !line.isBlank()) {
					String[] fields = line.split(" ; ");
					assertEquals(6, fields.length, line);
					defects.add(new Defect(fields[0], fields[1], several(fields[2]), several(fields[3]), several(fields[4]), fields[5]));
				}
			}
		}
		return defects;
	}

	private static List<String> several(String field) {
		return Stream.of(field.split(" && ", -1)).map(each -> each.replace("\\n", "\n")).toList();
	}

	@Test
	void sixtyRules() throws IOException {
		long rules = defects().stream().map(Defect::rule).distinct().count();
		assertTrue(rules >= 60, rules + " rules");
	}

	@ParameterizedTest
	@MethodSource("defects")
	void isFoundAtItsLineAndFixed(Defect defect) throws IOException, FixRefused {
		Assumptions.assumeTrue(java.nio.file.Files.isDirectory(CORPUS.resolve(defect.folder())), "the real files are absent");
		Files files = folder(defect.folder()).copy();
		List<Finding> already = files.findings(defect.rule());
		String path = null;
		int place = 0;
		for (int i = 0; i < defect.files().size(); i++) {
			String end = defect.files().get(i);
			String each = files.paths().stream().filter(candidate -> candidate.endsWith('/' + end)).findFirst().orElseThrow(() -> new AssertionError("no file " + end));
			String before = new String(files.bytes(each), StandardCharsets.ISO_8859_1);
			String old = defect.old().get(i).replace("\n", before.contains("\r\n") ? "\r\n" : "\n");
			int start = before.indexOf(old);
			assertTrue(start >= 0, () -> each + " does not hold " + old);
			String after = before.substring(0, start) + defect.planted().get(i) + before.substring(start + old.length());
			files.with(each, after, StandardCharsets.ISO_8859_1);
			if (i == 0) {
				path = each;
				place = after.indexOf(defect.place(), Math.max(0, after.lastIndexOf('\n', start)));
				place = place < 0 ? after.indexOf(defect.place()) : place;
				assertTrue(place >= 0, () -> each + " does not hold " + defect.place());
			}
		}
		String where = path;
		int line = (int) new String(files.bytes(path), StandardCharsets.ISO_8859_1).substring(0, place).chars().filter(character -> character == '\n').count() + 1;
		List<Finding> found = files.findings(defect.rule());
		Finding finding = found.stream().filter(each -> each.origin().path().equals(where) && each.origin().line() == line).findFirst()
				.orElseThrow(() -> new AssertionError("not found at line " + line + "; found: " + found));
		assertTrue(already.stream().noneMatch(each -> each.message().equals(finding.message()) && each.origin().line() == line), "found before it was planted");
		assertFalse(finding.message().matches(".*(^|[^$])\\{[a-z-]+\\}.*"), finding.message());
		if (finding.fixes().isEmpty()) {
			return;
		}
		Fix fix = finding.fixes().get(0);
		files.apply(fix);
		List<Finding> left = files.findings(defect.rule()).stream().filter(each -> each.origin().path().equals(where) && each.message().equals(finding.message())).toList();
		assertEquals(List.of(), left, "still found after " + fix.label());
	}

	private static Files folder(String name) throws IOException {
		Files known = FOLDERS.get(name);
		if (known == null) {
			known = new Files();
			Path folder = CORPUS.resolve(name);
			try (Stream<Path> walk = java.nio.file.Files.walk(folder)) {
				for (Path file : walk.filter(java.nio.file.Files::isRegularFile).sorted().toList()) {
					known.with(name + '/' + folder.relativize(file).toString().replace('\\', '/'), new String(java.nio.file.Files.readAllBytes(file), StandardCharsets.ISO_8859_1),
							StandardCharsets.ISO_8859_1);
				}
			}
			FOLDERS.put(name, known);
		}
		return known;
	}
}
