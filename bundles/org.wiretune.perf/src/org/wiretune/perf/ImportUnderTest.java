/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf;

import java.util.Objects;

import org.wiretune.perf.base.BindingUnderTest;

/**
 * An import whose calls a run stands for, and the binding it had when the run was started. After the binding was changed
 * the import is known again in the next run, although its calls go another way.
 *
 * @param module name of the module that calls
 * @param name name of the import
 * @param binding the binding that measures its calls
 */
public record ImportUnderTest(String module, String name, BindingUnderTest binding) {

	/** Checks that nothing is missing. */
	public ImportUnderTest {
		Objects.requireNonNull(module, "module");
		Objects.requireNonNull(name, "name");
		Objects.requireNonNull(binding, "binding");
	}

	/**
	 * {@return whether another is the same import, whatever its binding}
	 *
	 * @param other an import
	 */
	public boolean sameImport(ImportUnderTest other) {
		return module.equals(other.module) && name.equals(other.name);
	}
}
