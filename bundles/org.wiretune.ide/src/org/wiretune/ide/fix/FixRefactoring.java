/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.fix;

import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IMarker;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.finding.TextChange;

/** Applies the fix of a rule to one finding or several. */
public final class FixRefactoring extends FindingRefactoring {

	private final String fixId;
	private volatile String effect = ""; //$NON-NLS-1$

	/**
	 * Makes a refactoring.
	 *
	 * @param label what the fix does
	 * @param fixId the fix, for example {@code sca-async-binding/sync}
	 * @param markers markers of findings of the fix's rule
	 * @param places where editors follow markers to
	 */
	public FixRefactoring(String label, String fixId, List<IMarker> markers, MarkerPlaces places) {
		super(label, markers, places);
		this.fixId = fixId;
	}

	@Override
	protected List<TextChange> changes(Finding finding, LintResult result) {
		Optional<Fix> found = finding.fixes().stream().filter(fix -> fix.id().equals(fixId)).findFirst();
		found.ifPresent(fix -> effect = fix.effect().told(fix.reason()));
		return found.map(Fix::changes).orElse(List.of());
	}

	@Override
	public String effect() {
		return effect;
	}
}
