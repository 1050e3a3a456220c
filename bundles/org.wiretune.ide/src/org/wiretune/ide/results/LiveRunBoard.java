/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.results;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.core.resources.IProject;
import org.wiretune.perf.BindingUnderTest;
import org.wiretune.perf.ObjectSize;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;

/**
 * What the Run view shows: the course of the run that was started last, while it goes on and after. Safe for any thread.
 */
public final class LiveRunBoard implements RunResultsListener, AutoCloseable {

	private final RunResults results;
	private final Runnable listener;
	private final Map<IProject, Going> going = new LinkedHashMap<>();
	private Shown ended = new Shown("", "", RunSeries.NONE, false, false, null);

	/**
	 * What is shown.
	 *
	 * @param name name of the run, empty when there was none yet
	 * @param sentence how far it is or how it ended; empty when there was none yet
	 * @param series its course
	 * @param running whether it goes on
	 * @param problem whether it failed
	 * @param project the project of the run, null when there was none yet
	 */
	public record Shown(String name, String sentence, RunSeries series, boolean running, boolean problem, IProject project) {
	}

	private static final class Going {
		private final RunSpecification specification;
		private final LiveSeries series = new LiveSeries();
		private String sentence = ResultTexts.get("live.starting");

		Going(RunSpecification specification) {
			this.specification = specification;
		}
	}

	/**
	 * A board that listens from now on.
	 *
	 * @param results the runs of the workspace
	 * @param listener told on background threads when there is something new to show; a few times a second
	 */
	public LiveRunBoard(RunResults results, Runnable listener) {
		this.results = results;
		this.listener = listener;
		results.addListener(this);
	}

	/** {@return what is shown now} */
	public synchronized Shown shown() {
		IProject last = last();
		if (last == null) {
			return ended;
		}
		Going run = going.get(last);
		return new Shown(run.specification.name(), run.sentence, run.series.series(), true, false, last);
	}

	/** Only the run that was started last is shown. */
	private IProject last() {
		return going.keySet().stream().reduce((earlier, later) -> later).orElse(null);
	}

	@Override
	public void runStarted(IProject project, RunSpecification specification) {
		synchronized (this) {
			going.remove(project);
			going.put(project, new Going(specification));
		}
		listener.run();
	}

	@Override
	public void runHappened(IProject project, RunEvent event) {
		boolean changed;
		synchronized (this) {
			Going run = going.get(project);
			if (run == null) {
				return;
			}
			String before = run.sentence;
			run.sentence = sentence(event).orElse(before);
			changed = run.series.happened(event) | !run.sentence.equals(before);
		}
		if (changed) {
			listener.run();
		}
	}

	private static Optional<String> sentence(RunEvent event) {
		return switch (event) {
			case RunEvent.PhaseStarted started -> Optional.of(ResultTexts.format("live.phase", MeasurementLabel.of(started.measurement()), started.phase()));
			case RunEvent.WarmUpStarted started -> Optional.of(cell(started.binding(), started.sizeBytes(), Phase.WARM_UP));
			case RunEvent.MeasurementStarted started ->
				Optional.of(cell(started.binding(), started.sizeBytes(), Phase.MEASUREMENT));
			case RunEvent.Failure failure -> Optional.of(failure.text());
			case RunEvent.ServerReady ready -> Optional.of(ResultTexts.get("live.ready"));
			default -> Optional.empty();
		};
	}

	private static String cell(BindingUnderTest binding, int sizeBytes, String phase) {
		return ResultTexts.format("live.phase", binding.label() + ", " + ObjectSize.label(sizeBytes), phase);
	}

	@Override
	public void runEnded(IProject project, RunFile run) {
		synchronized (this) {
			boolean wasLast = project.equals(last());
			Going over = going.remove(project);
			if (over == null || !wasLast && !going.isEmpty()) {
				return;
			}
			// The file knows more than the events told, such as the end of the last second.
			RunSeries kept = RunSeries.of(run);
			String reason = run.reason().isEmpty() ? "" : ' ' + run.reason();
			ended = new Shown(run.name(), ResultTexts.get("live." + run.state().id()) + reason, kept.isEmpty() ? over.series.series() : kept,
					false, run.state() == RunState.FAILED, project);
		}
		listener.run();
	}

	/** Stops listening. */
	@Override
	public void close() {
		results.removeListener(this);
	}
}
