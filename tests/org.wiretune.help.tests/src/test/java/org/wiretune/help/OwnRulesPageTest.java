/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Linter;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.source.FolderTree;

/** The examples of the page on users' rules do what the page says. */
class OwnRulesPageTest {

	private static final Path PAGE = Path.of("../../bundles/org.wiretune.help/html/own-rules.html");
	private static final Pattern RULE = Pattern.compile("(?m)^rule (\\S+)");

	@TempDir
	Path folder;

	private static List<String> examples() throws Exception {
		List<String> examples = new ArrayList<>();
		for (Element example : Page.elements(Page.parse(Files.readString(PAGE)), "pre")) {
			examples.add(example.getTextContent() + '\n');
		}
		return examples;
	}

	private LintResult lint(String rules) throws Exception {
		Files.writeString(folder.resolve("wiretune.rules"), rules);
		Files.writeString(folder.resolve("application.properties"), """
				spring.datasource.url=jdbc:postgresql://db/shop
				spring.datasource.hikari.maximum-pool-size=10
				spring.datasource.hikari.max-lifetime=60s
				spring.datasource.hikari.idle-timeout=59s
				server.tomcat.threads.max=200
				""");
		Files.createDirectories(folder.resolve("wlp"));
		Files.writeString(folder.resolve("wlp/server.xml"), "<server>\n  <dataSource id=\"A\" jndiName=\"jdbc/A\">\n    <connectionManager purgePolicy=\"EntirePool\"/>\n  </dataSource>\n</server>\n");
		return Linter.lint(new FolderTree(folder), LintOptions.of(RuleRegistry.standard().rules()), Cancellation.NEVER, LintListener.NONE);
	}

	@Test
	void everyRuleFindsSomethingAndItsFixIsOffered() throws Exception {
		List<String> rules = examples().stream().filter(example -> example.startsWith("rule ")).toList();
		assertEquals(2, rules.size());
		for (String example : rules) {
			LintResult result = lint(example);
			assertEquals(List.of(), result.problems());
			Set<String> stated = new TreeSet<>();
			Matcher rule = RULE.matcher(example);
			while (rule.find()) {
				stated.add(rule.group(1));
			}
			List<Finding> found = result.findings().stream().filter(finding -> stated.contains(finding.ruleId())).toList();
			assertEquals(stated, new TreeSet<>(found.stream().map(Finding::ruleId).toList()));
			for (Finding finding : found) {
				boolean hasFix = example.substring(example.indexOf("rule " + finding.ruleId())).split("\nrule ")[0].contains("\n  fix ");
				assertEquals(hasFix ? 1 : 0, finding.fixes().size(), finding.ruleId());
			}
		}
	}

	@Test
	void theLinesThatSwitchAndSuppressDo() throws Exception {
		List<String> examples = examples();
		String lines = examples.stream().filter(example -> !example.startsWith("rule ")).findFirst().orElseThrow();
		LintResult result = lint(examples.getFirst() + lines.replace("batch/**", "**"));
		assertEquals(List.of(), result.problems());
		assertTrue(result.findings().stream().noneMatch(finding -> finding.ruleId().equals("own.leak-detection") || finding.ruleId().equals("own.hikari-below-tomcat")), () -> result.findings().toString());
		assertEquals(1, result.suppressions().size());
	}
}
