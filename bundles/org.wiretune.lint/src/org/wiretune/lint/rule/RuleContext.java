/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rule;

import java.util.Objects;
import java.util.function.Function;

import org.wiretune.core.RuleLimit;
import org.wiretune.lint.reading.Reading;

/**
 * What a rule is given: what was read, and the numbers that count. Immutable, so a fix that is computed later still has the
 * numbers of its finding.
 */
public sealed class RuleContext extends Reading implements org.wiretune.core.RuleContext permits NumbersAlone {

	private final RuleLimits limits;
	private final Function<String, RuleLimits> ofFile;

	/**
	 * A context.
	 *
	 * @param reading what was read
	 * @param limits the numbers that count while the rule looks
	 * @param ofFile the numbers of all rules that count for a file, by its path; asked where a fix is computed
	 */
	public RuleContext(Reading reading, RuleLimits limits, Function<String, RuleLimits> ofFile) {
		super(reading);
		this.limits = Objects.requireNonNull(limits);
		this.ofFile = Objects.requireNonNull(ofFile);
	}

	/** {@return a context with the standard numbers} @param reading what was read */
	public static RuleContext of(Reading reading) {
		return new RuleContext(reading, RuleLimits.STANDARD, path -> RuleLimits.STANDARD);
	}

	/**
	 * {@return the context of a fix: the numbers of all rules, its own and others', are those of the file of the finding}
	 *
	 * @param path the file of the finding
	 */
	public RuleContext at(String path) {
		return new RuleContext(this, ofFile.apply(path), ofFile);
	}

	/** {@return the numbers without what was read, for a rule that looks at nothing but modules} */
	public RuleContext numbers() {
		return new NumbersAlone(limits);
	}

	@Override
	public long limit(RuleLimit limit) {
		return limits.value(limit);
	}
}
