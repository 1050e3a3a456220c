/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.GcLogData;
import org.wiretune.gclog.summary.RowFigures;

/** What can be charted of one log. Series are made when they are first asked for, and kept. May be used by any thread. */
public final class GcLogChart {

	private final String name;
	private final GcLogData log;
	private final GcTimeline timeline;
	private final Set<GcLayer> layers;
	private final List<GcMarks> marks;
	private final Map<GcLayer, GcSeries> series = new ConcurrentHashMap<>();

	/**
	 * Looks what a log tells. Not to be called on the UI thread.
	 *
	 * @param name what it is called beside others
	 * @param log the log, or one of its JVM starts
	 */
	public GcLogChart(String name, GcLogData log) {
		this.name = name;
		this.log = log;
		timeline = GcTimeline.of(log);
		layers = layers(log, timeline);
		List<GcMarks> found = new ArrayList<>();
		for (int flag : new int[] { GcEvents.EXHAUSTED, GcEvents.EVACUATION_FAILED, GcEvents.EXPLICIT }) {
			GcMarks some = GcMarks.of(log, timeline, flag);
			if (some.rows().length > 0) {
				found.add(some);
			}
		}
		marks = List.copyOf(found);
	}

	private static Set<GcLayer> layers(GcLogData log, GcTimeline timeline) {
		Set<GcLayer> known = EnumSet.noneOf(GcLayer.class);
		RowFigures figures = new RowFigures(log.events());
		for (GcLayer layer : GcLayer.values()) {
			if (layer == GcLayer.OVERHEAD && log.lacksPauses()) {
				// Stops may be missing between two of those that were understood.
				continue;
			}
			for (int row = 0; row < log.events().size(); row++) {
				if (Double.isFinite(layer.value(log.events(), figures, row)) && Double.isFinite(timeline.at(row))) {
					known.add(layer);
					break;
				}
			}
		}
		return Collections.unmodifiableSet(known);
	}

	/** {@return what it is called beside others} */
	public String name() {
		return name;
	}

	/** {@return the log} */
	public GcLogData log() {
		return log;
	}

	/** {@return its time axis} */
	public GcTimeline timeline() {
		return timeline;
	}

	/** {@return the layers that the log tells, in their order} */
	public Set<GcLayer> layers() {
		return layers;
	}

	/** {@return rows that are marked above the charts, by kind} */
	public List<GcMarks> marks() {
		return marks;
	}

	/**
	 * Makes series that were not made yet. Not to be called on the UI thread.
	 *
	 * @param wanted the layers
	 */
	public void prepare(Set<GcLayer> wanted) {
		for (GcLayer layer : wanted) {
			if (layers.contains(layer)) {
				series.computeIfAbsent(layer, key -> GcSeries.of(log, timeline, key));
			}
		}
	}

	/**
	 * {@return the values of a layer; null where they were not prepared, or the log does not tell them}
	 *
	 * @param layer the layer
	 */
	public GcSeries series(GcLayer layer) {
		return series.get(layer);
	}
}
