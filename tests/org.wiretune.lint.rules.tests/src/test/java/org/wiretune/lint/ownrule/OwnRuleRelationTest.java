/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.ownrule;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Files;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;

class OwnRuleRelationTest {

	private static final String POOL = "spring.datasource.url=jdbc:postgresql://db/shop\nspring.datasource.hikari.maximum-pool-size=";
	private static final String WEB = "server.tomcat.threads.max=";

	private static String rule(String relation) {
		return OwnRuleFiles.rule("spring-boot.datasource.hikari as pool, spring-boot.server.tomcat as web in same " + relation, "pool.maximum-pool-size < web.threads.max");
	}

	/** Two modules with a profile each; the pool is in one file and the web server in another. */
	private static Files two(String rule) {
		return new Files().with("wiretune.rules", rule).with("Shop/pom.xml", "<project/>").with("Store/pom.xml", "<project/>")
				.with("Shop/src/main/resources/application.properties", POOL + "10\n").with("Shop/src/main/resources/application-prod.properties", WEB + "11\n")
				.with("Store/src/main/resources/application.properties", POOL + "20\n").with("Store/src/main/resources/application-prod.properties", WEB + "20\n");
	}

	private static List<String> found(Files files) {
		return OwnRuleFiles.found(files).stream().map(finding -> finding.origin() + " " + finding.related()).toList();
	}

	@Test
	void inTheSameApplicationOnly() {
		assertEquals(List.of("Shop/src/main/resources/application.properties:2:44 [Shop/src/main/resources/application-prod.properties:1:27]"), found(two(rule("application"))));
	}

	@Test
	void inTheSameModuleOnly() {
		assertEquals(List.of("Shop/src/main/resources/application.properties:2:44 [Shop/src/main/resources/application-prod.properties:1:27]"), found(two(rule("module"))));
	}

	@Test
	void inTheSameFolderOnly() {
		assertEquals(List.of("Shop/src/main/resources/application.properties:2:44 [Shop/src/main/resources/application-prod.properties:1:27]"), found(two(rule("folder"))));
		Files apart = two(rule("folder"));
		Files moved = apart.copy().with("Shop/src/main/resources/config/application-prod.properties", apart.text("Shop/src/main/resources/application-prod.properties")).without("Shop/src/main/resources/application-prod.properties");
		assertEquals(List.of(), found(moved));
	}

	@Test
	void inTheSameFileOnly() {
		assertEquals(List.of(), found(two(rule("file"))));
		Files files = two(rule("file"));
		files.with("Shop/src/main/resources/application.properties", POOL + "10\n" + WEB + "11\n");
		assertEquals(List.of("Shop/src/main/resources/application.properties:2:44 [Shop/src/main/resources/application.properties:3:27]"), found(files));
	}

	@Test
	void onTheSameServerOnly() {
		String rule = OwnRuleFiles.rule("liberty.connectionManager as m, liberty.executor as e in same server", "m.maxPoolSize > e.maxThreads");
		Files files = new Files().with("wiretune.rules", rule).with("one/server.xml", server(50, 20)).with("two/server.xml", server(20, 50));
		assertEquals(List.of("one/server.xml:4:37 [one/server.xml:2:25]"), found(files));
	}

	private static String server(int pool, int threads) {
		return "<server>\n  <executor maxThreads=\"" + threads + "\"/>\n  <dataSource id=\"Orders\" jndiName=\"jdbc/Orders\">\n    <connectionManager maxPoolSize=\"" + pool + "\"/>\n  </dataSource>\n</server>\n";
	}

	@Test
	void anApplicationRunsOnTheOnlyServer() {
		String rule = OwnRuleFiles.rule("spring-boot.datasource.hikari as pool, liberty.executor as e in same server", "pool.maximum-pool-size < e.maxThreads");
		Files files = new Files().with("wiretune.rules", rule).with("Shop/src/main/resources/application.properties", POOL + "10\n").with("one/server.xml", server(1, 20));
		assertEquals(1, found(files).size());
		assertEquals(0, found(files.copy().with("two/server.xml", server(1, 20))).size(), "of two servers it is not known which");
	}

	@Test
	void everyPlaceIsFoundOnceAndTheSecondGroupToo() {
		String both = "liberty.connectionManager as m, liberty.executor as e in same server";
		String sources = "  <dataSource id=\"A\" jndiName=\"jdbc/A\">\n    <connectionManager maxPoolSize=\"30\"/>\n  </dataSource>\n  <dataSource id=\"B\" jndiName=\"jdbc/B\">\n    <connectionManager maxPoolSize=\"40\"/>\n  </dataSource>\n";
		Files files = new Files().with("one/server.xml", "<server>\n  <executor maxThreads=\"20\"/>\n" + sources + "</server>\n");
		assertEquals(List.of("it is 30", "it is 40"), OwnRuleFiles.messages(files.with("wiretune.rules", OwnRuleFiles.rule(both, "m.maxPoolSize > e.maxThreads"))));
		assertEquals(List.of("it is 20"), OwnRuleFiles.messages(files.with("wiretune.rules", OwnRuleFiles.rule(both, "e.maxThreads < m.maxPoolSize"))), "one finding at the threads");
		String swapped = "liberty.executor as e, liberty.connectionManager as m in same server";
		assertEquals(List.of("it is 30", "it is 40"), OwnRuleFiles.messages(files.with("wiretune.rules", OwnRuleFiles.rule(swapped, "m.maxPoolSize > e.maxThreads"))));
	}

	@Test
	void twoGroupsOfOneKindAreTwo() {
		String rule = OwnRuleFiles.rule("liberty.connectionManager as a, liberty.connectionManager as b in same server", "a.maxPoolSize = b.maxPoolSize");
		assertEquals(List.of(), found(new Files().with("wiretune.rules", rule).with("one/server.xml", server(30, 1))), "a group is no partner of itself");
		String sources = "  <dataSource id=\"A\" jndiName=\"jdbc/A\">\n    <connectionManager maxPoolSize=\"30\"/>\n  </dataSource>\n  <dataSource id=\"B\" jndiName=\"jdbc/B\">\n    <connectionManager maxPoolSize=\"30\"/>\n  </dataSource>\n";
		assertEquals(2, found(new Files().with("wiretune.rules", rule).with("one/server.xml", "<server>\n" + sources + "</server>\n")).size());
	}

	@Test
	void manyGroupsInOnePlaceAreNoProduct() {
		StringBuilder server = new StringBuilder("<server>\n");
		for (int i = 0; i < 6000; i++) {
			server.append("  <dataSource id=\"D").append(i).append("\" jndiName=\"jdbc/D").append(i).append("\"><connectionManager maxPoolSize=\"").append(20 + i % 10).append("\"/></dataSource>\n");
		}
		String rule = OwnRuleFiles.rule("liberty.dataSource as source, liberty.connectionManager as m in same file", "m.maxPoolSize > 28 and source.jndiName is-set");
		Files files = new Files().with("wiretune.rules", rule).with("one/server.xml", server.append("</server>\n").toString());
		// All pairs of 6000 and 6000 would take several times this processor time, and the rule would be stopped and named.
		LintResult result = files.lint(LintOptions.of(List.of()).withRuleTime(Duration.ofSeconds(1)));
		assertEquals(List.of(), result.problems());
		assertEquals(600, result.findings().size());
	}
}
