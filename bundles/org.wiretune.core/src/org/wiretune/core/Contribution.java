/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;


/**
 * What one jar or plug-in adds. On a class path it is found as a service, by a file
 * {@code META-INF/services/org.wiretune.core.Contribution} with the name of the class; in an IDE by the extension point
 * {@code org.wiretune.core.contributions}. The class is public and has a public constructor without parameters.
 */
@FunctionalInterface
public interface Contribution {

	/**
	 * Tells what is added. Called once, at the first use of anything that may be added to; registers and does nothing else.
	 * Where it throws, nothing of it is taken.
	 *
	 * @param to takes what is added
	 */
	void contribute(Contributions to);
}
