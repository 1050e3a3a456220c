/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

/** What stands around a value in a file that is no XML. */
public enum Quoting {
	/** Nothing. */
	NONE,
	/** Single quotes. */
	SINGLE,
	/** Double quotes. */
	DOUBLE,
	/** The lines of a literal or folded block of YAML. */
	BLOCK
}
