/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.util.List;
import java.util.Locale;

/** Finds elements by words: by name, binding, implementation, folder, server or finding. Needs no display. */
public final class MapSearch {

	private final List<MapElement> matches;
	private final List<String> order;

	/**
	 * Searches.
	 *
	 * @param full the scene with everything
	 * @param words what to look for, in any case; all words must be there; blank finds nothing
	 */
	public MapSearch(MapScene full, String words) {
		List<String> wanted = List.of(words.strip().toLowerCase(Locale.ROOT).split("\\s+"));
		MapDescription description = new MapDescription(full);
		List<MapElement> elements = MapTable.rows(full).stream().map(MapRow::element).toList();
		order = elements.stream().map(MapElement::id).toList();
		matches = words.isBlank() ? List.of()
				: elements.stream().filter(element -> {
					String text = text(description, element);
					return wanted.stream().allMatch(text::contains);
				}).toList();
	}

	private static String text(MapDescription description, MapElement element) {
		String findings = String.join("\n", element.findings().stream().map(MapFinding::message).toList());
		return (words(description, element) + '\n' + findings).toLowerCase(Locale.ROOT);
	}

	private static String words(MapDescription description, MapElement element) {
		if (element instanceof MapModule module) {
			return String.join("\n", module.name(), module.detail(), module.path(), module.server());
		}
		if (element instanceof MapNode node) {
			return String.join("\n", node.name(), node.detail(), node.bindingLabel());
		}
		if (element instanceof MapEnd end) {
			return String.join("\n", end.name(), end.detail());
		}
		return element instanceof MapWire wire && (wire.kind().leavesModule() || wire.isBroken()) ? String.join("\n", description.kind(wire), wire.label()) : "";
	}

	/** {@return what was found, in reading order} */
	public List<MapElement> matches() {
		return matches;
	}

	/**
	 * Goes on to the next match.
	 *
	 * @param from where one is, or null
	 * @param step 1 for the next, -1 for the one before
	 * @return the match; behind the last comes the first; null where nothing was found
	 */
	public MapElement next(MapElement from, int step) {
		if (matches.isEmpty()) {
			return null;
		}
		int at = indexOf(from);
		if (at >= 0) {
			return matches.get(Math.floorMod(at + step, matches.size()));
		}
		int position = from == null ? -1 : order.indexOf(from.id());
		List<MapElement> behind = matches.stream().filter(match -> order.indexOf(match.id()) > position).toList();
		if (step > 0) {
			return behind.isEmpty() ? matches.get(0) : behind.get(0);
		}
		int before = matches.size() - behind.size() - 1;
		return before < 0 ? matches.get(matches.size() - 1) : matches.get(before);
	}

	/**
	 * {@return which match an element is, from 0; -1 for none}
	 *
	 * @param element an element, or null
	 */
	public int indexOf(MapElement element) {
		for (int i = 0; element != null && i < matches.size(); i++) {
			if (matches.get(i).id().equals(element.id())) {
				return i;
			}
		}
		return -1;
	}

	/** {@return how many were found, and which one is selected, in words} */
	public String summary(MapElement selected) {
		int index = indexOf(selected);
		if (matches.isEmpty()) {
			return MapTexts.text("search.none");
		}
		return index < 0 ? MapTexts.count("search.count", matches.size())
				: MapTexts.text("search.at", Integer.toString(index + 1), Integer.toString(matches.size()));
	}
}
