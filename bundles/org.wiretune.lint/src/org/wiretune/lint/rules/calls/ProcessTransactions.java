/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.call.Exchange;
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
 * Rules {@code bpel-participates-ignored} and {@code bpel-invoke-not-participates}: where a long-running process commits between
 * two calls although one transaction would do.
 */
final class ProcessTransactions {

	private static final Set<String> BRANCHES = Set.of("flow", "flowN", "if", "switch", "pick");
	private static final String PARTICIPATES = "participates";
	private static final RuleLimit CALLS = new RuleLimit("bpel-invoke-not-participates", "calls", 2, 2, 100, "");

	private ProcessTransactions() {
	}

	/**
	 * @param call the call
	 * @param invokes the invocations of the process that take part
	 */
	private record Site(ServiceCall call, List<Invoke> invokes) {
	}

	/**
	 * @param component the component of the process
	 * @param process the process
	 * @param invokes calls that follow each other, each with a commit behind it
	 */
	private record Chain(Component component, BusinessProcess process, List<Invoke> invokes) {
	}

	static Rule ignored() {
		return RuleForm.ofModules("bpel-participates-ignored", Subject.WIRING, Severity.INFO, ServiceCalls::inModules, ProcessTransactions::ignoredSites)
				.onSites(form -> form
						.at(site -> site.invokes().get(0).getTransactionalBehavior().getOrigin())
						.measured(site -> PARTICIPATES)
						.limit(site -> "JoinTransaction true")
						.with("name", site -> site.call().target().getName())
						.with("process", site -> site.call().caller().getName())
						.with("count", site -> site.invokes().size())
						.message(site -> site.invokes().size() == 1 ? null : "several")
						.related(site -> Stream.concat(Stream.of(site.call().target().getOrigin()), site.invokes().stream().skip(1).map(Invoke::getOrigin)).toList()))
				.build();
	}

	static Rule notParticipating() {
		return RuleForm.ofModules("bpel-invoke-not-participates", Subject.WIRING, Severity.INFO, ServiceCalls::inModules, ProcessTransactions::chains)
				.limitedBy(CALLS)
				.onSites(form -> form
						.when((chain, context) -> chain.invokes().size() >= context.limit(CALLS))
						.at(chain -> chain.invokes().get(0).getOrigin())
						.measured(chain -> chain.invokes().size())
						.limit(CALLS)
						.with("process", chain -> chain.component().getName())
						.with("calls", chain -> chain.invokes().stream().map(Invoke::getName).limit(4).collect(Collectors.joining(", ")))
						.related(chain -> chain.invokes().stream().skip(1).map(Invoke::getOrigin).toList()))
				.build();
	}

	/** Calls of a synchronous service that does not join, once per target. */
	private static Stream<Site> ignoredSites(Module module, ModuleCalls calls) {
		return longRunning(calls).filter(call -> call.target() instanceof Component target && Performer.of(target).isSynchronous() && !"local".equals(Qualities.transaction(target)) && !Qualities.joins(call)
				&& call.style().style() != InteractionStyle.ASYNC)
				.map(call -> new Site(call, invokes(call).stream().filter(ProcessTransactions::participates).toList())).filter(site -> !site.invokes().isEmpty());
	}

	private static Stream<ServiceCall> longRunning(ModuleCalls calls) {
		return calls.all().stream().filter(call -> call.performer() == Performer.LONG_RUNNING_PROCESS && call.caller().getImplementation().getProcess() != null);
	}

	private static List<Invoke> invokes(ServiceCall call) {
		return call.caller().getImplementation().getProcess().getInvokes().stream().filter(invoke -> invoke.getReference() == call.reference()).toList();
	}

	private static boolean participates(Invoke invoke) {
		return invoke.getTransactionalBehavior() != null && PARTICIPATES.equals(invoke.getTransactionalBehavior().getValue());
	}

	/** Calls that stand one behind the other in a sequence, of services that would join, with nothing between that waits. */
	private static Stream<Chain> chains(Module module, ModuleCalls calls) {
		List<Chain> chains = new ArrayList<>();
		longRunning(calls).map(ServiceCall::caller).distinct().forEach(component -> {
			BusinessProcess process = component.getImplementation().getProcess();
			List<Invoke> joining = calls.from(component).stream().filter(call -> call.style().style() == InteractionStyle.SYNC && call.exchange() == Exchange.TWO_WAY && Qualities.joins(call))
					.flatMap(call -> invokes(call).stream()).filter(invoke -> !participates(invoke) && !isOwn(invoke)).toList();
			List<Invoke> longest = new ArrayList<>();
			collect(process.getActivities(), joining, longest);
			if (!longest.isEmpty()) {
				chains.add(new Chain(component, process, longest));
			}
		});
		return chains.stream();
	}

	private static boolean isOwn(Invoke invoke) {
		return invoke.getTransactionalBehavior() != null && "requiresOwn".equals(invoke.getTransactionalBehavior().getValue());
	}

	/** Finds the longest run of such calls within one sequence. Branches are no sequence: they run side by side, or only one of them does. */
	private static void collect(List<Activity> activities, List<Invoke> joining, List<Invoke> longest) {
		List<Invoke> run = new ArrayList<>();
		for (Activity activity : activities) {
			Invoke invoke = activity.invoke();
			if (invoke != null && joining.contains(invoke)) {
				run.add(invoke);
				if (run.size() > longest.size()) {
					longest.clear();
					longest.addAll(run);
				}
				continue;
			}
			run.clear();
			if (BRANCHES.contains(activity.getKind())) {
				activity.getActivities().forEach(branch -> collect(List.of(branch), joining, longest));
			} else {
				collect(activity.getActivities(), joining, longest);
			}
		}
	}
}
