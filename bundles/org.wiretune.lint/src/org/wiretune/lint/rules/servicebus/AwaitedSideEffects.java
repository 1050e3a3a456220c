/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.servicebus;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.OperationWords;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Primitive;

/** Rule {@code osb-side-effect-awaited}: callouts that write an audit, a log, a mail or the like, whose answer nothing reads, and that each message waits for. */
final class AwaitedSideEffects {

	private static final String CALLOUT = "wsCallout";
	/** What makes an action run for some messages only, or several times for one. */
	private static final Set<String> CONDITIONS = Set.of("ifThenElse", "case", "default", "foreach");
	private static final int NAMES = 4;

	private AwaitedSideEffects() {
	}

	/**
	 * @param pipeline the pipeline
	 * @param callout one of its callouts
	 */
	private record Awaited(BusPipeline pipeline, Primitive callout) {
	}

	/**
	 * @param module the project
	 * @param callouts callouts of its pipelines that are meant, at least one
	 */
	private record Site(Module module, List<Awaited> callouts) {

		String names() {
			return callouts.stream().map(Awaited::callout).map(BusPipeline::called).distinct().limit(NAMES).collect(Collectors.joining(", "));
		}

		long pipelines() {
			return callouts.stream().map(Awaited::pipeline).distinct().count();
		}
	}

	/** How a project writes beside the work is one habit, so one finding for each. */
	static Rule rule() {
		return RuleForm.rule("osb-side-effect-awaited", Subject.CONCURRENCY, Severity.INFO, AwaitedSideEffects::sites)
				.onSites(form -> form
						.at(site -> site.callouts().get(0).callout().getOrigin())
						.measured(site -> site.callouts().size())
						.with("name", site -> site.callouts().get(0).pipeline().component().getName())
						.with("module", site -> site.module().getName())
						.with("pipelines", Site::pipelines)
						.with("targets", Site::names)
						.message(site -> site.callouts().size() == 1 ? "one" : null)
						.related(site -> site.callouts().stream().skip(1).map(each -> each.callout().getOrigin()).toList()))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		return BusPipeline.all(reading).collect(Collectors.groupingBy(BusPipeline::module, LinkedHashMap::new, Collectors.toList())).entrySet().stream()
				.map(project -> new Site(project.getKey(), project.getValue().stream().flatMap(AwaitedSideEffects::callouts).toList())).filter(site -> !site.callouts().isEmpty());
	}

	/** Where a pipeline calls nothing else, to write is what it is there for, and its callers wait for that. */
	private static Stream<Awaited> callouts(BusPipeline pipeline) {
		List<Primitive> callouts = pipeline.everyday(CALLOUT).stream().filter(callout -> OperationWords.isBeside(BusPipeline.called(callout), String.valueOf(callout.getOperation())))
				.filter(callout -> CONDITIONS.stream().allMatch(condition -> pipeline.around(callout, condition) == null))
				.filter(callout -> !MessageVariables.answers(callout).isEmpty() && !MessageVariables.isAnswerUsed(pipeline, callout)).toList();
		return hasOtherWork(pipeline, callouts) ? callouts.stream().map(callout -> new Awaited(pipeline, callout)) : Stream.empty();
	}

	private static boolean hasOtherWork(BusPipeline pipeline, List<Primitive> callouts) {
		return pipeline.flow().getPrimitives().stream().anyMatch(action -> (action.getReference() != null && !"publish".equals(action.getType()) || "dynamic-route".equals(action.getType())) && pipeline.isEveryday(action) && !callouts.contains(action));
	}
}
