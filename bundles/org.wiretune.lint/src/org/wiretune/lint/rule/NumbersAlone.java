/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rule;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.wiretune.core.Group;
import org.wiretune.core.Memo;
import org.wiretune.lint.reading.ModuleMemo;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.solution.Solution;
import org.wiretune.model.solution.SolutionFactory;

/** What a rule of modules is given: the numbers that count. Whoever looks further has said too little of the reach of the rule. */
final class NumbersAlone extends RuleContext {

	private static final Reading NOTHING = Reading.of(SolutionFactory.INSTANCE.createSolution());

	/** @param limits the numbers */
	NumbersAlone(RuleLimits limits) {
		super(NOTHING, limits, path -> limits);
	}

	private static IllegalStateException further() {
		return new IllegalStateException("A rule of modules asks for what is not of its module.");
	}

	@Override
	public RuleContext at(String path) {
		throw further();
	}

	@Override
	public Solution solution() {
		throw further();
	}

	@Override
	public SourceTexts texts() {
		throw further();
	}

	@Override
	public List<String> containerFiles() {
		throw further();
	}

	@Override
	public Optional<String> text(String path) {
		throw further();
	}

	@Override
	public Stream<? extends Group> groups(String kind) {
		throw further();
	}

	@Override
	public <T> T memo(ModuleMemo<T> memo, Module module) {
		throw further();
	}

	@Override
	public <T> T memo(Memo<T> memo) {
		throw further();
	}
}
