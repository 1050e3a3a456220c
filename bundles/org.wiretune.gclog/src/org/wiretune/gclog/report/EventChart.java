/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.report;

import static org.wiretune.gclog.GcEvents.UNKNOWN;

import java.util.Locale;

import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.internal.Figures;

/**
 * A column over the order of the events, as a picture: for each of its points across, the least and the greatest value of the
 * events there, so that no outlier is lost however long the log is.
 */
final class EventChart {

	private static final int WIDTH = 900;
	private static final int HEIGHT = 160;

	private EventChart() {
	}

	/** {@return the picture; empty where fewer than two events have the value} */
	static String of(GcEvents events, GcColumn column) {
		int count = 0;
		long top = 0;
		for (int row = 0; row < events.size(); row++) {
			if (isShown(events, column, row)) {
				count++;
				top = Math.max(top, events.get(column, row));
			}
		}
		if (count < 2 || top <= 0) {
			return "";
		}
		StringBuilder path = new StringBuilder();
		int seen = 0;
		int at = -1;
		long least = 0;
		long greatest = 0;
		for (int row = 0; row < events.size(); row++) {
			if (!isShown(events, column, row)) {
				continue;
			}
			long value = events.get(column, row);
			int x = (int) ((long) seen++ * (WIDTH - 1) / (count - 1));
			if (x != at) {
				line(path, at, least, greatest, top);
				at = x;
				least = value;
				greatest = value;
			}
			least = Math.min(least, value);
			greatest = Math.max(greatest, value);
		}
		line(path, at, least, greatest, top);
		String label = column == GcColumn.PAUSE ? Figures.seconds(top) : Figures.bytes(top);
		return String.format(Locale.ROOT, "<svg viewBox=\"0 0 %d %d\" role=\"img\"><text x=\"0\" y=\"12\">%s</text>"
				+ "<path d=\"%s\" stroke=\"#1565c0\" stroke-width=\"1.2\" fill=\"none\"/></svg>%n", WIDTH, HEIGHT + 20, label, path).replace("\r", "");
	}

	private static boolean isShown(GcEvents events, GcColumn column, int row) {
		return events.get(column, row) != UNKNOWN && (column != GcColumn.PAUSE || events.kind(row).isPause());
	}

	private static void line(StringBuilder path, int x, long least, long greatest, long top) {
		if (x >= 0) {
			path.append(path.isEmpty() ? 'M' : 'L').append(x).append(' ').append(y(least, top)).append('L').append(x).append(' ').append(y(greatest, top));
		}
	}

	private static long y(long value, long top) {
		return 18 + HEIGHT - Math.round((double) value * HEIGHT / top);
	}
}
