/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import java.util.List;

import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Display;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.report.WithoutFix;

/** Says why a finding has no quick-fix, first of all that is offered: who asks for one gets an answer. */
final class NoFixResolution extends FindingResolution {

	private static final int FIRST = 100;

	private final String reason;

	/**
	 * Makes a resolution.
	 *
	 * @param marker a finding without a fix
	 */
	NoFixResolution(IMarker marker) {
		super(marker, Messages.NoFixResolution_label, FindingImages.NO_FIX, FIRST);
		String rule = FindingMarkers.ruleId(marker);
		reason = WithoutFix.reason(rule, RuleRegistry.standard().rule(rule).orElse(null));
	}

	@Override
	public String getDescription() {
		return reason;
	}

	@Override
	void run(List<IMarker> markers) {
		MessageDialog.openInformation(Display.getCurrent().getActiveShell(), Messages.NoFixResolution_label, reason);
	}

	@Override
	boolean fits(IMarker other) {
		return false;
	}
}
