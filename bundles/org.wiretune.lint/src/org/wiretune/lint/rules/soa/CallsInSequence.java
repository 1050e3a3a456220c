/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.call.Invocations;
import org.wiretune.lint.call.ProcessFlow;
import org.wiretune.lint.call.ProcessVariables;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.model.assembly.Activity;
import org.wiretune.model.assembly.Invoke;

/** Rule {@code soa-invokes-in-sequence}: a process that asks partners one after the other although nothing between reads what the one before answered. */
final class CallsInSequence {

	/** What only holds others, one behind the other. */
	private static final Set<String> HOLDING = Set.of("sequence", "scope");

	private CallsInSequence() {
	}

	static Rule rule() {
		return RuleForm.rule("soa-invokes-in-sequence", Subject.CONCURRENCY, Severity.INFO, CallsInSequence::sites)
				.onSites(form -> form
						.at(site -> site.calls().get(site.calls().size() - 1).getOrigin())
						.measured(site -> site.calls().size())
						.with("name", site -> site.in().name())
						.with("partners", PartnerCalls::partners)
						.related(site -> site.calls().stream().limit(site.calls().size() - 1L).map(Activity::getOrigin).toList()))
				.build();
	}

	private static Stream<PartnerCalls> sites(Reading reading) {
		List<PartnerCalls> sites = new ArrayList<>();
		ProcessComponent.all(reading).forEach(in -> look(in, in.process().getActivities(), sites));
		return sites.stream();
	}

	/** Looks at what runs one behind the other, then into what runs by condition, again and again, or beside. */
	private static void look(ProcessComponent in, List<Activity> activities, List<PartnerCalls> target) {
		List<Activity> line = new ArrayList<>();
		List<Activity> inner = new ArrayList<>();
		activities.forEach(activity -> flatten(activity, line, inner));
		List<Activity> run = new ArrayList<>();
		for (Activity activity : line) {
			if (!asks(in, activity)) {
				if (holdsCall(activity) || activity.invoke() != null && !AskingProcess.asks(activity.invoke())) {
					end(in, run, target);
					run = new ArrayList<>();
				}
				continue;
			}
			if (!run.stream().allMatch(before -> isIndependent(in, before, activity))) {
				end(in, run, target);
				run = new ArrayList<>();
			}
			run.add(activity);
		}
		end(in, run, target);
		inner.stream().flatMap(activity -> activity.getActivities().stream()).forEach(child -> look(in, List.of(child), target));
	}

	/** Whether calls are made within an activity: what stands behind a loop or a choice of calls may wait for them. */
	private static boolean holdsCall(Activity activity) {
		return activity.invoke() == null && activity.getActivities().stream().anyMatch(child -> child.invoke() != null || holdsCall(child));
	}

	private static void end(ProcessComponent in, List<Activity> run, List<PartnerCalls> target) {
		if (run.size() > 1) {
			target.add(new PartnerCalls(in, run));
		}
	}

	private static void flatten(Activity activity, List<Activity> line, List<Activity> inner) {
		if (ProcessFlow.HANDLERS.contains(activity.getKind())) {
			return;
		}
		if (HOLDING.contains(activity.getKind())) {
			activity.getActivities().forEach(child -> flatten(child, line, inner));
		} else {
			line.add(activity);
			if (!activity.getActivities().isEmpty() && activity.invoke() == null) {
				inner.add(activity);
			}
		}
	}

	private static boolean asks(ProcessComponent in, Activity activity) {
		Invoke invoke = activity.invoke();
		return invoke != null && invoke.getPartner() != null && CallsInLoops.leaves(invoke) && Invocations.isTwoWay(in.reading().texts(), invoke) && AskingProcess.asks(invoke);
	}

	/** Whether what a later call is sent does not come from the answer of the first, copied as often as may be. */
	private static boolean isIndependent(ProcessComponent in, Activity first, Activity second) {
		String text = in.reading().texts().text(in.process().getPath());
		int end = PartnerCalls.end(text, first);
		int last = PartnerCalls.end(text, second);
		String answer = PartnerCalls.answer(text, first);
		return answer != null && last > end && !ProcessVariables.reaches(answer, text.substring(end, last));
	}
}
