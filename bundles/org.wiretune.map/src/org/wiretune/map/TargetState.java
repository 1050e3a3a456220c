/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

/** What is at the end of a wire. */
public enum TargetState {
	/** An element of the map. */
	FOUND,
	/** Nothing: the name should lead to something that was read, and does not. */
	NOT_FOUND,
	/** An export of a module that was not read, which is no mistake. */
	NOT_READ,
	/** An address, a destination or a JNDI name outside of what was read. */
	OUTSIDE,
	/** A queue or topic of a broker. */
	BROKER,
	/** A database. */
	DATABASE
}
