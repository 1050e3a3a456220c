/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

/** How a call gets from one side to the other, and by that how the two find each other. */
public enum Transport {
	/** Inside one server, by the name of what is called: on the caller's thread, or over a queue of the server. */
	SERVER,
	/** A request over HTTP, by an address; the caller waits for the answer. */
	HTTP,
	/** A message, by the destination that the one sends to and the other receives from. */
	MESSAGE,
	/** Another protocol, or none that is known: the two sides are not joined. */
	OTHER
}
