/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.servicebus;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.OperationWords;
import org.wiretune.model.assembly.Primitive;

/** Rule {@code osb-side-effect-awaited}: callouts that write an audit, a log, a mail or the like, whose answer nothing reads, and that each message waits for. */
final class AwaitedSideEffects {

	private static final String CALLOUT = "wsCallout";
	private AwaitedSideEffects() {
	}

	/**
	 * @param pipeline the pipeline
	 * @param callouts its callouts that are meant, at least one
	 */
	private record Site(BusPipeline pipeline, List<Primitive> callouts) {

		String names() {
			return callouts.stream().map(BusPipeline::called).distinct().limit(4).collect(Collectors.joining(", "));
		}
	}

	static Rule rule() {
		return RuleForm.rule("osb-side-effect-awaited", Subject.CONCURRENCY, Severity.INFO, AwaitedSideEffects::sites)
				.at(site -> site.callouts().getFirst().getOrigin())
				.measured(site -> site.callouts().size())
				.with("name", site -> site.pipeline().component().getName())
				.with("targets", Site::names)
				.message(site -> site.callouts().size() == 1 ? "one" : null)
				.related(site -> site.callouts().stream().skip(1).map(Primitive::getOrigin).toList())
				.build();
	}

	/** Where a pipeline calls nothing else, to write is what it is there for, and its callers wait for that. */
	private static Stream<Site> sites(Reading reading) {
		return BusPipeline.all(reading).map(pipeline -> {
			List<Primitive> callouts = pipeline.everyday(CALLOUT).stream().filter(callout -> isBeside(callout) && !MessageVariables.answers(callout).isEmpty() && !MessageVariables.isAnswerUsed(pipeline, callout)).toList();
			return new Site(pipeline, callouts);
		}).filter(site -> !site.callouts().isEmpty() && hasOtherWork(site));
	}

	private static boolean isBeside(Primitive callout) {
		return OperationWords.isBeside(BusPipeline.called(callout), String.valueOf(callout.getOperation()));
	}

	private static boolean hasOtherWork(Site site) {
		return site.pipeline().flow().getPrimitives().stream().anyMatch(action -> (action.getReference() != null && !"publish".equals(action.getType()) || "dynamic-route".equals(action.getType())) && site.pipeline().isEveryday(action) && !site.callouts().contains(action));
	}
}
