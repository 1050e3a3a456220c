/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

/** How much a finding matters. Advice never is an error. */
public enum Severity {
	/** Worth knowing. */
	INFO,
	/** Likely to cost the user time under load. */
	WARNING
}
