/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.result;

import java.util.Comparator;
import java.util.Optional;

import org.wiretune.perf.BindingUnderTest;

/** Picks the figure of a run that stands for a binding where there is room for one only. */
public final class UsualCell {

	/** The object size of the lab's comparison of bindings, in bytes. */
	private static final int USUAL_SIZE = 100 * 1024;

	private UsualCell() {
	}

	/**
	 * {@return the cell of a binding for the object size that is nearest to 100 KB by ratio; empty where no call was
	 * answered}
	 *
	 * @param run the run
	 * @param binding the binding
	 */
	public static Optional<RunCell> of(RunFile run, BindingUnderTest binding) {
		return run.cells().stream().filter(cell -> cell.binding().equals(binding.id()) && Double.isFinite(cell.meanMs()))
				.min(Comparator.comparingDouble(UsualCell::distance));
	}

	private static double distance(RunCell cell) {
		return Math.abs(Math.log((double) cell.sizeBytes() / USUAL_SIZE));
	}
}
