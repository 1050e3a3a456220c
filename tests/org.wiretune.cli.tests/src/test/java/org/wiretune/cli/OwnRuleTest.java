/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rules that users state, on the command line. */
class OwnRuleTest {

	private static final String RULE = """
			rule own.hikari-below-tomcat = warning
			  each    spring-boot.datasource.hikari as pool, spring-boot.server.tomcat as web in same application
			  when    pool.maximum-pool-size < web.threads.max / 4
			  message {measured} connections for {limit} request threads
			  because a request waits for its connection; our services hold one for a quarter of their time
			  fix     pool.maximum-pool-size = web.threads.max / 4
			""";

	@TempDir
	Path folder;

	private Path shop;
	private Path settings;

	@BeforeEach
	void files() throws IOException {
		shop = Files.createDirectory(folder.resolve("shop"));
		settings = shop.resolve("application.properties");
		Files.writeString(settings, "spring.datasource.url=jdbc:postgresql://db/shop\nspring.datasource.hikari.maximum-pool-size=10\nserver.tomcat.threads.max=200\n");
		Files.writeString(shop.resolve("wiretune.rules"), RULE);
	}

	@Test
	void sixLinesGiveAFindingWithItsFix() {
		CommandLine call = CommandLine.call("lint", shop);
		assertTrue(call.out().contains("application.properties:2:44: warning: 10 connections for 50 request threads [own.hikari-below-tomcat]\n"), call.out());
		assertTrue(call.out().contains("    Fix: Set maximum-pool-size to 50 (changes behaviour)\n"), call.out());
		assertEquals("", call.err());
		assertEquals(1, call.code());
	}

	@Test
	void theFixIsMadeByName() throws IOException {
		assertTrue(CommandLine.call("lint", shop, "--fix").err().contains("--fix=own.hikari-below-tomcat/set"), "it is not made unasked");
		CommandLine call = CommandLine.call("lint", shop, "--fix=own.hikari-below-tomcat");
		assertEquals(0, call.code(), call.out() + call.err());
		assertTrue(Files.readString(settings).contains("maximum-pool-size=50\n"), call.out());
		String fixed = Files.readString(settings);
		CommandLine.call("lint", shop, "--fix=own.hikari-below-tomcat/set");
		assertEquals(fixed, Files.readString(settings), "applied twice nothing");
	}

	@Test
	void isNamedLikeOtherRules() {
		CommandLine named = CommandLine.call("lint", shop, "--rules", "own.hikari-below-tomcat");
		assertEquals(1, named.code());
		assertEquals(0, CommandLine.call("lint", shop, "--rules", "log-unguarded-concat").code());
		CommandLine unknown = CommandLine.call("lint", shop, "--rules", "own.nothing");
		assertEquals(2, unknown.code());
		assertTrue(unknown.err().contains("states a rule 'own.nothing'"), unknown.err());
		CommandLine fix = CommandLine.call("lint", shop, "--fix=own.hikari-below-tomcat/raise");
		assertEquals(2, fix.code());
		assertTrue(fix.err().contains("own.hikari-below-tomcat/set"), fix.err());
	}

	@Test
	void holdsForAFileBelowAndBehindConfig() throws IOException {
		Path below = Files.createDirectories(shop.resolve("src/main/resources"));
		Files.move(settings, below.resolve("application.properties"));
		assertEquals(1, CommandLine.call("lint", below).code(), "the file above holds");
		Path elsewhere = folder.resolve("our.rules");
		Files.move(shop.resolve("wiretune.rules"), elsewhere);
		assertEquals(0, CommandLine.call("lint", shop, "--rules", "standard").out().lines().filter(line -> line.contains("[own.")).count());
		assertEquals(1, CommandLine.call("lint", shop, "--config", elsewhere).out().lines().filter(line -> line.contains("[own.")).count());
	}

	@Test
	void aBaselineAndEveryFormatKnowIt() {
		for (String format : new String[] { "json", "sarif", "html", "junit" }) {
			String out = CommandLine.call("lint", shop, "--format", format).out();
			assertTrue(out.contains("own.hikari-below-tomcat") && out.contains("10 connections for 50 request threads"), format + ": " + out);
		}
		Path baseline = folder.resolve("baseline.json");
		CommandLine.call("lint", shop, "--baseline", baseline, "--write-baseline");
		assertEquals(0, CommandLine.call("lint", shop, "--baseline", baseline).code());
	}

	@Test
	void whatIsWrongIsAProblemAtItsPlace() throws IOException {
		Files.writeString(shop.resolve("wiretune.rules"), RULE.replace("maximum-pool-size <", "maximum-pool-sise <"));
		CommandLine call = CommandLine.call("lint", shop);
		assertTrue(call.out().contains("wiretune.rules:3:11: problem: "), call.out());
		assertTrue(call.out().contains("Did you mean maximum-pool-size"), call.out());
		Files.writeString(shop.resolve("wiretune.rules"), RULE + "own.hikari-below-tomcatt = off\n");
		CommandLine unknown = CommandLine.call("lint", shop);
		assertTrue(unknown.out().contains("wiretune.rules:7:1: problem: No rules file states a rule \"own.hikari-below-tomcatt\"."), unknown.out());
	}
}
