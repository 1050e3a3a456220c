/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

import org.wiretune.gclog.NoGcLogException;
import org.wiretune.gclog.ReadingMonitor;
import org.wiretune.gclog.read.GcLogReader;
import org.wiretune.gclog.report.GcAnalysis;
import org.wiretune.gclog.report.GcHtmlReport;
import org.wiretune.gclog.report.GcJsonReport;
import org.wiretune.gclog.report.GcTextReport;

/** {@code gc}: what garbage-collection logs tell, and what to change. */
final class GcCommand {

	private final PrintStream out;
	private final PrintStream err;
	private final List<String> files = new ArrayList<>();
	private String format = "text";
	private Optional<Path> output = Optional.empty();

	GcCommand(PrintStream out, PrintStream err) {
		this.out = out;
		this.err = err;
	}

	/** A file that cannot be read is told, and the others are analysed; the exit code says that something was wrong. */
	int run(List<String> words) throws CannotRun {
		arguments(words);
		List<GcAnalysis> analyses = new ArrayList<>();
		boolean failed = false;
		for (String name : files) {
			Path file = LintArguments.path(name);
			if (!Files.isRegularFile(file)) {
				err.println(CommandTexts.text(Files.exists(file) ? "gcNoFile" : "noSuchPath", name));
				failed = true;
				continue;
			}
			try {
				analyses.add(GcAnalysis.of(GcLogReader.read(file, ReadingMonitor.NONE)));
			} catch (NoGcLogException none) {
				err.println(none.getMessage());
				failed = true;
			} catch (IOException problem) {
				err.println(CommandTexts.text("gcUnreadable", name, String.valueOf(problem.getMessage())));
				failed = true;
			}
		}
		if (!analyses.isEmpty()) {
			RunFiles.write(text(analyses), output, out);
		}
		if (failed) {
			return ExitCode.COULD_NOT_RUN;
		}
		return analyses.stream().anyMatch(analysis -> analysis.diagnosis().hasWarning()) ? ExitCode.FINDINGS : ExitCode.OK;
	}

	private void arguments(List<String> words) throws CannotRun {
		for (Iterator<String> rest = words.iterator(); rest.hasNext();) {
			String word = rest.next();
			switch (word) {
			case "--format" -> {
				format = LintArguments.value(word, rest);
				if (!List.of("text", "json", "html").contains(format)) {
					throw new CannotRun(CommandTexts.text("unknownGcFormat", format));
				}
			}
			case "--output" -> output = Optional.of(LintArguments.path(LintArguments.value(word, rest)));
			default -> {
				if (word.startsWith("-")) {
					throw new CannotRun(CommandTexts.text("unknownArgument", word, "gc"));
				}
				files.add(word);
			}
			}
		}
		if (files.isEmpty()) {
			throw new CannotRun(CommandTexts.text("noGcFile"));
		}
	}

	private String text(List<GcAnalysis> analyses) {
		return switch (format) {
		case "json" -> GcJsonReport.toText(analyses);
		case "html" -> GcHtmlReport.toText(analyses);
		default -> GcTextReport.toText(analyses);
		};
	}
}
