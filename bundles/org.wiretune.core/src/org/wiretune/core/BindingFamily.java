/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

/** What kinds of bindings have in common for whoever looks at the wiring: one colour on the map, one word in the legend. */
public enum BindingFamily {
	/** Calls inside the server. */
	SCA,
	/** SOAP over HTTP. */
	WEB_SERVICE,
	/** Plain HTTP. */
	HTTP,
	/** Messages on a queue or topic. */
	MESSAGING,
	/** Session beans, resource adapters, and all that is not known. */
	OTHER
}
