/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.wiretune.safety.undo.UndoOutcome;
import org.wiretune.safety.undo.UndoRun;
import org.wiretune.safety.undo.UndoRuns;

/** {@code undo}: takes back what {@code lint --fix} changed. */
final class UndoCommand {

	private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss", Locale.ROOT);

	private final PrintStream out;
	private final PrintStream err;

	UndoCommand(PrintStream out, PrintStream err) {
		this.out = out;
		this.err = err;
	}

	int run(List<String> words) throws CannotRun {
		List<Path> paths = new ArrayList<>();
		Optional<String> id = Optional.empty();
		boolean list = false;
		boolean onlyPaths = false;
		for (Iterator<String> rest = words.iterator(); rest.hasNext();) {
			String word = rest.next();
			if (onlyPaths || !word.startsWith("-")) {
				paths.add(absolute(LintArguments.path(word)));
				continue;
			}
			switch (word) {
			case "--" -> onlyPaths = true;
			case "--list" -> list = true;
			case "--run" -> id = Optional.of(LintArguments.value(word, rest));
			default -> throw new CannotRun(CommandTexts.text("unknownArgument", word, "undo"));
			}
		}
		if (list && id.isPresent()) {
			throw new CannotRun(CommandTexts.text("runWithList"));
		}
		List<UndoRun> runs = runs().stream().filter(run -> run.files().stream().anyMatch(file -> isBelow(file, paths))).toList();
		return list ? list(runs, paths) : takeBack(chosen(runs, id), paths);
	}

	private static List<UndoRun> runs() throws CannotRun {
		try {
			return UndoRuns.all();
		} catch (IOException problem) {
			throw new CannotRun(CommandTexts.text("cannotListRuns", problem.getMessage()));
		}
	}

	private static Optional<UndoRun> chosen(List<UndoRun> runs, Optional<String> id) throws CannotRun {
		if (id.isEmpty()) {
			return runs.stream().findFirst();
		}
		return Optional.of(runs.stream().filter(run -> run.id().equals(id.get())).findFirst().orElseThrow(() -> new CannotRun(CommandTexts.text("noSuchRun", id.get()))));
	}

	private int list(List<UndoRun> runs, List<Path> paths) {
		for (UndoRun run : runs) {
			List<Path> files = run.files().stream().filter(file -> isBelow(file, paths)).toList();
			long left = files.stream().filter(run::canTakeBack).count();
			out.println(CommandTexts.text("runLine", run.id(), time(run), left, files.size(), run.isLive() ? CommandTexts.text("runIsLiveMark") : ""));
			files.forEach(file -> out.println("  " + shown(file)));
		}
		if (runs.isEmpty()) {
			out.println(CommandTexts.text("noRunToUndo", Math.min(1, paths.size())));
		}
		return ExitCode.OK;
	}

	private int takeBack(Optional<UndoRun> found, List<Path> paths) throws CannotRun {
		if (found.isEmpty()) {
			out.println(CommandTexts.text("noRunToUndo", Math.min(1, paths.size())));
			return ExitCode.OK;
		}
		UndoRun run = found.get();
		if (run.isLive()) {
			throw new CannotRun(CommandTexts.text("runIsLive", run.id()));
		}
		int[] count = new int[UndoOutcome.Kind.values().length];
		for (Path file : run.files()) {
			if (isBelow(file, paths)) {
				UndoOutcome outcome = run.takeBack(file);
				count[outcome.kind().ordinal()]++;
				switch (outcome.kind()) {
				case TAKEN_BACK -> out.println(CommandTexts.text("tookBack", shown(file)));
				case REFUSED -> err.println(CommandTexts.text("notTakenBack", shown(file), outcome.reason()));
				case NOTHING_TO_DO -> {
					// The line at the end counts it.
				}
				}
			}
		}
		int refused = count[UndoOutcome.Kind.REFUSED.ordinal()];
		out.println(CommandTexts.text("undone", count[UndoOutcome.Kind.TAKEN_BACK.ordinal()], time(run), count[UndoOutcome.Kind.NOTHING_TO_DO.ordinal()], refused));
		return refused > 0 ? ExitCode.COULD_NOT_RUN : ExitCode.OK;
	}

	private static String time(UndoRun run) {
		return TIME.format(run.began().atZone(ZoneId.systemDefault()));
	}

	private static boolean isBelow(Path file, List<Path> paths) {
		return paths.isEmpty() || paths.stream().anyMatch(file::startsWith);
	}

	/** Runs name files by absolute paths; a path behind links is looked up as it was named. */
	private static Path absolute(Path path) {
		return path.toAbsolutePath().normalize();
	}

	private static String shown(Path file) {
		Path here = Path.of("").toAbsolutePath();
		return file.startsWith(here) ? here.relativize(file).toString() : file.toString();
	}
}
