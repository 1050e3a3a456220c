/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * A recommendation that files show. Implemented by whoever contributes it. It is stateless and may be called by several
 * threads. What it throws costs its own findings and becomes a problem that names it.
 * <p>
 * Its texts are a resource beside it, see {@link #resource()}, in as many languages as somebody translates them to. They are
 * {@code title}, {@code message} (with names in braces for the values of an observation), {@code why} (the mechanism),
 * {@code evidence} (figures with their conditions), {@code source} (where they stand), {@code caveat} (when not to follow
 * it), {@code products}, {@code limit.NAME} for each limit, and for each fix {@code fix.WORD.label},
 * {@code fix.WORD.description} and, unless it keeps the meaning, {@code fix.WORD.reason}. A rule that lacks one is refused.
 * Lists show a {@code headline}, with the same names in braces and the figure first; without one they show the beginning of
 * the message. Messages and headlines of several variants have their word behind a dot.
 */
public interface Rule {

	/** {@return the id, for ever: lower case with hyphens, with the contributor and a dot before it, such as {@code acme.slow-poll}} */
	String id();

	/** {@return what it is about} */
	Subject subject();

	/** {@return how much it usually matters, unless the user sets another} */
	Severity severity();

	/** {@return whether it is on unless the user says otherwise: what a senior engineer would leave switched on} */
	default boolean isStandard() {
		return true;
	}

	/** {@return the numbers that the user may change} */
	default List<RuleLimit> limits() {
		return List.of();
	}

	/** {@return the words of the fixes that it may offer, the recommended one first, and what each does to the program} */
	default Map<String, FixEffect> fixes() {
		return Map.of();
	}

	/**
	 * {@return the base name of the resource with its texts, as of a resource bundle} By default it has the name of the class;
	 * where one resource has the texts of several rules, its keys begin with the id and a dot.
	 */
	default String resource() {
		return getClass().getName();
	}

	/**
	 * Looks at what was read.
	 *
	 * @param context everything that was read, and the numbers that count
	 * @param found takes each observation
	 */
	void check(RuleContext context, Consumer<Observation> found);
}
