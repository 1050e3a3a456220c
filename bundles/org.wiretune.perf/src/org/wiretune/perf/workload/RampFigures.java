/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.util.List;
import org.wiretune.core.Better;
import org.wiretune.core.Figure;
import org.wiretune.core.Unit;

/** Figures of {@link WorkloadKind#RAMP} alone. The last step carries what all steps show together. */
public final class RampFigures {

	/** Users from which throughput grows no more. */
	public static final Figure PLATEAU = new Figure("plateau-users", Unit.COUNT, Better.HIGHER);

	/** Users at which the time of a call turns up. */
	public static final Figure KNEE = new Figure("knee-users", Unit.COUNT, Better.HIGHER);

	/** Users who, with their pauses, would make as many calls as were most. */
	public static final Figure USERS_TO_FILL = new Figure("users-to-fill", Unit.COUNT, Better.NEITHER);

	static final List<Figure> ALL = List.of(PLATEAU, KNEE, USERS_TO_FILL);

	private RampFigures() {
	}
}
