/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

import java.util.Objects;

/**
 * A kind of something that is read, told by its literal. The literal stands in files that WireTune writes and is for ever;
 * two kinds of one sort with the same literal are the same object. Immutable; safe for any thread.
 */
public abstract sealed class Kind permits BindingKind, ModuleKind, Product {

	private final String name;
	private final String literal;
	private final String label;

	Kind(String name, String literal, String label) {
		this.name = Objects.requireNonNull(name);
		this.literal = Objects.requireNonNull(literal);
		this.label = Objects.requireNonNull(label);
	}

	/** {@return the name of the constant for a kind of the house, the literal for one of others; a key of texts} */
	public String name() {
		return name;
	}

	/** {@return the id, as it stands in files} */
	public String getLiteral() {
		return literal;
	}

	/** {@return the name for the user, of a kind that others define; empty for those of the house, whose texts each room has} */
	public String label() {
		return label;
	}

	/** {@return what may be shown of it where there is no text of its own: the name that others gave it, or the literal} */
	public String title() {
		return label.isEmpty() ? literal : label;
	}

	/** {@return the literal} */
	@Override
	public String toString() {
		return literal;
	}
}
