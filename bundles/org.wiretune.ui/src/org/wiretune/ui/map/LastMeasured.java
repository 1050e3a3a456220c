/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.util.Optional;

import org.wiretune.map.MeasuredCall;
import org.wiretune.perf.BindingUnderTest;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.UsualCell;

/** The figure of a run that the map shows at a wire. */
final class LastMeasured {

	private LastMeasured() {
	}

	/**
	 * {@return the mean time of a binding for the object size that is nearest to 100 KB; empty where no call was answered}
	 *
	 * @param run the run
	 * @param binding the binding
	 */
	static Optional<MeasuredCall> of(RunFile run, BindingUnderTest binding) {
		return UsualCell.of(run, binding).map(cell -> new MeasuredCall(cell.meanMs(), cell.sizeLabel()));
	}
}
