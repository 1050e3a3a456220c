/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.call.ProcessFlow;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.DatabaseLookups;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.assembly.Activity;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Invoke;

/** Rule {@code soa-lookup-not-cached}: a process that reads whole tables of values from the database for each instance. */
final class RepeatedLookups {

	private RepeatedLookups() {
	}

	static Rule rule() {
		return RuleForm.rule("soa-lookup-not-cached", Subject.CONCURRENCY, Severity.INFO,
				(Reading reading) -> ProcessComponent.all(reading).map(in -> new PartnerCalls(in, in.process().getActivities().stream().flatMap(RepeatedLookups::everyday).filter(RepeatedLookups::isLookup).toList())))
				.onSites(form -> form
						.when(site -> !site.calls().isEmpty())
						.at(site -> site.calls().get(0).getOrigin())
						.measured(site -> site.calls().size())
						.with("name", site -> site.in().name())
						.with("partners", PartnerCalls::partners)
						.message(site -> site.calls().size() == 1 ? "one" : null)
						.related(site -> site.calls().stream().skip(1).map(Activity::getOrigin).toList()))
				.build();
	}

	private static Stream<Activity> everyday(Activity activity) {
		return ProcessFlow.HANDLERS.contains(activity.getKind()) ? Stream.empty() : Stream.concat(Stream.of(activity), activity.getActivities().stream().flatMap(RepeatedLookups::everyday));
	}

	private static boolean isLookup(Activity activity) {
		Invoke invoke = activity.invoke();
		return invoke != null && invoke.getPartner() != null && invoke.getReference() != null && !invoke.getReference().getWires().isEmpty()
				&& invoke.getReference().getWires().stream().allMatch(wire -> Wiring.resolved(wire) instanceof Import called && DatabaseLookups.isOfWholeTable(called.getBinding()));
	}
}
