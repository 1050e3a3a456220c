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
import org.wiretune.core.Origin;
import org.wiretune.ide.files.WorkspaceFile;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.Finding;

/**
 * The finding that a marker stood for when the user chose it. Kept apart from the marker, because an analysis may change
 * or delete the marker meanwhile.
 *
 * @param rule the rule
 * @param path the file
 * @param headline the headline that the user saw
 * @param start offset of the marker, or -1
 * @param followed where an editor followed the marker to; null where no editor shows the file
 */
record MarkedFinding(String rule, String path, String headline, int start, Range followed) {

	/** A range of a text. */
	record Range(int start, int end) {
	}

	/**
	 * Reads a marker. To be called on the UI thread where editors follow it.
	 *
	 * @param marker the marker of a finding
	 * @param places where editors follow markers to
	 * @return what it stands for
	 */
	static MarkedFinding of(IMarker marker, MarkerPlaces places) {
		Position position = places.place(marker);
		return new MarkedFinding(FindingMarkers.ruleId(marker), WorkspaceFile.path(marker.getResource()), marker.getAttribute(IMarker.MESSAGE, ""),
				marker.getAttribute(IMarker.CHAR_START, -1), position == null ? null : new Range(position.getOffset(), position.getOffset() + position.getLength()));
	}

	/**
	 * Finds the finding again: at the place to which an editor followed its marker; where no editor did, with the same
	 * headline and next to the old place.
	 *
	 * @param result the analysis of the texts as they are now
	 * @return the finding, empty where it is no longer there
	 */
	Optional<Finding> in(LintResult result) {
		List<Finding> candidates = result.findings().stream()
				.filter(finding -> finding.ruleId().equals(rule) && finding.origin().path().equals(path)).toList();
		int near = followed == null ? Math.max(0, start) : followed.start();
		return candidates.stream().filter(finding -> followed == null ? finding.headline().equals(headline) : touches(finding.origin()))
				.min(Comparator.comparingInt(finding -> Math.abs(finding.origin().offset() - near)));
	}

	private boolean touches(Origin origin) {
		return origin.offset() <= followed.end() && followed.start() <= origin.end();
	}
}
