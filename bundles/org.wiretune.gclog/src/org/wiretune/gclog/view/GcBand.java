/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import java.util.List;

import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.diagnosis.GcFinding;
import org.wiretune.safety.quantity.Nanoseconds;

/**
 * A part of the time axis that charts shade, because a finding speaks of it.
 *
 * @param from where it begins
 * @param to where it ends
 */
public record GcBand(double from, double to) {

	/** The finding judges windows of ten seconds at most. */
	private static final double WINDOW = 10;
	private static final String EXCESSIVE = "gc-excessive";

	/**
	 * {@return the parts in which collection was excessive}
	 *
	 * @param part the log or a JVM start of it
	 */
	public static List<GcBand> of(GcLogFile.Part part) {
		GcTimeline timeline = part.chart().timeline();
		GcEvents events = part.chart().log().events();
		return part.analysis().diagnosis().findings().stream()
				.filter(finding -> finding.id().equals(EXCESSIVE) && !finding.rows().isEmpty() && timeline.isTimed() && events.has(GcColumn.START, finding.rows().get(0)))
				.map(finding -> band(timeline, events, finding)).toList();
	}

	/** From the first row to the end of the last; a finding with very many rows names the first of them only. */
	private static GcBand band(GcTimeline timeline, GcEvents events, GcFinding finding) {
		double from = timeline.at(finding.rows().get(0));
		int last = finding.rows().get(finding.rows().size() - 1);
		boolean whole = finding.lines().size() < GcFinding.MOST_ROWS && events.has(GcColumn.START, last) && events.has(GcColumn.PAUSE, last);
		return new GcBand(from, whole ? timeline.at(last) + Nanoseconds.toSeconds(events.get(GcColumn.PAUSE, last)) : from + WINDOW);
	}
}
