/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import java.util.List;

import org.eclipse.core.resources.IMarker;
import org.wiretune.core.FixEffect;
import org.wiretune.ide.fix.FixDescription;
import org.wiretune.ide.fix.FixRefactoring;
import org.wiretune.ide.markers.MarkerFix;
import org.wiretune.ui.fix.EditorMarkerPlaces;

/** Something that is done with a fix; its description shows the difference that the fix makes. */
abstract class MarkerFixResolution extends FindingResolution {

	private final MarkerFix fix;

	/**
	 * Makes a resolution.
	 *
	 * @param marker the finding
	 * @param fix one of its fixes
	 * @param label what it does
	 * @param image key of its image, see {@link FindingImages}
	 * @param relevance larger ones come first
	 */
	MarkerFixResolution(IMarker marker, MarkerFix fix, String label, String image, int relevance) {
		super(marker, label, image, relevance);
		this.fix = fix;
	}

	/**
	 * Does it with the changes of the fix to all markers.
	 *
	 * @param changes the changes
	 * @param unasked whether they may be made without a look at them: those of one finding, or what keeps the meaning
	 */
	abstract void run(FixRefactoring changes, boolean unasked);

	@Override
	public final String getDescription() {
		return FixDescription.html(fix, marker(), EditorMarkerPlaces.INSTANCE);
	}

	@Override
	final void run(List<IMarker> markers) {
		run(new FixRefactoring(fix.label(), fix.id(), markers, EditorMarkerPlaces.INSTANCE), markers.size() == 1 || fix.effect() == FixEffect.KEEPS_MEANING);
	}

	@Override
	final boolean fits(IMarker other) {
		return MarkerFix.of(other).stream().anyMatch(each -> each.id().equals(fix.id()));
	}
}
