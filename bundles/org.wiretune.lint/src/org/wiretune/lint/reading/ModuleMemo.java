/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.reading;

import java.util.Objects;
import java.util.function.Function;

import org.wiretune.model.assembly.Module;

/**
 * Something that is worked out of one module, the texts of its files and what it leads to, and of nothing else. It is kept
 * for as long as links keep the module, which they do until a file of it or of what it leads to changes; so it is worked out
 * again after a save for the modules that the save reaches, and not for the others.
 *
 * @param <T> what is worked out; asked by several threads, also those of other readings
 */
public final class ModuleMemo<T> {

	private final Function<Module, ? extends T> work;

	private ModuleMemo(Function<Module, ? extends T> work) {
		this.work = Objects.requireNonNull(work);
	}

	/**
	 * {@return a memo}
	 *
	 * @param <T> what is worked out
	 * @param work works it out; must not give null, nor ask for this memo of another module
	 */
	public static <T> ModuleMemo<T> of(Function<Module, ? extends T> work) {
		return new ModuleMemo<>(work);
	}

	T workOut(Module module) {
		return Objects.requireNonNull(work.apply(module));
	}
}
