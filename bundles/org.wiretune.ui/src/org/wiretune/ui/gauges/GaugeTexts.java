/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import org.eclipse.osgi.util.NLS;
import org.wiretune.servers.gauges.GaugeReading;
import org.wiretune.servers.gauges.GaugeState;
import org.wiretune.servers.metrics.MetricFigure;

/** The short texts on a gauge, put together from its reading. */
final class GaugeTexts {

	private GaugeTexts() {
	}

	/** The number at the end of the scale. */
	static String end(GaugeReading reading) {
		double end = reading.scale().to();
		return MetricFigure.exact(end, reading.unit(), end).number();
	}

	/** What stands below the number: its unit and what it is measured against. */
	static String belowNumber(GaugeReading reading) {
		String unit = reading.value().figure().unit();
		return reading.maximum().isPresent() ? NLS.bind(Messages.Gauge_unitOfMaximum, unit, reading.maximum().figure().number())
				: unit;
	}

	/** The line below the dial: the second value and how many wait. */
	static String note(GaugeReading reading) {
		String inner = reading.inner().phrase();
		String waiting = reading.waiting().phrase();
		if (!inner.isEmpty() && !waiting.isEmpty()) {
			return NLS.bind(Messages.Gauge_twoParts, inner, waiting);
		}
		if (!inner.isEmpty() || !waiting.isEmpty()) {
			return inner + waiting;
		}
		return reading.note();
	}

	/** The strip at the bottom: the warning in words, or where the limit is. */
	static String strip(GaugeReading reading) {
		if (reading.state() == GaugeState.WARNING) {
			return reading.warningText();
		}
		boolean limited = reading.state() == GaugeState.NORMAL && reading.limit().isPresent();
		return limited ? NLS.bind(Messages.Gauge_limit, reading.limit().figure()) : reading.stateText();
	}
}
