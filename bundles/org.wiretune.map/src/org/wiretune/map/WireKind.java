/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

/** Which way a wire runs. */
public enum WireKind {
	/** From a reference of a component, or from the stand-alone references, to what serves it. */
	REFERENCE,
	/** From an export to the component or import behind it. */
	EXPORT_TARGET,
	/** From an import to the export, address or destination that its binding names. */
	CALL,
	/** From a queue or topic of a broker to an export that takes messages. */
	DELIVERY;

	/** {@return whether the wire leaves its module} */
	public boolean leavesModule() {
		return this == CALL || this == DELIVERY;
	}
}
