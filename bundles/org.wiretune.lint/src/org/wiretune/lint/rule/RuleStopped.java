/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rule;

/** Ends a rule whose time is over, from inside. Rules let it pass. */
public final class RuleStopped extends RuntimeException {

	private static final long serialVersionUID = 1L;

	RuleStopped() {
		super("stopped", null, false, false);
	}
}
