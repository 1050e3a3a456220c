/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.IMarkerResolutionRelevance;
import org.eclipse.ui.views.markers.WorkbenchMarkerResolution;

/**
 * Something that can be done about a finding, about several at once, and across files. Used on the UI thread.
 */
abstract class FindingResolution extends WorkbenchMarkerResolution implements IMarkerResolutionRelevance {

	private final IMarker marker;
	private final String label;
	private final String image;
	private final int relevance;

	/**
	 * Makes a resolution.
	 *
	 * @param marker the finding it was asked for
	 * @param label what it does
	 * @param image key of its image, see {@link FindingImages}
	 * @param relevance larger ones come first
	 */
	FindingResolution(IMarker marker, String label, String image, int relevance) {
		this.marker = marker;
		this.label = label;
		this.image = image;
		this.relevance = relevance;
	}

	/** {@return the finding it was asked for} */
	final IMarker marker() {
		return marker;
	}

	/**
	 * Does it for all markers as one step.
	 *
	 * @param markers findings that {@link #fits} accepts
	 */
	abstract void run(List<IMarker> markers);

	/**
	 * {@return whether it can be done about another finding too}
	 *
	 * @param other a marker of any type
	 */
	abstract boolean fits(IMarker other);

	@Override
	public final String getLabel() {
		return label;
	}

	@Override
	public final Image getImage() {
		return FindingImages.get(image);
	}

	@Override
	public final int getRelevanceForResolution() {
		return relevance;
	}

	@Override
	public final void run(IMarker chosen) {
		run(List.of(chosen));
	}

	@Override
	public final void run(IMarker[] markers, IProgressMonitor monitor) {
		run(Arrays.asList(markers));
	}

	@Override
	public final IMarker[] findOtherMarkers(IMarker[] markers) {
		return Arrays.stream(markers).filter(other -> !other.equals(marker) && fits(other)).toArray(IMarker[]::new);
	}
}
