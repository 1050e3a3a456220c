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
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

/**
 * Sources have the form that {@code .editorconfig} tells an editor and {@code releng/eclipse/formatter.xml} an Eclipse: tabs to the left,
 * no blanks to the right, lines that end as on Unix, one end of the last line, and the notice of the copyright first.
 */
class SourceFormTest {

	private static final Path ROOT = Path.of(System.getProperty("wiretune.root"));
	private static final int LEAST_FILES = 2_000;
	private static final String NOTICE = "/*\n * Copyright (c) WireTune contributors.\n * SPDX-License-Identifier: EPL-2.0\n */\n";
	private static final String QUOTES = "\"\"\"";
	/** A line of a comment has a blank before its star. */
	private static final Pattern LEFT = Pattern.compile("\t*(?: \\*.*|[^ \t].*)?");

	@Test
	void allSourcesOfThisHouseHaveIt() throws IOException {
		List<String> otherwise = new ArrayList<>();
		int looked = 0;
		for (String room : List.of("bundles", "tests", "releng")) {
			for (Path file : SourceTree.files(ROOT.resolve(room)).stream().filter(SourceFormTest::isOurs).toList()) {
				looked++;
				mistakes(Files.readString(file)).forEach(mistake -> otherwise.add(ROOT.relativize(file) + mistake));
			}
		}
		int count = looked;
		assertTrue(count > LEAST_FILES, () -> "only " + count);
		assertEquals(List.of(), otherwise);
	}

	/** Samples, inputs of tests and generated code are what they are. */
	private static boolean isOurs(Path file) {
		String path = ROOT.relativize(file).toString().replace('\\', '/');
		return path.endsWith(".java") && Stream.of("/bin/", "/resources/", "/samples/", "/planted/", "/corpus/", "/src-gen/").noneMatch(path::contains);
	}

	/** Each mistake with the line it is in; what stands in blocks of text is no form of the source. */
	private static List<String> mistakes(String source) {
		List<String> mistakes = new ArrayList<>();
		if (!source.startsWith(NOTICE)) {
			mistakes.add(":1: does not begin with the notice of the copyright");
		}
		if (source.indexOf('\r') >= 0) {
			mistakes.add(": lines do not end as on Unix");
		}
		if (!source.endsWith("}\n") && !source.endsWith(";\n")) {
			mistakes.add(": does not end with one end of a line");
		}
		boolean text = false;
		int number = 0;
		for (String line : source.split("\n", -1)) {
			number++;
			if (!text && !LEFT.matcher(line).matches()) {
				mistakes.add(":" + number + ": does not begin with tabs alone");
			}
			if (!text && !line.equals(line.stripTrailing())) {
				mistakes.add(":" + number + ": ends with blanks");
			}
			int at = line.indexOf(QUOTES);
			while (at >= 0) {
				text = !text;
				at = line.indexOf(QUOTES, at + QUOTES.length());
			}
		}
		return mistakes;
	}

	@Test
	void aSourceOfAnotherFormIsFound() {
		assertEquals(List.of(), mistakes(NOTICE + "class A {\n\t/**\n\t * Told.\n\t */\n\tString a = " + QUOTES + "\n\t    b \n\t" + QUOTES + ";\n\n}\n"));
		assertEquals(List.of(":6: does not begin with tabs alone", ":7: does not begin with tabs alone", ":8: ends with blanks", ":9: ends with blanks"),
				mistakes(NOTICE + "class A {\n    int a;\n\t int b;\n\tint c; \n\t\n}\n"));
		assertEquals(List.of(":1: does not begin with the notice of the copyright", ": lines do not end as on Unix", ": does not end with one end of a line"),
				mistakes("class A { }\r\n\n").subList(0, 3));
	}
}
