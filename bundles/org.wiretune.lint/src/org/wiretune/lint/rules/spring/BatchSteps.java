/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.spring.BatchStepFacts;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code batch-commit-interval-one}: steps of Spring Batch that commit each item. Where an item is itself many rows, or a file, nothing is said.
 * An Info: what an item waits for, often a request, and how many there are no file tells.
 */
final class BatchSteps {

	private static final String ITEMS = "100";
	private static final Pattern MANY = Pattern.compile("\\[\\]|(?i)list|collection|set\\b|iterable|iterator|stream|map\\b|file|path|resource|batch|chunk|page|partition|group|document|directory|range|report");

	/**
	 * A step that works on chunks.
	 *
	 * @param name the step, or the place in the code
	 * @param interval how many items one transaction takes
	 * @param item the types of its items; empty where nothing tells them
	 */
	private record Step(String name, Setting interval, String item) {
	}

	private BatchSteps() {
	}

	static Rule commitOfEach() {
		return RuleForm.<Step>rule("batch-commit-interval-one", Subject.PERSISTENCE, Severity.INFO, BatchSteps::steps)
				.onSites(form -> form
						.when(step -> Long.valueOf(1).equals(Values.number(step.interval())) && !MANY.matcher(step.item()).find())
						.at(step -> step.interval().getOrigin())
						.measured(step -> Values.number(step.interval()))
						.limit(step -> ITEMS)
						.with("name", Step::name)
						.fix("chunk", FixEffect.CHANGES_BEHAVIOUR, (step, edits) -> edits.set(step.interval(), ITEMS)))
				.build();
	}

	private static Stream<Step> steps(Reading reading) {
		return Stream.concat(InOperation.facts(reading, BatchStepFacts.CHUNK).filter(fact -> detail(fact, BatchStepFacts.INTERVAL) != null).map(BatchSteps::step),
				XmlBeans.groups(reading, "batch.chunk").filter(chunk -> chunk.states("commit-interval")).map(chunk -> new Step(chunk.name().isEmpty() ? chunk.fileName() : chunk.name(), chunk.setting("commit-interval"), "")));
	}

	private static Step step(CodeFact fact) {
		String item = fact.getDetails().stream().filter(each -> each.getName().equals(BatchStepFacts.ITEM)).map(Setting::getValue).reduce("", (left, right) -> left + ' ' + right);
		return new Step(fact.getName(), detail(fact, BatchStepFacts.INTERVAL), item);
	}

	private static Setting detail(CodeFact fact, String name) {
		return fact.getDetails().stream().filter(each -> name.equals(each.getName())).findFirst().orElse(null);
	}
}
