/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.baseline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.function.UnaryOperator;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.lint.Files;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.SuppressedFinding;

class BaselineTest {

	private static final String CODE = "Shop/src/shop/Worker.java";
	private static final String LOG = "\t\t\tlog.debug(\"item \" + item);\n";
	private static final UnaryOperator<String> BELOW = path -> path.startsWith("Shop/") ? path.substring(5) : null;

	private static Files files(String body) {
		return new Files().with(CODE, """
				package shop;

				public class Worker {

					private org.slf4j.Logger log;

					public void work(java.util.List<String> items) {
						for (String item : items) {
				%s\
						}
					}
				}
				""".formatted(body));
	}

	private static Baseline stored(Baseline baseline) throws IOException {
		StringBuilder out = new StringBuilder();
		baseline.write(out);
		return Baseline.read(new StringReader(out.toString()));
	}

	private static int fresh(Baseline baseline, Files files) {
		return baseline.applyTo(files.lint(), BELOW).findings().size();
	}

	@Test
	void knowsWhatWasThere() throws IOException {
		Files files = files(LOG);
		LintResult before = files.lint();
		assertEquals(1, before.findings().size());
		Baseline baseline = stored(Baseline.of(before, BELOW));
		assertEquals(1, baseline.size());
		LintResult result = baseline.applyTo(files.lint(), BELOW);
		assertEquals(List.of(), result.findings());
		assertEquals(List.of(SuppressedFinding.Place.BASELINE), result.suppressions().stream().map(SuppressedFinding::place).toList());
		assertEquals(1, stored(Baseline.of(result, BELOW)).size(), "what a baseline holds back stays in the next");
	}

	@Test
	void survivesMovedLinesIndentationAndLineEnds() throws IOException {
		Baseline baseline = stored(Baseline.of(files(LOG).lint(), BELOW));
		assertEquals(0, fresh(baseline, files("\t\t\tint more = 1;\n\n" + LOG)));
		assertEquals(0, fresh(baseline, files(LOG.replace("\t", "    "))));
		assertEquals(0, fresh(baseline, files(LOG).map(text -> text.replace("\n", "\r\n"))));
		assertEquals(0, fresh(baseline, files(LOG).map(text -> "\uFEFF/* a new head */\n" + text)));
	}

	@Test
	void reportsWhatIsNew() throws IOException {
		Baseline baseline = stored(Baseline.of(files(LOG).lint(), BELOW));
		assertEquals(1, fresh(baseline, files(LOG + LOG)), "the same line once more");
		assertEquals(1, fresh(baseline, files(LOG + LOG.replace("item \"", "thing \""))));
		assertEquals(1, fresh(baseline, files(LOG.replace("item \"", "thing \""))), "a changed line");
		assertEquals(1, fresh(baseline, files(LOG).with("Shop/src/shop/Other.java", files(LOG).text(CODE)).without(CODE)), "another file");
		assertEquals(0, fresh(stored(Baseline.of(files(LOG + LOG).lint(), BELOW)), files(LOG)), "one was fixed");
	}

	@Test
	void filesThatAreNotItsOwnAreNew() throws IOException {
		Baseline baseline = stored(Baseline.of(files(LOG).lint(), BELOW));
		Files other = new Files().with("Store/src/shop/Worker.java", files(LOG).text(CODE));
		assertEquals(1, fresh(baseline, other));
		assertEquals(0, Baseline.of(other.lint(), BELOW).size());
		assertEquals(0, baseline.applyTo(new Files().with("Elsewhere/src/shop/Worker.java", files(LOG).text(CODE)).lint(), path -> path.replace("Elsewhere/", "")).findings().size(),
				"where the folder lies does not count");
	}

	@Test
	void isALineForEachFindingWithoutText() throws IOException {
		StringBuilder out = new StringBuilder();
		Baseline.of(files(LOG + LOG + LOG.replace("item \"", "password \"")).lint(), BELOW).write(out);
		assertEquals(2, out.toString().lines().filter(line -> line.contains("\"path\":\"src/shop/Worker.java\"")).count(), out::toString);
		assertTrue(out.toString().contains("\"count\":2") && out.toString().endsWith("}\n"), out::toString);
		assertFalse(out.toString().contains("password"));
	}

	@Test
	void emptyBaseline() throws IOException {
		assertEquals(0, stored(Baseline.of(new Files().lint(), BELOW)).size());
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "[]", "{}", "nonsense", "{\"version\": 2, \"findings\": []}", "{\"version\": 1}", "{\"version\": 1, \"findings\": [3]}",
			"{\"version\": 1, \"findings\": [{\"path\": \"a\"}]}", "{\"version\": \"one\", \"findings\": []}",
			"{\"version\": 1, \"findings\": [{\"path\": \"a\", \"rule\": \"b\", \"fingerprint\": []}]}" })
	void whatIsNoBaseline(String text) {
		assertThrows(IOException.class, () -> Baseline.read(new StringReader(text)));
	}
}
