/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wsadmin;

import static org.wiretune.lint.source.ProblemTexts.TEXTS;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.source.NewParts;
import org.wiretune.lint.source.SourceText;
import org.wiretune.model.platform.ConfigurationFile;

/**
 * Reads scripts for wsadmin of traditional WebSphere Application Server, in Jython and in Jacl, as far as they state literally
 * what rules look at: thread pools, Java virtual machines, data sources with their pools, activation specifications, connection
 * factories of WebSphere MQ and HTTP channels. Groups have the names of the server's own configuration and hold only what the
 * script states, because what it leaves out the server may have already.
 */
public final class WsadminScriptFormat implements FileFormat {

	/** The id of the format, and the kind of its files. */
	public static final String ID = "wsadmin-script";

	private static final int SHOWN = 10;

	@Override
	public String id() {
		return ID;
	}

	@Override
	public Set<String> extensions() {
		return Set.of("py", "jy", "jython", "jacl");
	}

	@Override
	public boolean accepts(String path) {
		String lower = path.toLowerCase(Locale.ROOT);
		return lower.endsWith(".py") || lower.endsWith(".jy") || lower.endsWith(".jython") || lower.endsWith(".jacl");
	}

	@Override
	public void read(SourceText source, FileParts parts) {
		if (!source.text().contains("AdminConfig") && !source.text().contains("AdminTask")) {
			return;
		}
		List<ScriptCall> calls = source.path().toLowerCase(Locale.ROOT).endsWith(".jacl") ? JaclScript.calls(source) : JythonScript.calls(source);
		ScriptedSettings settings = new ScriptedSettings();
		calls.forEach(settings::take);
		if (!settings.groups().isEmpty()) {
			ConfigurationFile file = NewParts.file(source.path(), ID, Product.WEBSPHERE, SourceText.wholeFile(source.path()));
			file.getGroups().addAll(settings.groups());
			parts.add(file);
		}
		List<Integer> open = settings.notUnderstood().stream().map(Origin::line).distinct().toList();
		if (!open.isEmpty()) {
			String lines = open.stream().limit(SHOWN).map(String::valueOf).collect(Collectors.joining(", "));
			parts.problem(ReadProblem.Kind.NOT_UNDERSTOOD, settings.notUnderstood().get(0), TEXTS.get(open.size() == 1 ? "noLiteral" : open.size() > SHOWN ? "noLiteralsAndMore" : "noLiterals", lines));
		}
	}
}
