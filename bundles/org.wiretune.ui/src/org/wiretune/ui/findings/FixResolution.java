/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import org.eclipse.core.resources.IMarker;
import org.wiretune.ide.fix.FixRefactoring;
import org.wiretune.ide.markers.MarkerFix;
import org.wiretune.ui.fix.FixDialogs;

/** Applies a fix. Its description shows the difference it makes. */
final class FixResolution extends MarkerFixResolution {

	private static final int FIRST = 100;

	/**
	 * Makes a resolution.
	 *
	 * @param marker the finding
	 * @param fix one of its fixes
	 * @param rank larger for the recommended one
	 */
	FixResolution(IMarker marker, MarkerFix fix, int rank) {
		super(marker, fix, fix.label(), FindingImages.FIX, FIRST + rank);
	}

	@Override
	void run(FixRefactoring changes, boolean unasked) {
		if (unasked) {
			FixDialogs.apply(changes);
		} else {
			FixDialogs.preview(changes);
		}
	}
}
