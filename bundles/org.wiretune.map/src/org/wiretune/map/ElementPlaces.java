/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EObject;
import org.wiretune.core.Origin;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/** Which element of the map a place in a file belongs to. Once added to others, it is not to be changed any more. */
final class ElementPlaces {

	static final ElementPlaces NONE = new ElementPlaces();

	private final Map<String, NavigableMap<Integer, String>> idsByPath = new HashMap<>();

	/** Adds a place. The first element that claims a place keeps it. */
	void add(Origin origin, String id) {
		if (origin != null) {
			idsByPath.computeIfAbsent(origin.path(), path -> new TreeMap<>()).putIfAbsent(origin.offset(), id);
		}
	}

	/** Adds all places of others, which stay as they are. The first element that claims a place keeps it. */
	void addAll(ElementPlaces others) {
		others.idsByPath.forEach((path, ids) -> idsByPath.merge(path, ids, (mine, further) -> {
			NavigableMap<Integer, String> both = new TreeMap<>(further);
			both.putAll(mine);
			return both;
		}));
	}

	/** Adds the places of an element of the model and of all its settings. */
	void addAll(Element element, String id) {
		add(element.getOrigin(), id);
		TreeIterator<EObject> contents = element.eAllContents();
		while (contents.hasNext()) {
			EObject content = contents.next();
			if (content instanceof Setting setting) {
				add(setting.getOrigin(), id);
			} else if (content instanceof Element inner) {
				add(inner.getOrigin(), id);
			}
		}
	}

	/**
	 * {@return the id of the element whose place is the last at or before the offset, or the first of the file where
	 * all lie behind it}
	 */
	Optional<String> at(String path, int offset) {
		NavigableMap<Integer, String> ids = idsByPath.get(path);
		if (ids == null) {
			return Optional.empty();
		}
		Map.Entry<Integer, String> before = ids.floorEntry(offset);
		return Optional.of((before == null ? ids.firstEntry() : before).getValue());
	}
}
