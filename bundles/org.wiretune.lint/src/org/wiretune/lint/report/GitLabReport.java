/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import java.io.BufferedWriter;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

import org.wiretune.core.Severity;
import org.wiretune.lint.baseline.Fingerprint;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.source.SourceText;

import com.google.gson.stream.JsonWriter;

/** Writes a report as GitLab's jobs hand it to merge requests ({@code artifacts:reports:codequality}): an array of findings. */
public final class GitLabReport {

	private GitLabReport() {
	}

	/**
	 * Writes the report. Suppressed findings are left out: the format has no word for them.
	 *
	 * @param report what to write
	 * @param paths where files are, relative to the root of the repository
	 * @param out where to; stays open
	 * @throws IOException where it cannot be written
	 */
	public static void write(LintReport report, HostPaths paths, Appendable out) throws IOException {
		JsonWriter json = new JsonWriter(new BufferedWriter(new AppendableWriter(out)));
		json.setIndent("  ");
		json.beginArray();
		// Of findings with one fingerprint only the first is shown: equal lines of a file are counted.
		Map<String, Integer> seen = new HashMap<>();
		for (Finding finding : report.result().findings()) {
			String path = paths.path().apply(finding.origin().path());
			SourceText source = report.texts().apply(finding.origin().path());
			String fingerprint = Fingerprint.of(finding, path, source == null ? null : source.text());
			int before = seen.merge(fingerprint, 1, Integer::sum) - 1;
			json.beginObject();
			json.name("description").value(finding.headline());
			json.name("check_name").value(finding.ruleId());
			json.name("fingerprint").value(before == 0 ? fingerprint : fingerprint + '-' + before);
			json.name("severity").value(finding.severity() == Severity.WARNING ? "minor" : "info");
			json.name("location").beginObject();
			json.name("path").value(path);
			json.name("lines").beginObject().name("begin").value(finding.origin().line()).endObject();
			json.endObject().endObject();
		}
		json.endArray();
		json.flush();
		out.append('\n');
	}
}
