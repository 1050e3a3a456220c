/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

import java.util.List;

/** A component of a module. Implemented by WireTune. */
public interface Component extends Element {

	/** {@return what it calls} */
	List<? extends Reference> references();

	/** {@return its own settings} */
	List<? extends Setting> settings();
}
