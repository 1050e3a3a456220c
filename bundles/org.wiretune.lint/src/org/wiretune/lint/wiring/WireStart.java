/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wiring;

import java.util.Objects;

import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.settings.Element;

/**
 * Where a wire begins.
 *
 * @param module the module that is changed
 * @param element a component, export or import of it; null for its stand-alone references, or, where there is no reference
 *        either, for the module itself, which then gets an import that nothing calls yet
 * @param reference the reference; null for any that fits
 */
public record WireStart(Module module, Element element, Reference reference) {

	/** Checks that nothing is missing. */
	public WireStart {
		Objects.requireNonNull(module, "module");
	}
}
