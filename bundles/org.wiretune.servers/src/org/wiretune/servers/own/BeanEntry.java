/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.own;

import java.util.List;
import java.util.Objects;

import javax.management.ObjectName;

/**
 * An MBean with the numbers that it offers.
 *
 * @param name
 *            its name
 * @param description
 *            what it says of itself; may be empty
 * @param figures
 *            its numbers, in the order of their labels
 */
public record BeanEntry(ObjectName name, String description, List<BeanFigure> figures) {

	/** Copies the list. */
	public BeanEntry {
		Objects.requireNonNull(name);
		Objects.requireNonNull(description);
		figures = List.copyOf(figures);
	}

	/** {@return the domain of its name} */
	public String domain() {
		return name.getDomain();
	}

	/** {@return its name without the domain} */
	public String label() {
		return name.getKeyPropertyListString();
	}
}
