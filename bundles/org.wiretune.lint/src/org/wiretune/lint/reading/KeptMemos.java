/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.reading;

import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

import org.wiretune.model.assembly.Module;

/** What was worked out of modules, as long as links keep these. Safe for several threads. */
public final class KeptMemos {

	private final ConcurrentHashMap<Module, ConcurrentHashMap<ModuleMemo<?>, Object>> byModule = new ConcurrentHashMap<>();

	/**
	 * {@return the same for some of the modules} What is worked out of these later is known to both.
	 *
	 * @param kept whether a module is kept
	 */
	public KeptMemos of(Predicate<Module> kept) {
		KeptMemos some = new KeptMemos();
		byModule.forEach((module, memos) -> {
			if (kept.test(module)) {
				some.byModule.put(module, memos);
			}
		});
		return some;
	}

	@SuppressWarnings("unchecked")
	<T> T get(ModuleMemo<T> memo, Module module) {
		// Each rule of modules asks for each module after each save, and a get waits for nobody.
		ConcurrentHashMap<ModuleMemo<?>, Object> known = byModule.get(module);
		Object found = known == null ? null : known.get(memo);
		return (T) (found != null ? found : byModule.computeIfAbsent(module, each -> new ConcurrentHashMap<>()).computeIfAbsent(memo, each -> memo.workOut(module)));
	}
}
