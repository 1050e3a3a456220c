/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import java.util.List;

import org.eclipse.core.resources.IMarker;
import org.eclipse.osgi.util.NLS;
import org.wiretune.ide.fix.FixDescription;
import org.wiretune.ide.fix.FixRefactoring;
import org.wiretune.ide.markers.MarkerFix;

/** Shows what a fix changes in all files, before and after, and applies it if the user agrees. */
final class PreviewResolution extends FindingResolution {

	private static final int AFTER_THE_FIXES = 50;

	private final MarkerFix fix;

	/**
	 * Makes a resolution.
	 *
	 * @param marker the finding
	 * @param fix one of its fixes
	 * @param rank 0 for the recommended one, larger for the others
	 */
	PreviewResolution(IMarker marker, MarkerFix fix, int rank) {
		super(marker, NLS.bind(Messages.PreviewResolution_label, fix.label()), FindingImages.PREVIEW, AFTER_THE_FIXES - rank);
		this.fix = fix;
	}

	@Override
	public String getDescription() {
		return FixDescription.html(fix, marker(), EditorMarkerPlaces.INSTANCE);
	}

	@Override
	void run(List<IMarker> markers) {
		FixDialogs.preview(new FixRefactoring(fix.label(), fix.id(), markers, EditorMarkerPlaces.INSTANCE));
	}

	@Override
	boolean fits(IMarker other) {
		return MarkerFix.of(other).stream().anyMatch(each -> each.id().equals(fix.id()));
	}
}
