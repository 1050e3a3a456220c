/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import static org.wiretune.perf.view.ResultTexts.TEXTS;

import java.util.Optional;

import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.base.ObjectSize;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.result.RunFile;

/**
 * A run that goes on, followed from its start, so that a view that is opened in its middle shows all of it. Safe for any
 * thread.
 */
public final class GoingRun {

	private final RunSpecification specification;
	private final LiveRun run;
	private final LiveSeries series = new LiveSeries();
	private String sentence = TEXTS.get("live.starting");
	private long changes;

	public GoingRun(RunSpecification specification) {
		this.specification = specification;
		run = new LiveRun(specification);
	}

	public synchronized void happened(RunEvent event) {
		run.happened(event);
		Optional<String> next = sentence(event);
		boolean other = next.isPresent() && !next.get().equals(sentence);
		sentence = next.orElse(sentence);
		if (series.happened(event) || other) {
			changes++;
		}
	}

	/** {@return how often its course or its sentence has changed} */
	public synchronized long changes() {
		return changes;
	}

	/** {@return the name of the run} */
	public String name() {
		return specification.name();
	}

	/** {@return how far it is} */
	public synchronized String sentence() {
		return sentence;
	}

	/** {@return its course so far} */
	public synchronized RunSeries series() {
		return series.series();
	}

	/** {@return what would be kept if it ended now} */
	public synchronized RunFile soFar() {
		return run.soFar();
	}

	/** {@return the cell that is being measured} */
	public synchronized Optional<LiveCell> current() {
		return run.current();
	}

	private static Optional<String> sentence(RunEvent event) {
		if (event instanceof RunEvent.PhaseStarted started) {
			return Optional.of(TEXTS.get("live.phase", MeasurementLabel.of(started.measurement()), started.phase()));
		}
		if (event instanceof RunEvent.WarmUpStarted started) {
			return Optional.of(cell(started.binding(), started.sizeBytes(), Phase.WARM_UP));
		}
		if (event instanceof RunEvent.MeasurementStarted started) {
			return Optional.of(cell(started.binding(), started.sizeBytes(), Phase.MEASUREMENT));
		}
		if (event instanceof RunEvent.Failure failure) {
			return Optional.of(failure.text());
		}
		if (event instanceof RunEvent.ServerReady) {
			return Optional.of(TEXTS.get("live.ready"));
		}
		return Optional.empty();
	}

	private static String cell(BindingUnderTest binding, int sizeBytes, String phase) {
		return TEXTS.get("live.phase", binding.label() + ", " + ObjectSize.label(sizeBytes), phase);
	}
}
