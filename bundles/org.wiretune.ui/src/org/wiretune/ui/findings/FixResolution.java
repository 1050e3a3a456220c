/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import java.util.List;

import org.eclipse.core.resources.IMarker;
import org.wiretune.ide.fix.FixDescription;
import org.wiretune.ide.fix.FixRefactoring;
import org.wiretune.ide.markers.MarkerFix;

/** Applies a fix. Its description shows the difference it makes. */
final class FixResolution extends FindingResolution {

	private static final int FIRST = 100;

	private final MarkerFix fix;

	/**
	 * Makes a resolution.
	 *
	 * @param marker the finding
	 * @param fix one of its fixes
	 * @param rank larger for the recommended one
	 */
	FixResolution(IMarker marker, MarkerFix fix, int rank) {
		super(marker, fix.label(), FindingImages.FIX, FIRST + rank);
		this.fix = fix;
	}

	@Override
	public String getDescription() {
		return FixDescription.html(fix, marker(), EditorMarkerPlaces.INSTANCE);
	}

	@Override
	void run(List<IMarker> markers) {
		FixDialogs.apply(new FixRefactoring(fix.label(), fix.id(), markers, EditorMarkerPlaces.INSTANCE));
	}

	@Override
	boolean fits(IMarker other) {
		return MarkerFix.of(other).stream().anyMatch(each -> each.id().equals(fix.id()));
	}
}
