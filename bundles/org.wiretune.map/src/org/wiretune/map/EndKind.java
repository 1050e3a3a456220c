/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

/** Why a wire ends where no element of the map is. */
public enum EndKind {
	/** The name leads nowhere. */
	UNRESOLVED,
	/** The address or destination lies outside what was read. */
	OUTSIDE
}
