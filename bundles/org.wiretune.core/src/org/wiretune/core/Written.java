/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

import java.util.Objects;

/**
 * A value as a file states it.
 *
 * @param value the value, without quotes or escapes
 * @param origin where it stands
 */
public record Written(String value, Origin origin) {

	/** Checks that both are there. */
	public Written {
		Objects.requireNonNull(value);
		Objects.requireNonNull(origin);
	}
}
