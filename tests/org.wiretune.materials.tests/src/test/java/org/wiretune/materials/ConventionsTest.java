/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;

/** The table of conventions names files and tests that exist, counts itself, and gives a reason where one is not kept. */
class ConventionsTest {

	private static final Path ROOT = Path.of(System.getProperty("wiretune.root"));
	private static final int CONVENTIONS = 53;
	private static final Pattern NAMED = Pattern.compile("`([^`]+)`");
	private static final int LEAST_REASON = 80;

	@Test
	void whatTheTableNamesExistsAndItsReasonsAreGiven() throws IOException {
		Set<String> classes = new TreeSet<>();
		for (String room : List.of("tests", "releng")) {
			SourceTree.files(ROOT.resolve(room)).stream().filter(file -> file.toString().endsWith(".java")).forEach(file -> classes.add(file.getFileName().toString().replace(".java", "")));
		}
		String document = Files.readString(ROOT.resolve("releng/CONVENTIONS.md"));
		List<String> missing = new ArrayList<>();
		int kept = 0;
		int number = 0;
		for (String line : document.lines().filter(each -> each.matches("\\| \\d+ \\|.*")).toList()) {
			String[] cells = line.split("\\|");
			number++;
			assertEquals(String.valueOf(number), cells[1].strip());
			kept += cells[4].strip().startsWith("yes") ? 1 : 0;
			assertTrue(cells[4].strip().startsWith("yes") || cells[5].length() > LEAST_REASON, line);
			Matcher proofs = NAMED.matcher(cells[6]);
			assertTrue(proofs.find(), line);
			do {
				String name = proofs.group(1);
				if (!classes.contains(name) && !Files.exists(ROOT.resolve(name))) {
					missing.add(name);
				}
			} while (proofs.find());
			Matcher files = NAMED.matcher(cells[5]);
			while (files.find()) {
				if (files.group(1).contains("/") && !Files.exists(ROOT.resolve(files.group(1)))) {
					missing.add(files.group(1));
				}
			}
		}
		assertEquals(List.of(), missing);
		assertEquals(CONVENTIONS, number);
		assertTrue(document.contains("\n" + kept + " of " + CONVENTIONS + " are kept"), "The table has " + kept + " that are kept.");
	}
}
