/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.ownrule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.lint.Files;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.baseline.Baseline;
import org.wiretune.lint.config.PlacedRules;
import org.wiretune.lint.config.RuleLevel;
import org.wiretune.lint.config.RuleSettings;
import org.wiretune.lint.config.RulesFile;
import org.wiretune.lint.config.RulesFileReader;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.SuppressedFinding;
import org.wiretune.lint.fix.SuppressionEdits;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.overview.FindingFilter;
import org.wiretune.lint.overview.FindingGrouping;
import org.wiretune.lint.overview.FindingOverview;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.report.HtmlReport;
import org.wiretune.lint.report.JUnitReport;
import org.wiretune.lint.report.JsonReport;
import org.wiretune.lint.report.LintReport;
import org.wiretune.lint.report.SarifReport;
import org.wiretune.lint.source.SourceText;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

/** For which files a rule counts, how it is switched and suppressed, and how it is reported. */
class OwnRuleScopeTest {

	private static final String RULE = OwnRuleFiles.rule("pool.maximum-pool-size < 50");
	private static final String POOL = "spring.datasource.url=jdbc:postgresql://db/shop\nspring.datasource.hikari.maximum-pool-size=10\n";

	private static Files files() {
		return new Files().with("Shop/application.properties", POOL).with("Shop/batch/application.properties", POOL).with("Store/application.properties", POOL);
	}

	private static List<String> paths(LintResult result) {
		return result.findings().stream().filter(finding -> finding.ruleId().startsWith("own.")).map(finding -> finding.origin().path().replace("/application.properties", "") + ' ' + finding.severity()).toList();
	}

	private static List<String> paths(Files files) {
		LintResult result = files.lint();
		assertEquals(List.of(), result.problems());
		return paths(result);
	}

	@Test
	void countsBelowItsFolder() {
		assertEquals(List.of("Shop WARNING", "Shop/batch WARNING"), paths(files().with("Shop/wiretune.rules", RULE)));
		assertEquals(List.of("Shop WARNING", "Shop/batch WARNING", "Store WARNING"), paths(files().with("wiretune.rules", RULE)));
	}

	/** A line of a nearer file, and what is left of three findings. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "own.it = off|Shop WARNING, Store WARNING", "own.it = info|Shop WARNING, Shop/batch INFO, Store WARNING", "suppress = own.it application.properties: why|Shop WARNING, Store WARNING",
			"suppress = * **: why|Shop WARNING, Store WARNING" })
	void aNearerFileCountsMore(String line, String left) {
		assertEquals(List.of(left.split(", ")), paths(files().with("wiretune.rules", RULE).with("Shop/batch/wiretune.rules", line + "\n")));
	}

	@Test
	void aLineInTheSameFileCountsWhereverItStands() {
		assertEquals(List.of("Shop INFO", "Shop/batch INFO"), paths(files().with("Shop/wiretune.rules", "own.it = info\n" + RULE)));
		assertEquals(List.of(), paths(files().with("Shop/wiretune.rules", RULE + "own.it = off\n")));
		assertEquals(List.of("Shop WARNING"), paths(files().with("Shop/wiretune.rules", RULE + "suppress = own.it batch/**: has no requests\n")));
	}

	@Test
	void aNearerRuleOfTheSameIdCountsInItsPlace() {
		Files files = files().with("wiretune.rules", "own.it = off\n" + RULE).with("Shop/wiretune.rules", RULE.replace("< 50", "< 20").replace("it is", "here").replace("warning", "info"));
		assertEquals(List.of("Shop INFO", "Shop/batch INFO"), paths(files));
		LintResult result = files.with("wiretune.rules", RULE).lint();
		assertEquals(List.of("Shop INFO", "Shop/batch INFO", "Store WARNING"), paths(result));
		assertEquals(List.of("here 10", "here 10", "it is 10"), OwnRuleFiles.messages(files));
		assertEquals(List.of("Shop/wiretune.rules, line 1", "Shop/wiretune.rules, line 1", "wiretune.rules, line 1"),
				OwnRuleFiles.found(files).stream().map(finding -> result.rule(finding).orElseThrow().texts().source()).toList());
	}

	@Test
	void aNameThatNoFileStatesIsAProblem() {
		LintResult result = files().with("Shop/wiretune.rules", RULE).with("Store/wiretune.rules", "own.itt = off\nsuppress = own.nothing x: y\nown.it = off\n").lint();
		assertEquals(List.of("Store/wiretune.rules:1:1", "Store/wiretune.rules:2:1"), result.problems().stream().map(problem -> problem.origin().toString()).toList());
		assertTrue(result.problems().getFirst().message().contains("No rules file states a rule \"own.itt\""), result.problems()::toString);
	}

	@Test
	void aBrokenRuleIsStatedAllTheSame() {
		LintResult result = files().with("Shop/wiretune.rules", RULE.replace("maximum-pool-size", "maximum") + "own.it = info\n").lint();
		assertEquals(1, result.problems().size(), result.problems()::toString);
		assertEquals(List.of(), paths(result));
	}

	@Test
	void namedRulesAreAskedFor() {
		Files files = files().with("Shop/wiretune.rules", RULE + RULE.replace("own.it", "own.other"));
		LintOptions none = LintOptions.of(RuleRegistry.standard().rules().subList(0, 1)).withSettings(RuleSettings.of(RuleSettings.Base.NAMED));
		assertEquals(List.of(), paths(files.lint(none)));
		LintResult one = files.lint(none.withSettings(new RuleSettings(RuleSettings.Base.NAMED, Map.of("own.it", RuleLevel.STANDARD), Map.of(), List.of())));
		assertEquals(List.of("own.it", "own.it"), one.findings().stream().map(Finding::ruleId).toList());
		assertEquals(List.of("own.it"), one.ownRules().stream().map(rule -> rule.id()).toList());
	}

	@Test
	void aFileThatIsNotAmongWhatIsRead() {
		RulesFile outer = RulesFileReader.read(SourceText.of("/etc/wiretune.rules", RULE), new FileParts("/etc/wiretune.rules"), RuleRegistry.standard()::rule);
		LintOptions options = LintOptions.of(RuleRegistry.standard().rules());
		assertEquals(List.of("Store WARNING"), paths(files().lint(options.withSettings(RuleSettings.STANDARD.withOuter(List.of(new PlacedRules(outer, "Store", "")))))));
		assertEquals(List.of("Shop WARNING"), paths(files().with("Store/wiretune.rules", "own.it = off\n").with("Shop/batch/wiretune.rules", "own.it = off\n")
				.lint(options.withSettings(RuleSettings.STANDARD.withOuter(List.of(new PlacedRules(outer, "", "")))))));
	}

	@Test
	void isSuppressedInTheFile() {
		Files files = files().with("wiretune.rules", RULE);
		Finding finding = OwnRuleFiles.found(files).getFirst();
		var change = SuppressionEdits.ignore(finding, "is small", files.text(finding.origin().path()), files.lint().remark(finding).orElseThrow());
		String text = new StringBuilder(files.text(change.path())).replace(change.offset(), change.end(), change.replacement()).toString();
		LintResult result = files.with(change.path(), text).lint();
		assertEquals(List.of("Shop/batch WARNING", "Store WARNING"), paths(result));
		SuppressedFinding left = result.suppressions().getFirst();
		assertEquals("own.it FILE is small", left.finding().ruleId() + ' ' + left.place() + ' ' + left.reason());
	}

	@Test
	void isSuppressedInXml() {
		String server = "<server>\n  <dataSource id=\"A\" jndiName=\"jdbc/A\">\n    <!-- wiretune:ignore own.m: small. -->\n    <connectionManager maxPoolSize=\"5\"/>\n  </dataSource>\n</server>\n";
		LintResult result = new Files().with("wiretune.rules", OwnRuleFiles.rule("liberty.connectionManager as m", "m.maxPoolSize < 10").replace("own.it", "own.m")).with("wlp/server.xml", server).lint();
		assertEquals(List.of("own.m"), result.suppressions().stream().map(each -> each.finding().ruleId()).filter(id -> id.startsWith("own.")).toList());
	}

	@Test
	void aBaselineKnowsItsFindings() throws Exception {
		Files files = files().with("wiretune.rules", RULE);
		StringBuilder written = new StringBuilder();
		Baseline.of(files.lint(), UnaryOperator.identity()).write(written);
		Baseline baseline = Baseline.read(new StringReader(written.toString()));
		Files later = files.copy().with("New/application.properties", POOL).replace("Store/application.properties", "spring.datasource.url", "# moved\nspring.datasource.url");
		LintResult result = baseline.applyTo(later.lint(), UnaryOperator.identity());
		assertEquals(List.of("New WARNING"), paths(result));
		assertEquals(1, result.ownRules().size(), "reports still know the rule");
	}

	@Test
	void reportsNameTheRuleAndEscapeItsTexts() throws Exception {
		String hostile = RULE.replace("it is {measured}", "<script>alert(1)</script> & \u001b[31m {measured}").concat("  because <b>bold</b> & more\n");
		Files files = files().with("Shop/wiretune.rules", hostile).with("Store/wiretune.rules", RULE);
		LintReport report = new LintReport(files.lint(), "1.2.3", 0.25, null, files::source);
		StringBuilder html = new StringBuilder();
		HtmlReport.write(report, "files", html);
		assertFalse(html.toString().contains("<script>alert") || html.toString().contains("<b>bold"), "texts of a file are texts");
		assertTrue(html.toString().contains("&lt;b&gt;bold&lt;/b&gt; &amp; more") && html.toString().contains("Rules of the project") && html.toString().contains("Shop/wiretune.rules, line 1"), html::toString);
		StringBuilder sarif = new StringBuilder();
		SarifReport.write(report, RuleRegistry.standard(), sarif);
		JsonObject run = JsonParser.parseString(sarif.toString()).getAsJsonObject().getAsJsonArray("runs").get(0).getAsJsonObject();
		var rules = run.getAsJsonObject("tool").getAsJsonObject("driver").getAsJsonArray("rules");
		List<String> sources = run.getAsJsonArray("results").asList().stream().map(result -> result.getAsJsonObject()).filter(result -> result.get("ruleId").getAsString().equals("own.it"))
				.map(result -> rules.get(result.get("ruleIndex").getAsInt()).getAsJsonObject()).map(rule -> rule.get("id").getAsString() + ' ' + rule.getAsJsonObject("help").get("text").getAsString().replaceAll("(?s).*Source: (.*?)\n.*", "$1")).toList();
		assertEquals(List.of("own.it Shop/wiretune.rules, line 1", "own.it Shop/wiretune.rules, line 1", "own.it Store/wiretune.rules, line 1"), sources);
		StringBuilder json = new StringBuilder();
		JsonReport.write(report, json);
		assertEquals(3, JsonParser.parseString(json.toString()).getAsJsonObject().getAsJsonArray("findings").asList().stream().filter(each -> each.getAsJsonObject().get("rule").getAsString().equals("own.it")).count());
		StringBuilder junit = new StringBuilder();
		JUnitReport.write(report, RuleRegistry.standard(), Optional.empty(), junit);
		assertEquals(2, junit.toString().split("<testsuite name=\"own.it\"", -1).length - 1, "a suite for each of the two rules");
	}

	@Test
	void groupsOfTheView() {
		LintResult result = files().with("wiretune.rules", RULE).lint();
		List<String> subjects = FindingOverview.of(result, FindingGrouping.SUBJECT, FindingFilter.USUAL, finding -> null).nodes().stream().map(node -> node.label()).toList();
		assertTrue(subjects.contains("Rules of the Project"), subjects::toString);
		List<String> titles = FindingOverview.of(result, FindingGrouping.RULE, FindingFilter.USUAL, finding -> null).nodes().stream().map(node -> node.label()).toList();
		assertTrue(titles.contains("it is …"), titles::toString);
	}
}
