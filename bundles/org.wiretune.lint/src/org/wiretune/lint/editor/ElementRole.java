/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.editor;

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

	/** {@return the word for one of them, for example Export} */
	public String word() {
		return EditorTexts.text("role." + name());
	}

	/** {@return the word for several of them, for example Exports} */
	public String words() {
		return EditorTexts.text("roles." + name());
	}
}
