/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IMarker;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IMarkerResolutionGenerator2;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.ide.markers.MarkerFix;
import org.wiretune.ide.results.RunBeforeFix;
import org.wiretune.lint.registry.RuleRegistry;

/**
 * Offers for a finding: each of its fixes and a preview of each, or why there is none; fixing and measuring again where a run can tell; a proof on this machine, the gauge of what it costs, the page of the rule, its
 * severity, and suppressing it with a reason. Made from the marker alone, so Ctrl+1 and the Problems view need no analysis to show it.
 */
public final class FindingResolutionGenerator implements IMarkerResolutionGenerator2 {

	@Override
	public boolean hasResolutions(IMarker marker) {
		return FindingMarkers.isFinding(marker);
	}

	@Override
	public IMarkerResolution[] getResolutions(IMarker marker) {
		List<IMarkerResolution> resolutions = new ArrayList<>();
		if (FindingMarkers.isFinding(marker)) {
			List<MarkerFix> fixes = MarkerFix.of(marker);
			for (int i = 0; i < fixes.size(); i++) {
				resolutions.add(new FixResolution(marker, fixes.get(i), fixes.size() - i));
			}
			for (int i = 0; i < fixes.size(); i++) {
				resolutions.add(new PreviewResolution(marker, fixes.get(i), i));
			}
			if (fixes.isEmpty()) {
				resolutions.add(new NoFixResolution(marker));
			}
			if (RunBeforeFix.canTell(marker)) {
				resolutions.add(new FixAndMeasureResolution(marker));
			}
			resolutions.add(new ProveResolution(marker));
			resolutions.add(new ShowGaugeResolution(marker));
			resolutions.add(new RulePageResolution(marker));
			if (RuleRegistry.standard().rule(FindingMarkers.ruleId(marker)).isPresent()) {
				resolutions.add(new SeverityResolution(marker));
			}
			resolutions.add(new SuppressResolution(marker));
		}
		return resolutions.toArray(IMarkerResolution[]::new);
	}
}
