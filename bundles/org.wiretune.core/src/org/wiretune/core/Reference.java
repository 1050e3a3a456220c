/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

import java.util.List;

/** What a component calls. Implemented by WireTune. */
public interface Reference extends Element {

	/** {@return the components, imports and exports that its wires lead to; those whose names lead nowhere are left out} */
	List<? extends Element> targets();
}
