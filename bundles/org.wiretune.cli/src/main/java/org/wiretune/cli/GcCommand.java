/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.wiretune.analysis.Lead;
import org.wiretune.analysis.gclog.GcFixes;
import org.wiretune.gclog.NoGcLogException;
import org.wiretune.gclog.ReadingMonitor;
import org.wiretune.gclog.diagnosis.GcFinding;
import org.wiretune.gclog.read.GcLogReader;
import org.wiretune.gclog.read.LogSet;
import org.wiretune.gclog.report.GcAnalysis;
import org.wiretune.gclog.report.GcHtmlReport;
import org.wiretune.gclog.report.GcJsonReport;
import org.wiretune.gclog.report.GcTextReport;
import org.wiretune.lint.reading.Reading;
import org.wiretune.safety.file.Unreadable;
import org.wiretune.safety.quantity.Quantity;

/** {@code gc}: what garbage-collection logs tell, and what to change. */
final class GcCommand implements Command {

	private static final String STANDARD_INPUT = "-";
	private static final ObservedPlaces.Sentences SENTENCES = new ObservedPlaces.Sentences("gcNoFix", "gcManyPlaces");
	/** After so many bytes a line says how far the reading is. */
	private static final long PROGRESS_BYTES = 1L << 30;

	private final CommandForm form = new CommandForm("gc");
	private final Given<String> format = form.choice("--format", "unknownGcFormat", "text", "json", "html");
	private final Given<Path> output = form.file("--output", "FILE");
	private final Given<Boolean> alone = form.flag("--alone");
	private final Given<Boolean> follow = form.flag("--follow");
	private final Given<Duration> time = form.one("--for", "SECONDS", GcCommand::seconds);
	private final Given<List<Path>> in = form.many("--in", "FILE|FOLDER", Words::path);
	private final Given<List<String>> fix = form.many("--fix", "ID", Words::text);
	private final Given<Boolean> dryRun = form.flag("--dry-run");
	private final Given<List<String>> named = form.rest("FILE|FOLDER...", Words::text);
	private final PrintStream out;
	private final PrintStream err;
	private boolean failed;

	GcCommand(PrintStream out, PrintStream err) {
		this.out = out;
		this.err = err;
	}

	@Override
	public CommandForm form() {
		return form;
	}

	/** A file that cannot be read is told, and the others are analysed; the exit code says that something was wrong. */
	@Override
	public int run() throws CannotRun {
		List<String> logs = new ArrayList<>(named.or(List.of()));
		if (logs.isEmpty()) {
			throw new CannotRun(CommandTexts.text("noGcFile"));
		}
		if (follow.isGiven() && (logs.size() > 1 || output.isGiven() || !format.or("text").equals("text")) || !follow.isGiven() && time.isGiven()) {
			throw new CannotRun(CommandTexts.text("gcFollowOne"));
		}
		if ((fix.isGiven() || dryRun.isGiven()) && !in.isGiven() || dryRun.isGiven() && !fix.isGiven() || in.isGiven() && (follow.isGiven() || !format.or("text").equals("text"))) {
			throw new CannotRun(CommandTexts.text("gcIn"));
		}
		if (follow.isGiven()) {
			Path followed = Words.path(logs.get(0));
			if (Files.exists(followed)) {
				checkFollowed(followed);
			}
			return new GcFollowing(out, err).run(followed, time.value());
		}
		List<GcAnalysis> analyses = new ArrayList<>();
		Map<GcAnalysis, String> fileOf = new LinkedHashMap<>();
		boolean standardInput = logs.remove(STANDARD_INPUT);
		List<LogSet> sets = sets(logs);
		// All of them are in memory when they are compared.
		int mostRows = Math.max(1, GcLogReader.mostRows() / Math.max(1, sets.size() + (standardInput ? 1 : 0)));
		if (standardInput) {
			standardInput(analyses, fileOf, mostRows);
		}
		for (LogSet set : sets) {
			try {
				GcAnalysis analysis = GcAnalysis.of(GcLogReader.read(set, progress(set.name()), mostRows));
				analyses.add(analysis);
				fileOf.put(analysis, set.files().get(set.files().size() - 1).toString());
			} catch (NoGcLogException none) {
				failure(none.getMessage());
			} catch (IOException problem) {
				failure(CommandTexts.text("gcUnreadable", set.name(), Unreadable.toTheEnd(problem)));
			}
		}
		if (!analyses.isEmpty()) {
			RunFiles.write(text(analyses), output.value(), out);
		}
		if (in.isGiven() && !analyses.isEmpty()) {
			places(fileOf);
		}
		if (failed) {
			return ExitCode.COULD_NOT_RUN;
		}
		return analyses.stream().anyMatch(analysis -> analysis.diagnosis().hasWarning()) ? ExitCode.FINDINGS : ExitCode.OK;
	}

	/** Leads to the files of the server; a fix that could not be made is a failure. */
	private void places(Map<GcAnalysis, String> fileOf) throws CannotRun {
		ObservedPlaces places = new ObservedPlaces(in.value().get(), reading -> leads(reading, fileOf), SENTENCES, out, err);
		if (fix.isGiven()) {
			if (!places.fix(fix.value().get(), dryRun.isGiven())) {
				failed = true;
			}
			return;
		}
		if (places.leads().isEmpty()) {
			out.println(CommandTexts.text("gcNoPlace", places.name()));
		}
		places.tell();
	}

	private static List<Lead> leads(Reading reading, Map<GcAnalysis, String> fileOf) {
		List<Lead> leads = new ArrayList<>();
		fileOf.forEach((analysis, log) -> {
			for (GcFinding finding : analysis.diagnosis().findings()) {
				leads.addAll(GcFixes.leads(reading, analysis.log(), log, finding));
			}
		});
		return leads;
	}

	private void standardInput(List<GcAnalysis> analyses, Map<GcAnalysis, String> fileOf, int mostRows) {
		try {
			GcAnalysis analysis = GcAnalysis.of(GcLogReader.read(System.in, STANDARD_INPUT, progress(STANDARD_INPUT), mostRows));
			analyses.add(analysis);
			fileOf.put(analysis, STANDARD_INPUT);
		} catch (NoGcLogException none) {
			failure(none.getMessage());
		} catch (IOException problem) {
			failure(CommandTexts.text("gcUnreadable", STANDARD_INPUT, Unreadable.toTheEnd(problem)));
		}
	}

	/** {@return the logs that were named, each once, also where several of its files were} @param files what was named */
	private List<LogSet> sets(List<String> files) throws CannotRun {
		Map<String, LogSet> sets = new LinkedHashMap<>();
		for (String name : files) {
			Path path = Words.path(name);
			try {
				List<LogSet> found;
				if (Files.isDirectory(path)) {
					found = LogSet.inFolder(path);
				} else if (Files.isRegularFile(path)) {
					found = List.of(alone.isGiven() ? LogSet.alone(path) : LogSet.around(path));
				} else {
					failure(CommandTexts.text(Files.exists(path) ? "noFileOrFolder" : "noSuchPath", name));
					continue;
				}
				if (found.isEmpty()) {
					failure(CommandTexts.text("gcNoLogInFolder", name));
				}
				found.forEach(set -> sets.putIfAbsent(set.files().toString(), set));
			} catch (IOException problem) {
				failure(CommandTexts.text("gcUnreadable", name, Unreadable.toTheEnd(problem)));
			}
		}
		return List.copyOf(sets.values());
	}

	/** A device or a pipe is refused, since opening it may wait for ever, and what may not be read before it is begun. */
	private static void checkFollowed(Path file) throws CannotRun {
		if (!Files.isReadable(file)) {
			throw new CannotRun(CommandTexts.text("unreadablePath", file));
		}
		try {
			Unreadable.checkOrdinary(file);
		} catch (IOException problem) {
			throw new CannotRun(Unreadable.because(problem));
		}
	}

	private void failure(String sentence) {
		err.println(sentence);
		failed = true;
	}

	private ReadingMonitor progress(String name) {
		long[] next = { PROGRESS_BYTES };
		return bytes -> {
			if (bytes >= next[0]) {
				err.println(CommandTexts.text("gcProgress", name, Quantity.bytes(bytes)));
				next[0] += PROGRESS_BYTES;
			}
			return !Thread.currentThread().isInterrupted();
		};
	}

	private static Duration seconds(String option, String text) throws CannotRun {
		if (!text.matches("\\d{1,7}") || text.matches("0+")) {
			throw new CannotRun(CommandTexts.text("gcFor", text));
		}
		return Duration.ofSeconds(Long.parseLong(text));
	}

	private String text(List<GcAnalysis> analyses) {
		return switch (format.or("text")) {
		case "json" -> GcJsonReport.toText(analyses);
		case "html" -> GcHtmlReport.toText(analyses);
		default -> GcTextReport.toText(analyses);
		};
	}
}
