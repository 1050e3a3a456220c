/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.own;

import java.util.Objects;

/**
 * A number that an MBean offers.
 *
 * @param attribute
 *            the attribute
 * @param item
 *            the item within it where that is a composite; else empty
 * @param description
 *            what the MBean says of it; may be empty
 * @param value
 *            what it was when it was read; empty where it was not read, or has no value now
 */
public record BeanFigure(String attribute, String item, String description, String value) {

	/** Checks the values. */
	public BeanFigure {
		Objects.requireNonNull(attribute);
		Objects.requireNonNull(item);
		Objects.requireNonNull(description);
		Objects.requireNonNull(value);
	}

	/** {@return the attribute, with its item behind a point} */
	public String label() {
		return item.isEmpty() ? attribute : attribute + '.' + item;
	}
}
