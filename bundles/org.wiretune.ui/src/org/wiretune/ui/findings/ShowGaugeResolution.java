/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import java.util.List;

import org.eclipse.core.resources.IMarker;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.ui.gauges.ShownGauge;

/** Opens the gauges with the one that shows what a finding costs, or says which would and what to start. */
final class ShowGaugeResolution extends FindingResolution {

	private static final int AFTER_THE_PROOF = -70;

	/**
	 * Makes a resolution.
	 *
	 * @param marker a finding
	 */
	ShowGaugeResolution(IMarker marker) {
		super(marker, Messages.ShowGaugeResolution_label, FindingImages.GAUGE, AFTER_THE_PROOF);
	}

	@Override
	public String getDescription() {
		return Messages.ShowGaugeResolution_description;
	}

	@Override
	void run(List<IMarker> markers) {
		ShownGauge.show(FindingMarkers.ruleId(markers.get(0)));
	}

	/** One gauge is shown at a time. */
	@Override
	boolean fits(IMarker other) {
		return false;
	}
}
