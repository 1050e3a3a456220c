/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format.table;

import java.util.HashMap;
import java.util.Map;

import org.wiretune.lint.text.TextEntry;

/** One group of a file while it is read: what the file states of it. */
final class TextGroup {

	final TextFamily family;
	final String section;
	/** What stands for the star of the path, empty where there is none. */
	final String name;
	final Map<String, TextEntry> values = new HashMap<>();
	TextEntry first;
	TextEntry last;

	TextGroup(TextFamily family, String section, String name) {
		this.family = family;
		this.section = section;
		this.name = name;
	}

	/** Takes an entry; of two for one place the last counts. */
	void put(String place, TextEntry entry) {
		values.put(place, entry);
		first = first == null ? entry : first;
		last = entry;
	}

	/** {@return the key of a place of this group} */
	String key(String place) {
		String path = family.pattern().key();
		String named = path.contains("**") ? path.replace("**", name) : path.replace("*", name.indexOf('.') >= 0 ? '"' + name + '"' : name);
		return KeyPattern.join(named, place);
	}
}
