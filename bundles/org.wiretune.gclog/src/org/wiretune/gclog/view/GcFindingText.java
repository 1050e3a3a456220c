/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import static org.wiretune.gclog.view.GcLogTexts.TEXTS;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.diagnosis.GcFinding;
import org.wiretune.safety.quantity.Digits;

/**
 * A finding of a log as the IDE shows it.
 *
 * @param finding the finding
 * @param title what it is, in a few words
 * @param places where it can be seen, the first of them
 */
public record GcFindingText(GcFinding finding, String title, List<Place> places) {

	private static final int MOST_PLACES = 12;

	/**
	 * A place that a finding rests on.
	 *
	 * @param row the row; -1 where only a line tells it
	 * @param line the line of the file, counted from 1
	 */
	public record Place(int row, long line) {

		/** {@return the place for a link} */
		public String text() {
			return row < 0 ? TEXTS.get("place.line", Digits.count(line)) : TEXTS.get("place.row", Digits.count(row + 1L));
		}
	}

	/** Copies the list. */
	public GcFindingText {
		places = List.copyOf(places);
	}

	/**
	 * {@return a finding with its title and places}
	 *
	 * @param finding the finding
	 * @param events the rows that it was found in
	 */
	public static GcFindingText of(GcFinding finding, GcEvents events) {
		List<Place> places = new ArrayList<>();
		Set<Long> told = new LinkedHashSet<>();
		for (int row : finding.rows()) {
			if (places.size() < MOST_PLACES && row < events.size()) {
				long line = events.get(GcColumn.LINE, row);
				told.add(line);
				places.add(new Place(row, line));
			}
		}
		for (long line : finding.lines()) {
			if (places.size() < MOST_PLACES && told.add(line)) {
				places.add(new Place(-1, line));
			}
		}
		return new GcFindingText(finding, title(finding.id()), places);
	}

	/** {@return what a finding is, in a few words} @param id its id */
	static String title(String id) {
		return TEXTS.find("finding." + id).orElse(id);
	}

	/** {@return measured value and limit in a line} */
	public String measured() {
		return TEXTS.get("finding.measured", finding.measured(), finding.limit());
	}
}
