/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.lint.config.RulesFileReader;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.source.SourceText;

class RulesFileProposalsTest {

	private static final String BLOCK = "rule own.a = info\n  each spring-boot.datasource.hikari as pool, spring-boot.server.tomcat as web in same file\n";

	/** Proposals at a bar, which is the caret. */
	private static List<ContentProposal> at(String text) {
		int caret = text.indexOf('|');
		return RulesFileProposals.at(text.substring(0, caret) + text.substring(caret + 1), caret);
	}

	private static List<String> labels(String text) {
		return at(text).stream().map(ContentProposal::label).toList();
	}

	/** A line with the caret and what is proposed first; {@code ~} stands for a bar. */
	@ParameterizedTest
	@CsvSource(delimiter = ';', ignoreLeadingAndTrailingWhitespace = false, quoteCharacter = '\u0001', value = {
			"~;rule, suppress",
			"ru~;rule",
			"rule own.a = ~;warning, info",
			"  each spring-boot.server.to~;spring-boot.server.tomcat",
			"  each spring-boot.server.tomcat ~;as",
			"  each spring-boot.server.tomcat as ~;",
			"  each spring-boot.server.tomcat as web, spring-boot.server.je~;spring-boot.server.jetty",
			"  each spring-boot.server.tomcat as web, spring-boot.server.jetty as j ~;in same",
			"  each spring-boot.server.tomcat as web, spring-boot.server.jetty as j in ~;same",
			"  each spring-boot.server.tomcat as web, spring-boot.server.jetty as j in same ~;application, server, file, folder, module",
			"  because I ~;",
			"  # each ~;" })
	void wordsAndGroups(String line, String expected) {
		List<String> labels = labels(line.replace('~', '|'));
		assertEquals(expected == null ? List.of() : List.of(expected.split(", ")), labels);
	}

	@Test
	void linesOfTheBlockThatAreMissing() {
		assertEquals(List.of("when", "message", "because", "fix"), labels(BLOCK + "  |\n"));
		assertEquals(List.of("when", "because", "fix"), labels(BLOCK + "  |\n  message m\nlog-unguarded-concat = off\n  when x\n"));
		assertEquals(List.of("message"), labels(BLOCK + "  mes|"));
	}

	@Test
	void settingsWithWhatTheTablesSay() {
		List<ContentProposal> proposals = at(BLOCK + "  when pool.max|");
		assertEquals(List.of("pool.maximum-pool-size", "pool.max-lifetime"), proposals.stream().map(ContentProposal::label).toList());
		assertEquals("HikariCP pool, number, connections, default 10", proposals.getFirst().detail());
		assertTrue(labels(BLOCK + "  when |").containsAll(List.of("pool.idle-timeout", "web.threads.max")));
		assertEquals(List.of("web.threads.max", "web.threads.max-queue-capacity"), labels(BLOCK + "  fix pool.maximum-pool-size = web.threads.max|"));
		assertEquals(List.of(), labels("rule own.a = info\n  when pool.|"), "no group is named yet");
	}

	@Test
	void aNameWithBlanksIsWrittenInQuotes() {
		ContentProposal proposal = at(BLOCK + "  when web.max-threads|").getFirst();
		assertEquals("web.max-threads (until 2.2)", proposal.label());
		assertTrue(proposal.applyTo(BLOCK + "  when web.max-threads").endsWith("when web.\"max-threads (until 2.2)\""));
	}

	@Test
	void operatorsBehindASettingAndJoinsBehindAComparison() {
		assertEquals(List.of("or-default", "*", "/", "<", "<=", ">", ">=", "=", "!=", "is-set", "not-set"), labels(BLOCK + "  when pool.idle-timeout |"));
		assertEquals(List.of("and", "or"), labels(BLOCK + "  when pool.idle-timeout not-set |"));
		assertTrue(labels(BLOCK + "  when pool.idle-timeout < 5 |").containsAll(List.of("and", "or", "*")));
		assertEquals(List.of("or-default", "*", "/", "="), labels(BLOCK + "  fix pool.idle-timeout |"));
	}

	@Test
	void namesOfTheMessage() {
		assertEquals(List.of("measured", "limit"), labels(BLOCK + "  message it is {|").subList(0, 2));
		ContentProposal proposal = at(BLOCK + "  message it is {pool.maxim|").getFirst();
		assertTrue(proposal.applyTo(BLOCK + "  message it is {pool.maxim").endsWith("it is {pool.maximum-pool-size}"));
		assertEquals(List.of(), labels(BLOCK + "  message it is {measured} |"));
	}

	@Test
	void aRuleThatIsMadeOfProposalsCanBeFollowed() {
		String text = "";
		for (String[] step : new String[][] { { "", "rule" }, { "a = ", "info" }, { "\n  ", "each" }, { "", "spring-boot.datasource.hikari" }, { "pool\n  ", "when" }, { "", "pool.maximum-pool-size" }, { " ", "<" }, { "5 ", "or" },
				{ "", "pool.idle-timeout" }, { " ", "not-set" }, { "\n  ", "message" }, { "{", "measured" }, { "\n  ", "fix" }, { "", "pool.maximum-pool-size" }, { " ", "=" }, { "7\n", "suppress" } }) {
			String typed = text + step[0];
			ContentProposal chosen = RulesFileProposals.at(typed, typed.length()).stream().filter(each -> each.label().equals(step[1])).findFirst()
					.orElseThrow(() -> new AssertionError(step[1] + " is not proposed behind: " + typed));
			text = chosen.applyTo(typed);
		}
		FileParts parts = new FileParts("wiretune.rules");
		assertEquals(1, RulesFileReader.read(SourceText.of("wiretune.rules", text + "own.a gen: why\n"), parts, RuleRegistry.standard()::rule).ownRules().size());
		assertEquals(List.of(), parts.problems());
	}

	@Test
	void everyPlaceOfATextHasProposalsOrNone() {
		String text = BLOCK + "  when pool.idle-timeout < 5 and web.threads.max is-set\r\n\t message {measured} {\n}\n# x\nrule\n  each , as as in\n \n";
		for (int i = 0; i <= text.length(); i++) {
			int caret = i;
			RulesFileProposals.at(text, i).forEach(proposal -> assertTrue(proposal.changes().getFirst().end() == caret, proposal.label()));
		}
	}
}
