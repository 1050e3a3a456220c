/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

import java.util.List;

/** Everything that was read at one time, linked. Implemented by WireTune; nobody changes it. */
public interface Solution {

	/** {@return the modules in the order of their paths} */
	List<? extends Module> modules();
}
