/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import javax.tools.ToolProvider;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program of {@code releng/benchmarks/precision}: which label belongs to which finding, and its arithmetic. */
class PrecisionBenchmarkTest {

	private static final Path OWN = CommandLine.repository().resolve("releng/benchmarks/precision");
	private static final String COMMIT = "0123456789012345678901234567890123456789";
	private static final String SOURCE = "first\nlog.debug(a);\nthird\nlog.debug(b);\n";
	private static final String FILE = "src/A.java";

	@TempDir
	static Path classes;

	@TempDir
	Path folder;

	private record Run(int exit, String output) {
	}

	@BeforeAll
	static void compile() throws IOException {
		List<String> arguments = new ArrayList<>(List.of("-nowarn", "-cp", System.getProperty("java.class.path"), "-d", classes.toString()));
		try (Stream<Path> sources = Files.list(OWN)) {
			sources.map(Path::toString).filter(name -> name.endsWith(".java")).forEach(arguments::add);
		}
		assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)));
	}

	@BeforeEach
	void project() throws IOException {
		write("labels/projects.list", "# remark\nacme/shop\t" + COMMIT + "\tjava-ee\ta shop\nacme/other\t" + COMMIT + "\tjava-ee\tanother\n");
		write("projects/acme+shop.commit", COMMIT + '\n');
		write("projects/acme+shop/" + FILE, SOURCE);
		write("reports/rules.txt", "rule-a info standard One\nrule-b info optional Two\n");
	}

	private void write(String path, String text) throws IOException {
		Path file = folder.resolve(path);
		Files.createDirectories(file.getParent());
		Files.writeString(file, text);
	}

	private static String finding(String rule, String severity, int line, String marked) {
		return "{\"rule\": \"%s\", \"severity\": \"%s\", \"path\": \"acme+shop/%s\", \"line\": %d, \"offset\": %d, \"length\": %d, \"message\": \"says so\"}".formatted(rule, severity, FILE, line,
				SOURCE.indexOf(marked), marked.length());
	}

	private void found(String... findings) throws IOException {
		write("reports/acme+shop.json", "{\"findings\": [" + String.join(", ", findings) + "]}");
	}

	private void labels(String... labels) throws IOException {
		StringBuilder text = new StringBuilder("# remark\n");
		for (String label : labels) {
			text.append("acme/shop\t").append(label.replace(" | ", "\t")).append('\n');
		}
		write("labels/labels-all.tsv", text.toString());
	}

	private Run run(String word) throws IOException, InterruptedException {
		Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin/java").toString(), "-XX:TieredStopAtLevel=1", "-XX:+UnlockDiagnosticVMOptions", "-XX:-BytecodeVerificationRemote", "-cp", classes + System.getProperty("path.separator") + System.getProperty("java.class.path"), "Precision",
				folder.resolve("labels").toString(), word, folder.resolve("projects").toString(), folder.resolve("reports").toString()).redirectErrorStream(true).start();
		String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		return new Run(process.waitFor(), output);
	}

	@Test
	void sharesAndIntervalsOfWilson() throws Exception {
		List<String> findings = new ArrayList<>();
		List<String> labels = new ArrayList<>();
		for (int line = 1; line <= 10; line++) {
			findings.add(finding("rule-a", "info", line, "first"));
			labels.add("rule-a | %s | %d | first | info | %s | Because.".formatted(FILE, line, line <= 7 ? "right" : line == 8 ? "debatable" : "wrong"));
		}
		findings.add(finding("rule-b", "warning", 2, "log.debug(a)"));
		found(findings.toArray(String[]::new));
		labels(labels.toArray(String[]::new));
		Run run = run("report");
		assertEquals(0, run.exit(), run.output());
		assertTrue(run.output().contains("acme/other is not in this folder."), run.output());
		assertTrue(run.output().contains("1 projects, 11 findings, 10 labels."), run.output());
		assertTrue(run.output().contains("| info | rule-a | 10 | 7 | 1 | 2 | 70 % | 40 to 89 % | 0 | 1 |"), run.output());
		assertTrue(run.output().contains("| warning | rule-b (optional) | 0 | 0 | 0 | 0 | - | - | 1 | 1 |"), run.output());
		assertTrue(run.output().contains("| info | all | 10 | 7 | 1 | 2 |"), run.output());
		assertTrue(run.output().contains("| optional | all | 0 |"), run.output());
	}

	@Test
	void aLabelFollowsItsTextAndThenItsLine() throws Exception {
		found(finding("rule-a", "info", 4, "log.debug(a)"), finding("rule-a", "info", 3, "third"), finding("rule-a", "info", 2, "log.debug(b)"));
		labels("rule-a | " + FILE + " | 40 | log.debug(a) | info | right | The text is the same.", "rule-a | " + FILE + " | 3 | other | info | wrong | The line is the same.",
				"rule-b | " + FILE + " | 2 | log.debug(b) | info | right | Another rule.");
		Run run = run("report");
		assertTrue(run.output().contains("| info | rule-a | 2 | 1 | 0 | 1 | 50 % | 9 to 91 % | 1 | 1 |"), run.output());
		assertTrue(run.output().contains("Labels whose finding is gone: 1 right, 0 debatable, 0 wrong.\n  right, and no longer found: acme/shop rule-b " + FILE + ":2"), run.output());
		assertEquals("acme/shop\trule-a\t" + FILE + "\t2\tlog.debug(b)\tinfo\t?\tsays so\n", run("unlabelled").output());
	}

	@Test
	void theSameTextTwiceTakesTheNearerLine() throws Exception {
		found(finding("rule-a", "info", 9, "first"), finding("rule-a", "info", 50, "first"));
		labels("rule-a | " + FILE + " | 60 | first | info | wrong | Far.", "rule-a | " + FILE + " | 8 | first | info | right | Near.");
		assertEquals(0, run("update").exit());
		String text = Files.readString(folder.resolve("labels/labels-all.tsv"));
		assertEquals("# remark\nacme/shop\trule-a\t" + FILE + "\t50\tfirst\tinfo\twrong\tFar.\nacme/shop\trule-a\t" + FILE + "\t9\tfirst\tinfo\tright\tNear.\n", text);
	}

	@Test
	void updateKeepsRemarksAboveTheirLabels() throws Exception {
		found(finding("rule-a", "info", 2, "log.debug(a)"));
		String text = "# of all\nacme/shop\trule-a\t%s\t2\tlog.debug(a)\t%s\tright\tStays.\n\n# of the second\nacme/shop\trule-a\t%s\t4\tlog.debug(b)\t%s\twrong\tGoes.\n# last\n";
		write("labels/labels-all.tsv", text.formatted(FILE, "warning", FILE, "warning"));
		assertEquals(0, run("update").exit());
		assertEquals(text.formatted(FILE, "info", FILE, "gone"), Files.readString(folder.resolve("labels/labels-all.tsv")));
	}

	@Test
	void updateWritesTheSeverityOfNowAndWhatIsGone() throws Exception {
		found(finding("rule-a", "info", 2, "log.debug(a)"));
		labels("rule-a | " + FILE + " | 2 | log.debug(a) | warning | right | Stays.", "rule-a | " + FILE + " | 4 | log.debug(b) | warning | wrong | Goes.");
		assertEquals(0, run("update").exit());
		String text = Files.readString(folder.resolve("labels/labels-all.tsv"));
		assertTrue(text.contains("\t2\tlog.debug(a)\tinfo\tright\t"), text);
		assertTrue(text.contains("\t4\tlog.debug(b)\tgone\twrong\t"), text);
		assertTrue(run("pages").output().endsWith("\nrule-a\t1\t1\t1\n"), "labels whose finding is gone do not count");
	}

	@Test
	void anotherCommitIsLeftOut() throws Exception {
		found(finding("rule-a", "info", 2, "log.debug(a)"));
		labels();
		assertEquals("acme+shop\n", run("present").output());
		write("projects/acme+shop.commit", COMMIT.replace('0', 'f'));
		assertEquals("", run("present").output());
		assertTrue(run("report").output().contains("acme/shop is here at another commit than " + COMMIT), run("report").output());
	}

	@Test
	void whatIsNoLabelIsRefused() throws Exception {
		found();
		for (String broken : List.of("rule-a | " + FILE + " | 2 | text | info | right", "rule-a | " + FILE + " | 2 | text | info | perhaps | Because.", "rule-a | " + FILE + " | 2 |  | info | right | Because.")) {
			labels(broken);
			assertEquals(2, run("report").exit(), broken);
		}
		labels("rule-a | " + FILE + " | 2 | text | info | right | One.", "rule-a | " + FILE + " | 2 | text | info | wrong | Two.");
		assertEquals(2, run("report").exit());
	}

	@Test
	void plantedDefectsAndLookAlikes() throws Exception {
		write("labels/planted.tsv", "case\tA.java\t2\tfound\trule-a\ta defect\ncase\tA.java\t3\tfound\trule-a\tanother\ncase\tA.java\t9\tsilent\trule-a\tharmless\ncase\tA.java\t-\tsilent\trule-b\tharmless\n"
				+ "case\tB.java\t-\tsilent\t*\tharmless\n");
		write("labels/planted/case/A.java", SOURCE);
		String one = finding("rule-a", "info", 2, "first").replace("acme+shop/" + FILE, "case/A.java");
		write("reports/case.json", "{\"findings\": [" + one + ", " + one.replace("rule-a", "rule-b") + "]}");
		Run run = run("planted");
		assertEquals("""
				Planted defects found at their line: 1 of 2 (9 to 91 %)
				  not found: case, A.java:3, rule-a: another
				Look-alikes with a false alarm: 1 of 3 (6 to 79 %)
				  false alarm: case, A.java:-, rule-b: harmless
				""", run.output());
	}

	@Test
	void theLabelsOfTheHouseAreReadable() throws Exception {
		try (Stream<Path> files = Files.list(OWN)) {
			for (Path file : files.filter(each -> each.toString().matches(".*(labels-.*tsv|projects.*\\.list)")).toList()) {
				write("labels/" + file.getFileName(), Files.readString(file));
			}
		}
		Run run = run("pages");
		assertEquals(0, run.exit(), run.output());
		assertEquals(Files.readString(CommandLine.repository().resolve("bundles/org.wiretune.help/src/org/wiretune/help/seen-right.tsv")), run.output(), "make it by releng/benchmarks/precision/run --pages");
		assertFalse(run("present").output().contains("acme"));
	}
}
