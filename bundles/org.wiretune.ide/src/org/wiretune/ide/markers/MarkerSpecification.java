/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.markers;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;

/**
 * A marker as it shall be, or as it is.
 *
 * @param type the marker type
 * @param attributes all attributes
 */
record MarkerSpecification(String type, Map<String, Object> attributes) {

	private static final Set<String> PLACE = Set.of(IMarker.LINE_NUMBER, IMarker.CHAR_START, IMarker.CHAR_END, IMarker.LOCATION);

	/** Copies the map. */
	MarkerSpecification {
		attributes = Map.copyOf(attributes);
	}

	/**
	 * {@return what a marker is}
	 *
	 * @param marker the marker
	 * @throws CoreException where the marker is gone
	 */
	static MarkerSpecification of(IMarker marker) throws CoreException {
		return new MarkerSpecification(marker.getType(), marker.getAttributes());
	}

	/** {@return the same without its place, to know a marker again that moved} */
	MarkerSpecification withoutPlace() {
		Map<String, Object> rest = new HashMap<>(attributes);
		rest.keySet().removeAll(PLACE);
		return new MarkerSpecification(type, rest);
	}

	/** {@return type and rule or kind of problem, to know a marker again whose measured value changed} */
	List<Object> kind() {
		return List.of(type, attributes.getOrDefault(FindingMarkers.RULE_ID, ""), attributes.getOrDefault(FindingMarkers.PROBLEM_KIND, ""));
	}
}
