/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.evidence;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.observed.Observed;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.source.SourceFile;
import org.wiretune.safety.text.Texts;

/**
 * What logs that lie beside the configuration of servers tell. A finding about a setting whose consequence the server's own
 * log tells is a warning and leads to the line. Used by one thread while logs are added, then only read.
 */
public final class LogEvidence {

	private static final Texts TEXTS = Texts.of(LogEvidence.class, "evidence");

	private final List<ServerLog> logs = new ArrayList<>();

	/** {@return whether a file is the log of a server} @param path the path with forward slashes */
	public static boolean isLog(String path) {
		return ServerLog.isLog(path);
	}

	/** Reads a log; one that cannot be read tells nothing. @param file the log */
	public void add(SourceFile file) {
		try {
			ServerLog log = ServerLog.read(file);
			if (!log.told().isEmpty()) {
				logs.add(log);
			}
		} catch (IOException unreadable) {
			// A log is evidence that need not be there.
		}
	}

	/** {@return a finding with what the log of its server tells of it; the same finding where that is nothing} @param finding the finding */
	public Finding with(Finding finding) {
		for (ServerLog log : logs) {
			for (Trouble trouble : log.told().keySet()) {
				if (trouble.isOf(finding.ruleId()) && log.isOf(finding.origin().path())) {
					return with(finding, log.told().get(trouble), trouble);
				}
			}
		}
		return finding;
	}

	private static Finding with(Finding finding, Origin line, Trouble trouble) {
		String name = line.path().substring(line.path().lastIndexOf('/') + 1);
		Observed proven = finding.seen().further(TEXTS.get(trouble.name(), name, Integer.toString(line.line()))).withSeverity(Severity.WARNING);
		return new Finding(proven, finding.origin(), finding.assumption(), Stream.concat(Stream.of(line), finding.related().stream()).toList(), finding.fixes(), finding.also());
	}
}
