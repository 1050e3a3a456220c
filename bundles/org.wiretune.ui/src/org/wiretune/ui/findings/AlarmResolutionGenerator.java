/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IMarker;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IMarkerResolutionGenerator2;
import org.wiretune.ide.alarms.LiveAlarms;
import org.wiretune.ide.markers.AlarmMarkers;
import org.wiretune.ide.markers.MarkerFix;
import org.wiretune.perf.alarm.Alarm;

/** Quick-fixes of a live alarm: set the limit to the observed demand, see the change before, or reset the alarm. */
public final class AlarmResolutionGenerator implements IMarkerResolutionGenerator2 {

	@Override
	public boolean hasResolutions(IMarker marker) {
		return !AlarmMarkers.alarm(marker).isEmpty();
	}

	@Override
	public IMarkerResolution[] getResolutions(IMarker marker) {
		List<IMarkerResolution> resolutions = new ArrayList<>();
		String key = AlarmMarkers.alarm(marker);
		Optional<Alarm> alarm = LiveAlarms.get().alarm(key);
		if (alarm.isPresent()) {
			for (MarkerFix fix : MarkerFix.of(marker)) {
				resolutions.add(new AlarmFixResolution(marker, alarm.get(), fix, false));
				resolutions.add(new AlarmFixResolution(marker, alarm.get(), fix, true));
			}
		}
		if (!key.isEmpty()) {
			resolutions.add(new AlarmResetResolution(marker));
		}
		return resolutions.toArray(IMarkerResolution[]::new);
	}
}
