/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.servicebus;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.model.assembly.Primitive;

/** Rule {@code osb-report-message}: report actions that hand over whole messages while nothing fails. */
final class MessageReports {

	private MessageReports() {
	}

	/**
	 * @param pipeline the pipeline
	 * @param actions its actions that report whole messages, at least one
	 */
	private record Site(BusPipeline pipeline, List<Primitive> actions) {
	}

	static Rule rule() {
		return RuleForm.rule("osb-report-message", Subject.LOGGING, Severity.INFO, MessageReports::sites)
				.onSites(form -> form
						.at(site -> site.actions().get(0).getOrigin())
						.measured(site -> site.actions().size())
						.with("name", site -> site.pipeline().component().getName())
						.message(site -> site.actions().size() == 1 ? "one" : null)
						.related(site -> site.actions().stream().skip(1).map(Primitive::getOrigin).toList()))
				.build();
	}

	/** Where a pipeline calls nothing, to report is what it is there for. */
	private static Stream<Site> sites(Reading reading) {
		return BusPipeline.all(reading).filter(PipelineActions::isMoreThanALog)
				.map(pipeline -> new Site(pipeline, pipeline.everyday("report").stream().filter(action -> PipelineActions.writesMessage(pipeline, action)).toList())).filter(site -> !site.actions().isEmpty());
	}
}
