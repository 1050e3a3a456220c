/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Which spellings of a key a product takes for one. */
public enum KeyForm {

	/** Each letter counts. */
	EXACT {
		@Override
		String segment(String segment) {
			return segment;
		}
	},
	/** Upper and lower case are one. */
	ANY_CASE {
		@Override
		String segment(String segment) {
			return segment.toLowerCase(Locale.ROOT);
		}
	},
	/** MySQL: a dash is an underscore, see the reference manual, Using Option Files. */
	UNDERSCORES {
		@Override
		String segment(String segment) {
			return segment.toLowerCase(Locale.ROOT).replace('-', '_');
		}
	},
	/** Spring Boot, reference, Relaxed Binding: case, dashes and underscores do not count, but in the keys of maps. */
	RELAXED {
		@Override
		String segment(String segment) {
			return segment.toLowerCase(Locale.ROOT).replace("-", "").replace("_", "");
		}
	},
	/** Kernel parameters: sysctl.d(5) lets a slash stand for a dot. */
	SLASHES {
		@Override
		String segment(String segment) {
			return segment;
		}
	};

	private static final List<String> MAPS = List.of("properties", "level", "group");

	abstract String segment(String segment);

	/** {@return the parts of a key between its dots; what stands in quotes or square brackets is one part, without them} */
	public List<String> split(String key) {
		String text = this == SLASHES ? key.replace('/', '.') : key;
		List<String> segments = new ArrayList<>(4);
		int start = 0;
		while (start <= text.length()) {
			char first = start < text.length() ? text.charAt(start) : 0;
			char close = first == '"' ? '"' : first == '[' ? ']' : 0;
			int closing = close == 0 ? -1 : text.indexOf(close, start + 1);
			if (closing >= 0 && (closing + 1 == text.length() || text.charAt(closing + 1) == '.')) {
				segments.add(text.substring(start + 1, closing));
				start = closing + 2;
				if (closing + 1 == text.length()) {
					break;
				}
				continue;
			}
			int dot = text.indexOf('.', start);
			segments.add(text.substring(start, dot < 0 ? text.length() : dot));
			if (dot < 0) {
				break;
			}
			start = dot + 1;
		}
		return segments;
	}

	/** {@return parts of a key in the spelling that stands for all} */
	public List<String> normal(List<String> segments) {
		List<String> normal = new ArrayList<>(segments.size());
		boolean map = false;
		for (String segment : segments) {
			normal.add(map ? segment : segment(segment));
			map |= this == RELAXED && !normal.isEmpty() && normal.size() > 1 && MAPS.contains(segment);
		}
		return normal;
	}

	/** {@return a key in the spelling that stands for all} */
	public String normal(String key) {
		return String.join(".", normal(split(key)));
	}
}
