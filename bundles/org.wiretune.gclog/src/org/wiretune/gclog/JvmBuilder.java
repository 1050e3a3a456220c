/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import org.wiretune.gclog.internal.Sums;

/** Collects what a log tells of one virtual machine. Used by the thread that reads. */
public final class JvmBuilder {

	private final long line;
	private Clock clock = Clock.NONE;
	private long first = GcEvents.UNKNOWN;
	private long last = GcEvents.UNKNOWN;
	private long wallClock = GcEvents.UNKNOWN;
	private String collector = "";
	private String version = "";
	private long maxHeap = GcEvents.UNKNOWN;
	private long initialHeap = GcEvents.UNKNOWN;
	private long region = GcEvents.UNKNOWN;
	private int processors;
	private long used = GcEvents.UNKNOWN;
	private long usedLine;
	private long pauses;
	private long pauseNanos;
	private final IncidentCounts incidents = new IncidentCounts();

	JvmBuilder(long line) {
		this.line = line;
	}

	/** Notes a time of the log. A log with both clocks counts by uptime. */
	public void time(Clock of, long nanos) {
		if (clock != of) {
			clock = of;
			first = nanos;
			last = nanos;
		} else if (nanos < first) {
			first = nanos;
		} else if (nanos > last) {
			last = nanos;
		}
	}

	/** Notes what has to be added to the uptime for the time since 1970; the first counts. */
	public void wallClock(long nanos) {
		if (wallClock == GcEvents.UNKNOWN) {
			wallClock = nanos;
		}
	}

	/** Notes the collector. */
	public void collector(String name) {
		collector = name;
	}

	/** Notes the version. */
	public void version(String text) {
		version = text;
	}

	/** Notes the greatest heap in bytes. */
	public void maxHeap(long bytes) {
		maxHeap = bytes;
	}

	/** Notes the heap at the start in bytes. */
	public void initialHeap(long bytes) {
		initialHeap = bytes;
	}

	/** Notes the size of a region in bytes. */
	public void region(long bytes) {
		region = bytes;
	}

	/** Notes how many processors there are. */
	public void processors(int count) {
		processors = count;
	}

	/** Notes what is used, told outside of collections. */
	public void used(long bytes, long number) {
		used = bytes;
		usedLine = number;
	}

	/** {@return the clock of the times seen} */
	public Clock clock() {
		return clock;
	}

	/** {@return the last time seen} */
	public long last() {
		return last;
	}

	/** {@return the collector, empty while it is not known} */
	public String collector() {
		return collector;
	}

	/** {@return the version, empty while it is not known} */
	public String version() {
		return version;
	}

	/** {@return the greatest heap in bytes, or unknown} */
	public long maxHeap() {
		return maxHeap;
	}

	/** {@return the size of a region in bytes, or unknown} */
	public long region() {
		return region;
	}

	void pause(long nanos) {
		pauses++;
		pauseNanos = Sums.add(pauseNanos, nanos);
	}

	void incident(IncidentKind kind, long line, long nanos) {
		incidents.add(kind, line, nanos);
	}

	boolean isEmpty() {
		return first == GcEvents.UNKNOWN && pauses == 0 && collector.isEmpty() && version.isEmpty();
	}

	JvmStart build() {
		long offset = clock == Clock.WALL_CLOCK ? 0 : wallClock;
		return new JvmStart(line, clock, first, last, offset, collector, version, maxHeap, initialHeap, region, pauses, pauseNanos, processors,
				used, usedLine, incidents.build());
	}
}
