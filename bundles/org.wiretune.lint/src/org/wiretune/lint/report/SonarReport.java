/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import java.io.BufferedWriter;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleTexts;
import org.wiretune.lint.source.SourceText;
import org.wiretune.safety.text.Texts;

import com.google.gson.stream.JsonWriter;

/**
 * Writes a report in the generic issue format of SonarQube, which takes results in SARIF for vulnerabilities. It is the form with
 * rules and issues apart, of SonarQube 10.3 and later; rules have type and severity as well as impacts, so that both of its modes
 * show them alike. Lines count from 1, columns from 0; a range that is empty, or of a text that is not at hand, is a whole line,
 * since the scanner refuses a report with one.
 */
public final class SonarReport {

	private static final Texts TEXTS = Texts.of(SonarReport.class, "report");
	private static final String ENGINE = "wiretune";

	private final LintReport report;
	private final HostPaths paths;
	private final JsonWriter json;

	private SonarReport(LintReport report, HostPaths paths, JsonWriter json) {
		this.report = report;
		this.paths = paths;
		this.json = json;
	}

	/**
	 * Writes the report. Suppressed findings are left out: the format has no word for them.
	 *
	 * @param report what to write
	 * @param paths where files are, relative to the base directory of the analysis
	 * @param out where to; stays open
	 * @throws IOException where it cannot be written
	 */
	public static void write(LintReport report, HostPaths paths, Appendable out) throws IOException {
		JsonWriter json = new JsonWriter(new BufferedWriter(new AppendableWriter(out)));
		json.setIndent("  ");
		new SonarReport(report, paths, json).write();
		json.flush();
		out.append('\n');
	}

	private void write() throws IOException {
		List<Finding> findings = report.result().findings();
		// An id may stand there once only; rules files of two folders may state one of the same id.
		Map<String, Rule> rules = new LinkedHashMap<>();
		for (Finding finding : findings) {
			report.result().rule(finding).ifPresent(rule -> rules.putIfAbsent(rule.id(), rule));
		}
		json.beginObject();
		json.name("rules").beginArray();
		for (Rule rule : rules.values()) {
			rule(rule);
		}
		json.endArray();
		json.name("issues").beginArray();
		for (Finding finding : findings) {
			issue(finding);
		}
		json.endArray();
		json.endObject();
	}

	private void rule(Rule rule) throws IOException {
		RuleTexts texts = RuleRegistry.texts(rule);
		boolean isWarning = rule.severity() == Severity.WARNING;
		json.beginObject();
		json.name("id").value(rule.id());
		json.name("name").value(texts.title());
		String page = RulePages.of(rule).map(address -> "\n\n" + TEXTS.get("page", address)).orElse("");
		json.name("description").value(RuleHelp.plain(rule) + page);
		json.name("engineId").value(ENGINE);
		json.name("cleanCodeAttribute").value("EFFICIENT");
		json.name("type").value("CODE_SMELL");
		json.name("severity").value(isWarning ? "MAJOR" : "MINOR");
		json.name("impacts").beginArray().beginObject();
		json.name("softwareQuality").value("MAINTAINABILITY");
		json.name("severity").value(isWarning ? "MEDIUM" : "LOW");
		json.endObject().endArray();
		json.endObject();
	}

	private void issue(Finding finding) throws IOException {
		json.beginObject();
		json.name("ruleId").value(finding.ruleId());
		json.name("primaryLocation");
		String assumption = finding.assumption() == null ? "" : ' ' + finding.assumption();
		location(finding.origin(), TEXTS.get("story.sarif", finding.headline(), finding.message() + assumption));
		if (!finding.related().isEmpty()) {
			json.name("secondaryLocations").beginArray();
			for (Origin related : finding.related()) {
				location(related, null);
			}
			json.endArray();
		}
		json.endObject();
	}

	private void location(Origin origin, String message) throws IOException {
		json.beginObject();
		if (message != null) {
			json.name("message").value(message);
		}
		json.name("filePath").value(paths.path().apply(origin.path()));
		json.name("textRange").beginObject();
		json.name("startLine").value(origin.line());
		SourceText source = report.texts().apply(origin.path());
		if (source != null && origin.length() > 0 && origin.end() <= source.text().length()) {
			range(origin, source);
		}
		json.endObject().endObject();
	}

	/** An end of a line is in no line. */
	private void range(Origin origin, SourceText source) throws IOException {
		int end = origin.end();
		while (end > origin.offset() && (source.text().charAt(end - 1) == '\n' || source.text().charAt(end - 1) == '\r')) {
			end--;
		}
		if (end > origin.offset()) {
			json.name("startColumn").value(source.column(origin.offset()) - 1);
			json.name("endLine").value(source.line(end));
			json.name("endColumn").value(source.column(end) - 1);
		}
	}
}
