/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import org.eclipse.core.resources.IMarker;
import org.eclipse.osgi.util.NLS;
import org.wiretune.ide.fix.FixRefactoring;
import org.wiretune.ide.markers.MarkerFix;
import org.wiretune.ui.fix.FixDialogs;

/** Shows what a fix changes in all files, before and after, and applies it if the user agrees. */
final class PreviewResolution extends MarkerFixResolution {

	private static final int AFTER_THE_FIXES = 50;

	/**
	 * Makes a resolution.
	 *
	 * @param marker the finding
	 * @param fix one of its fixes
	 * @param rank 0 for the recommended one, larger for the others
	 */
	PreviewResolution(IMarker marker, MarkerFix fix, int rank) {
		super(marker, fix, NLS.bind(Messages.PreviewResolution_label, fix.label()), FindingImages.PREVIEW, AFTER_THE_FIXES - rank);
	}

	@Override
	void run(FixRefactoring changes, boolean unasked) {
		FixDialogs.preview(changes);
	}
}
