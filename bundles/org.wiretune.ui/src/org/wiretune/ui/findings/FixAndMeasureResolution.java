/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import java.util.List;

import org.eclipse.core.resources.IMarker;
import org.wiretune.ui.fix.FixAndMeasure;
import org.wiretune.ui.result.FixAndRun;

/** Fixes a finding, makes a run again, and compares the same call before and after. */
final class FixAndMeasureResolution extends FindingResolution implements FixAndMeasure {

	private static final int AFTER_THE_PREVIEWS = 10;

	/**
	 * Makes a resolution.
	 *
	 * @param marker a finding whose fix a run can measure
	 */
	FixAndMeasureResolution(IMarker marker) {
		super(marker, Messages.FixAndMeasureResolution_label, FindingImages.MEASURE, AFTER_THE_PREVIEWS);
	}

	@Override
	public String getDescription() {
		return Messages.FixAndMeasureResolution_description;
	}

	@Override
	void run(List<IMarker> markers) {
		FixAndRun.start(markers.get(0));
	}

	/** Of two changes at once nobody could tell which of them it was. */
	@Override
	boolean fits(IMarker other) {
		return false;
	}
}
