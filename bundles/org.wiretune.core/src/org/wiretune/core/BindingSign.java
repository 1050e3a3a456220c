/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

/** The signs that the binding map has for bindings. Kinds of one family may share a sign; their names tell them apart. */
public enum BindingSign {
	/** A filled arrow: a call inside the server. */
	ARROW,
	/** A hexagon with angle brackets: SOAP. */
	HEXAGON_BRACKETS,
	/** A hexagon with two lines: SOAP by procedure calls. */
	HEXAGON_LINES,
	/** A globe: HTTP. */
	GLOBE,
	/** An envelope: a message. */
	ENVELOPE,
	/** An envelope with a filled flap. */
	FILLED_ENVELOPE,
	/** An envelope with a filled flap and a line below. */
	UNDERLINED_ENVELOPE,
	/** A sealed envelope. */
	SEALED_ENVELOPE,
	/** A bean. */
	BEAN,
	/** A cylinder: a system behind a resource adapter, a database. */
	CYLINDER,
	/** An empty circle: no binding. */
	CIRCLE,
	/** A box with a question mark. */
	QUESTION
}
