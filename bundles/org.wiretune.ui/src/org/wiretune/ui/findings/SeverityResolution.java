/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import java.util.List;

import org.eclipse.core.resources.IMarker;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.wiretune.ide.markers.FindingMarkers;

/** Opens the preferences at the rule of a finding: its severity, its numbers, and whether it is on. */
final class SeverityResolution extends FindingResolution {

	private static final int BEFORE_SUPPRESSING = -90;
	private static final String PAGE = "org.wiretune.ui.rules"; //$NON-NLS-1$

	private final String rule;

	/**
	 * Makes a resolution.
	 *
	 * @param marker a finding of a rule that the preferences know
	 */
	SeverityResolution(IMarker marker) {
		super(marker, NLS.bind(Messages.SeverityResolution_label, FindingMarkers.ruleId(marker)), FindingImages.SEVERITY, BEFORE_SUPPRESSING);
		rule = FindingMarkers.ruleId(marker);
	}

	@Override
	public String getDescription() {
		return Messages.SeverityResolution_description;
	}

	@Override
	void run(List<IMarker> markers) {
		PreferencesUtil.createPreferenceDialogOn(Display.getCurrent().getActiveShell(), PAGE, null, rule).open();
	}

	@Override
	boolean fits(IMarker other) {
		return false;
	}
}
