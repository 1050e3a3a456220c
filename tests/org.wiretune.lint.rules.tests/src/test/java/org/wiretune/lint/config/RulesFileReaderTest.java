/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.source.SourceText;

class RulesFileReaderTest {

	private static final Rule RULE = new LimitedRule("pool-large", true);
	private static final RuleRegistry RULES = new RuleRegistry(List.of(RULE, new LimitedRule("other", false)));

	private final FileParts parts = new FileParts("Shop/wiretune.rules");

	private RulesFile read(String text) {
		return RulesFileReader.read(SourceText.of("Shop/wiretune.rules", text), parts, RULES::rule);
	}

	@Test
	void readsEveryKindOfLine() {
		RulesFile file = read("""
				# What we agreed on.

				  pool-large = off
				other=WARNING
				pool-large.threads = 80
				suppress = pool-large gen/**, : made by a tool: version 2
				suppress = * old: is removed in May
				""");
		assertEquals(List.of(), parts.problems());
		assertEquals(Map.of("pool-large", RuleLevel.OFF, "other", RuleLevel.WARNING), file.levels());
		assertEquals(Map.of("pool-large.threads", 80L), file.limits());
		assertEquals(List.of("gen/**,", "old"), file.suppressions().stream().map(each -> each.paths().toString()).toList());
		assertEquals("made by a tool: version 2", file.suppressions().get(0).reason());
		assertEquals(6, file.suppressions().get(0).origin().line());
	}

	@Test
	void theLastLineCountsAndWindowsLinesAreLines() {
		RulesFile file = read("pool-large = off\r\npool-large = info\r\nother = off");
		assertEquals(List.of(), parts.problems());
		assertEquals(Map.of("pool-large", RuleLevel.INFO, "other", RuleLevel.OFF), file.levels());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "nonsense|SYNTAX", "pool-large = loud|SYNTAX", "pool-larg = off|UNRESOLVED", "pool-large.size = 3|UNRESOLVED",
			"pool-large.threads = many|SYNTAX", "pool-large.threads = 0|SYNTAX", "pool-large.threads = 1001|SYNTAX", "nothing.threads = 5|UNRESOLVED",
			"suppress = pool-large gen/**|SYNTAX", "suppress = pool-large : reason|SYNTAX", "suppress = pool-large gen:|SYNTAX", "suppress = nothing gen: why|UNRESOLVED",
			"= off|UNRESOLVED", "pool-large.threads = 99999999999999999999|SYNTAX" })
	void saysWhatIsWrongWithALine(String line, ReadProblem.Kind kind) {
		RulesFile file = read("# first\n\t" + line + "\nother = info\n");
		assertEquals(1, parts.problems().size(), parts.problems()::toString);
		ReadProblem problem = parts.problems().get(0);
		assertEquals(kind, problem.kind());
		assertEquals(2, problem.origin().line());
		assertEquals(2, problem.origin().column());
		assertEquals(line.length(), problem.origin().length());
		assertTrue(problem.message().endsWith(".") && !problem.message().contains("{"), problem.message());
		assertEquals(Map.of("other", RuleLevel.INFO), file.levels());
		assertTrue(file.limits().isEmpty() && file.suppressions().isEmpty());
	}

	@Test
	void rangeOfANumber() {
		assertEquals(Map.of("pool-large.threads", 1000L), read("pool-large.threads = 1000").limits());
		assertEquals(Map.of("pool-large.threads", 1L), read("pool-large.threads = 1").limits());
		assertEquals(List.of(), parts.problems());
	}

	@Test
	void namesOfRulesFiles() {
		assertTrue(RulesFile.isOne("wiretune.rules") && RulesFile.isOne("Shop/wiretune.rules"));
		assertFalse(RulesFile.isOne("Shop/my-wiretune.rules") || RulesFile.isOne("Shop/wiretune.rules.txt"));
	}
}
