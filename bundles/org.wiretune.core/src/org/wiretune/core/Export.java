/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

import java.util.Optional;

/** What a module offers to others. Implemented by WireTune. */
public interface Export extends Element {

	/** {@return how calls enter the module} */
	Binding binding();

	/** {@return the component or import that serves it; empty where its name leads nowhere} */
	Optional<? extends Element> target();
}
