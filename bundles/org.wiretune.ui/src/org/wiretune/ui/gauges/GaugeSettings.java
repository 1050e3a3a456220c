/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import org.eclipse.ui.IMemento;
import org.wiretune.servers.gauges.ChartRange;
import org.wiretune.servers.gauges.GaugeChoice;

/** What a user has chosen for the whole view: how gauges are shown, which of them, and which time. UI thread only. */
final class GaugeSettings {

	private static final String TABLE = "table"; //$NON-NLS-1$
	private static final String CHARTS = "charts"; //$NON-NLS-1$
	private static final String GROUPED = "grouped"; //$NON-NLS-1$
	private static final String COLUMNS = "columns"; //$NON-NLS-1$
	private static final String TOGETHER = "together"; //$NON-NLS-1$
	private static final String HIDDEN = "hidden"; //$NON-NLS-1$
	private static final String SECONDS = "seconds"; //$NON-NLS-1$
	private static final int MILLIS = 1000;

	private final StoredLimits limits = new StoredLimits();
	private Runnable listener = () -> {
	};
	private Runnable ownListener = () -> {
	};
	private GaugeMode mode = GaugeMode.DIALS;
	private GaugeChoice choice = GaugeChoice.ALL;
	private ChartRange range = ChartRange.STANDARD;
	private boolean grouped;
	private boolean columns;
	private boolean together;

	/** Tells of changes from now on. */
	void listen(Runnable change) {
		listener = change;
	}

	/** Tells when the gauges that the user made have changed, from now on. */
	void listenToOwnGauges(Runnable change) {
		ownListener = change;
	}

	/** Says that the gauges that the user made are others. */
	void ownGaugesChanged() {
		ownListener.run();
	}

	/** Says that something is to be shown anew. */
	void changed() {
		listener.run();
	}

	StoredLimits limits() {
		return limits;
	}

	GaugeMode mode() {
		return mode;
	}

	void show(GaugeMode next) {
		mode = next;
		changed();
	}

	GaugeChoice choice() {
		return choice;
	}

	void choose(GaugeChoice next) {
		choice = next;
		changed();
	}

	ChartRange range() {
		return range;
	}

	void showRange(ChartRange next) {
		range = next;
		changed();
	}

	void showCharts(ChartRange next) {
		mode = GaugeMode.CHARTS;
		showRange(next);
	}

	boolean isGrouped() {
		return grouped;
	}

	void group(boolean on) {
		grouped = on;
		changed();
	}

	/** Whether several servers stand side by side, as against one at a time. */
	boolean isSideBySide() {
		return columns;
	}

	void sideBySide(boolean on) {
		columns = on;
		changed();
	}

	/** Whether charts have the lines of all servers, as against that of one. */
	boolean isTogether() {
		return together;
	}

	void together(boolean on) {
		together = on;
		changed();
	}

	void restore(IMemento memento) {
		together = Boolean.TRUE.equals(memento.getBoolean(TOGETHER));
		mode = Boolean.TRUE.equals(memento.getBoolean(TABLE)) ? GaugeMode.TABLE
				: Boolean.TRUE.equals(memento.getBoolean(CHARTS)) ? GaugeMode.CHARTS : GaugeMode.DIALS;
		grouped = Boolean.TRUE.equals(memento.getBoolean(GROUPED));
		columns = Boolean.TRUE.equals(memento.getBoolean(COLUMNS));
		choice = GaugeChoice.parse(memento.getString(HIDDEN));
		Integer seconds = memento.getInteger(SECONDS);
		range = seconds == null ? ChartRange.STANDARD : new ChartRange(seconds * (long) MILLIS, ChartRange.NOW);
	}

	void save(IMemento memento) {
		memento.putBoolean(TABLE, mode == GaugeMode.TABLE);
		memento.putBoolean(CHARTS, mode == GaugeMode.CHARTS);
		memento.putBoolean(GROUPED, grouped);
		memento.putBoolean(COLUMNS, columns);
		memento.putBoolean(TOGETHER, together);
		memento.putString(HIDDEN, choice.toText());
		if (!range.fitting()) {
			memento.putInteger(SECONDS, (int) (range.length() / MILLIS));
		}
	}
}
