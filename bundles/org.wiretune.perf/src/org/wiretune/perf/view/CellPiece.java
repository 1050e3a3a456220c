/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

import org.wiretune.chart.draw.ShortText;


/**
 * A text of a cell of the test case log and where it stands. A figure that must not be used never stands without its mark: where
 * there is no room for both, the mark stays. A figure is never cut, since its begin is another figure.
 *
 * @param text the text
 * @param x where it begins
 * @param line 0 for what was measured, 1 for what it is compared with
 * @param style how it is written
 */
public record CellPiece(String text, int x, int line, Style style) {

	/** How a text is written. */
	public enum Style {
		/** A figure that may be used. */
		STRONG,
		/** What is beside it, and what must not be used. */
		QUIET,
		/** What is wrong with it. */
		MARK,
		/** Better, worse or the same. */
		CHANGE
	}

	/**
	 * Places the texts of a cell.
	 *
	 * @param cell the cell
	 * @param room how wide it is
	 * @param gap between two texts
	 * @param width says how wide a text is
	 * @param strongWidth says how wide a text is in bold
	 * @return its texts
	 */
	public static List<CellPiece> of(CaseCell cell, int room, int gap, ToIntFunction<String> width, ToIntFunction<String> strongWidth) {
		Line measured = new Line(0, room, gap);
		ToIntFunction<String> figure = cell.usable() ? strongWidth : width;
		boolean markAlone = !cell.usable() && !cell.remark().isEmpty() && figure.applyAsInt(cell.mean()) + gap + width.applyAsInt(cell.remark()) > room;
		if (!markAlone) {
			measured.cut(cell.mean(), cell.usable() ? Style.STRONG : Style.QUIET, figure);
		}
		measured.cut(cell.remark(), Style.MARK, width);
		if (!markAlone) {
			measured.whole(cell.p99(), Style.QUIET, width);
		}
		Line compared = new Line(1, room, gap);
		compared.cut(cell.comparison(), Style.CHANGE, width);
		if (!compared.whole(cell.before(), Style.QUIET, width) && !compared.whole(cell.shortBefore(), Style.QUIET, width)) {
			compared.whole(ShortText.MORE, Style.QUIET, width);
		}
		List<CellPiece> all = new ArrayList<>(measured.pieces);
		all.addAll(compared.pieces);
		return List.copyOf(all);
	}

	/** A line that fills from the left. */
	private static final class Line {

		private final int number;
		private final int room;
		private final int gap;
		private final List<CellPiece> pieces = new ArrayList<>();
		private int x;

		Line(int number, int room, int gap) {
			this.number = number;
			this.room = room;
			this.gap = gap;
		}

		void cut(String text, Style style, ToIntFunction<String> width) {
			whole(ShortText.within(text, room - x, width), style, width);
		}

		boolean whole(String text, Style style, ToIntFunction<String> width) {
			int wide = width.applyAsInt(text);
			if (!text.isEmpty() && x + wide <= room) {
				pieces.add(new CellPiece(text, x, number, style));
				x += wide + gap;
				return true;
			}
			return text.isEmpty();
		}
	}
}
