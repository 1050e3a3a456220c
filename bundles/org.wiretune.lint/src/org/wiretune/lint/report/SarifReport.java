/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import java.io.BufferedWriter;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.lint.baseline.Fingerprint;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.finding.SuppressedFinding;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleTexts;
import org.wiretune.lint.source.SourceText;
import org.wiretune.safety.secret.Secrets;
import org.wiretune.safety.text.Texts;

import com.google.gson.stream.JsonWriter;

/**
 * Writes a report in the Static Analysis Results Interchange Format, OASIS standard 2.1.0. Addresses are relative to the
 * folder that was read; offsets count UTF-16 characters.
 */
public final class SarifReport {

	private static final Texts TEXTS = Texts.of(SarifReport.class, "report");

	/** Characters around a change that tell whether it holds a secret. */
	private static final int SURROUNDINGS = 4000;
	private static final String SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";
	private static final String BASE = "SRCROOT";

	private static final Pattern SEMANTIC_VERSION = Pattern.compile("\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?(\\+[0-9A-Za-z.-]+)?");

	private final LintReport report;
	private final HostPaths paths;
	private final JsonWriter json;
	private final SarifRules rules;

	private SarifReport(LintReport report, RuleRegistry registry, HostPaths paths, JsonWriter json) {
		this.report = report;
		this.paths = paths;
		this.json = json;
		rules = new SarifRules(registry.rules(), report.result());
	}

	/**
	 * Writes the report.
	 *
	 * @param report what to write
	 * @param registry the rules that were checked, without those that rules files state
	 * @param out where to; stays open
	 * @throws IOException where it cannot be written
	 */
	public static void write(LintReport report, RuleRegistry registry, Appendable out) throws IOException {
		write(report, registry, HostPaths.of(report), out);
	}

	/**
	 * Writes the report for whoever shows it beside the sources.
	 *
	 * @param report what to write
	 * @param registry the rules that were checked, without those that rules files state
	 * @param paths where files are
	 * @param out where to; stays open
	 * @throws IOException where it cannot be written
	 */
	public static void write(LintReport report, RuleRegistry registry, HostPaths paths, Appendable out) throws IOException {
		write(report, registry, paths, SarifLimits.of(report.result()), out);
	}

	/** Writes a report with those results that it may hold. */
	static void write(LintReport report, RuleRegistry registry, HostPaths paths, SarifLimits results, Appendable out) throws IOException {
		JsonWriter json = new JsonWriter(new BufferedWriter(new AppendableWriter(out)));
		json.setIndent("  ");
		new SarifReport(report, registry, paths, json).write(results);
		json.flush();
		out.append('\n');
	}

	private void write(SarifLimits results) throws IOException {
		json.beginObject();
		json.name("$schema").value(SCHEMA);
		json.name("version").value("2.1.0");
		json.name("runs").beginArray().beginObject();
		tool();
		json.name("columnKind").value("utf16CodeUnits");
		if (paths.root() != null) {
			json.name("originalUriBaseIds").beginObject();
			json.name(BASE).beginObject();
			json.name("uri").value(paths.root());
			json.endObject().endObject();
		}
		json.name("invocations").beginArray().beginObject();
		json.name("executionSuccessful").value(true);
		json.name("toolExecutionNotifications").beginArray();
		for (ReadProblem problem : report.result().problems()) {
			notification(problem);
		}
		if (report.result().idle() > 0) {
			notification("note", "idle", TEXTS.get("suppressed.IDLE", report.result().idle()));
		}
		if (results.leftOut() > 0) {
			notification("warning", "left-out", TEXTS.get("sarif.leftOut", results.leftOut(), SarifLimits.RESULTS));
		}
		if (results.placesLeftOut() > 0) {
			notification("note", "places-left-out", TEXTS.get("sarif.placesLeftOut", results.placesLeftOut(), SarifLimits.PLACES));
		}
		json.endArray().endObject().endArray();
		json.name("results").beginArray();
		for (Finding finding : results.findings()) {
			result(finding, null);
		}
		for (SuppressedFinding suppressed : results.asked()) {
			result(suppressed.finding(), suppressed);
		}
		json.endArray();
		json.endObject().endArray();
		json.endObject();
	}

	private void tool() throws IOException {
		json.name("tool").beginObject();
		json.name("driver").beginObject();
		json.name("name").value("WireTune");
		json.name("version").value(report.version());
		if (SEMANTIC_VERSION.matcher(report.version()).matches()) {
			json.name("semanticVersion").value(report.version());
		}
		Optional<String> home = RulePages.home();
		if (home.isPresent()) {
			json.name("informationUri").value(home.get());
		}
		rules(rules.driver());
		json.endObject();
		if (!rules.extensions().isEmpty()) {
			json.name("extensions").beginArray();
			for (SarifRules.Extension extension : rules.extensions()) {
				json.beginObject();
				json.name("name").value(extension.by().id());
				if (!extension.by().version().isEmpty()) {
					json.name("version").value(extension.by().version());
				}
				rules(extension.rules());
				json.endObject();
			}
			json.endArray();
		}
		json.endObject();
	}

	private void rules(List<Rule> of) throws IOException {
		json.name("rules").beginArray();
		for (Rule rule : of) {
			rule(rule);
		}
		json.endArray();
	}

	private void rule(Rule rule) throws IOException {
		RuleTexts texts = RuleRegistry.texts(rule);
		json.beginObject();
		json.name("id").value(rule.id());
		message("shortDescription", texts.title());
		message("fullDescription", texts.why());
		Optional<String> page = RulePages.of(rule);
		if (page.isPresent()) {
			json.name("helpUri").value(page.get());
		}
		json.name("help").beginObject();
		json.name("text").value(RuleHelp.plain(rule));
		json.name("markdown").value(RuleHelp.markdown(rule));
		json.endObject();
		json.name("defaultConfiguration").beginObject();
		json.name("level").value(level(rule.severity()));
		json.endObject();
		json.name("properties").beginObject();
		json.name("tags").beginArray().value("performance").value(rule.subject().name().toLowerCase(Locale.ROOT).replace('_', '-')).endArray();
		json.endObject();
		json.endObject();
	}

	private void result(Finding finding, SuppressedFinding suppressed) throws IOException {
		json.beginObject();
		json.name("ruleId").value(finding.ruleId());
		SarifRules.Place place = rules.place(finding);
		if (place.isDriver() && place.index() >= 0) {
			json.name("ruleIndex").value(place.index());
		} else if (!place.isDriver()) {
			json.name("rule").beginObject();
			json.name("id").value(finding.ruleId());
			json.name("index").value(place.index());
			json.name("toolComponent").beginObject();
			json.name("name").value(rules.extensions().get(place.extension()).by().id());
			json.name("index").value(place.extension());
			json.endObject().endObject();
		}
		json.name("level").value(level(finding.severity()));
		message(finding);
		json.name("locations").beginArray();
		location(finding.origin(), -1);
		json.endArray();
		if (!finding.related().isEmpty()) {
			json.name("relatedLocations").beginArray();
			for (int i = 0; i < Math.min(SarifLimits.PLACES, finding.related().size()); i++) {
				location(finding.related().get(i), i);
			}
			json.endArray();
		}
		json.name("partialFingerprints").beginObject();
		SourceText source = report.texts().apply(finding.origin().path());
		json.name("wiretune/v1").value(Fingerprint.of(finding, paths.path().apply(finding.origin().path()), source == null ? null : source.text()));
		json.endObject();
		if (suppressed != null) {
			suppression(suppressed);
		}
		// A fix has to be exact here; one that would repeat a secret is left out.
		List<Fix> fixes = finding.fixes().stream().filter(fix -> fix.changes().stream().noneMatch(this::holdsSecret)).toList();
		if (!fixes.isEmpty()) {
			json.name("fixes").beginArray();
			for (Fix fix : fixes) {
				fix(fix);
			}
			json.endArray();
		}
		json.name("properties").beginObject();
		json.name("measured").value(finding.measured());
		json.name("limit").value(finding.limit());
		if (!finding.also().isEmpty()) {
			json.name("also").beginArray();
			for (Finding other : finding.also()) {
				json.value(other.ruleId());
			}
			json.endArray();
		}
		List<MeasuredHere> measured = report.measured().apply(finding);
		if (!measured.isEmpty()) {
			JsonReport.measured(measured, json);
		}
		json.endObject();
		json.endObject();
	}

	private boolean holdsSecret(TextChange change) {
		SourceText source = report.texts().apply(change.path());
		if (source == null || change.end() > source.text().length()) {
			return !change.replacement().equals(Secrets.hidden(change.replacement()));
		}
		String text = source.text();
		int start = Math.max(0, change.offset() - SURROUNDINGS);
		int length = change.replacement().length();
		String changed = text.substring(start, change.offset()) + change.replacement() + text.substring(change.end(), Math.min(text.length(), change.end() + SURROUNDINGS));
		return Secrets.isHidden(changed, change.offset() - start, change.offset() - start + length);
	}

	private void suppression(SuppressedFinding suppressed) throws IOException {
		json.name("suppressions").beginArray().beginObject();
		json.name("kind").value(suppressed.place() == SuppressedFinding.Place.FILE ? "inSource" : "external");
		String reason = suppressed.reason().isEmpty() ? TEXTS.get("suppressed." + suppressed.place().name(), 1) : suppressed.reason();
		json.name("justification").value(reason);
		json.endObject().endArray();
	}

	private void fix(Fix fix) throws IOException {
		Map<String, List<TextChange>> files = new TreeMap<>();
		for (TextChange change : fix.changes()) {
			files.computeIfAbsent(change.path(), path -> new ArrayList<>()).add(change);
		}
		json.beginObject();
		message("description", fix.label() + ". " + fix.description() + (fix.reason().isEmpty() ? "" : ' ' + fix.effect().told(fix.reason())));
		json.name("artifactChanges").beginArray();
		for (Map.Entry<String, List<TextChange>> file : files.entrySet()) {
			json.beginObject();
			artifact(file.getKey());
			json.name("replacements").beginArray();
			for (TextChange change : file.getValue()) {
				json.beginObject();
				json.name("deletedRegion").beginObject();
				SourceText text = report.texts().apply(change.path());
				if (text != null && change.end() <= text.text().length()) {
					// Viewers that do not know offsets need lines.
					json.name("startLine").value(text.line(change.offset()));
					json.name("startColumn").value(text.column(change.offset()));
					json.name("endLine").value(text.line(change.end()));
					json.name("endColumn").value(text.column(change.end()));
				}
				json.name("charOffset").value(change.offset());
				json.name("charLength").value(change.expected().length());
				json.endObject();
				message("insertedContent", change.replacement());
				json.endObject();
			}
			json.endArray();
			json.endObject();
		}
		json.endArray();
		json.name("properties").beginObject();
		json.name("id").value(fix.id());
		json.name("effect").value(fix.effect().word());
		json.endObject();
		json.endObject();
	}

	private void notification(String level, String id, String text) throws IOException {
		json.beginObject();
		json.name("level").value(level);
		json.name("descriptor").beginObject().name("id").value(id).endObject();
		message("message", text);
		json.name("locations").beginArray().endArray();
		json.endObject();
	}

	private void notification(ReadProblem problem) throws IOException {
		json.beginObject();
		json.name("level").value("warning");
		json.name("descriptor").beginObject().name("id").value(problem.kind().name().toLowerCase(Locale.ROOT).replace('_', '-')).endObject();
		message("message", problem.message());
		json.name("locations").beginArray();
		location(problem.origin(), -1);
		json.endArray();
		json.endObject();
	}

	private void location(Origin origin, int id) throws IOException {
		json.beginObject();
		if (id >= 0) {
			json.name("id").value(id);
		}
		json.name("physicalLocation").beginObject();
		artifact(origin.path());
		json.name("region").beginObject();
		json.name("startLine").value(origin.line());
		json.name("startColumn").value(origin.column());
		json.name("charOffset").value(origin.offset());
		json.name("charLength").value(origin.length());
		json.endObject().endObject().endObject();
	}

	private void artifact(String path) throws IOException {
		json.name("artifactLocation").beginObject();
		json.name("uri").value(uri(paths.path().apply(path)));
		if (paths.root() != null) {
			json.name("uriBaseId").value(BASE);
		}
		json.endObject();
	}

	/** A relative address: blanks and other characters that an address may not hold are escaped. */
	private static String uri(String path) {
		try {
			String absolute = new URI(null, null, '/' + path, null).toASCIIString();
			return absolute.substring(1);
		} catch (URISyntaxException notAPath) {
			return path;
		}
	}

	/** Viewers with little room show the first sentence, which is the headline; those that know Markdown show the story. */
	private void message(Finding finding) throws IOException {
		FindingStory story = FindingStory.of(finding, report.result());
		String assumption = finding.assumption() == null ? "" : ' ' + finding.assumption();
		StringBuilder markdown = new StringBuilder(markdown(finding.message() + assumption));
		for (FindingStory.Part part : story.parts()) {
			markdown.append("\n\n**").append(part.label()).append("** ").append(markdown(part.text()));
		}
		json.name("message").beginObject();
		json.name("text").value(TEXTS.get("story.sarif", story.headline(), finding.message() + assumption));
		json.name("markdown").value("**" + markdown(story.headline()) + "**\n\n" + markdown);
		json.endObject();
	}

	/** Names of files stand in what is told: they are no markup. */
	private static String markdown(String text) {
		return text.replaceAll("([\\\\`*_\\[\\]<>])", "\\\\$1");
	}

	private void message(String name, String text) throws IOException {
		json.name(name).beginObject().name("text").value(text).endObject();
	}

	private static String level(Severity severity) {
		return severity == Severity.WARNING ? "warning" : "note";
	}
}
