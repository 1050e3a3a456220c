/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.validity;

import java.util.Optional;
import org.wiretune.core.observed.Observed;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunFile;

/** A rule that looks at a finished measurement. */
@FunctionalInterface
interface MeasurementRule {

	/**
	 * Looks at a measurement.
	 *
	 * @param measurement the measurement
	 * @param run the run so far: specification, environment and the measurements before this one
	 * @return what it has to say, empty when all is well
	 */
	Optional<Observed> judge(Measurement measurement, RunFile run);
}
