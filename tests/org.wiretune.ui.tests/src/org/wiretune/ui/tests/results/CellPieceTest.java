/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.view.CaseCell;
import org.wiretune.perf.view.CaseMatrix;
import org.wiretune.perf.view.CellPiece.Style;
import org.wiretune.perf.view.CellPiece;

/** What of a cell is painted where its column is narrow. */
class CellPieceTest {

	/** Of a letter. */
	private static final int WIDE = 7;

	private static List<CellPiece> pieces(CaseCell cell, int room) {
		return CellPiece.of(cell, room, 10, text -> text.length() * WIDE, text -> text.length() * (WIDE + 1));
	}

	private static List<String> texts(CaseCell cell, int room) {
		return pieces(cell, room).stream().map(CellPiece::text).toList();
	}

	private static List<CaseCell> mostlyInvalid() {
		RunFile before = SampleRuns.lab(SampleRuns.FIRST, 600, 384, 11);
		RunFile after = SampleRuns.lab(SampleRuns.FIRST.plusSeconds(900), 1, 1024, 11);
		return CaseMatrix.of(after, Optional.of(before), List.of(before, after)).rows().stream().flatMap(row -> row.cells().stream()).toList();
	}

	/** The mark was drawn last, so it was what a narrow column cut. */
	@Test
	void howeverNarrowAColumnNoFigureStandsWithoutItsMark() {
		int marked = 0;
		for (int room = 20; room < 400; room++) {
			for (CaseCell cell : mostlyInvalid()) {
				List<String> texts = texts(cell, room);
				if (!cell.usable() && texts.contains(cell.mean())) {
					assertTrue(texts.contains("not valid"), room + ": " + texts);
					marked++;
				}
				if (texts.stream().anyMatch(text -> text.startsWith("before ") && Character.isDigit(text.charAt(7)))) {
					assertTrue(cell.before().equals(texts.getLast()), room + ": " + texts);
				}
				for (CellPiece piece : pieces(cell, room)) {
					assertTrue(piece.x() + piece.text().length() * (piece.style() == Style.STRONG ? WIDE + 1 : WIDE) <= room, room + ": " + piece);
				}
			}
		}
		assertTrue(marked > 1000, "Only " + marked + " were looked at.");
	}

	@Test
	void whereThereIsLittleRoomTheMarkStays() {
		CaseCell last = mostlyInvalid().getLast();
		assertEquals(List.of("12.1 ms", "not valid", "not judged", "before 12.1 ms (not valid)"), texts(last, 300));
		assertEquals(List.of("12.1 ms", "not valid", "not judged", "before not valid"), texts(last, 200));
		assertEquals(List.of("12.1 ms", "not valid", "not judged", "\u2026"), texts(last, 125));
		assertEquals(List.of("not valid", "not judged"), texts(last, 70));
		assertEquals(List.of("not v\u2026", "not j\u2026"), texts(last, 45));
	}
}
