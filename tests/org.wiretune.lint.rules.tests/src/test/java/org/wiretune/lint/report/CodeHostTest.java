/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Samples;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.registry.RuleRegistry;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

/** What code hosts ask of SARIF beyond the standard: where files and rules are, and how much a report may hold. */
@ResourceLock(Resources.SYSTEM_PROPERTIES)
class CodeHostTest {

	private static Files files() {
		return Samples.modules().replace("Sender/ToReceiver.import", "\"sync\"", "\"async\"").without("Sender/SenderComponent.component").with("Sender/src/impl/Loud.java",
				"package impl;\nclass Loud { void run() { for (;;) {\n\tlog.debug(\"a\" + b);\n} } }\n");
	}

	private static JsonObject run(String version) throws IOException {
		Files files = files();
		LintReport report = new LintReport(files.lint(), version, 0.25, "file:///work/", files::source);
		StringBuilder out = new StringBuilder();
		SarifReport.write(report, RuleRegistry.standard(), new HostPaths("file:///work/repository/", path -> "modules/" + path), out);
		JsonObject log = JsonParser.parseString(out.toString()).getAsJsonObject();
		SarifStructure.verify(log);
		return log.getAsJsonArray("runs").get(0).getAsJsonObject();
	}

	private static JsonObject driver(JsonObject run) {
		return run.getAsJsonObject("tool").getAsJsonObject("driver");
	}

	@AfterEach
	void noAddress() {
		System.clearProperty(RulePages.PROPERTY);
	}

	@Test
	void filesAreWhereTheHostHasThem() throws IOException {
		JsonObject run = run("1.2.3");
		assertEquals("file:///work/repository/", run.getAsJsonObject("originalUriBaseIds").getAsJsonObject("SRCROOT").get("uri").getAsString());
		for (JsonElement result : run.getAsJsonArray("results")) {
			String uri = result.getAsJsonObject().getAsJsonArray("locations").get(0).getAsJsonObject().getAsJsonObject("physicalLocation").getAsJsonObject("artifactLocation").get("uri").getAsString();
			assertTrue(uri.startsWith("modules/Sender/"), uri);
		}
	}

	@Test
	void aVersionThatIsNotSemanticIsNotCalledSo() throws IOException {
		assertEquals("1.0.0-SNAPSHOT", driver(run("1.0.0-SNAPSHOT")).get("semanticVersion").getAsString());
		assertFalse(driver(run("development")).has("semanticVersion"));
	}

	@Test
	void withoutAnAddressNothingLeadsToThePages() throws IOException {
		System.setProperty(RulePages.PROPERTY, "");
		JsonObject driver = driver(run("1.2.3"));
		assertFalse(driver.has("informationUri"));
		assertFalse(driver.getAsJsonArray("rules").get(0).getAsJsonObject().has("helpUri"));
	}

	@Test
	void rulesLeadToTheirPages() throws IOException {
		System.setProperty(RulePages.PROPERTY, "https://pages.example/wiretune");
		JsonObject driver = driver(run("1.2.3"));
		assertEquals("https://pages.example/wiretune/index.html", driver.get("informationUri").getAsString());
		for (JsonElement each : driver.getAsJsonArray("rules")) {
			JsonObject rule = each.getAsJsonObject();
			assertEquals("https://pages.example/wiretune/rules/" + rule.get("id").getAsString() + ".html", rule.get("helpUri").getAsString());
		}
	}

	/** As text, JSON and web page; without an address none of them names one. */
	@Test
	void findingsLeadToThePageOfTheirRule() throws IOException {
		Files files = files();
		LintReport report = new LintReport(files.lint(), "1.2.3", 0.25, "file:///work/", files::source);
		Finding finding = report.result().findings().get(0);
		for (String address : List.of("https://pages.example/wiretune", "")) {
			System.setProperty(RulePages.PROPERTY, address);
			String page = "https://pages.example/wiretune/rules/" + finding.ruleId() + ".html";
			StringBuilder json = new StringBuilder();
			JsonReport.write(report, json);
			StringBuilder html = new StringBuilder();
			HtmlReport.write(report, "Orders", html);
			assertEquals(!address.isEmpty(), FindingStory.of(finding, report.result()).lines().contains("Page: " + page));
			assertEquals(!address.isEmpty(), json.toString().contains("\"page\": \"" + page + "\""));
			assertEquals(!address.isEmpty(), html.toString().contains("<a href=\"" + page + "\">"));
		}
	}

	@Test
	void whatIsNoAddressOfPagesLeadsNowhere() {
		for (String wrong : List.of("pages.example", "ftp://pages.example/", "https:///x", "https://pages.example/?q=", "https://pages.example/#a", "https://a b/", "javascript:alert(1)")) {
			System.setProperty(RulePages.PROPERTY, wrong);
			assertEquals(Optional.empty(), RulePages.home(), wrong);
		}
	}

	@Test
	void warningsComeFirstWhereNotAllHaveRoom() {
		LintResult result = files().lint();
		List<Finding> warnings = result.findings().stream().filter(finding -> finding.severity() == Severity.WARNING).toList();
		assertTrue(warnings.size() < result.findings().size() && !warnings.isEmpty(), "there are both: " + result.findings());
		assertEquals(new SarifLimits(result.findings(), result.asked(), 0, 0), SarifLimits.of(result));
		SarifLimits limited = SarifLimits.of(result, warnings.size());
		assertEquals(warnings, limited.findings());
		assertEquals(result.findings().size() + result.asked().size() - warnings.size(), limited.leftOut());
		assertEquals(List.of(), SarifLimits.of(result, 0).findings());
	}

	@Test
	void whatIsLeftOutIsTold() throws IOException {
		LintResult result = files().lint();
		StringBuilder out = new StringBuilder();
		LintReport report = new LintReport(result, "1.2.3", 0.25, "file:///work/", path -> null);
		SarifReport.write(report, RuleRegistry.standard(), HostPaths.of(report), SarifLimits.of(result, 1), out);
		JsonObject run = JsonParser.parseString(out.toString()).getAsJsonObject().getAsJsonArray("runs").get(0).getAsJsonObject();
		assertEquals(1, run.getAsJsonArray("results").size());
		JsonObject told = run.getAsJsonArray("invocations").get(0).getAsJsonObject().getAsJsonArray("toolExecutionNotifications").get(0).getAsJsonObject();
		assertEquals("left-out", told.getAsJsonObject("descriptor").get("id").getAsString());
		String text = told.getAsJsonObject("message").get("text").getAsString();
		int left = result.findings().size() + result.asked().size() - 1;
		assertTrue(text.startsWith(left == 1 ? "1 result was left out" : left + " results were left out"), text);
	}
}
