/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.servicebus;

import java.util.ArrayList;
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

/** Rule {@code osb-callouts-in-sequence}: questions to services that a pipeline asks one after the other although none needs the answer of another. */
final class CalloutsInSequence {

	private static final String CALLOUT = "wsCallout";
	private static final String PIPELINE = "pipeline";
	private static final String LOOP = "foreach";

	private CalloutsInSequence() {
	}

	/**
	 * @param pipeline the pipeline
	 * @param callouts callouts behind one another, at least two, none of which needs one before it
	 */
	private record Site(BusPipeline pipeline, List<Primitive> callouts) {

		String names() {
			return callouts.stream().map(BusPipeline::called).distinct().limit(4).collect(Collectors.joining(", "));
		}
	}

	static Rule rule() {
		return RuleForm.rule("osb-callouts-in-sequence", Subject.CONCURRENCY, Severity.INFO, CalloutsInSequence::sites)
				.onSites(form -> form
						.at(site -> site.callouts().get(site.callouts().size() - 1).getOrigin())
						.measured(site -> site.callouts().size())
						.with("name", site -> site.pipeline().component().getName())
						.with("targets", Site::names)
						.related(site -> site.callouts().stream().limit(site.callouts().size() - 1L).map(Primitive::getOrigin).toList()))
				.build();
	}

	/** Only callouts that run together, for each message or by one condition, and that only ask: others may have to keep their order. One finding for each run of them. */
	private static Stream<Site> sites(Reading reading) {
		return BusPipeline.all(reading).flatMap(pipeline -> {
			List<Site> sites = new ArrayList<>();
			List<Primitive> run = new ArrayList<>();
			for (Primitive callout : pipeline.everyday(CALLOUT)) {
				if (pipeline.around(callout, CALLOUT) != null || pipeline.around(callout, LOOP) != null) {
					continue;
				}
				boolean continues = !run.isEmpty() && asks(callout) && frame(pipeline, callout) == frame(pipeline, run.get(0))
						&& run.stream().allMatch(before -> MessageVariables.isIndependent(pipeline, before, callout));
				if (!continues) {
					end(pipeline, run, sites);
					run = new ArrayList<>();
				}
				if (asks(callout)) {
					run.add(callout);
				}
			}
			end(pipeline, run, sites);
			return sites.stream();
		});
	}

	/** What a callout runs with: its pipeline, or the case of a condition that it stands in. */
	private static Primitive frame(BusPipeline pipeline, Primitive callout) {
		return pipeline.isUnconditional(callout) ? pipeline.around(callout, PIPELINE) : pipeline.flow().getPrimitives().get(callout.getAround());
	}

	private static void end(BusPipeline pipeline, List<Primitive> run, List<Site> sites) {
		if (run.size() > 1) {
			sites.add(new Site(pipeline, run));
		}
	}

	private static boolean asks(Primitive callout) {
		String operation = callout.getOperation();
		return !MessageVariables.answers(callout).isEmpty() && (operation == null || operation.isBlank() ? OperationWords.asks(BusPipeline.called(callout)) : OperationWords.asks(operation) || OperationWords.asks(BusPipeline.called(callout)) && !OperationWords.changes(operation));
	}
}
