/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

/** A mapping or sequence of which the parser has told the start and not yet the end. */
final class YamlLevel {

	/** The key of a sequence that is a whole document, as Spring Boot names it. */
	private static final String WHOLE = "document";

	final YamlNode node;
	final boolean mapping;
	final boolean flow;
	/** Whether a key was read whose value comes next. */
	boolean awaitsValue;
	/** The key as it stands in a path; null where it is none that can be read. */
	String key;
	int keyStart;
	int keyEnd;
	int keyColumn;
	private int index;

	YamlLevel(YamlNode node, boolean mapping, boolean flow) {
		this.node = node;
		this.mapping = mapping;
		this.flow = flow;
	}

	/** Takes the path of the value that comes next: with a dot before a key, with a number in brackets for one of a sequence. */
	String nextPath() {
		awaitsValue = false;
		String path;
		if (mapping) {
			path = key == null || key.isEmpty() ? null : node.path.isEmpty() ? key : node.path + '.' + key;
		} else {
			path = (node.path.isEmpty() ? WHOLE : node.path) + '[' + index++ + ']';
		}
		return path == null || path.length() > TextDocument.MAXIMUM_KEY ? null : path;
	}
}
