/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Files;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Samples;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.RuleTexts;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

class ReportTest {

	private static final String BROKEN = "Sender/Broken Import.import";

	private static Files files() {
		return Samples.modules().replace("Sender/ToReceiver.import", "\"sync\"", "\"async\"").without("Sender/SenderComponent.component").with(BROKEN, "<scdl:import")
				.with("Sender/src/impl/Suppressed.java",
						"package impl;\nclass Suppressed { void run() { for (;;) {\n\t// wiretune:ignore log-unguarded-concat: demo\n\tlog.debug(\"a\" + b);\n} } }\n");
	}

	private static LintReport report(Files files) {
		return new LintReport(files.lint(), "1.2.3", 0.25, "file:///work%20space/", files::source);
	}

	@Test
	void text() throws IOException {
		LintResult result = files().lint();
		StringBuilder out = new StringBuilder();
		TextReport report = new TextReport(out);
		for (ReadProblem problem : result.problems()) {
			report.write(problem);
		}
		for (Finding finding : result.findings()) {
			report.write(finding);
		}
		report.writeSummary(result, 0.25);
		List<String> lines = out.toString().lines().toList();
		assertTrue(lines.get(0).startsWith(BROKEN + ":1:"), lines.get(0));
		assertTrue(lines.stream().anyMatch(line -> line.startsWith("Sender/ToReceiver.import:4:") && line.contains(": warning: Asynchronous call from ToReceiver to ") && line.endsWith("[sca-async-binding]")), out::toString);
		assertTrue(lines.contains("    Fix: Call synchronously (preferredInteractionStyle=\"sync\") (changes behaviour)"), out::toString);
		assertTrue(lines.contains("    WireTune assumes that both modules are deployed on the same server."), out::toString);
		assertTrue(lines.get(lines.size() - 1).startsWith("1 warning, 0 info, 1 problem; "), out::toString);
		assertTrue(lines.get(lines.size() - 1).endsWith("read in 0.2 s. 1 finding is suppressed in place.") || lines.get(lines.size() - 1).endsWith("read in 0.3 s. 1 finding is suppressed in place."), out::toString);
	}

	@Test
	void textWithAllThatIsToldOfEachFinding() throws IOException {
		LintResult result = files().lint();
		Finding finding = result.findings().get(0);
		StringBuilder out = new StringBuilder();
		new TextReport(out).write(finding, FindingStory.of(finding, result));
		List<String> lines = out.toString().lines().toList();
		assertTrue(lines.get(0).endsWith(": warning: " + finding.headline() + " [sca-async-binding]"), out::toString);
		assertEquals("    " + finding.message(), lines.get(1));
		RuleTexts texts = RuleTexts.of("sca-async-binding");
		assertEquals(List.of("    Why: " + texts.why(), "    Evidence: " + texts.evidence()), lines.subList(2, 4));
		assertTrue(lines.get(4).startsWith("    If you follow it: Call synchronously (preferredInteractionStyle=\"sync\"). ") && lines.get(4).contains("changes behaviour"), lines.get(4));
		assertEquals(List.of("    Not when: " + texts.caveat(), "    Source: " + texts.reference()), lines.subList(5, 7));
	}

	@Test
	void json() throws IOException {
		StringBuilder out = new StringBuilder();
		JsonReport.write(report(files()), out);
		JsonObject root = JsonParser.parseString(out.toString()).getAsJsonObject();
		assertEquals("WireTune", root.get("tool").getAsString());
		assertEquals("1.2.3", root.get("version").getAsString());
		assertEquals(0.25, root.get("seconds").getAsDouble());
		assertTrue(root.get("filesRead").getAsInt() > 5);
		assertEquals(1, root.get("suppressed").getAsInt());
		JsonObject finding = root.getAsJsonArray("findings").get(0).getAsJsonObject();
		assertEquals(Set.of("rule", "also", "severity", "path", "line", "column", "offset", "length", "headline", "message", "why", "evidence", "changes", "notWhen", "source", "measured", "limit", "assumption", "related", "fixes"), finding.keySet());
		assertEquals("sca-async-binding", finding.get("rule").getAsString());
		assertEquals("warning", finding.get("severity").getAsString());
		assertEquals(5, finding.get("length").getAsInt());
		RuleTexts texts = RuleTexts.of("sca-async-binding");
		assertTrue(finding.get("headline").getAsString().startsWith("Asynchronous call from ToReceiver to "), finding::toString);
		assertTrue(finding.get("message").getAsString().startsWith("ToReceiver calls "), finding::toString);
		assertEquals(List.of(texts.why(), texts.evidence(), texts.caveat(), texts.reference()), Stream.of("why", "evidence", "notWhen", "source").map(name -> finding.get(name).getAsString()).toList());
		assertTrue(finding.get("changes").getAsString().startsWith("Call synchronously (preferredInteractionStyle=\"sync\"). "), finding::toString);
		assertEquals("sca-async-binding/sync", finding.getAsJsonArray("fixes").get(0).getAsJsonObject().get("id").getAsString());
		JsonObject problem = root.getAsJsonArray("problems").get(0).getAsJsonObject();
		assertEquals("syntax", problem.get("kind").getAsString());
		assertEquals(BROKEN, problem.get("path").getAsString());
	}

	@Test
	void sarifKeepsToTheStandard() throws IOException {
		StringBuilder out = new StringBuilder();
		SarifReport.write(report(files()), RuleRegistry.standard(), out);
		JsonObject log = JsonParser.parseString(out.toString()).getAsJsonObject();
		assertEquals("2.1.0", log.get("version").getAsString());
		SarifStructure.verify(log);
		JsonObject run = log.getAsJsonArray("runs").get(0).getAsJsonObject();
		JsonArray rules = run.getAsJsonObject("tool").getAsJsonObject("driver").getAsJsonArray("rules");
		assertEquals(RuleRegistry.standard().rules().size(), rules.size());
		Set<String> ids = new HashSet<>();
		for (JsonElement rule : rules) {
			assertTrue(ids.add(rule.getAsJsonObject().get("id").getAsString()));
			assertTrue(rule.getAsJsonObject().getAsJsonObject("help").get("markdown").getAsString().contains("**Evidence**"));
		}
		JsonArray results = run.getAsJsonArray("results");
		assertEquals(2, results.size());
		JsonObject result = results.get(0).getAsJsonObject();
		int index = result.get("ruleIndex").getAsInt();
		assertEquals(result.get("ruleId").getAsString(), rules.get(index).getAsJsonObject().get("id").getAsString());
		JsonObject message = result.getAsJsonObject("message");
		assertTrue(message.get("text").getAsString().startsWith("Asynchronous call from ToReceiver to ") && message.get("text").getAsString().contains(". ToReceiver calls "), message::toString);
		for (String part : List.of("**Asynchronous call from ToReceiver to ", "**Why** ", "**Evidence** ", "**If you follow it** ", "**Not when** ", "**Source** ")) {
			assertTrue(message.get("markdown").getAsString().contains(part), message::toString);
		}
		JsonObject replacement = result.getAsJsonArray("fixes").get(0).getAsJsonObject().getAsJsonArray("artifactChanges").get(0).getAsJsonObject()
				.getAsJsonArray("replacements").get(0).getAsJsonObject();
		assertEquals("sync", replacement.getAsJsonObject("insertedContent").get("text").getAsString());
		assertEquals(4, replacement.getAsJsonObject("deletedRegion").get("startLine").getAsInt());
		assertEquals("inSource", results.get(1).getAsJsonObject().getAsJsonArray("suppressions").get(0).getAsJsonObject().get("kind").getAsString());
		String uri = run.getAsJsonArray("invocations").get(0).getAsJsonObject().getAsJsonArray("toolExecutionNotifications").get(0).getAsJsonObject()
				.getAsJsonArray("locations").get(0).getAsJsonObject().getAsJsonObject("physicalLocation").getAsJsonObject("artifactLocation").get("uri").getAsString();
		assertEquals("Sender/Broken%20Import.import", uri);
		assertFalse(URI.create(uri).isAbsolute());
	}
}
