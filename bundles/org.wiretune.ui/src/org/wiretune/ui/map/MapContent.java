/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.util.Objects;

import org.wiretune.map.MapOverlay;
import org.wiretune.model.solution.Solution;

/**
 * What a map is made of.
 *
 * @param solution what was read; not to be changed
 * @param overlay findings and measured times; asked off the UI thread
 */
record MapContent(Solution solution, MapOverlay overlay) {

	/** Checks that nothing is missing. */
	public MapContent {
		Objects.requireNonNull(solution, "solution"); //$NON-NLS-1$
		Objects.requireNonNull(overlay, "overlay"); //$NON-NLS-1$
	}
}
