/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.judged;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.time.Duration;
import java.util.List;

import org.wiretune.perf.result.RunFile;

/**
 * How many runs a verdict on a change still needs.
 *
 * @param kept runs before the change that are starts of the same settings and may be used in all that they tell of
 * @param missing how many more are needed before the change
 * @param after how many are needed after it
 * @param seconds how long a run took; 0 where that is not known
 */
public record StartsForVerdict(int kept, int missing, int after, double seconds) {

	/** Machines that others use too spoil a run now and then. */
	private static final int SPARE = 2;
	/** So many times what is wanted are made at most, in turn useful and not. */
	private static final int MOST = 3;
	private static final int LEAST_MINUTES = 90;

	/**
	 * {@return what is needed}
	 *
	 * @param before the run that the change is compared with
	 * @param history runs of its project, newest last
	 */
	public static StartsForVerdict of(RunFile before, List<RunFile> history) {
		int kept = (int) JudgedRuns.alike(before, history).stream().filter(run -> RunComparison.unusable(run).isEmpty()).count();
		double seconds = before.endedAt().map(end -> (double) Duration.between(before.startedAt(), end).toSeconds()).orElse(0.0);
		return new StartsForVerdict(kept, Math.max(0, MeasurementSide.FEWEST_STARTS - kept), MeasurementSide.FEWEST_STARTS, seconds);
	}

	/**
	 * {@return what is needed where no run of the project measured the call yet}
	 */
	public static StartsForVerdict ofNone() {
		return new StartsForVerdict(0, MeasurementSide.FEWEST_STARTS, MeasurementSide.FEWEST_STARTS, 0);
	}

	/**
	 * {@return whether one more run is made: not as many were as are wanted, or some of them must not be used and either no more
	 * than {@value #SPARE} were made for these, or the newest may be used, so that the machine is quiet again} A fix of the
	 * wiring changes no setting, so runs before it are like those after it, and only those of this side count.
	 *
	 * @param made how many were made on this side
	 * @param wanted how many are wanted on it
	 * @param verdict whether a verdict is wanted; otherwise a run that must not be used is not made again
	 * @param newest the run that was made last
	 * @param history runs of its project, newest last
	 */
	public static boolean isAnotherNeeded(int made, int wanted, boolean verdict, RunFile newest, List<RunFile> history) {
		List<RunFile> alike = JudgedRuns.alike(newest, history);
		long usable = alike.subList(Math.max(0, alike.size() - made), alike.size()).stream().filter(run -> RunComparison.unusable(run).isEmpty()).count();
		boolean hopeful = made < wanted + SPARE || RunComparison.unusable(newest).isEmpty() && made < MOST * wanted;
		return made < wanted || verdict && usable < wanted && hopeful;
	}

	/** {@return how many runs there are to make} */
	public int runs() {
		return missing + after;
	}

	/** {@return what is needed and how long it takes, in sentences} */
	public String sentence() {
		String runs = missing == 0 ? TEXTS.get("starts.enough", kept, after) : TEXTS.get("starts.missing", after, kept, missing);
		return seconds == 0 ? runs : runs + ' ' + time(seconds * runs());
	}

	/** As people say it: nobody plans by seconds what takes minutes, and each run takes another time. */
	private static String time(double all) {
		return all < LEAST_MINUTES ? TEXTS.get("starts.seconds", Math.max(10, Math.round(all / 10) * 10)) : TEXTS.get("starts.minutes", Math.round(all / 60));
	}
}
