/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.editor;

import org.wiretune.safety.text.Texts;

/** What part of a module something is, in the order in which forms and outlines show them. */
public enum ElementRole {
	/** The module itself. */
	MODULE,
	/** A service that others call. */
	EXPORT,
	/** A component. */
	COMPONENT,
	/** A reference of a component, or a stand-alone one. */
	REFERENCE,
	/** A service that the module calls. */
	IMPORT,
	/** A binding of a service or reference. */
	BINDING;

	private static final Texts TEXTS = Texts.of(ElementRole.class, "editor");

	/** {@return the word for one of them, for example Export} */
	public String word() {
		return TEXTS.get("role." + name());
	}

	/** {@return the word for several of them, for example Exports} */
	public String words() {
		return TEXTS.get("roles." + name());
	}
}
