/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import java.io.BufferedWriter;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

import org.wiretune.core.Origin;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.finding.SuppressedFinding;

import com.google.gson.stream.JsonWriter;

/** Writes a report as JSON for scripts. Fields keep their names and meanings; new ones may be added. */
public final class JsonReport {

	private JsonReport() {
	}

	/**
	 * Writes the report.
	 *
	 * @param report what to write
	 * @param out where to; stays open
	 * @throws IOException where it cannot be written
	 */
	public static void write(LintReport report, Appendable out) throws IOException {
		JsonWriter json = new JsonWriter(new BufferedWriter(new AppendableWriter(out)));
		json.setIndent("  ");
		json.setSerializeNulls(true);
		json.beginObject();
		json.name("tool").value("WireTune");
		json.name("version").value(report.version());
		json.name("root").value(report.root());
		json.name("findings").beginArray();
		for (Finding finding : report.result().findings()) {
			write(finding, FindingStory.of(finding, report.result()), report.measured().apply(finding), json);
		}
		json.endArray();
		json.name("suppressed").value(report.result().suppressions().size());
		json.name("suppressedBy").beginObject();
		for (SuppressedFinding.Place place : SuppressedFinding.Place.values()) {
			json.name(place.name().toLowerCase(Locale.ROOT).replace('_', '-')).value(report.result().suppressions().stream().filter(each -> each.place() == place).count());
		}
		json.endObject();
		json.name("problems").beginArray();
		for (ReadProblem problem : report.result().problems()) {
			json.beginObject();
			json.name("kind").value(problem.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'));
			place(problem.origin(), json);
			json.name("message").value(problem.message());
			json.endObject();
		}
		json.endArray();
		json.name("filesRead").value(report.result().filesRead());
		json.name("seconds").value(Math.round(report.seconds() * 1000) / 1000.0);
		json.endObject();
		json.flush();
		out.append('\n');
	}

	private static void write(Finding finding, FindingStory story, List<MeasuredHere> measured, JsonWriter json) throws IOException {
		json.beginObject();
		json.name("rule").value(finding.ruleId());
		json.name("also").beginArray();
		for (Finding other : finding.also()) {
			json.value(other.ruleId());
		}
		json.endArray();
		json.name("severity").value(finding.severity().name().toLowerCase(Locale.ROOT));
		place(finding.origin(), json);
		json.name("headline").value(story.headline());
		json.name("message").value(story.message());
		json.name("why").value(story.why());
		json.name("evidence").value(story.evidence());
		json.name("changes").value(story.changes());
		json.name("notWhen").value(story.notWhen());
		json.name("source").value(story.source());
		if (story.page() != null) {
			json.name("page").value(story.page());
		}
		json.name("measured").value(finding.measured());
		json.name("limit").value(finding.limit());
		json.name("assumption").value(finding.assumption());
		json.name("related").beginArray();
		for (Origin related : finding.related()) {
			json.beginObject();
			place(related, json);
			json.endObject();
		}
		json.endArray();
		fixes(finding.fixes(), json);
		if (!measured.isEmpty()) {
			measured(measured, json);
		}
		json.endObject();
	}

	/** What proofs came to; the same fields as in the other format for programs. */
	static void measured(List<MeasuredHere> measured, JsonWriter json) throws IOException {
		json.name("measuredHere").beginArray();
		for (MeasuredHere each : measured) {
			json.beginObject();
			json.name("verdict").value(each.verdict());
			json.name("sentence").value(each.sentence());
			if (each.hasInterval()) {
				json.name("ratio").value(each.estimate());
				json.name("low").value(each.low());
				json.name("high").value(each.high());
			}
			json.name("source").value(each.source());
			json.name("machine").value(each.machine());
			json.name("at").value(each.at());
			json.name("file").value(each.file());
			json.name("stale").value(each.isStale());
			json.endObject();
		}
		json.endArray();
	}

	private static void fixes(List<Fix> fixes, JsonWriter json) throws IOException {
		json.name("fixes").beginArray();
		for (Fix fix : fixes) {
			json.beginObject();
			json.name("id").value(fix.id());
			json.name("label").value(fix.label());
			json.name("effect").value(fix.effect().word());
			json.name("reason").value(fix.reason().isEmpty() ? null : fix.reason());
			json.endObject();
		}
		json.endArray();
	}

	private static void place(Origin origin, JsonWriter json) throws IOException {
		json.name("path").value(origin.path());
		json.name("line").value(origin.line());
		json.name("column").value(origin.column());
		json.name("offset").value(origin.offset());
		json.name("length").value(origin.length());
	}
}
