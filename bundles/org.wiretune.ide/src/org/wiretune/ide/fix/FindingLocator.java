/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.fix;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.text.Position;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.Finding;
import org.wiretune.model.Origin;

/** Finds in a fresh analysis the finding that a marker stands for. */
final class FindingLocator {

	private final LintResult result;
	private final MarkerPlaces places;

	/**
	 * Prepares the search.
	 *
	 * @param result the analysis of the texts as they are now
	 * @param places where editors follow markers to
	 */
	FindingLocator(LintResult result, MarkerPlaces places) {
		this.result = result;
		this.places = places;
	}

	/**
	 * Finds a finding: at the place to which an editor followed the marker; where no editor did, at the marker's own
	 * place, or with its message.
	 *
	 * @param marker the marker of a finding
	 * @return the finding, empty where it is no longer there
	 */
	Optional<Finding> find(IMarker marker) {
		String rule = FindingMarkers.ruleId(marker);
		String path = WorkspaceAnalysis.path(marker.getResource());
		List<Finding> candidates = result.findings().stream()
				.filter(finding -> finding.ruleId().equals(rule) && finding.origin().path().equals(path)).toList();
		Position followed = places.place(marker);
		if (followed != null) {
			return candidates.stream().filter(finding -> touches(finding.origin(), followed.getOffset(), followed.getOffset() + followed.getLength()))
					.min(Comparator.comparingInt(finding -> Math.abs(finding.origin().offset() - followed.getOffset())));
		}
		int start = marker.getAttribute(IMarker.CHAR_START, -1);
		String message = marker.getAttribute(IMarker.MESSAGE, "");
		return candidates.stream()
				.filter(finding -> finding.message().equals(message) || start < 0 && finding.origin().length() == 0)
				.min(Comparator.comparingInt(finding -> Math.abs(finding.origin().offset() - Math.max(0, start))));
	}

	private static boolean touches(Origin origin, int start, int end) {
		return origin.offset() <= end && start <= origin.end();
	}
}
