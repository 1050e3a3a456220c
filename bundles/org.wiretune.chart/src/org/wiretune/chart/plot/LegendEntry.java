/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

import org.wiretune.chart.draw.ShortText;


/**
 * A name in the legend of a chart, and where it stands: behind the title, or in a further line where there is no room. No line is
 * without its name; where there is little room it stands without its figure. The places do not depend on the figures, so that
 * nothing jumps while a cursor moves.
 *
 * @param text the name, mostly with its figure
 * @param x where its sign begins
 * @param row 0 for the line of the title, 1 for the one below and so on
 */
public record LegendEntry(String text, int x, int row) {

	/** As wide as most figures. */
	public static final String FIGURE = " 0000";

	/**
	 * What a legend has room for.
	 *
	 * @param title width of the title with what keeps the names off it
	 * @param room width of a line
	 * @param sign width of the sign before a name with what keeps the name off it
	 * @param gap between two names
	 * @param figure what room is kept for behind each name, such as {@link #FIGURE}
	 * @param width says how wide a text is
	 */
	public record Room(int title, int room, int sign, int gap, String figure, ToIntFunction<String> width) {

		private int of(String text) {
			return sign + width.applyAsInt(text);
		}
	}

	/**
	 * Says how many lines a legend takes with its title.
	 *
	 * @param names the names
	 * @param room the room
	 * @return 1 or more
	 */
	public static int rows(List<String> names, Room room) {
		return of(names, names, room).stream().mapToInt(LegendEntry::row).max().orElse(0) + 1;
	}

	/**
	 * Places the names of a legend.
	 *
	 * @param names the names
	 * @param withFigures the names with their figures
	 * @param room the room
	 * @return an entry for each
	 */
	public static List<LegendEntry> of(List<String> names, List<String> withFigures, Room room) {
		List<LegendEntry> entries = new ArrayList<>();
		int row = 0;
		int x = room.title();
		for (int i = 0; i < names.size(); i++) {
			int usual = room.of(names.get(i) + room.figure());
			if (x > 0 && x + usual > room.room()) {
				row++;
				x = 0;
			}
			int left = room.room() - x;
			String text = room.of(withFigures.get(i)) <= left ? withFigures.get(i) : ShortText.within(names.get(i), left - room.sign(), room.width());
			entries.add(new LegendEntry(text, x, row));
			x += Math.max(usual, room.of(text)) + room.gap();
		}
		return List.copyOf(entries);
	}
}
