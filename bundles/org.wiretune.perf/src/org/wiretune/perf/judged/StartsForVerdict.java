/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.judged;

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

	/** {@return how many runs there are to make} */
	public int runs() {
		return missing + after;
	}
}
