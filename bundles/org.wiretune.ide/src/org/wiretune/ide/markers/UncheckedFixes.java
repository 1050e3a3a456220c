/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.markers;

import org.wiretune.lint.finding.Finding;

/**
 * A finding whose marker was left alone: what it says of the fixes was told by the finding as it was before.
 *
 * @param finding the finding as it is now
 * @param told what the marker says of its fixes
 */
public record UncheckedFixes(Finding finding, String told) {

	/** {@return whether the marker says of the fixes what is to be said; computes them} */
	public boolean areRight() {
		return MarkerFix.attribute(finding.fixes()).equals(told);
	}
}
