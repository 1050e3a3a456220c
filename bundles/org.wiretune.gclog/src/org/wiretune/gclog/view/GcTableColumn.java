/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import static org.wiretune.gclog.GcEvents.UNKNOWN;
import static org.wiretune.gclog.view.GcLogTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.wiretune.gclog.CollectionKind;
import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.summary.RowFigures;
import org.wiretune.safety.quantity.Bytes;
import org.wiretune.safety.quantity.Digits;

/** The columns of the table of collections: those of "GC View All" of IBM's tool, with time, kind, cause and line besides. */
public enum GcTableColumn {

	/** Number of the row. */
	ROW(true),
	/** Time on the axis in seconds. */
	TIME(true),
	/** Kind of the collection. */
	KIND(false),
	/** Why it was made. */
	CAUSE(false),
	/** Time since the collection before. */
	SINCE(true),
	/** How long the application stood still. */
	PAUSE(true),
	/** The collection alone. */
	COLLECTION(true),
	/** Work beside the application. */
	CONCURRENT(true),
	/** Share of the time in it. */
	OVERHEAD(true),
	/** The request that found no room. */
	NEEDED(true),
	/** What was freed. */
	FREED(true),
	/** Used heap before. */
	HEAP_BEFORE(true),
	/** Used heap after. */
	HEAP_USED(true),
	/** Free heap after. */
	HEAP_FREE(true),
	/** Size of the heap. */
	HEAP_TOTAL(true),
	/** Used tenured space before. */
	TENURED_BEFORE(true),
	/** Used tenured space after. */
	TENURED_USED(true),
	/** Free tenured space after. */
	TENURED_FREE(true),
	/** Size of the tenured space. */
	TENURED_TOTAL(true),
	/** Used nursery before. */
	NURSERY_BEFORE(true),
	/** Used nursery after. */
	NURSERY_USED(true),
	/** Free nursery after. */
	NURSERY_FREE(true),
	/** Size of the nursery. */
	NURSERY_TOTAL(true),
	/** What was promoted. */
	PROMOTED(true),
	/** Metaspace or permanent generation. */
	METASPACE(true),
	/** Mark phase. */
	MARK(true),
	/** Sweep phase. */
	SWEEP(true),
	/** Compact phase. */
	COMPACT(true),
	/** Whether memory was still missing. */
	EXHAUSTED(false),
	/** Line of the file. */
	LINE(true);

	private final boolean figure;

	GcTableColumn(boolean figure) {
		this.figure = figure;
	}

	/** {@return its heading, with the unit} */
	public String title() {
		return TEXTS.get("column." + name());
	}

	/** {@return what it tells, a sentence} */
	public String description() {
		return TEXTS.get("column." + name() + ".about");
	}

	/** {@return whether it is a number and stands at the right} */
	public boolean isFigure() {
		return figure;
	}

	/**
	 * {@return the columns that a log has values for}
	 *
	 * @param chart what the log tells
	 */
	public static List<GcTableColumn> of(GcLogChart chart) {
		List<GcTableColumn> known = new ArrayList<>();
		for (GcTableColumn column : values()) {
			GcLayer layer = column.layer();
			boolean told = layer != null ? chart.layers().contains(layer) : switch (column) {
			case TIME -> chart.timeline().isTimed();
			case CAUSE -> hasCause(chart.log().events());
			case EXHAUSTED -> chart.marks().stream().anyMatch(marks -> marks.flag() != GcEvents.EXPLICIT);
			default -> true;
			};
			if (told) {
				known.add(column);
			}
		}
		return known;
	}

	private static boolean hasCause(GcEvents events) {
		for (int row = 0; row < events.size(); row++) {
			if (!events.cause(row).isEmpty()) {
				return true;
			}
		}
		return false;
	}

	private GcLayer layer() {
		return switch (this) {
		case NEEDED -> GcLayer.REQUESTED;
		case ROW, TIME, KIND, CAUSE, EXHAUSTED, LINE -> null;
		default -> GcLayer.valueOf(name());
		};
	}

	/**
	 * {@return the text of a row; empty where the log does not tell it}
	 *
	 * @param chart what the log tells
	 * @param row the row
	 */
	public String text(GcLogChart chart, int row) {
		GcEvents events = chart.log().events();
		return switch (this) {
		case ROW -> Digits.count(row + 1L);
		case TIME -> fixed(chart.timeline().at(row), 3);
		case KIND -> kind(events, row);
		case CAUSE -> events.cause(row);
		case EXHAUSTED -> exhausted(events, row);
		case LINE -> events.get(GcColumn.LINE, row) == UNKNOWN ? "" : Digits.count(events.get(GcColumn.LINE, row));
		case NEEDED -> {
			long bytes = events.get(GcColumn.REQUESTED, row);
			yield bytes == UNKNOWN ? "" : Digits.count(bytes);
		}
		default -> figure(events, row);
		};
	}

	private String figure(GcEvents events, int row) {
		double value = layer().value(events, new RowFigures(events), row);
		return switch (layer().panel()) {
		case MEMORY, MOVED -> fixed(Bytes.toMegabytes(value), Math.abs(value) < Bytes.IN_MEGABYTE ? 3 : 1);
		case OVERHEAD -> fixed(value, 2);
		default -> fixed(value, 3);
		};
	}

	/** Rows of a column have the same number of digits behind the point; a cell of nothing is empty. */
	private static String fixed(double value, int digits) {
		return Double.isFinite(value) ? Digits.fixed(value, digits) : "";
	}

	/** {@return kind of a row, and whether somebody asked for it} */
	static String kind(GcEvents events, int row) {
		CollectionKind kind = events.kind(row);
		String label = TEXTS.find("kind." + kind.name()).orElse(kind.label());
		return events.is(GcEvents.EXPLICIT, row) ? TEXTS.get("kind.explicit", label) : label;
	}

	private static String exhausted(GcEvents events, int row) {
		return events.is(GcEvents.EXHAUSTED, row) ? TEXTS.get("mark." + GcEvents.EXHAUSTED)
				: events.is(GcEvents.EVACUATION_FAILED, row) ? TEXTS.get("mark." + GcEvents.EVACUATION_FAILED) : "";
	}

	/** {@return the number that rows are sorted by} */
	RowOrder.Key key(GcLogChart chart) {
		GcEvents events = chart.log().events();
		RowFigures figures = new RowFigures(events);
		GcLayer layer = layer();
		if (layer != null) {
			return row -> RowOrder.key(layer.value(events, figures, row));
		}
		Map<String, Integer> causes = this == CAUSE ? ranks(events) : Map.of();
		return switch (this) {
		case TIME -> row -> RowOrder.key(chart.timeline().at(row));
		case KIND -> row -> events.kind(row).ordinal() * 2L + (events.is(GcEvents.EXPLICIT, row) ? 1 : 0);
		case CAUSE -> row -> causes.get(events.cause(row));
		case EXHAUSTED -> row -> (events.is(GcEvents.EXHAUSTED, row) ? 2 : 0) + (events.is(GcEvents.EVACUATION_FAILED, row) ? 1 : 0);
		case LINE -> row -> events.get(GcColumn.LINE, row);
		default -> row -> row;
		};
	}

	/** The places of causes in the alphabet. */
	private static Map<String, Integer> ranks(GcEvents events) {
		Map<String, Integer> ranks = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
		for (int row = 0; row < events.size(); row++) {
			ranks.putIfAbsent(events.cause(row), 0);
		}
		int rank = 0;
		for (Map.Entry<String, Integer> entry : ranks.entrySet()) {
			entry.setValue(rank++);
		}
		return ranks;
	}
}
