/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.chart;

import java.util.Collections;
import java.util.List;

/**
 * How many lines of text charts need.
 *
 * @param titles of each chart for its title and legend
 * @param foot below the time axis
 */
record ChartRows(List<Integer> titles, int foot) {

	ChartRows {
		titles = List.copyOf(titles);
	}

	/** {@return a line everywhere} @param charts how many charts there are */
	static ChartRows single(int charts) {
		return new ChartRows(Collections.nCopies(charts, 1), 1);
	}

	/** {@return all lines of titles and foot} */
	int all() {
		return titles.stream().mapToInt(Integer::intValue).sum() + foot;
	}
}
