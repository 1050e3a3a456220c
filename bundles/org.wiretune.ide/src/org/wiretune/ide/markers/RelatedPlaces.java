/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.markers;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IMarker;
import org.wiretune.core.Origin;

/** The further places that take part in a finding, the most important first, as its marker keeps them. */
public final class RelatedPlaces {

	/** Separates the places of a marker and the parts of a place; control characters that no path holds. */
	private static final String BETWEEN_PLACES = "\u001e";
	private static final String BETWEEN_PARTS = "\u001f";
	private static final int PARTS = 5;

	private RelatedPlaces() {
	}

	/**
	 * {@return the further places of a finding; of very many only the first, as an attribute of a marker is limited}
	 *
	 * @param marker any marker
	 */
	public static List<Origin> of(IMarker marker) {
		List<Origin> places = new ArrayList<>();
		for (String place : marker.getAttribute(FindingMarkers.RELATED, "").split(BETWEEN_PLACES)) {
			String[] parts = place.split(BETWEEN_PARTS, PARTS);
			if (parts.length == PARTS) {
				places.add(new Origin(parts[0], Integer.parseInt(parts[1]), Integer.parseInt(parts[2]), Integer.parseInt(parts[3]), Integer.parseInt(parts[4])));
			}
		}
		return places;
	}

	/**
	 * {@return places as the attribute of a marker}
	 *
	 * @param places the places
	 * @param longest how many characters it may have; places that do not fit are left out
	 */
	static String attribute(List<Origin> places, int longest) {
		StringBuilder text = new StringBuilder();
		for (Origin place : places) {
			String next = String.join(BETWEEN_PARTS, place.path(), Integer.toString(place.offset()), Integer.toString(place.length()),
					Integer.toString(place.line()), Integer.toString(place.column()));
			if (text.length() + BETWEEN_PLACES.length() + next.length() > longest) {
				break;
			}
			text.append(text.isEmpty() ? "" : BETWEEN_PLACES).append(next);
		}
		return text.toString();
	}
}
