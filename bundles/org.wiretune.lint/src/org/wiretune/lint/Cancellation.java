/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

/** Tells whether the user has cancelled. */
@FunctionalInterface
public interface Cancellation {

	/** Never cancelled. */
	Cancellation NEVER = () -> false;

	/** {@return true as soon as the work shall end} */
	boolean isCancelled();
}
