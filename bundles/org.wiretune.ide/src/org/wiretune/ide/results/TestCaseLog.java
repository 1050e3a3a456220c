/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.results;

import static org.wiretune.perf.view.ResultTexts.TEXTS;

import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.jobs.Job;
import org.wiretune.ide.job.QuietJob;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.file.RunHistory;
import org.wiretune.perf.judged.RunComparison;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.view.CaseMatrix;
import org.wiretune.perf.view.GoingRun;
import org.wiretune.perf.view.LiveCell;
import org.wiretune.perf.view.ResultBanner;
import org.wiretune.perf.view.ResultRow;
import org.wiretune.perf.view.RunChoice;
import org.wiretune.perf.view.RunHeadline;
import org.wiretune.perf.view.RunHistoryRow;
import org.wiretune.perf.view.RunSeries;
import org.wiretune.perf.view.RunSettings;
import org.wiretune.perf.view.RunSides;
import org.wiretune.safety.order.Backwards;

/**
 * What a test case log view does, without a window: chooses project and run, reads run files in the background, follows a
 * run that goes on, and gives a snapshot to show. Safe for any thread; no method reads from the disk on the calling thread.
 */
public final class TestCaseLog implements RunResultsListener, AutoCloseable {

	/** Two runs of which it is to be found out what their settings say of each other. */
	private record WantedSides(RunFile run, RunFile before, List<RunFile> history) {
	}

	/** A run file as it was read, with what is shown of it in lists: making that for all runs with each snapshot would take too long. */
	private record Kept(RunHistory.Entry entry, RunChoice choice, RunHistoryRow row) {
	}

	/** Family of the jobs that read run files. */
	public static final Object FAMILY = new Object();

	private final RunResults results;
	private final Runnable listener;
	private final RunHeadline headline;
	private final Job reading;
	private final Job judging;

	// All below is guarded by this.
	private List<IProject> projects = List.of();
	private Optional<IProject> project = Optional.empty();
	/** The newest first. */
	private List<Kept> kept = List.of();
	private Optional<IProject> entriesOf = Optional.empty();
	private Optional<Path> chosen = Optional.empty();
	private final Map<RunFile, RunSides> sides = new IdentityHashMap<>();
	private Map<RunFile, Map<String, String>> settings = new IdentityHashMap<>();
	private final List<WantedSides> wantedSides = new ArrayList<>();
	private String failure = "";
	private boolean closed;

	/**
	 * A log that listens from now on.
	 *
	 * @param results the runs of the workspace
	 * @param zone for times of day
	 * @param listener told on background threads when a new snapshot is worth asking for; during a run often
	 */
	public TestCaseLog(RunResults results, ZoneId zone, Runnable listener) {
		this.results = results;
		this.listener = listener;
		headline = new RunHeadline(zone);
		reading = new QuietJob(TEXTS.get("job.reading"), FAMILY, this::read);
		judging = new QuietJob(TEXTS.get("job.reading"), FAMILY, this::judge);
		results.addListener(this);
		reading.schedule();
	}

	/**
	 * Chooses a project and its newest run.
	 *
	 * @param wanted the project
	 */
	public void choose(IProject wanted) {
		synchronized (this) {
			project = Optional.of(wanted);
			chosen = Optional.empty();
		}
		reading.schedule();
		listener.run();
	}

	/**
	 * Chooses a run of the chosen project.
	 *
	 * @param file its file; empty for the newest run, also one that goes on
	 */
	public void choose(Optional<Path> file) {
		synchronized (this) {
			chosen = file;
		}
		listener.run();
	}

	/** Reads the run files anew, as after a change that the workspace does not know of. */
	public void refresh() {
		reading.schedule();
	}

	private void read() {
		List<IProject> found = new ArrayList<>();
		for (IProject each : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
			if (each.isAccessible() && each.getFolder(RunHistory.FOLDER_NAME).exists()) {
				found.add(each);
			}
		}
		Optional<IProject> wanted;
		synchronized (this) {
			if (closed) {
				return;
			}
			results.goingProjects().stream().filter(each -> !found.contains(each)).forEach(found::add);
			project.filter(each -> each.isAccessible() && !found.contains(each)).ifPresent(found::add);
			found.sort(Comparator.comparing(IProject::getName, String.CASE_INSENSITIVE_ORDER));
			projects = List.copyOf(found);
			wanted = project.filter(IProject::isAccessible);
		}
		if (wanted.isEmpty()) {
			// A run that goes on is newer than any file.
			wanted = results.lastGoing().map(Map.Entry::getKey).or(() -> newest(found));
		}
		List<RunHistory.Entry> read = List.of();
		String problem = "";
		if (wanted.isPresent()) {
			try {
				read = results.entries(wanted.get());
			} catch (CoreException failed) {
				problem = TEXTS.get("unreadable", wanted.get().getName(), failed.getStatus().getMessage());
			}
		}
		Map<RunFile, Map<String, String>> settingsOfRuns = new IdentityHashMap<>();
		read.stream().flatMap(entry -> entry.run().stream()).forEach(run -> settingsOfRuns.put(run, RunComparison.settingsOf(run)));
		List<Kept> listed = Backwards.of(read).stream().map(this::kept).toList();
		synchronized (this) {
			if (project.isPresent() && !project.equals(wanted) && project.get().isAccessible()) {
				// Another project was chosen meanwhile; its own reading is on the way.
				return;
			}
			project = wanted;
			kept = listed;
			sides.clear();
			settings = settingsOfRuns;
			entriesOf = wanted;
			failure = problem;
		}
		listener.run();
	}

	private Kept kept(RunHistory.Entry entry) {
		String label = entry.run().map(run -> headline.label(run, false)).orElseGet(() -> TEXTS.get("run.label.broken", entry.file().getFileName()));
		RunChoice choice = new RunChoice(Optional.of(entry.file()), label, entry.run(), entry.problem());
		return new Kept(entry, choice, RunHistoryRow.of(choice, headline));
	}

	/** The project with the newest run. */
	private Optional<IProject> newest(List<IProject> candidates) {
		IProject newest = null;
		Instant latest = Instant.MIN;
		for (IProject each : candidates) {
			try {
				Instant started = results.latest(each).map(RunFile::startedAt).orElse(Instant.MIN);
				if (newest == null || started.isAfter(latest)) {
					newest = each;
					latest = started;
				}
			} catch (CoreException unreadable) {
				// Said when the project is chosen.
				newest = newest == null ? each : newest;
			}
		}
		return Optional.ofNullable(newest);
	}

	@Override
	public void runStarted(IProject owner, RunSpecification specification) {
		synchronized (this) {
			project = Optional.of(owner);
			chosen = Optional.empty();
		}
		reading.schedule();
		listener.run();
	}

	@Override
	public void runHappened(IProject owner, RunEvent event) {
		listener.run();
	}

	@Override
	public void runEnded(IProject owner, RunFile run, RunSeries course) {
		reading.schedule();
	}

	@Override
	public void resultsChanged(IProject owner) {
		reading.schedule();
	}

	/**
	 * What to show now.
	 *
	 * @return a snapshot
	 */
	public synchronized TestCaseLogSnapshot snapshot() {
		if (project.isEmpty()) {
			return nothing(TEXTS.get("empty.workspace"), false);
		}
		IProject here = project.get();
		if (!entriesOf.equals(project) && results.going(here).isEmpty()) {
			return nothing(TEXTS.get("loading", here.getName()), false);
		}
		List<Kept> known = entriesOf.equals(project) ? kept : List.of();
		List<RunFile> finished = Backwards.of(known).stream().flatMap(each -> each.entry().run().stream()).toList();
		List<RunChoice> choices = new ArrayList<>();
		List<RunHistoryRow> rows = new ArrayList<>();
		GoingRun going = results.going(here).orElse(null);
		if (going != null) {
			RunFile soFar = going.soFar();
			RunChoice live = new RunChoice(Optional.empty(), headline.label(soFar, true), Optional.of(soFar), "");
			choices.add(live);
			rows.add(RunHistoryRow.of(live, headline));
		}
		for (Kept each : known) {
			choices.add(each.choice());
			rows.add(each.row());
		}
		if (choices.isEmpty()) {
			return nothing(failure.isEmpty() ? TEXTS.get("empty.project", here.getName()) : failure,
					!failure.isEmpty());
		}
		int index = 0;
		for (int i = 0; i < choices.size(); i++) {
			if (chosen.isPresent() && choices.get(i).file().equals(chosen)) {
				index = i;
			}
		}
		RunChoice choice = choices.get(index);
		if (choice.run().isEmpty()) {
			return new TestCaseLogSnapshot(projects, project, choices, index, Optional.empty(), Optional.empty(), false,
					Optional.empty(), TEXTS.get("broken", choice.problem()), true, List.of(), List.of(), rows);
		}
		return show(choices, index, choice.file().isEmpty() ? going : null, finished, rows);
	}

	private TestCaseLogSnapshot show(List<RunChoice> choices, int index, GoingRun going, List<RunFile> finished, List<RunHistoryRow> history) {
		RunFile run = choices.get(index).run().orElseThrow();
		Optional<RunFile> before = before(run, finished);
		boolean goes = going != null;
		Optional<LiveCell> current = goes ? going.current() : Optional.empty();
		boolean loop = run.specification().isLoop();
		RunSides sides = goes ? RunSides.NONE : sides(run, before, finished);
		Optional<CaseMatrix> matrix = loop ? Optional.of(CaseMatrix.of(run, before, sides.comparison(), goes, current)) : Optional.empty();
		boolean invalid = run.measurements().stream().anyMatch(each -> !each.isValid());
		String verdict = invalid && !goes ? ' ' + ResultBanner.of(run).title() : "";
		String errors = run.errors() > 0 ? ' ' + TEXTS.get("head.errors") : "";
		String message = (goes ? headline.running(run, current) : headline.state(run)) + verdict + errors + ' '
				+ headline.comparison(run, before) + sides.sentences();
		boolean problem = !goes && run.state() != RunState.COMPLETED || run.errors() > 0 || invalid;
		return new TestCaseLogSnapshot(projects, project, choices, index, Optional.of(run), before, goes, matrix,
				message, problem, RunSettings.of(run, before), loop ? List.of() : ResultRow.of(run), history);
	}

	/** The newest run before it with other settings, which a change can be seen against; with the same where there is none. */
	private Optional<RunFile> before(RunFile run, List<RunFile> finished) {
		List<RunFile> earlier = finished.stream().filter(other -> other.startedAt().isBefore(run.startedAt()))
				.filter(other -> run.specification().isLoop()
						? other.cells().stream().anyMatch(cell -> isPlanned(run, cell.binding(), cell.sizeBytes()))
						: sameMeasured(run, other))
				.toList();
		Map<String, String> own = settings.getOrDefault(run, RunComparison.settingsOf(run));
		return Backwards.of(earlier).stream().filter(other -> !own.equals(settings.get(other))).findFirst()
				.or(() -> earlier.isEmpty() ? Optional.empty() : Optional.of(earlier.get(earlier.size() - 1)));
	}

	/** What the runs of both settings say of each other; it is made in the background and kept until runs come or go. */
	private RunSides sides(RunFile run, Optional<RunFile> before, List<RunFile> finished) {
		if (before.isEmpty()) {
			return RunSides.NONE;
		}
		RunSides known = sides.get(run);
		if (known == null) {
			sides.put(run, RunSides.NONE);
			wantedSides.add(new WantedSides(run, before.get(), finished));
			judging.schedule();
			return RunSides.NONE;
		}
		return known;
	}

	private void judge() {
		List<WantedSides> wanted;
		synchronized (this) {
			wanted = List.copyOf(wantedSides);
			wantedSides.clear();
		}
		for (WantedSides each : wanted) {
			RunSides made = RunSides.of(each.before(), each.run(), each.history());
			synchronized (this) {
				if (sides.containsKey(each.run())) {
					sides.put(each.run(), made);
				}
			}
		}
		if (!wanted.isEmpty()) {
			listener.run();
		}
	}

	private static boolean sameMeasured(RunFile run, RunFile other) {
		return other.specification().workload().kind() == run.specification().workload().kind()
				&& other.measurements().stream().anyMatch(each -> run.measurements().isEmpty()
						|| run.measurements().stream().anyMatch(now -> now.id().equals(each.id())));
	}

	private static boolean isPlanned(RunFile run, String binding, int sizeBytes) {
		return run.specification().sizes().contains(sizeBytes)
				&& run.specification().bindings().stream().anyMatch(each -> each.id().equals(binding));
	}

	private TestCaseLogSnapshot nothing(String message, boolean problem) {
		return new TestCaseLogSnapshot(projects, project, List.of(), -1, Optional.empty(), Optional.empty(), false,
				Optional.empty(), message, problem, List.of(), List.of(), List.of());
	}

	/** Stops listening. */
	@Override
	public void close() {
		results.removeListener(this);
		synchronized (this) {
			closed = true;
		}
		reading.cancel();
		judging.cancel();
	}
}
