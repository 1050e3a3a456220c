/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import static org.wiretune.gclog.GcEvents.UNKNOWN;
import static org.wiretune.gclog.view.GcLogTexts.TEXTS;

import org.wiretune.chart.model.ChartInk;
import org.wiretune.gclog.CollectionKind;
import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.summary.RowFigures;
import org.wiretune.safety.quantity.Nanoseconds;
import org.wiretune.safety.quantity.Quantity;

/**
 * What can be charted of a log: those of IBM's Pattern Modeling and Analysis Tool, and what newer collectors tell besides. The
 * colour tells the space or the kind of time, the stroke tells what of it. Sizes are bytes, times milliseconds, intervals
 * seconds, shares percent, rates bytes a second.
 */
public enum GcLayer {

	/** Used heap after a collection. */
	HEAP_USED(GcPanel.MEMORY, ChartInk.FIRST, Stroke.LINE),
	/** Used heap before it. */
	HEAP_BEFORE(GcPanel.MEMORY, ChartInk.FIRST, Stroke.DOTTED),
	/** Free heap after it. */
	HEAP_FREE(GcPanel.MEMORY, ChartInk.FIRST, Stroke.DASH_DOT),
	/** Size of the heap. */
	HEAP_TOTAL(GcPanel.MEMORY, ChartInk.FIRST, Stroke.DASHED),
	/** Used tenured space (old generation) after a collection. */
	TENURED_USED(GcPanel.MEMORY, ChartInk.SECOND, Stroke.LINE),
	/** Used tenured space before it. */
	TENURED_BEFORE(GcPanel.MEMORY, ChartInk.SECOND, Stroke.DOTTED),
	/** Free tenured space after it. */
	TENURED_FREE(GcPanel.MEMORY, ChartInk.SECOND, Stroke.DASH_DOT),
	/** Size of the tenured space. */
	TENURED_TOTAL(GcPanel.MEMORY, ChartInk.SECOND, Stroke.DASHED),
	/** Used nursery (young generation) after a collection. */
	NURSERY_USED(GcPanel.MEMORY, ChartInk.FOURTH, Stroke.LINE),
	/** Used nursery before it. */
	NURSERY_BEFORE(GcPanel.MEMORY, ChartInk.FOURTH, Stroke.DOTTED),
	/** Free nursery after it: what is left of the heap's size without the tenured space. */
	NURSERY_FREE(GcPanel.MEMORY, ChartInk.FOURTH, Stroke.DASH_DOT),
	/** Size of the nursery: that of the heap without the tenured space. */
	NURSERY_TOTAL(GcPanel.MEMORY, ChartInk.FOURTH, Stroke.DASHED),
	/** Used metaspace or permanent generation. */
	METASPACE(GcPanel.MEMORY, ChartInk.FIFTH, Stroke.LINE),

	/** What a collection freed. */
	FREED(GcPanel.MOVED, ChartInk.FIRST, Stroke.NEEDLES),
	/** What a young collection moved into the tenured space. */
	PROMOTED(GcPanel.MOVED, ChartInk.SECOND, Stroke.NEEDLES),
	/** The request that found no room. */
	REQUESTED(GcPanel.MOVED, ChartInk.FOURTH, Stroke.DOTS),

	/** How long the application stood still ("AF completed" with IBM). */
	PAUSE(GcPanel.TIME, ChartInk.FIRST, Stroke.NEEDLES),
	/** The same of collections of all generations. */
	FULL_PAUSE(GcPanel.TIME, ChartInk.BAD, Stroke.NEEDLES),
	/** The collection without the way into and out of the pause ("GC completed"). */
	COLLECTION(GcPanel.TIME, ChartInk.SECOND, Stroke.DOTS),
	/** The mark phase. */
	MARK(GcPanel.TIME, ChartInk.FOURTH, Stroke.DOTS),
	/** The sweep phase. */
	SWEEP(GcPanel.TIME, ChartInk.FIFTH, Stroke.DOTS),
	/** The compact phase. */
	COMPACT(GcPanel.TIME, ChartInk.SIXTH, Stroke.DOTS),
	/** Work beside the application. */
	CONCURRENT(GcPanel.TIME, ChartInk.THIRD, Stroke.DOTS),

	/** From the end of the collection before to this one. */
	SINCE(GcPanel.INTERVAL, ChartInk.FIRST, Stroke.DOTS),

	/** Pause by pause and time since the collection before. */
	OVERHEAD(GcPanel.OVERHEAD, ChartInk.FIRST, Stroke.NEEDLES),

	/** What was allocated by the second. */
	ALLOCATION_RATE(GcPanel.RATE, ChartInk.FIRST, Stroke.LINE),
	/** What was promoted by the second. */
	PROMOTION_RATE(GcPanel.RATE, ChartInk.SECOND, Stroke.LINE);

	/** How a layer is drawn. */
	public enum Stroke {
		/** A line. */
		LINE,
		/** A line of dots. */
		DOTTED,
		/** A line of dashes. */
		DASHED,
		/** A line of dashes and dots. */
		DASH_DOT,
		/** A needle from the bottom to each value. */
		NEEDLES,
		/** A dot at each value. */
		DOTS;

		/** {@return whether values are joined by a line} */
		public boolean isLine() {
			return this != NEEDLES && this != DOTS;
		}
	}

	private final GcPanel panel;
	private final ChartInk hue;
	private final Stroke stroke;

	GcLayer(GcPanel panel, ChartInk hue, Stroke stroke) {
		this.panel = panel;
		this.hue = hue;
		this.stroke = stroke;
	}

	/** {@return the chart that it stands in} */
	public GcPanel panel() {
		return panel;
	}

	/** {@return its colour} */
	public ChartInk hue() {
		return hue;
	}

	/** {@return how it is drawn} */
	public Stroke stroke() {
		return stroke;
	}

	/** {@return its name in the legend} */
	public String label() {
		return TEXTS.get("layer." + name());
	}

	/** {@return what it is, a sentence} */
	public String description() {
		return TEXTS.get("layer." + name() + ".about");
	}

	/** {@return whether it is shown unless somebody chooses otherwise} */
	public boolean isUsual() {
		return switch (this) {
		case HEAP_USED, HEAP_TOTAL, TENURED_USED, PAUSE, FULL_PAUSE, OVERHEAD, ALLOCATION_RATE -> true;
		default -> false;
		};
	}

	/**
	 * {@return the value of a row, not a number where the row has none}
	 *
	 * @param events the rows
	 * @param figures what follows from them
	 * @param row the row
	 */
	public double value(GcEvents events, RowFigures figures, int row) {
		return switch (this) {
		case HEAP_USED -> GcEvents.known(events.get(GcColumn.HEAP_AFTER, row));
		case HEAP_BEFORE -> GcEvents.known(events.get(GcColumn.HEAP_BEFORE, row));
		case HEAP_FREE -> rest(events, GcColumn.HEAP_CAPACITY, GcColumn.HEAP_AFTER, row);
		case HEAP_TOTAL -> GcEvents.known(events.get(GcColumn.HEAP_CAPACITY, row));
		case TENURED_USED -> GcEvents.known(events.get(GcColumn.OLD_AFTER, row));
		case TENURED_BEFORE -> GcEvents.known(events.get(GcColumn.OLD_BEFORE, row));
		case TENURED_FREE -> rest(events, GcColumn.OLD_CAPACITY, GcColumn.OLD_AFTER, row);
		case TENURED_TOTAL -> GcEvents.known(events.get(GcColumn.OLD_CAPACITY, row));
		case NURSERY_USED -> GcEvents.known(events.get(GcColumn.YOUNG_AFTER, row));
		case NURSERY_BEFORE -> GcEvents.known(events.get(GcColumn.YOUNG_BEFORE, row));
		case NURSERY_FREE -> NURSERY_TOTAL.value(events, figures, row) - NURSERY_USED.value(events, figures, row);
		case NURSERY_TOTAL -> rest(events, GcColumn.HEAP_CAPACITY, GcColumn.OLD_CAPACITY, row);
		case METASPACE -> GcEvents.known(events.get(GcColumn.METASPACE_AFTER, row));
		case FREED -> GcEvents.known(events.kind(row).isCollection() ? figures.freed(row) : UNKNOWN);
		case PROMOTED -> GcEvents.known(RowFigures.promoted(events, row));
		case REQUESTED -> GcEvents.known(events.get(GcColumn.REQUESTED, row));
		case PAUSE -> time(events.kind(row).isPause() ? events.get(GcColumn.PAUSE, row) : UNKNOWN);
		case FULL_PAUSE -> time(events.kind(row) == CollectionKind.FULL ? events.get(GcColumn.PAUSE, row) : UNKNOWN);
		case COLLECTION -> time(events.get(GcColumn.COLLECTION, row));
		case MARK -> phase(events.get(GcColumn.MARK, row));
		case SWEEP -> phase(events.get(GcColumn.SWEEP, row));
		case COMPACT -> phase(events.get(GcColumn.COMPACT, row));
		case CONCURRENT -> time(events.kind(row).isPause() ? UNKNOWN : events.get(GcColumn.CONCURRENT, row));
		case SINCE -> events.kind(row).isPause() && events.kind(row).isCollection() ? seconds(figures.since(row)) : Double.NaN;
		case OVERHEAD -> figures.overheadPercent(row);
		case ALLOCATION_RATE -> figures.allocationRate(row);
		case PROMOTION_RATE -> figures.promotionRate(row);
		};
	}

	private static double rest(GcEvents events, GcColumn all, GcColumn part, int row) {
		long whole = events.get(all, row);
		long less = events.get(part, row);
		return whole == UNKNOWN || less == UNKNOWN || less > whole ? Double.NaN : whole - less;
	}

	private static double time(long nanos) {
		return Nanoseconds.toMilliseconds(GcEvents.known(nanos));
	}

	/** A phase of no time was not there. */
	private static double phase(long nanos) {
		return nanos <= 0 ? Double.NaN : Nanoseconds.toMilliseconds(nanos);
	}

	private static double seconds(long nanos) {
		return Nanoseconds.toSeconds(GcEvents.known(nanos));
	}

	/**
	 * Writes a value with its unit.
	 *
	 * @param value the value, or not a number
	 * @return such as {@code 237 MB}, {@code 12.5 ms}
	 */
	public String shown(double value) {
		return switch (panel) {
		case MEMORY, MOVED -> Quantity.bytes(value).text();
		case RATE -> Quantity.bytesPerSecond(value).text();
		case TIME -> Quantity.milliseconds(value).text();
		case INTERVAL -> Quantity.seconds(value).text();
		case OVERHEAD -> Quantity.percent(value).text();
		};
	}
}
