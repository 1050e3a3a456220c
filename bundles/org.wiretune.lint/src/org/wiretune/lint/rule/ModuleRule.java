/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rule;

import java.util.function.Consumer;
import java.util.function.Function;

import org.wiretune.core.Observation;
import org.wiretune.model.assembly.Module;

/**
 * A rule that says how far it looks: at one module after the other, at what each leads to, and at values beside it which it names.
 * What it told of a module is kept for as long as links keep the module, which they do until a file of it or of what it leads to
 * changes, and the values are equal; so it must look at nothing else, and at no text of a file. A rule that says nothing of its
 * reach looks at everything after each save.
 * <p>
 * What it observes outlives a reading: sites hold elements of the module and of what it leads to, and nothing else of a model.
 */
public interface ModuleRule extends Rule {

	/**
	 * {@return what the rule looks at beside a module} Asked once for a reading; the values are compared by {@code equals} with those
	 * of the reading before, and hold nothing that leads to elements of other modules or of servers.
	 *
	 * @param context everything that was read
	 */
	Function<Module, Object> beside(RuleContext context);

	/**
	 * Looks at one module.
	 *
	 * @param module the module
	 * @param beside its value of {@link #beside}
	 * @param numbers the numbers that count; whoever asks it for more gets an {@link IllegalStateException}
	 * @param found takes each observation
	 */
	void check(Module module, Object beside, RuleContext numbers, Consumer<Observation> found);

	/**
	 * Looks at what belongs to no module, after each save.
	 *
	 * @param context everything that was read
	 * @param found takes each observation
	 */
	void checkFurther(RuleContext context, Consumer<Observation> found);
}
