/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

import java.util.Optional;

/** Something that a file states, with a name and a place. Implemented by WireTune. */
public interface Element {

	/** {@return its name; empty where it has none} */
	String name();

	/** {@return where it stands; empty where no file states it} */
	Optional<Origin> origin();
}
