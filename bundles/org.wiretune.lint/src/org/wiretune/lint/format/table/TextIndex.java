/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.wiretune.lint.table.FileKind;
import org.wiretune.lint.table.GroupRow;
import org.wiretune.lint.text.KeyForm;

/** Finds for a key of a file the groups and places of a table. */
final class TextIndex {

	/** A place of a family. */
	record Place(TextFamily family, String place, List<String> pattern) {
	}

	private final List<TextFamily> families;
	private final Map<String, List<Place>> exact = new HashMap<>();
	private final List<Place> starred = new ArrayList<>();

	TextIndex(FileKind kind, KeyForm form) {
		Map<String, TextFamily> byPath = new LinkedHashMap<>();
		for (GroupRow row : kind.groups()) {
			KeyPattern pattern = new KeyPattern(row.path());
			byPath.computeIfAbsent(pattern.path(), path -> new TextFamily(pattern, form)).add(row, pattern);
		}
		families = List.copyOf(byPath.values());
		for (TextFamily family : families) {
			family.places().forEach((place, pattern) -> {
				Place each = new Place(family, place, pattern);
				if (KeyPattern.star(pattern) >= 0) {
					starred.add(each);
				} else {
					exact.computeIfAbsent(String.join(".", pattern), key -> new ArrayList<>(1)).add(each);
				}
			});
		}
	}

	List<TextFamily> families() {
		return families;
	}

	/** {@return the places that may be those of a key without a star} @param normal its parts in the spelling of the form */
	List<Place> exact(List<String> normal) {
		return exact.getOrDefault(String.join(".", normal), List.of());
	}

	/** {@return the places with a star} */
	List<Place> starred() {
		return starred;
	}
}
