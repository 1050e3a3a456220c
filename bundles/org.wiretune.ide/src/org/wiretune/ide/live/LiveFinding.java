/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.live;

import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IMarker;
import org.wiretune.core.Severity;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.overview.FindingCost;
import org.wiretune.lint.overview.InlineAdvice;
import org.wiretune.lint.report.MeasuredHere;

/**
 * A finding in the text of an editor, saved or not.
 *
 * @param ruleId the rule
 * @param offset first character in the text of the editor
 * @param length how many characters
 * @param advice what is said of it beside its line
 * @param finding the finding; empty where nothing was analysed yet and only its marker is known
 */
public record LiveFinding(String ruleId, int offset, int length, InlineAdvice advice, Optional<Finding> finding) {

	/** {@return a finding} @param finding the finding @param cost what a call costs, or null @param measured what proofs came to */
	static LiveFinding of(Finding finding, FindingCost cost, List<MeasuredHere> measured) {
		return new LiveFinding(finding.ruleId(), finding.origin().offset(), finding.origin().length(),
				InlineAdvice.of(finding.severity(), finding.headline(), cost, measured), Optional.of(finding));
	}

	/** {@return the finding of a marker} @param marker the marker @param cost what a call costs, or null */
	static LiveFinding of(IMarker marker, FindingCost cost) {
		int start = Math.max(0, marker.getAttribute(IMarker.CHAR_START, 0));
		Severity severity = marker.getAttribute(IMarker.SEVERITY, IMarker.SEVERITY_INFO) == IMarker.SEVERITY_WARNING ? Severity.WARNING : Severity.INFO;
		return new LiveFinding(FindingMarkers.ruleId(marker), start, Math.max(0, marker.getAttribute(IMarker.CHAR_END, start) - start),
				InlineAdvice.of(severity, marker.getAttribute(IMarker.MESSAGE, ""), cost, List.of()), Optional.empty());
	}

	/** {@return whether it is the same to a reader, wherever it stands} @param other a finding of the same text at another time */
	public boolean isLike(LiveFinding other) {
		return ruleId.equals(other.ruleId) && advice.headline().equals(other.advice.headline());
	}
}
