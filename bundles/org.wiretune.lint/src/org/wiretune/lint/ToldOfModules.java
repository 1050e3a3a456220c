/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;

import org.wiretune.core.Observation;
import org.wiretune.lint.reading.ModuleMemo;
import org.wiretune.lint.rule.ModuleRule;
import org.wiretune.lint.rule.RuleContext;
import org.wiretune.model.assembly.Module;

/** What rules of modules saw in each module, as long as links keep it. Safe for several threads. */
final class ToldOfModules {

	private static final ModuleMemo<ConcurrentHashMap<ModuleRule, Told>> TOLD = ModuleMemo.of(module -> new ConcurrentHashMap<>());

	private ToldOfModules() {
	}

	/**
	 * What a rule saw in a module.
	 *
	 * @param beside what it looked at beside the module
	 * @param numbers the numbers that counted
	 * @param seen what it saw
	 */
	private record Told(Object beside, List<Long> numbers, List<Observation> seen) {
	}

	/**
	 * Runs a rule on the modules for which it is not known what it would tell.
	 *
	 * @param rule the rule
	 * @param context what was read, and the numbers that count
	 * @param found takes each observation, also those that were made before, in the order of the modules
	 */
	static void check(ModuleRule rule, RuleContext context, Consumer<Observation> found) {
		Function<Module, Object> besides = rule.beside(context);
		RuleContext alone = context.numbers();
		List<Long> numbers = rule.limits().stream().map(context::limit).toList();
		for (Module module : context.solution().getModules()) {
			Object beside = besides.apply(module);
			ConcurrentHashMap<ModuleRule, Told> rules = context.memo(TOLD, module);
			Told told = rules.get(rule);
			if (told == null || !told.beside().equals(beside) || !told.numbers().equals(numbers)) {
				List<Observation> seen = new ArrayList<>();
				rule.check(module, beside, alone, seen::add);
				told = new Told(beside, numbers, List.copyOf(seen));
				rules.put(rule, told);
			}
			told.seen().forEach(found);
		}
		rule.checkFurther(context, found);
	}
}
