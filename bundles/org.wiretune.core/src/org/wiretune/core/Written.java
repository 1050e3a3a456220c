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
 * @param origin where its own text stands, without quotes
 * @param form how another one is written there
 */
public record Written(String value, Origin origin, ValueForm form) {

	/** Checks that all is there. */
	public Written {
		Objects.requireNonNull(value);
		Objects.requireNonNull(origin);
		Objects.requireNonNull(form);
	}
}
