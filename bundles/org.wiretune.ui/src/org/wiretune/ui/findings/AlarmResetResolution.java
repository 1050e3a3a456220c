/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import java.util.List;

import org.eclipse.core.resources.IMarker;
import org.wiretune.ide.alarms.LiveAlarms;
import org.wiretune.ide.markers.AlarmMarkers;

/** Takes a live alarm away without changing a file. */
final class AlarmResetResolution extends FindingResolution {

	/**
	 * Makes a resolution.
	 *
	 * @param marker the marker of the alarm
	 */
	AlarmResetResolution(IMarker marker) {
		super(marker, Messages.AlarmResolution_reset, FindingImages.SUPPRESS, 0);
	}

	@Override
	public String getDescription() {
		return Messages.AlarmResolution_resetDescription;
	}

	@Override
	void run(List<IMarker> markers) {
		markers.forEach(marker -> LiveAlarms.get().reset(AlarmMarkers.alarm(marker)));
	}

	@Override
	boolean fits(IMarker other) {
		return !AlarmMarkers.alarm(other).isEmpty();
	}
}
