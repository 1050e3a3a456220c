/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import java.util.List;

import org.eclipse.core.resources.IMarker;
import org.wiretune.ui.proof.ProofDialogs;

/** Measures what the advice of a finding is worth on this machine; where it cannot be measured, says why. */
final class ProveResolution extends FindingResolution {

	/**
	 * Makes a resolution.
	 *
	 * @param marker the finding
	 */
	ProveResolution(IMarker marker) {
		super(marker, Messages.ProveResolution_label, FindingImages.PROVE, 0);
	}

	@Override
	public String getDescription() {
		return Messages.ProveResolution_description;
	}

	@Override
	void run(List<IMarker> markers) {
		ProofDialogs.prove(markers.get(0));
	}

	/** Each proof has values of its own, and one takes minutes. */
	@Override
	boolean fits(IMarker other) {
		return false;
	}
}
