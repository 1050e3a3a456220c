/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.summary;

import java.util.List;

import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.GcLogData;

/**
 * The figures of a log. Times are nanoseconds, sizes bytes, shares percent; {@link GcEvents#UNKNOWN} and NaN stand for a figure
 * that could not be computed, and {@link #missing()} says why. The fields from {@link #collections} to {@link #largestRequestLine}
 * follow IBM's Pattern Modeling and Analysis Tool.
 *
 * @param jvmStarts how many virtual machines wrote the log
 * @param collections collections, with those beside the application
 * @param allocationFailures collections that began because an allocation found no room
 * @param explicitCollections collections that were asked for
 * @param exhaustions how often memory was exhausted
 * @param fullCollections collections of all generations
 * @param fullPauseNanos the pauses of these
 * @param overheadPercent pauses of collections by the time from the first to the last collection
 * @param maxOverheadPercent the greatest pause / (pause + time since the pause before)
 * @param maxOverheadLine the line of this collection, 0 where there is none
 * @param maxOldBytes the most that was in the old generation (tenured space) after a collection
 * @param meanOldBytes the mean of what was in the old generation after collections
 * @param largestRequestBytes the largest request that found no room
 * @param largestRequestLine the line of it, 0 where there is none
 * @param pauses how often the application stood still
 * @param pauseNanos how long in all
 * @param maxPauseNanos the longest pause
 * @param maxPauseLine the line of it
 * @param pauseTimes percentiles
 * @param runtimeNanos the sum, over all JVM starts, of the time from the first to the last time stamp
 * @param throughputPercent the share of the run time in which the application did not stand still
 * @param allocatedBytes what was allocated between the first and the last collection
 * @param allocationBytesPerSecond by the run time
 * @param promotedBytes what young collections moved into the old generation
 * @param promotionBytesPerSecond by the run time
 * @param footprintBytes the greatest heap
 * @param maxUsedBytes the most that was used
 * @param maxMetaspaceBytes the most metaspace or permanent generation after a collection
 * @param missing a sentence for each figure that could not be computed
 */
public record GcSummary(int jvmStarts, long collections, long allocationFailures, long explicitCollections, long exhaustions, long fullCollections,
		long fullPauseNanos, double overheadPercent, double maxOverheadPercent, long maxOverheadLine, long maxOldBytes, long meanOldBytes,
		long largestRequestBytes, long largestRequestLine, long pauses, long pauseNanos, long maxPauseNanos, long maxPauseLine, PauseTimes pauseTimes,
		long runtimeNanos, double throughputPercent, long allocatedBytes, double allocationBytesPerSecond, long promotedBytes,
		double promotionBytesPerSecond, long footprintBytes, long maxUsedBytes, long maxMetaspaceBytes, List<String> missing) {

	/** {@return the figures of a log} */
	public static GcSummary of(GcLogData log) {
		return new SummaryBuilder(log).build();
	}

	/** {@return the share of the run time in which the application stood still, or NaN} */
	public double pausePercent() {
		return 100 - throughputPercent;
	}
}
