/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.util.List;
import org.wiretune.core.Better;
import org.wiretune.core.Figure;
import org.wiretune.core.Unit;

/** Figures of {@link WorkloadKind#LOGGING}. */
public final class LoggingFigures {

	/** Events that statements logged. */
	public static final Figure EVENTS = new Figure("events-logged", Unit.COUNT, Better.NEITHER);

	/** Lines that were found in the file. */
	public static final Figure LINES = new Figure("lines-written", Unit.COUNT, Better.NEITHER);

	static final List<Figure> ALL = List.of(EVENTS, LINES);

	private LoggingFigures() {
	}
}
