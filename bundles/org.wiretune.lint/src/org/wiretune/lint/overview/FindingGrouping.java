/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.overview;

/** By what findings are put together. */
public enum FindingGrouping {
	/** By what they are about. */
	SUBJECT,
	/** By project or first folder. */
	PROJECT,
	/** By rule. */
	RULE,
	/** Not put together; the dearest first, by the time that a performance run measured. */
	COST
}
