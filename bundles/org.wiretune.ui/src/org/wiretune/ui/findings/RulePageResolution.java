/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import java.util.List;

import org.eclipse.core.resources.IMarker;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.PlatformUI;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.ui.fix.FindingHelp;

/** Opens the page of the rule of a finding: why it matters, with figures and their source, and when not to follow it. */
final class RulePageResolution extends FindingResolution {

	private static final int AFTER_THE_PROOF = -80;

	private final String rule;

	/**
	 * Makes a resolution.
	 *
	 * @param marker a finding
	 */
	RulePageResolution(IMarker marker) {
		super(marker, NLS.bind(Messages.RulePageResolution_label, FindingMarkers.ruleId(marker)), FindingImages.PAGE, AFTER_THE_PROOF);
		rule = FindingMarkers.ruleId(marker);
	}

	@Override
	public String getDescription() {
		return Messages.RulePageResolution_description;
	}

	@Override
	void run(List<IMarker> markers) {
		PlatformUI.getWorkbench().getHelpSystem().displayHelp(FindingHelp.context(rule));
	}

	@Override
	boolean fits(IMarker other) {
		return false;
	}
}
