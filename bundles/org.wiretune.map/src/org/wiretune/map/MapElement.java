/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.util.List;

import org.wiretune.core.Origin;

/** Anything on the map that can be selected. Immutable. */
public sealed interface MapElement permits MapModule, MapNode, MapEnd, MapWire {

	/** {@return an id that stays the same as long as names and paths stay the same; unique in its scene} */
	String id();

	/** {@return the name as written in the file; never null, may be empty} */
	String name();

	/** {@return where the element stands, or null where no file says so} */
	Origin origin();

	/** {@return the findings of this element alone, warnings first} */
	List<MapFinding> findings();

	/** {@return whether one of the findings is a warning} */
	default boolean hasWarning() {
		return findings().stream().anyMatch(MapFinding::warning);
	}
}
