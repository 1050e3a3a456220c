/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.call.Exchange;
import org.wiretune.lint.call.Performer;
import org.wiretune.lint.call.ServiceCall;
import org.wiretune.lint.call.ServiceCalls;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.TrialModules;
import org.wiretune.model.assembly.Activity;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Invoke;
import org.wiretune.model.assembly.Module;

/**
 * Rule {@code bpel-parallel-calls-in-turn}: branches of a flow in a long-running process that run one after the other, because they
 * share one transaction. Branches that links put into an order are left alone, and so are services that do not join: the engine
 * commits before their calls anyway.
 */
final class ParallelBranches {

	private static final String BOUNDARY = "commitBefore";
	/** What begins a transaction of its own. */
	private static final Set<String> BOUNDARIES = Set.of(BOUNDARY, "requiresOwn");
	/** What only holds activities that follow each other. */
	private static final Set<String> IN_ORDER = Set.of("sequence", "scope");
	/** What does not run on the way. */
	private static final Set<String> HANDLERS = Set.of("eventHandlers", "faultHandlers", "compensationHandler", "catch", "catchAll");

	private ParallelBranches() {
	}

	/**
	 * @param component the component of the process
	 * @param flow the flow
	 * @param calls the first calls of branches without a transaction of their own
	 */
	private record Site(Component component, Activity flow, List<Invoke> calls) {
	}

	static Rule rule() {
		return RuleForm.rule("bpel-parallel-calls-in-turn", Subject.WIRING, Severity.INFO, ParallelBranches::sites)
				.onSites(form -> form
						.at(site -> site.flow().getOrigin())
						.measured(site -> site.calls().size())
						.limit(site -> BOUNDARY)
						.with("process", site -> site.component().getName())
						.with("flow", site -> site.flow().getName())
						.with("calls", site -> site.calls().stream().map(Invoke::getName).limit(4).collect(Collectors.joining(", ")))
						.related(site -> site.calls().stream().map(Invoke::getOrigin).toList()))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		ServiceCalls calls = ServiceCalls.of(reading);
		return ServiceCalls.modules(reading).map(Module::getComponents).flatMap(List::stream).filter(component -> Performer.of(component) == Performer.LONG_RUNNING_PROCESS)
				.filter(component -> component.getImplementation().getProcess() != null && !TrialModules.is(reading, ((Module) component.eContainer()).getPath()))
				.flatMap(component -> flows(component.getImplementation().getProcess().getActivities()).filter(flow -> !isOrdered(reading, flow))
						.map(flow -> new Site(component, flow, waiting(flow, calls.from(component))))).filter(site -> site.calls().size() > 1);
	}

	private static Stream<Activity> flows(List<Activity> activities) {
		return activities.stream().flatMap(activity -> Stream.concat(activity.getKind().equals("flow") ? Stream.of(activity) : Stream.empty(), flows(activity.getActivities())));
	}

	/** Whether links say what runs before what; they stand before the branches. */
	private static boolean isOrdered(Reading reading, Activity flow) {
		Origin first = flow.getActivities().isEmpty() ? null : flow.getActivities().get(0).getOrigin();
		String text = flow.getOrigin() == null ? null : reading.texts().text(flow.getOrigin().path());
		return first == null || text == null || first.offset() > text.length() || text.substring(Math.min(flow.getOrigin().offset(), first.offset()), first.offset()).contains("links>");
	}

	private static List<Invoke> waiting(Activity flow, List<ServiceCall> calls) {
		return flow.getActivities().stream().map(ParallelBranches::firstCall).filter(Objects::nonNull).filter(invoke -> calls.stream()
				.anyMatch(call -> call.reference() == invoke.getReference() && call.style().style() == InteractionStyle.SYNC && call.exchange() == Exchange.TWO_WAY && call.endpoint().performer().isSynchronous() && Qualities.joins(call))).toList();
	}

	/** The call with which a branch begins, behind snippets at most; null where something commits before it or it begins with something else. */
	private static Invoke firstCall(Activity branch) {
		for (Activity step : inOrder(List.of(branch), new ArrayList<>())) {
			Invoke invoke = step.invoke();
			if (invoke == null || invoke.getTransactionalBehavior() != null && BOUNDARIES.contains(invoke.getTransactionalBehavior().getValue())) {
				return null;
			}
			if (!"script".equals(invoke.getPerformer())) {
				return invoke.getReference() == null ? null : invoke;
			}
		}
		return null;
	}

	private static List<Activity> inOrder(List<Activity> activities, List<Activity> steps) {
		for (Activity activity : activities) {
			if (IN_ORDER.contains(activity.getKind())) {
				inOrder(activity.getActivities(), steps);
			} else if (!HANDLERS.contains(activity.getKind())) {
				steps.add(activity);
			}
		}
		return steps;
	}
}
