/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.base.ObjectSize;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.result.Phase;
import org.wiretune.safety.quantity.Nanoseconds;

/**
 * Puts the course of a run together from its events while it goes on. Keeps at most {@link #MOST_POINTS} moments; the
 * oldest go first. A loop that tells no seconds is followed by its progress lines. Not safe for several threads.
 */
public final class LiveSeries {

	/** Moments that are kept: a day of seconds. */
	public static final int MOST_POINTS = 86_400;

	/** Measurements whose phases are kept. */
	private static final int MOST_SPANS = 2_000;

	/** Progress lines may come a thousand times a second; so far apart they are drawn. */
	private static final double PROGRESS_SECONDS = 0.25;

	private final Deque<RunPoint> points = new ArrayDeque<>();
	private final Deque<RunSpan> spans = new ArrayDeque<>();
	private Optional<Instant> zero = Optional.empty();
	private boolean seconds;
	private String measurement = "";
	private int index = -1;
	private double offset;
	private double end;
	private boolean open;
	private long changes;

	// Progress of the cell that is being measured.
	private double progressTime;
	private int progressRuns;

	/**
	 * Adds what an event tells.
	 *
	 * @param event what happened in the run
	 * @return whether the course is another one now
	 */
	public boolean happened(RunEvent event) {
		long before = changes;
		take(event);
		return changes != before;
	}

	private void take(RunEvent event) {
		if (event instanceof RunEvent.PhaseStarted started) {
			dropProgress();
			double now = time(started.time());
			if (!started.measurement().equals(measurement) || index < 0) {
				begin(started.measurement(), now);
			}
			span(now, MeasurementLabel.of(started.measurement()), started.phase(), started.phase().equals(Phase.WARM_UP));
		} else if (event instanceof RunEvent.SecondPassed passed) {
			dropProgress();
			if (!passed.measurement().equals(measurement) || index < 0) {
				begin(passed.measurement(), Math.max(0, time(passed.time()) - passed.second().second() - 1));
			}
			add(RunPoint.of(passed.second(), offset, index));
		} else if (event instanceof RunEvent.MeasurementFinished finished) {
			close(time(finished.time()));
			if (!finished.measurement().isValid()) {
				invalid(MeasurementLabel.of(finished.measurement().id()));
			}
		} else if (event instanceof RunEvent.WarmUpStarted started) {
			cell(started.time(), started.binding(), started.sizeBytes(), true);
		} else if (event instanceof RunEvent.MeasurementStarted started) {
			cell(started.time(), started.binding(), started.sizeBytes(), false);
		} else if (event instanceof RunEvent.Progress progress) {
			progress(progress);
		} else if (event instanceof RunEvent.CellFinished finished) {
			if (!seconds) {
				close(time(finished.time()));
			}
		} else if (event instanceof RunEvent.Finished finished) {
			close(zero.isPresent() ? time(finished.time()) : 0);
		}
		// The others are not drawn.
	}

	/** {@return the course so far} */
	public RunSeries series() {
		List<RunSpan> shown = new ArrayList<>(spans);
		if (open && !shown.isEmpty()) {
			shown.add(shown.remove(shown.size() - 1).until(end));
		}
		return new RunSeries(shown, new ArrayList<>(points), end);
	}

	/** Seconds since the load began, never backwards: a clock may be set while a run goes on. */
	private double time(Instant when) {
		if (zero.isEmpty()) {
			zero = Optional.of(when);
		}
		return Math.max(end, Nanoseconds.toSeconds(Duration.between(zero.get(), when).toNanos()));
	}

	private void begin(String id, double now) {
		close(now);
		measurement = id;
		index++;
		offset = now;
	}

	private void span(double from, String label, String phase, boolean warmUp) {
		close(from);
		spans.add(new RunSpan(from, from, label, phase, warmUp));
		if (spans.size() > MOST_SPANS) {
			spans.removeFirst();
		}
		open = true;
		changes++;
		end = Math.max(end, from);
	}

	private void close(double now) {
		if (open) {
			spans.add(spans.removeLast().until(now));
			open = false;
			changes++;
		}
		end = Math.max(end, now);
	}

	/** Its phases are the last ones. */
	private void invalid(String label) {
		Deque<RunSpan> marked = new ArrayDeque<>();
		while (!spans.isEmpty() && spans.getLast().measurement().equals(label)) {
			marked.addFirst(spans.removeLast().invalid());
		}
		spans.addAll(marked);
		changes++;
	}

	private void add(RunPoint point) {
		points.add(point);
		changes++;
		if (points.size() > MOST_POINTS) {
			points.removeFirst();
		}
		end = Math.max(end, point.time());
	}

	/** Seconds say more than progress lines, so these go when the first second comes. */
	private void dropProgress() {
		if (!seconds) {
			seconds = true;
			points.clear();
			spans.clear();
			open = false;
			index = -1;
			measurement = "";
		}
	}

	private void cell(Instant when, BindingUnderTest binding, int sizeBytes, boolean warmUp) {
		double now = time(when);
		if (seconds) {
			return;
		}
		String label = binding.label() + ", " + ObjectSize.label(sizeBytes);
		if (!label.equals(measurement)) {
			begin(label, now);
		}
		span(now, label, warmUp ? Phase.WARM_UP : Phase.MEASUREMENT, warmUp);
		progressTime = now;
		progressRuns = 0;
	}

	private void progress(RunEvent.Progress progress) {
		double now = time(progress.time());
		if (seconds || now - progressTime < PROGRESS_SECONDS) {
			return;
		}
		if (index < 0) {
			cell(progress.time(), progress.binding(), progress.sizeBytes(), progress.warmUp());
		}
		double none = Double.NaN;
		add(new RunPoint(now, index, Math.max(0, progress.runs() - progressRuns) / (now - progressTime), 0, progress.meanMs(), none,
				none, progress.totalHeapMegabytes() - progress.freeHeapMegabytes(), none, none, none, none, 0, none));
		progressTime = now;
		progressRuns = progress.runs();
	}
}
