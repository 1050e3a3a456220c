/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.ownrule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.config.RuleLevel;
import org.wiretune.lint.config.RulesFile;
import org.wiretune.lint.config.RulesFileReader;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.source.SourceText;

class OwnRuleReaderTest {

	private static final String GOOD = """
			rule own.small = warning
			  each    spring-boot.datasource.hikari as pool, spring-boot.server.tomcat as web in same application
			  when    pool.maximum-pool-size < web.threads.max / 4
			  message {measured} of {limit}, {pool.minimum-idle}
			  because they wait
			  fix     pool.maximum-pool-size = web.threads.max / 4
			""";

	private final FileParts parts = new FileParts("Shop/wiretune.rules");

	private RulesFile read(String text) {
		return RulesFileReader.read(SourceText.of("Shop/wiretune.rules", text), parts, RuleRegistry.standard()::rule);
	}

	@Test
	void readsABlock() {
		RulesFile file = read("# one\n\n" + GOOD.replace("  because", "\n  # why\n\t because") + "log-unguarded-concat = off\n");
		assertEquals(List.of(), parts.problems());
		OwnRuleStatement rule = file.ownRules().getFirst();
		assertEquals("own.small", rule.id());
		assertEquals(Severity.WARNING, rule.severity());
		assertEquals(List.of("pool", "web"), rule.members().stream().map(OwnRuleStatement.Member::alias).toList());
		assertEquals(Relation.APPLICATION, rule.relation());
		assertEquals("{measured} of {limit}, {pool.minimum-idle}", rule.message());
		assertEquals("they wait", rule.reason());
		assertEquals("Shop/wiretune.rules:3:1", rule.origin().toString());
		assertEquals(Map.of("own.small", RuleLevel.STANDARD, "log-unguarded-concat", RuleLevel.OFF), file.levels());
	}

	@Test
	void severalBlocksInAnyOrderOfLinesAndWithWindowsLineEnds() {
		RulesFile file = read((GOOD + "rule own.x.y-2 = info\n  message m\n  when p.maximum-pool-size is-set\n  each spring-boot.datasource.hikari as p").replace("\n", "\r\n"));
		assertEquals(List.of(), parts.problems());
		assertEquals(List.of("own.small", "own.x.y-2"), file.ownRules().stream().map(OwnRuleStatement::id).toList());
		assertEquals(Severity.INFO, file.ownRules().get(1).severity());
	}

	/** Each line of the good block in a wrong form: what is wrong, where, and what the sentence says to write. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '\u0001', value = {
			"rule own.small = warning|rule own.small = loud|1:18|SYNTAX|Write warning or info",
			"rule own.small = warning|rule own.small|1:1|SYNTAX|an equals sign",
			"rule own.small = warning|rule small = warning|1:6|SYNTAX|a prefix, a dot",
			"rule own.small = warning|rule Own.small = warning|1:6|SYNTAX|small letters",
			"rule own.small = warning|rule log-unguarded-concat = warning|1:6|SYNTAX|of a rule of WireTune",
			"rule own.small = warning|rule log-unguarded-concat.calls = warning|1:6|SYNTAX|of a rule of WireTune",
			"hikari as pool|hickari as pool|2:11|UNRESOLVED|Did you mean spring-boot.datasource.hikari",
			"spring-boot.datasource.hikari as|hikari as|2:11|UNRESOLVED|Did you mean spring.pool.hikari, spring-boot.datasource.hikari",
			"spring-boot.datasource.hikari as|zzzzzzzzzzzzzzzz as|2:11|UNRESOLVED|There are for example",
			" as pool,|, as pool,|2:41|SYNTAX|a name for it",
			" as web| as pool|2:79|SYNTAX|Write another word",
			" as web| as or|2:79|SYNTAX|Write another word",
			" in same application||2:79|SYNTAX|application, server, file, folder, module",
			"same application|same planet|2:91|UNRESOLVED|application, server, file, folder, module",
			"same application|same|2:86|SYNTAX|application, server, file, folder, module",
			"same application|same file too|2:96|SYNTAX|more than can be followed",
			"maximum-pool-size < web|maximum-pool-siz < web|3:11|UNRESOLVED|Did you mean maximum-pool-size",
			"maximum-pool-size < web|sockets < web|3:11|UNRESOLVED|maximum-pool-size",
			"pool.maximum-pool-size < web|pol.maximum-pool-size < web|3:11|UNRESOLVED|Did you mean pool",
			"size < web|size << web|3:35|SYNTAX|stands where a setting",
			"size < web|size ~ web|3:34|SYNTAX|< <= > >= = != is-set not-set",
			"size < web.threads.max / 4|size <|3:34|SYNTAX|Something is missing",
			"web.threads.max / 4|web.threads.max / 0|3:54|SYNTAX|no number to calculate with",
			"web.threads.max / 4|web.threads.max / four|3:54|SYNTAX|no number to calculate with",
			"web.threads.max / 4|web.threads.max / 4 * 2|3:56|SYNTAX|Only one",
			"web.threads.max / 4|web.threads.max * pool.idle-timeout|3:34|SYNTAX|one is a number, the other a length of time",
			"web.threads.max / 4|pool.idle-timeout|3:34|SYNTAX|one is a number, the other a length of time",
			"web.threads.max / 4|many|3:36|SYNTAX|is not a number",
			"web.threads.max / 4|web.threads.max or-default is-set|3:63|SYNTAX|more than can be followed",
			"pool.maximum-pool-size < web|5 < web|3:11|OK|",
			"pool.maximum-pool-size < web.threads.max / 4|5 < 6|3:11|SYNTAX|two fixed values",
			"pool.maximum-pool-size < web.threads.max / 4|pool.auto-commit < true|3:28|SYNTAX|Compare texts and truths",
			"pool.maximum-pool-size < web.threads.max / 4|pool.auto-commit = maybe|3:30|SYNTAX|is not true or false",
			"pool.maximum-pool-size < web.threads.max / 4|pool.auto-commit or-default is-set|3:39|SYNTAX|without or-default",
			"pool.maximum-pool-size < web.threads.max / 4|pool.idle-timeout > 5 parsecs|3:33|SYNTAX|more than can be followed",
			"pool.maximum-pool-size < web.threads.max / 4|pool.idle-timeout > 5parsecs|3:31|SYNTAX|is not a length of time",
			"pool.maximum-pool-size < web.threads.max / 4|(pool.idle-timeout > 5)|3:11|UNRESOLVED|is no setting of the groups",
			"message {measured}|message {mesured}|4:11|UNRESOLVED|Write {measured}, {limit}",
			"{pool.minimum-idle}|{pool.minimum-idel}|4:34|UNRESOLVED|Did you mean minimum-idle",
			"{pool.minimum-idle}|{pool.minimum-idle|4:34|UNRESOLVED|Write {measured}",
			"  because|  why|5:3|SYNTAX|each, when, message, because, fix",
			"  because they wait|  message again|5:3|SYNTAX|Remove one of them",
			"  because they wait|  because|5:3|SYNTAX|Nothing stands behind",
			"  message {measured} of {limit}, {pool.minimum-idle}\\n||1:1|SYNTAX|no line \"message\"",
			"fix     pool.maximum-pool-size = web|fix     pool.maximum-pool-size < web|6:34|SYNTAX|an equals sign and its value",
			"fix     pool.maximum-pool-size = web|fix     5 = web|6:11|SYNTAX|an equals sign and its value",
			"fix     pool.maximum-pool-size = web.threads.max / 4|fix     pool.maximum-pool-size = 30s|6:36|SYNTAX|is not a number",
			"fix     pool.maximum-pool-size|fix     pool.idle-timeout|6:31|SYNTAX|one is a number, the other a length of time" })
	void saysWhatIsWrong(String good, String wrong, String place, String kind, String sentence) {
		String old = good.replace("\\n", "\n");
		assertTrue(GOOD.contains(old), old);
		RulesFile file = read(GOOD.replaceFirst(Pattern.quote(old), Matcher.quoteReplacement(wrong == null ? "" : wrong)) + "rule own.next = info\n  each spring-boot.datasource.hikari as p\n  when p.auto-commit is-set\n  message m\n");
		assertEquals("own.next", file.ownRules().getLast().id(), "the other rules go on");
		if (kind.equals("OK")) {
			assertEquals(List.of(), parts.problems());
			return;
		}
		ReadProblem problem = parts.problems().getFirst();
		assertEquals(1, parts.problems().size(), parts.problems()::toString);
		assertEquals(place + ' ' + kind, problem.origin().line() + ":" + problem.origin().column() + ' ' + problem.kind(), problem.message());
		assertTrue(problem.message().contains(sentence), problem.message());
		assertTrue(problem.message().endsWith(".") || problem.message().endsWith("?"), problem.message());
		assertEquals(1, file.ownRules().size());
	}

	@Test
	void theSameIdTwice() {
		RulesFile file = read(GOOD + GOOD);
		assertEquals(1, file.ownRules().size());
		assertEquals("Shop/wiretune.rules:7:6", parts.problems().getFirst().origin().toString());
	}

	@Test
	void messageWithoutALimit() {
		read(GOOD.replace("pool.maximum-pool-size < web.threads.max / 4\n  message", "pool.maximum-pool-size not-set\n  message"));
		assertTrue(parts.problems().getFirst().message().contains("no {limit} for the message"), parts.problems()::toString);
	}

	@Test
	void namesWithBlanksStandInQuotes() {
		RulesFile file = read("rule own.a = info\n  each spring-boot.server.tomcat as web\n  when web.\"max-threads (until 2.2)\" > 5 or web.accept-count=\"7\"\n  message {web.max-threads (until 2.2)}\n");
		assertEquals(List.of(), parts.problems());
		assertEquals(1, file.ownRules().size());
	}

	@ParameterizedTest
	@ValueSource(strings = { "own.x = off", "own.x = info", "own.x = warning", "own.x = standard" })
	void levelsOfOwnRules(String line) {
		RulesFile file = read(line + "\nsuppress = own.y gen: why\n");
		assertEquals(List.of(), parts.problems());
		assertEquals(Map.of("own.x", RuleLevel.ofWord(line.substring(8)).orElseThrow()), file.levels());
		assertEquals("own.y", file.suppressions().getFirst().ruleId());
		assertEquals(List.of(1, 2), file.ownNames().values().stream().map(origin -> origin.line()).sorted().toList());
	}

	@Test
	void hostileFiles() {
		assertTimeout(Duration.ofSeconds(60), () -> {
			String mega = "x".repeat(1_000_000);
			for (String text : List.of("rule " + mega, "rule own.a = " + mega, GOOD.replace("they wait", mega), GOOD.replace("/ 4", "/ " + mega), mega + "=" + mega, "rule own.a = info\n  " + mega,
					GOOD.replace("< web.threads.max / 4\n  message", "< 1 or pool.maximum-pool-size ".repeat(30) + "\n  message"), GOOD.replace("they wait", "(".repeat(999)),
					GOOD.replace("pool.maximum-pool-size <", "(".repeat(900) + " <"), GOOD.replace("they", "\u0000\u001b[31m\u202e"), "rule own.a = info\n" + "  fix x\n".repeat(100_000), "\"", "rule \" = \"",
					GOOD.replace("{limit}", "{".repeat(500)))) {
				FileParts own = new FileParts("wiretune.rules");
				RulesFile file = RulesFileReader.read(SourceText.of("wiretune.rules", text), own, RuleRegistry.standard()::rule);
				assertTrue(file.ownRules().size() <= 1);
				assertTrue(own.problems().size() < 50, () -> own.problems().size() + " problems");
				own.problems().forEach(problem -> assertTrue(problem.message().length() < 1500, problem.message()));
			}
		});
	}

	@Test
	void tooManyBlocksAreLeftOutWithOneProblem() {
		assertTimeout(Duration.ofSeconds(60), () -> {
			StringBuilder text = new StringBuilder();
			for (int i = 0; i < 10_000; i++) {
				text.append(GOOD.replace("own.small", "own.small-" + i).replace("datasource.hikari", i % 2 == 0 ? "datasource.hikari" : "datasource.hikary"));
			}
			RulesFile file = read(text.toString());
			assertEquals(250, file.ownRules().size());
			assertEquals(251, parts.problems().size());
			assertTrue(parts.problems().getLast().message().contains("500 rules at most"), parts.problems().getLast()::message);
		});
	}

	@Test
	void aBlockIsBounded() {
		RulesFile file = read(GOOD + "  because more\n".repeat(30));
		assertEquals(List.of(), file.ownRules());
		assertTrue(parts.problems().getFirst().message().contains("more than 20 lines"), parts.problems()::toString);
	}
}
