/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

import java.util.Optional;

/** What a module calls outside of it. Implemented by WireTune. */
public interface Import extends Element {

	/** {@return how the call leaves the module} */
	Binding binding();

	/** {@return the export that it leads to; empty where none was read that it could lead to} */
	Optional<? extends Element> target();
}
