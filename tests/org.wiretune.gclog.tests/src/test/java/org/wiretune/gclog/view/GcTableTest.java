/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.gclog.report.GcAnalysis;
import org.wiretune.gclog.summary.RowFigures;
import org.wiretune.gclog.view.GcTable.Wanted;

/** The table of collections: columns, filter, order, what the rows come to, and copying. */
class GcTableTest {

	private final GcLogChart chart = GcLogs.chart(GcLogs.steady(100));
	private final List<GcRowKind> kinds = GcRowKind.of(chart.log().events());

	private Wanted wanted(int kind, double from, double to, GcTableColumn order, boolean descending) {
		return new Wanted(kinds.get(kind), from, to, order, descending);
	}

	private GcTable all(GcTableColumn order, boolean descending) {
		return GcTable.of(chart, wanted(0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, order, descending), () -> false);
	}

	@Test
	void columnsAreThoseThatTheLogTells() {
		List<GcTableColumn> columns = GcTableColumn.of(chart);
		assertTrue(columns.containsAll(List.of(GcTableColumn.ROW, GcTableColumn.TIME, GcTableColumn.KIND, GcTableColumn.CAUSE, GcTableColumn.PAUSE, GcTableColumn.OVERHEAD,
				GcTableColumn.HEAP_USED, GcTableColumn.LINE)), columns.toString());
		assertFalse(columns.contains(GcTableColumn.NEEDED));
		assertFalse(columns.contains(GcTableColumn.TENURED_USED));
	}

	@Test
	void rowsAreSortedByNumbersAndNotByTexts() {
		GcTable table = all(GcTableColumn.PAUSE, true);
		assertEquals("1,000.000", GcTableColumn.PAUSE.text(chart, table.row(0)));
		assertEquals("10.000", GcTableColumn.PAUSE.text(chart, table.row(1)));
		assertEquals("1.000", GcTableColumn.PAUSE.text(chart, table.row(99)));
		assertEquals(0, all(GcTableColumn.PAUSE, false).row(0), "Rows with equal figures keep their order.");
		assertEquals(99, all(GcTableColumn.ROW, true).row(0));
		assertEquals("System.gc()", GcTableColumn.CAUSE.text(chart, all(GcTableColumn.CAUSE, true).row(0)));
	}

	@Test
	void theFilterTakesRangesAndKinds() {
		GcTable range = GcTable.of(chart, wanted(0, 2, 3, GcTableColumn.ROW, false), () -> false);
		assertEquals(11, range.size());
		assertEquals(10, range.row(0));
		assertEquals("11 of 100 rows; 11 pauses of 56 ms in all, the longest of 10 ms; that is 5.60 % of 1.000 s.", range.figures().text());
		int full = kinds.stream().map(GcRowKind::label).toList().indexOf("Full");
		GcTable some = GcTable.of(chart, wanted(full, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, GcTableColumn.ROW, false), () -> false);
		assertEquals(1, some.size());
		assertEquals(50, some.row(0));
		assertEquals(0, some.indexOf(50));
		assertEquals(-1, some.indexOf(0));
		assertTrue(kinds.stream().anyMatch(kind -> kind.label().equals("Explicit collections")), kinds.toString());
	}

	@Test
	void filteringCanBeStopped() {
		assertNull(GcTable.of(chart, wanted(0, 0, 1, GcTableColumn.ROW, false), () -> true));
	}

	@Test
	void copiedRowsHaveHeadingsAndTabs() {
		String text = all(GcTableColumn.ROW, false).copy(new int[] { 50 }, List.of(GcTableColumn.ROW, GcTableColumn.KIND, GcTableColumn.PAUSE));
		assertEquals("Row\tKind\tCompleted (ms)\n51\tFull, explicit\t1,000.000\n", text);
	}

	/** The overhead of a row is that of the summary, which PMAT's definition gives. */
	@Test
	void theGreatestOverheadIsThatOfTheSummary() {
		GcAnalysis analysis = GcAnalysis.of(chart.log());
		RowFigures figures = new RowFigures(chart.log().events());
		double greatest = 0;
		for (int row = 0; row < chart.log().events().size(); row++) {
			greatest = Math.max(greatest, Double.isNaN(figures.overheadPercent(row)) ? 0 : figures.overheadPercent(row));
		}
		assertEquals(analysis.summary().maxOverheadPercent(), greatest, 1e-9);
		assertTrue(greatest > 90, greatest + " %");
	}
}
