/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.util.List;
import java.util.Optional;

import org.wiretune.core.Severity;
import org.wiretune.lint.finding.Finding;
import org.wiretune.map.MapFinding;
import org.wiretune.map.MapOverlay;
import org.wiretune.map.MeasuredCall;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;

/** Findings on the binding map of the command line, which knows no performance runs. */
final class FindingsOverlay implements MapOverlay {

	private final List<MapFinding> findings;

	FindingsOverlay(List<Finding> findings) {
		this.findings = findings.stream().map(finding -> new MapFinding(finding.origin(), finding.severity() == Severity.WARNING, finding.message(), finding.related())).toList();
	}

	@Override
	public List<MapFinding> findings() {
		return findings;
	}

	@Override
	public Optional<MeasuredCall> lastMeasured(Module module, Import caller) {
		return Optional.empty();
	}
}
