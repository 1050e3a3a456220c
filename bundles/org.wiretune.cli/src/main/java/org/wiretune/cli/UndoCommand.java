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
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.wiretune.safety.file.Unreadable;
import org.wiretune.safety.undo.UndoOutcome;
import org.wiretune.safety.undo.UndoRun;
import org.wiretune.safety.undo.UndoRuns;

/** {@code undo}: takes back what {@code lint --fix} changed. */
final class UndoCommand implements Command {

	private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss", Locale.ROOT);

	private final CommandForm form = new CommandForm("undo");
	private final Given<Boolean> list = form.flag("--list");
	private final Given<String> id = form.one("--run", "ID", Words::text);
	private final Given<List<Path>> named = form.rest("[PATH...]", Words::path);
	private final PrintStream out;
	private final PrintStream err;

	UndoCommand(PrintStream out, PrintStream err) {
		this.out = out;
		this.err = err;
	}

	@Override
	public CommandForm form() {
		return form;
	}

	@Override
	public int run() throws CannotRun {
		if (list.isGiven() && id.isGiven()) {
			throw new CannotRun(CommandTexts.text("runWithList"));
		}
		NamedPlaces paths = new NamedPlaces();
		named.or(List.of()).forEach(paths::add);
		List<UndoRun> all = runs();
		Optional<Path> unknown = paths.unknown(all.stream().flatMap(run -> run.files().stream()).toList());
		if (unknown.isPresent()) {
			throw new CannotRun(CommandTexts.text("noSuchPath", shown(unknown.get())));
		}
		List<UndoRun> runs = all.stream().filter(run -> run.files().stream().anyMatch(paths::hold)).toList();
		return list.isGiven() ? list(runs, paths) : takeBack(runs, chosen(runs, id.value()), paths);
	}

	private List<UndoRun> runs() throws CannotRun {
		try {
			return UndoRuns.all((journal, problem) -> err.println(CommandTexts.text("unreadableRun", journal, Unreadable.because(problem))));
		} catch (IOException problem) {
			throw new CannotRun(CommandTexts.text("cannotListRuns", problem.getMessage()));
		}
	}

	private static Optional<UndoRun> chosen(List<UndoRun> runs, Optional<String> id) throws CannotRun {
		if (id.isEmpty()) {
			// One that was killed before it changed anything must not hide the one before.
			return runs.stream().filter(run -> !run.changedNothing()).findFirst().or(() -> runs.stream().findFirst());
		}
		return Optional.of(runs.stream().filter(run -> run.id().equals(id.get())).findFirst().orElseThrow(() -> new CannotRun(CommandTexts.text("noSuchRun", id.get()))));
	}

	private int list(List<UndoRun> runs, NamedPlaces paths) {
		for (UndoRun run : runs) {
			List<Path> files = run.files().stream().filter(paths::hold).toList();
			long left = files.stream().filter(run::canTakeBack).count();
			out.println(CommandTexts.text("runLine", run.id(), time(run), left, files.size(), run.isLive() ? CommandTexts.text("runIsLiveMark") : ""));
			files.forEach(file -> out.println("  " + shown(file)));
		}
		if (runs.isEmpty()) {
			out.println(CommandTexts.text("noRunToUndo", paths.isEmpty() ? 0 : 1));
		}
		return ExitCode.OK;
	}

	private int takeBack(List<UndoRun> runs, Optional<UndoRun> found, NamedPlaces paths) throws CannotRun {
		if (found.isEmpty()) {
			out.println(CommandTexts.text("noRunToUndo", paths.isEmpty() ? 0 : 1));
			return ExitCode.OK;
		}
		UndoRun run = found.get();
		if (run.isLive()) {
			throw new CannotRun(CommandTexts.text("runIsLive", run.id()));
		}
		int[] count = new int[UndoOutcome.Kind.values().length];
		for (Path file : run.files()) {
			if (paths.hold(file)) {
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
		int takenBack = count[UndoOutcome.Kind.TAKEN_BACK.ordinal()];
		int refused = count[UndoOutcome.Kind.REFUSED.ordinal()];
		out.println(CommandTexts.text("undone", takenBack, time(run), count[UndoOutcome.Kind.NOTHING_TO_DO.ordinal()], refused));
		if (takenBack == 0 && refused == 0) {
			runs.stream().skip(runs.indexOf(run) + 1L).filter(earlier -> earlier.files().stream().anyMatch(file -> paths.hold(file) && earlier.canTakeBack(file))).findFirst()
					.ifPresent(earlier -> out.println(CommandTexts.text("earlierRun", time(earlier), earlier.id())));
		}
		return refused > 0 ? ExitCode.COULD_NOT_RUN : ExitCode.OK;
	}

	private static String time(UndoRun run) {
		return TIME.format(run.began().atZone(ZoneId.systemDefault()));
	}

	private static String shown(Path file) {
		Path here = Path.of("").toAbsolutePath();
		return file.startsWith(here) ? here.relativize(file).toString() : file.toString();
	}
}
