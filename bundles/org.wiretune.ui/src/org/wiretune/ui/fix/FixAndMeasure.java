/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.fix;

import java.util.Arrays;
import java.util.Optional;

import org.eclipse.core.resources.IMarker;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.ide.IDE;

/**
 * What can be done about a finding whose fix a run can measure: fix it, run again, compare the same call. Hovers and menus that
 * know findings by their markers only find it among what the platform offers. UI thread only.
 */
public interface FixAndMeasure extends IMarkerResolution {

	/** {@return it for a finding; empty where no run can tell what its fix comes to} @param marker the marker of the finding */
	static Optional<FixAndMeasure> of(IMarker marker) {
		return Arrays.stream(IDE.getMarkerHelpRegistry().getResolutions(marker)).filter(FixAndMeasure.class::isInstance).map(FixAndMeasure.class::cast).findFirst();
	}
}
