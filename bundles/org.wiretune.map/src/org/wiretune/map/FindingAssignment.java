/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.wiretune.core.Origin;

/**
 * Gives each finding to the element it stands at. A finding that stands outside the map, for example at a thread pool,
 * goes to the elements among its related places.
 */
final class FindingAssignment {

	private final Map<String, List<MapFinding>> byElement = new HashMap<>();

	FindingAssignment(List<MapFinding> findings, ElementPlaces places) {
		for (MapFinding finding : findings) {
			for (String id : elementsOf(finding, places)) {
				byElement.computeIfAbsent(id, key -> new ArrayList<>()).add(finding);
			}
		}
		byElement.values().forEach(list -> list.sort((a, b) -> Boolean.compare(b.warning(), a.warning())));
	}

	private static Set<String> elementsOf(MapFinding finding, ElementPlaces places) {
		Set<String> ids = new LinkedHashSet<>();
		places.at(finding.origin().path(), finding.origin().offset()).ifPresent(ids::add);
		if (ids.isEmpty()) {
			for (Origin related : finding.related()) {
				places.at(related.path(), related.offset()).ifPresent(ids::add);
			}
		}
		return ids;
	}

	/** {@return the findings of an element, warnings first} */
	List<MapFinding> of(String id) {
		return byElement.getOrDefault(id, List.of());
	}
}
