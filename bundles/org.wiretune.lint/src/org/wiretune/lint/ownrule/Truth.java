/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.ownrule;

/** What a condition comes to; it is not known where a value is not. */
enum Truth {
	/** It holds. */
	TRUE,
	/** It does not hold. */
	FALSE,
	/** A value is not known that would decide. */
	UNKNOWN;

	static Truth of(boolean known) {
		return known ? TRUE : FALSE;
	}
}
