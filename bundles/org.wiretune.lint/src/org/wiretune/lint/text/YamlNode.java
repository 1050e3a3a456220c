/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

/** A key of a YAML file that holds others, or could, or whose value is not read; the mapping of a whole document has no path. */
final class YamlNode {

	final int document;
	final String path;
	final int indent;
	/** Whether no line can be written into it, because its value is no block mapping. */
	boolean closed;
	/** Whether it may state something that is not read: an alias, a template, a text in several lines. */
	boolean unread;
	/** Whether its value is a sequence. */
	boolean sequence;
	/** The indentation of the keys in it; -1 where there are none. */
	int childIndent = -1;
	/** The end of its last line so far; -1 for a document without one. */
	int end;

	YamlNode(int document, String path, int indent, int end) {
		this.document = document;
		this.path = path;
		this.indent = indent;
		this.end = end;
	}
}
