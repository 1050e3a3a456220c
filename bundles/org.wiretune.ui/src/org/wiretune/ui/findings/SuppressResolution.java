/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import java.util.List;

import org.eclipse.core.resources.IMarker;
import org.eclipse.osgi.util.NLS;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.ui.fix.FixDialogs;

/** Leaves out a finding by a comment at its place. Always the last thing offered. */
final class SuppressResolution extends FindingResolution {

	private static final int LAST = -100;

	private final String rule;

	/**
	 * Makes a resolution.
	 *
	 * @param marker the finding
	 */
	SuppressResolution(IMarker marker) {
		super(marker, NLS.bind(Messages.SuppressResolution_label, FindingMarkers.ruleId(marker)), FindingImages.SUPPRESS, LAST);
		rule = FindingMarkers.ruleId(marker);
	}

	@Override
	public String getDescription() {
		return NLS.bind(Messages.SuppressResolution_description, rule);
	}

	@Override
	void run(List<IMarker> markers) {
		FixDialogs.suppress(rule, markers);
	}

	@Override
	boolean fits(IMarker other) {
		return FindingMarkers.isFinding(other) && FindingMarkers.ruleId(other).equals(rule);
	}
}
