/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.fix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.source.SourceText;

class UnifiedDiffTest {

	private static final Pattern HUNK = Pattern.compile("@@ -(\\d+)(?:,(\\d+))? \\+(\\d+)(?:,(\\d+))? @@\n");

	@Test
	void nothingForEqualTexts() {
		assertEquals("", UnifiedDiff.of("a", "x\n", "x\n"));
		assertEquals("", UnifiedDiff.of("a", "", ""));
	}

	@Test
	void aPathThatWouldBeginALineIsQuotedAsGitDoesIt() {
		String diff = UnifiedDiff.of("a\n::error::\u202e\"x", "1\n", "2\n");
		assertEquals("--- \"a/a\\012::error::\\342\\200\\256\\\"x\"\n+++ \"b/a\\012::error::\\342\\200\\256\\\"x\"\n@@ -1 +1 @@\n-1\n+2\n", diff);
		assertEquals("--- a/\u00fc \"x\"", UnifiedDiff.of("\u00fc \"x\"", "1", "2").lines().findFirst().orElseThrow());
	}

	@Test
	void oneChangedLine() {
		assertEquals("""
				--- a/server.xml
				+++ b/server.xml
				@@ -2,7 +2,7 @@
				 2
				 3
				 4
				-5
				+five
				 6
				 7
				 8
				""", UnifiedDiff.of("server.xml", "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n"));
	}

	@Test
	void insertionIntoAnEmptyFileAndTextWithoutALastLineEnd() {
		assertEquals("--- a/f\n+++ b/f\n@@ -0,0 +1 @@\n+x\n", UnifiedDiff.of("f", "", "x\n"));
		assertEquals("--- a/f\n+++ b/f\n@@ -1 +1 @@\n-x\n\\ No newline at end of file\n+y\n", UnifiedDiff.of("f", "x", "y\n"));
	}

	@Test
	void farChangesAreTwoHunks() {
		String before = "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n";
		assertEquals("""
				--- a/f
				+++ b/f
				@@ -1,4 +1,4 @@
				-1
				+one
				 2
				 3
				 4
				@@ -9,4 +9,5 @@
				 9
				 10
				 11
				+new
				 12
				""", UnifiedDiff.of("f", before, before.replaceFirst("1", "one").replace("12", "new\n12")));
	}

	@Test
	void carriageReturnsStayInTheLines() {
		assertEquals("--- a/f\n+++ b/f\n@@ -1,2 +1,2 @@\n-a\r\n+b\r\n c\r\n", UnifiedDiff.of("f", "a\r\nc\r\n", "b\r\nc\r\n"));
	}

	@Test
	void patchedTextIsTheNewText() {
		Random random = new Random(7);
		for (int round = 0; round < 400; round++) {
			List<String> lines = new ArrayList<>();
			for (int i = random.nextInt(30); i > 0; i--) {
				lines.add(random.nextInt(6) + "\n");
			}
			List<String> changed = new ArrayList<>(lines);
			for (int i = random.nextInt(6); i > 0; i--) {
				int at = random.nextInt(changed.size() + 1);
				if (random.nextBoolean() || at == changed.size()) {
					changed.add(at, "new" + random.nextInt(3) + "\n");
				} else {
					changed.remove(at);
				}
			}
			String before = String.join("", lines);
			String after = String.join("", changed);
			assertEquals(after, patched(before, UnifiedDiff.of("f", before, after)), before + "->" + after);
		}
	}

	@Test
	void thousandsOfChangesInALongFile() {
		Random random = new Random(11);
		StringBuilder before = new StringBuilder();
		StringBuilder after = new StringBuilder();
		for (int i = 0; i < 40_000; i++) {
			String line = "line " + i % 700 + "\n";
			before.append(line);
			after.append(random.nextInt(8) > 0 ? line : random.nextBoolean() ? "" : "new " + i + "\n" + line);
		}
		assertEquals(after.toString(), patched(before.toString(), UnifiedDiff.of("f", before.toString(), after.toString())));
		assertEquals("x\n".repeat(3000), patched("y\n".repeat(2000), UnifiedDiff.of("f", "y\n".repeat(2000), "x\n".repeat(3000))));
	}

	@Test
	void changesAloneTellTheSameAsBothTexts() {
		Random random = new Random(5);
		for (int round = 0; round < 400; round++) {
			String delimiter = List.of("\n", "\r\n", "\r").get(random.nextInt(3));
			StringBuilder text = new StringBuilder();
			for (int i = 0; i < 60; i++) {
				text.append("line ").append(i).append(delimiter);
			}
			String before = random.nextBoolean() ? text.toString() : text + "last";
			List<TextChange> changes = new ArrayList<>();
			StringBuilder after = new StringBuilder();
			int done = 0;
			for (int at = random.nextInt(200); at < before.length(); at += 1 + random.nextInt(200)) {
				int end = Math.min(before.length(), at + random.nextInt(12));
				String replacement = List.of("", "new", "a" + delimiter + "b").get(random.nextInt(3));
				changes.add(new TextChange("f", at, before.substring(at, end), replacement));
				after.append(before, done, at).append(replacement);
				done = end;
				at = end;
			}
			after.append(before, done, before.length());
			assertEquals(UnifiedDiff.shown("f", before, after.toString()), UnifiedDiff.shown(SourceText.of("f", before), changes), before + changes);
		}
	}

	/** What makes a secret of a text may stand far before it. */
	@Test
	void aSecretIsHiddenHoweverFarItBegan() {
		StringBuilder text = new StringBuilder("-----BEGIN PGP PRIVATE KEY BLOCK-----\n");
		for (int line = 0; line < 400; line++) {
			text.append("lQOYBFxyz").append(line).append("\n");
		}
		String before = text + "-----END PGP PRIVATE KEY BLOCK-----\na\nb\n";
		int at = before.indexOf("lQOYBFxyz300");
		List<TextChange> changes = List.of(new TextChange("f", at, "lQOYBFxyz300", "other"), new TextChange("f", before.length() - 2, "b", "c"));
		String after = before.replace("lQOYBFxyz300", "other").replace("\nb\n", "\nc\n");
		for (String diff : List.of(UnifiedDiff.shown("f", before, after), UnifiedDiff.shown(SourceText.of("f", before), changes))) {
			assertEquals(-1, diff.indexOf("lQOYB"), diff);
			assertEquals(-1, diff.indexOf("other"), diff);
			assertEquals(true, diff.contains("-b\n+c\n") && diff.contains("-***\n+***\n"), diff);
		}
	}

	/** A file without line ends is looked at once, and only what is near a change of it is shown. */
	@Test
	void aThousandChangesOfOneLineAreShownInSeconds() {
		String row = "<ds password=\"p4ss\" max=\"5\"/>";
		String before = row.repeat(5_000);
		SourceText source = SourceText.of("f", before);
		assertTimeoutPreemptively(Duration.ofSeconds(20), () -> {
			// Each fifth: it takes 40 s to look at the file for each of them.
			for (int at = before.indexOf("5\""); at >= 0; at = before.indexOf("5\"", at + 4 * row.length() + 1)) {
				String diff = UnifiedDiff.shown(source, List.of(new TextChange("f", at, "5", "20")));
				assertEquals(true, diff.contains("password=\"***\" max=\"20\"") && diff.length() < 2_000, diff);
			}
		});
	}

	/** Applies a difference as patch does. */
	private static String patched(String before, String diff) {
		if (diff.isEmpty()) {
			return before;
		}
		String[] old = before.isEmpty() ? new String[0] : before.split("(?<=\n)");
		StringBuilder after = new StringBuilder();
		int next = 0;
		Matcher hunks = HUNK.matcher(diff);
		while (hunks.find()) {
			int from = Integer.parseInt(hunks.group(1)) - ("0".equals(hunks.group(2)) ? 0 : 1);
			while (next < from) {
				after.append(old[next++]);
			}
			int end = diff.indexOf("\n@@ ", hunks.end() - 1);
			for (String line : diff.substring(hunks.end(), end < 0 ? diff.length() : end + 1).split("(?<=\n)")) {
				if (line.isEmpty()) {
					continue;
				}
				if (line.charAt(0) != '+') {
					assertEquals(old[next++], line.substring(1));
				}
				if (line.charAt(0) != '-') {
					after.append(line.substring(1));
				}
			}
		}
		while (next < old.length) {
			after.append(old[next++]);
		}
		return after.toString();
	}
}
