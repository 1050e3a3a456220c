/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.util.List;
import org.wiretune.core.Better;
import org.wiretune.core.Figure;
import org.wiretune.core.Unit;

/** Figures of calls that Apache JMeter made, for whatever kind of workload. */
public final class JMeterFigures {

	/** All calls of the result file, those of the warm-up too. */
	public static final Figure ALL_CALLS = new Figure("calls-with-warm-up", Unit.COUNT, Better.NEITHER);

	/** Calls a second that the workload asks for. */
	public static final Figure RATE = new Figure("rate-asked-for", Unit.PER_SECOND, Better.NEITHER);

	static final List<Figure> ALL = List.of(ALL_CALLS, RATE);

	private JMeterFigures() {
	}
}
