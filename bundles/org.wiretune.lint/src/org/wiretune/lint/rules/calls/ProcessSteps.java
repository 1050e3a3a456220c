/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import static org.wiretune.lint.rules.RuleWords.TEXTS;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.call.ModuleCalls;
import org.wiretune.lint.call.Performer;
import org.wiretune.lint.call.ServiceCall;
import org.wiretune.lint.call.ServiceCalls;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.model.assembly.Activity;
import org.wiretune.model.assembly.BusinessProcess;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Invoke;
import org.wiretune.model.assembly.Module;

/**
 * Rules {@code requires-own-transaction}, {@code human-task-commit-after} and {@code page-flow-async-hop}: what stands between the
 * steps of a long-running process.
 */
final class ProcessSteps {

	private static final String OWN = "requiresOwn";
	private static final String AFTER = "commitAfter";
	private static final String TASK = "task";
	/** Activities that run their parts at the same time, of which each begins with a transaction of its own. */
	private static final Set<String> BRANCHES = Set.of("flow", "flowN", "forEach");
	/** What waits by itself between two pages. */
	private static final Set<String> WAITING = Set.of("wait", "receive", "pick");

	private ProcessSteps() {
	}

	/**
	 * @param component the component of the process
	 * @param invokes the steps, at least one
	 */
	private record Site(Component component, List<Invoke> invokes) {

		String names() {
			return invokes.stream().map(Invoke::getName).limit(4).collect(Collectors.joining(", "));
		}
	}

	/**
	 * @param component the component of the process
	 * @param first the task before
	 * @param call the call between
	 * @param invoke its activity
	 * @param second the task behind
	 */
	private record Hop(Component component, Invoke first, ServiceCall call, Invoke invoke, Invoke second) {
	}

	static Rule requiresOwn() {
		return RuleForm.ofModules("requires-own-transaction", Subject.WIRING, Severity.INFO, ProcessSteps::own)
				.optional()
				.onSites(form -> form
						.at(site -> site.invokes().get(0).getTransactionalBehavior().getOrigin())
						.measured(site -> site.invokes().size())
						.limit(site -> AFTER)
						.with("process", site -> site.component().getName())
						.with("names", Site::names)
						.related(site -> site.invokes().stream().skip(1).map(Invoke::getOrigin).toList())
						.fix("commit-after", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> site.invokes().forEach(invoke -> edits.set(invoke.getTransactionalBehavior(), AFTER))))
				.build();
	}

	static Rule taskCommit() {
		return RuleForm.ofModules("human-task-commit-after", Subject.WIRING, Severity.INFO, ProcessSteps::tasks)
				.optional()
				.onSites(form -> form
						.at(site -> site.invokes().get(0).getTransactionalBehavior().getOrigin())
						.measured(site -> "participates")
						.limit(site -> AFTER)
						.with("process", site -> site.component().getName())
						.with("names", Site::names)
						.related(site -> site.invokes().stream().skip(1).map(Invoke::getOrigin).toList())
						.fix("commit-after", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> site.invokes().forEach(invoke -> edits.set(invoke.getTransactionalBehavior(), AFTER))))
				.build();
	}

	static Rule pageFlow() {
		return RuleForm.ofModules("page-flow-async-hop", Subject.WIRING, Severity.INFO, ServiceCalls::inModules, ProcessSteps::hops)
				.onSites(form -> form
						.at(hop -> hop.invoke().getOrigin())
						.measured(hop -> hop.call().endpoint().performer() == Performer.LONG_RUNNING_PROCESS ? TEXTS.get("longRunningProcess") : TEXTS.get("asynchronousCall"))
						.limit(hop -> "sync")
						.with("process", hop -> hop.component().getName())
						.with("first", hop -> hop.first().getName())
						.with("name", hop -> hop.call().target().getName())
						.with("second", hop -> hop.second().getName())
						.related(hop -> List.of(hop.first().getOrigin(), hop.second().getOrigin(), hop.call().target().getOrigin())))
				.build();
	}

	private static Stream<Component> processes(Module module) {
		return (ServiceCalls.isServiceModule(module) ? module.getComponents() : List.<Component>of()).stream()
				.filter(component -> Performer.of(component) == Performer.LONG_RUNNING_PROCESS && component.getImplementation().getProcess() != null);
	}

	private static boolean states(Invoke invoke, String behaviour) {
		return invoke.getTransactionalBehavior() != null && behaviour.equals(invoke.getTransactionalBehavior().getValue());
	}

	/** The first step of a parallel branch needs a transaction of its own, or the branches run one behind the other. */
	private static Stream<Site> own(Module module) {
		return processes(module).map(component -> {
			BusinessProcess process = component.getImplementation().getProcess();
			Set<Invoke> starts = new HashSet<>();
			branches(process.getActivities(), false, starts);
			return new Site(component, process.getInvokes().stream().filter(invoke -> states(invoke, OWN) && !starts.contains(invoke)).toList());
		}).filter(site -> !site.invokes().isEmpty());
	}

	private static void branches(List<Activity> activities, boolean parallel, Set<Invoke> starts) {
		boolean first = true;
		for (Activity activity : activities) {
			boolean start = parallel && (first || BRANCHES.contains(parent(activity)));
			if (start && activity.invoke() != null) {
				starts.add(activity.invoke());
			}
			branches(activity.getActivities(), BRANCHES.contains(activity.getKind()) || start, starts);
			first = false;
		}
	}

	private static String parent(Activity activity) {
		return activity.eContainer() instanceof Activity around ? around.getKind() : "";
	}

	/** Tasks that take part in the transaction of what follows, and are no page of a flow of pages. */
	private static Stream<Site> tasks(Module module) {
		return processes(module).map(component -> {
			List<Invoke> found = new ArrayList<>();
			lonely(component.getImplementation().getProcess().getActivities(), found);
			return new Site(component, found);
		}).filter(site -> !site.invokes().isEmpty());
	}

	private static void lonely(List<Activity> activities, List<Invoke> found) {
		for (int i = 0; i < activities.size(); i++) {
			Activity activity = activities.get(i);
			if (isTask(activity) && states(activity.invoke(), "participates") && !(i > 0 && isTask(activities.get(i - 1))) && !(i + 1 < activities.size() && isTask(activities.get(i + 1)))) {
				found.add(activity.invoke());
			}
			lonely(activity.getActivities(), found);
		}
	}

	private static boolean isTask(Activity activity) {
		return activity.invoke() != null && TASK.equals(activity.invoke().getPerformer());
	}

	private static Stream<Hop> hops(Module module, ModuleCalls calls) {
		return processes(module).flatMap(component -> {
			List<Hop> found = new ArrayList<>();
			hops(component, calls.from(component), true, component.getImplementation().getProcess().getActivities(), found);
			return found.stream();
		});
	}

	/** Looks for a task, calls and a task in one sequence; what waits by itself ends a flow of pages. */
	private static void hops(Component component, List<ServiceCall> calls, boolean ordered, List<Activity> activities, List<Hop> found) {
		Activity page = null;
		Activity call = null;
		for (Activity activity : activities) {
			if (isTask(activity)) {
				if (ordered && page != null && call != null) {
					Invoke invoke = call.invoke();
					found.add(new Hop(component, page.invoke(), asynchronous(invoke, calls), invoke, activity.invoke()));
				}
				page = activity;
				call = null;
			} else if (WAITING.contains(activity.getKind())) {
				page = null;
			} else if (activity.invoke() != null && asynchronous(activity.invoke(), calls) != null) {
				call = activity;
			}
			hops(component, calls, "sequence".equals(activity.getKind()), activity.getActivities(), found);
		}
	}

	/** The call that an activity makes, where it takes a queue or starts a process that may wait; null otherwise. */
	private static ServiceCall asynchronous(Invoke invoke, List<ServiceCall> calls) {
		return calls.stream().filter(call -> call.reference() == invoke.getReference() && (call.style().style() == InteractionStyle.ASYNC || call.endpoint().performer() == Performer.LONG_RUNNING_PROCESS)).findFirst().orElse(null);
	}
}
