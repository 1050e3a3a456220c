/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

/** What a node of a module is. */
public enum NodeRole {
	/** A service the module offers; stands at the left border. */
	EXPORT,
	/** A component. */
	COMPONENT,
	/** The stand-alone references of the module, all in one node. */
	STANDALONE_REFERENCES,
	/** A service outside the module that it calls; stands at the right border. */
	IMPORT,
	/** A queue or topic of a broker. */
	DESTINATION
}
