/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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
 * One finding for a file, whose steps are written alike. Optional: an item of such a step mostly waits for another system, as one of ten labels
 * were right.
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
		return RuleForm.<List<Step>>rule("batch-commit-interval-one", Subject.PERSISTENCE, Severity.INFO, BatchSteps::files).optional()
				.onSites(form -> form
						.at(steps -> steps.get(0).interval().getOrigin())
						.measured(steps -> Values.number(steps.get(0).interval()))
						.limit(steps -> ITEMS)
						.with("name", steps -> steps.get(0).name())
						.with("count", List::size)
						.message(steps -> steps.size() > 1 ? "several" : null)
						.related(steps -> steps.stream().skip(1).map(step -> step.interval().getOrigin()).toList())
						.fix("chunk", FixEffect.CHANGES_BEHAVIOUR, (steps, edits) -> steps.forEach(step -> edits.set(step.interval(), ITEMS))))
				.build();
	}

	/** The steps of each file that commit each item. */
	private static Stream<List<Step>> files(Reading reading) {
		return steps(reading).filter(step -> Long.valueOf(1).equals(Values.number(step.interval())) && !MANY.matcher(step.item()).find()).collect(Collectors.groupingBy(step -> step.interval().getOrigin().path(), LinkedHashMap::new, Collectors.toList())).values().stream();
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
