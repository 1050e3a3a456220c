/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import com.google.gson.JsonParser;

/** The arguments of {@code lint} that choose rules, findings and fixes. */
class LintOptionsTest {

	private static final String LISTENER = "OrderApplication/src/org/wiretune/sample/orders/OrderListener.java";

	@TempDir
	Path folder;

	private static List<String> rules(Object... arguments) {
		Object[] all = java.util.Arrays.copyOf(arguments, arguments.length + 2);
		all[arguments.length] = "--format";
		all[arguments.length + 1] = "json";
		CommandLine call = CommandLine.call(all);
		assertEquals("", call.err());
		return JsonParser.parseString(call.out()).getAsJsonObject().getAsJsonArray("findings").asList().stream().map(each -> each.getAsJsonObject().get("rule").getAsString()).distinct().sorted().toList();
	}

	private static int findings(Object... arguments) {
		Object[] all = java.util.Arrays.copyOf(arguments, arguments.length + 2);
		all[arguments.length] = "--format";
		all[arguments.length + 1] = "json";
		return JsonParser.parseString(CommandLine.call(all).out()).getAsJsonObject().getAsJsonArray("findings").size();
	}

	@Test
	void rulesAreChosen() {
		Path sample = CommandLine.sample(folder);
		List<String> standard = rules("lint", sample);
		assertEquals(standard, rules("lint", sample, "--rules", "standard"));
		assertTrue(rules("lint", sample, "--rules", "all").containsAll(standard));
		assertEquals(List.of("async-flood-heap", "log-unguarded-concat"), rules("lint", sample, "--rules", "log-unguarded-concat,async-flood-heap"));
	}

	@Test
	void aRulesFileOfAProjectHoldsForIt() throws IOException {
		Path sample = CommandLine.sample(folder);
		Files.writeString(sample.resolve("OrderApplication/wiretune.rules"), "log-unguarded-concat = off\nsuppress = batch-loop-without-clear src/**: is rewritten in May\n");
		List<String> rules = rules("lint", sample);
		assertFalse(rules.contains("log-unguarded-concat") || rules.contains("batch-loop-without-clear"), rules::toString);
		assertTrue(rules.contains("sca-async-binding"), rules::toString);
		assertEquals(List.of("log-unguarded-concat"), rules("lint", sample, "--rules", "log-unguarded-concat"), "named rules are checked");
		CommandLine text = CommandLine.call("lint", sample);
		assertTrue(text.out().contains("1 finding is suppressed by a rules file."), text.out());
	}

	@Test
	void aRulesFileAboveHoldsToo() throws IOException {
		Path sample = CommandLine.sample(folder);
		Path listener = sample.resolve(LISTENER);
		assertEquals(List.of("log-unguarded-concat"), rules("lint", listener, "--rules", "log-unguarded-concat"));
		Files.writeString(sample.resolve("wiretune.rules"), "log-unguarded-concat = off\n");
		assertFalse(rules("lint", listener, "--rules", "all").contains("log-unguarded-concat"));
		assertFalse(rules("lint", sample.resolve("OrderApplication"), "--rules", "all").contains("log-unguarded-concat"));
		Files.writeString(sample.resolve("wiretune.rules"), "suppress = log-unguarded-concat OrderApplication/src: later\n");
		assertFalse(rules("lint", listener, "--rules", "all").contains("log-unguarded-concat"));
		assertFalse(rules("lint", sample.resolve("OrderApplication"), "--rules", "all").contains("log-unguarded-concat"));
		Files.writeString(sample.resolve("wiretune.rules"), "suppress = log-unguarded-concat Other/src: later\n");
		assertTrue(rules("lint", listener, "--rules", "all").contains("log-unguarded-concat"));
		Files.writeString(listener.resolveSibling("wiretune.rules"), "log-unguarded-concat = off\n");
		assertFalse(rules("lint", listener, "--rules", "all").contains("log-unguarded-concat"), "beside a single file");
		Files.createDirectory(sample.resolve("OrderApplication/.git"));
		Files.delete(listener.resolveSibling("wiretune.rules"));
		Files.writeString(sample.resolve("wiretune.rules"), "log-unguarded-concat = off\n");
		assertTrue(rules("lint", listener, "--rules", "all").contains("log-unguarded-concat"), "not above the repository");
	}

	@Test
	void configIsLikeAFileAboveEverything() throws IOException {
		Path sample = CommandLine.sample(folder);
		Path config = Files.writeString(folder.resolve("agreed.rules"), "log-unguarded-concat = off\nsca-async-binding = info\n");
		List<String> rules = rules("lint", sample, "--config", config);
		assertFalse(rules.contains("log-unguarded-concat"));
		assertEquals(0, CommandLine.call("lint", sample.resolve("SenderModule"), sample.resolve("ReceiverModule"), "--config", config).out().lines()
				.filter(line -> line.contains(": warning:") && line.endsWith("[sca-async-binding]")).count());
		Files.writeString(sample.resolve("OrderApplication/wiretune.rules"), "log-unguarded-concat = info\n");
		assertTrue(rules("lint", sample, "--config", config).contains("log-unguarded-concat"));
		Files.writeString(config, "# first\nno-such-rule = off\nlog-unguarded-concat = louder\n");
		CommandLine wrong = CommandLine.call("lint", sample, "--config", config);
		assertEquals(2, wrong.code());
		assertEquals(List.of(config + ":2: There is no rule \"no-such-rule\"", config + ":3: \"louder\" is nothing that can be wanted of the rule log-unguarded-concat"),
				wrong.err().lines().map(line -> line.substring(0, line.indexOf(". "))).toList());
	}

	@Test
	void aBaselineLeavesTheNewFindings() throws IOException {
		Path sample = CommandLine.sample(folder);
		Path baseline = folder.resolve("known.json");
		Files.writeString(sample.resolve("OrderApplication/wiretune.rules"), "log-unguarded-concat = info\n");
		int known = findings("lint", sample);
		CommandLine written = CommandLine.call("lint", sample, "--baseline", baseline, "--write-baseline");
		assertEquals(0, written.code(), written.err());
		assertEquals("Wrote " + known + " findings to " + baseline + ".\n", written.out());
		CommandLine again = CommandLine.call("lint", sample, "--baseline", baseline, "--fail-on", "info");
		assertEquals(0, again.code(), again.out());
		assertTrue(again.out().contains(known + " findings are in the baseline."), again.out());
		Path listener = sample.resolve(LISTENER);
		String text = Files.readString(listener);
		String log = text.lines().filter(line -> line.contains("log.")).filter(line -> line.contains("\" +")).findFirst().orElseThrow();
		Files.writeString(listener, text.replace("package org", "/* moved */\n\npackage org"));
		assertEquals(List.of(), rules("lint", sample, "--baseline", baseline));
		Files.writeString(listener, text.replace(log, log + "\n" + log));
		assertEquals(List.of("log-unguarded-concat"), rules("lint", sample, "--baseline", baseline));
		assertEquals(1, CommandLine.call("lint", sample, "--baseline", baseline, "--fail-on", "info").code());
	}

	@Test
	void aBaselineHoldsInAnotherCheckout() throws IOException {
		Path sample = CommandLine.sample(folder);
		CommandLine.call("lint", sample, "--baseline", sample.resolve("known.json"), "--write-baseline");
		Path moved = Files.createDirectory(folder.resolve("other")).resolve("clone");
		Files.move(sample, moved);
		assertEquals(List.of(), rules("lint", moved, "--baseline", moved.resolve("known.json")));
		assertEquals(List.of(), rules("lint", moved.resolve("OrderApplication"), "--baseline", moved.resolve("known.json")));
	}

	@Test
	void fixesOfOneRule() throws IOException {
		Path sample = CommandLine.sample(folder);
		String listener = Files.readString(sample.resolve(LISTENER));
		CommandLine dry = CommandLine.call("lint", "--fix", "log-unguarded-concat/guard", "--dry-run", sample);
		assertTrue(dry.out().contains("isDebugEnabled") && dry.out().contains("Would make 1 fix in 1 file"), dry.out());
		assertEquals(listener, Files.readString(sample.resolve(LISTENER)));
		CommandLine fixed = CommandLine.call("lint", "--fix", "log-unguarded-concat", sample, "--fail-on", "info");
		assertEquals(0, fixed.code(), "only the named rule is checked: " + fixed.out());
		assertTrue(Files.readString(sample.resolve(LISTENER)).contains("isDebugEnabled"));
		assertEquals(1, CommandLine.call("lint", "--fix", "log-unguarded-concat", "--rules", "all", sample).code(), "all are checked, one is fixed");
		assertTrue(rules("lint", sample).contains("sca-async-binding"));
	}

	@Test
	void wrongUse() throws IOException {
		Path sample = CommandLine.sample(folder);
		Path noBaseline = Files.writeString(folder.resolve("nonsense.json"), "{}");
		for (List<Object> arguments : List.<List<Object>>of(List.of("lint", sample, "--rules", "nonsense"), List.of("lint", sample, "--rules"), List.of("lint", sample, "--config", folder.resolve("missing")),
				List.of("lint", sample, "--config", folder), List.of("lint", sample, "--baseline", folder.resolve("missing")), List.of("lint", sample, "--baseline", noBaseline), List.of("lint", sample, "--write-baseline"),
				List.of("lint", sample, "--fix", "--write-baseline", "--baseline", noBaseline), List.of("lint", sample, "--fix", "log-unguarded-concat/nonsense"),
				List.of("lint", sample, "--format", "pdf"))) {
			CommandLine call = CommandLine.call(arguments.toArray());
			assertEquals(2, call.code(), arguments::toString);
			assertEquals(1, call.err().lines().count(), call::err);
			assertFalse(call.err().contains("Exception: ") || call.err().contains("''") || call.err().contains("{0}"), call::err);
		}
	}

	@Test
	void reportsForPeopleAndBuildServers() throws IOException {
		Path sample = CommandLine.sample(folder);
		Path html = folder.resolve("report.html");
		CommandLine call = CommandLine.call("lint", sample, "--format", "html", "--output", html);
		assertEquals(1, call.code());
		assertEquals("", call.out());
		assertTrue(Files.readString(html).startsWith("<!DOCTYPE html>"));
		assertEquals(findings("lint", sample), Files.readString(html).split("<li class=\"finding", -1).length - 1);
		CommandLine junit = CommandLine.call("lint", sample, "--format", "junit", "--fail-on", "never");
		assertEquals(0, junit.code());
		assertTrue(junit.out().startsWith("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"WireTune\""), junit.out());
	}
}
