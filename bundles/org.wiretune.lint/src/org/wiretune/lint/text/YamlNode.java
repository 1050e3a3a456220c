/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

/** A key of a YAML file that holds others, or could. */
final class YamlNode {

	final int document;
	final String path;
	final int indent;
	/** Whether its value is no block mapping, so that nothing can be written into it. */
	final boolean blocked;
	int childIndent = -1;
	/** The end of its last line so far. */
	int end;
	/** Whether a sequence stands under it. */
	boolean sequence;

	YamlNode(int document, String path, int indent, boolean blocked, int end) {
		this.document = document;
		this.path = path;
		this.indent = indent;
		this.blocked = blocked;
		this.end = end;
	}
}
