/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.BindingKind;
import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.call.Invocations;
import org.wiretune.lint.call.ProcessFlow;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.assembly.Activity;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Invoke;

/** Rules on how processes call others and are called: branches that wait for one another, and transactions of their own. */
final class ProcessCalls {

	/** A service of the engine itself, as that for notifications, answers at once. */
	static final Set<BindingKind> REMOTE = Set.of(BindingKind.JAX_WS, BindingKind.HTTP, BindingKind.EIS, BindingKind.EJB);

	private ProcessCalls() {
	}

	/**
	 * A flow whose branches call partners one after the other.
	 *
	 * @param in the component
	 * @param flow the activity
	 * @param branches how many of its branches wait for an answer, which holds the thread of all
	 * @param partners the partner links outside of the composites that they call
	 */
	private record Flow(ProcessComponent in, Activity flow, int branches, Set<String> partners) {
	}

	/**
	 * Only branches that are written one by one: a loop has as many as a message has parts, and a thread for each would be too
	 * many.
	 */
	static Rule nonBlockingInvoke() {
		return RuleForm.rule("soa-nonblocking-invoke-missing", Subject.CONCURRENCY, Severity.INFO, ProcessCalls::flows)
				.onSites(form -> form
						.when(site -> site.branches() > 1 && !site.partners().isEmpty())
						.at(site -> site.flow().getOrigin())
						.measured(site -> site.branches())
						.limit(site -> 1)
						.with("name", site -> site.in().name())
						.with("partners", site -> String.join(", ", site.partners()))
						.related(site -> List.of(site.in().component().getOrigin()))
						.fix("parallel", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							for (String partner : site.partners()) {
								PropertyEdits.put(edits, site.in().partnerProperty(partner, ProcessComponent.NON_BLOCKING), site.in().component().getOrigin(), "bpel.partnerLink." + partner + '.' + ProcessComponent.NON_BLOCKING, "true");
							}
						}))
				.build();
	}

	private static Stream<Flow> flows(Reading reading) {
		List<Flow> flows = new ArrayList<>();
		ProcessComponent.all(reading).forEach(in -> in.process().getActivities().forEach(activity -> flows(in, activity, flows)));
		return flows.stream();
	}

	private static void flows(ProcessComponent in, Activity activity, List<Flow> target) {
		if (activity.getKind().equals("flow")) {
			Set<String> partners = new LinkedHashSet<>();
			int branches = 0;
			for (Activity branch : activity.getActivities()) {
				branches += waits(in, branch, partners) ? 1 : 0;
			}
			target.add(new Flow(in, activity, branches, partners));
		}
		activity.getActivities().forEach(child -> flows(in, child, target));
	}

	/** Whether a branch waits for an answer. What handles faults of a branch runs seldom. */
	private static boolean waits(ProcessComponent in, Activity activity, Set<String> outside) {
		if (ProcessFlow.HANDLERS.contains(activity.getKind())) {
			return false;
		}
		boolean waits = false;
		Invoke invoke = activity.invoke();
		if (invoke != null && invoke.getPartner() != null && !isOfTheEngine(invoke) && Invocations.isTwoWay(in.reading().texts(), invoke)) {
			String partner = invoke.getPartner().getValue();
			waits = !Values.truth(in.partnerProperty(partner, ProcessComponent.NON_BLOCKING));
			if (waits && leavesTheComposites(invoke)) {
				outside.add(partner);
			}
		}
		for (Activity child : activity.getActivities()) {
			waits |= waits(in, child, outside);
		}
		return waits;
	}

	private static boolean isOfTheEngine(Invoke invoke) {
		return invoke.getReference() != null && !invoke.getReference().getWires().isEmpty() && invoke.getReference().getWires().stream()
				.allMatch(wire -> Wiring.resolved(wire) instanceof Import called && called.getWire() == null && !REMOTE.contains(Wiring.kind(called)));
	}

	/** Components of the composite, and composites that were read, may be part of one transaction, which another thread would leave. */
	private static boolean leavesTheComposites(Invoke invoke) {
		return invoke.getReference() != null && !invoke.getReference().getWires().isEmpty() && invoke.getReference().getWires().stream()
				.allMatch(wire -> Wiring.resolved(wire) instanceof Import called && called.getWire() == null && REMOTE.contains(Wiring.kind(called)));
	}

	/** Silent where the property is stated, and where the process waits, because the caller's transaction would wait with it. */
	static Rule ownTransaction() {
		return RuleForm.rule("soa-transaction-requires-new", Subject.WIRING, Severity.INFO, ProcessComponent::all)
				.optional()
				.onSites(form -> form
						.when(in -> in.property(ProcessComponent.TRANSACTION) == null && in.flow().isSynchronous() && in.flow().breakpoint() == null && !in.callers().isEmpty())
						.at(in -> in.component().getOrigin())
						.measured(in -> Values.shown(in.property(ProcessComponent.TRANSACTION)))
						.limit(in -> "required")
						.with("name", ProcessComponent::name)
						.with("caller", in -> in.callers().get(0).getName())
						.related(in -> in.callers().stream().map(Component::getOrigin).toList())
						.fix("join", FixEffect.CHANGES_BEHAVIOUR,
								(in, edits) -> PropertyEdits.put(edits, null, in.component().getOrigin(), ProcessComponent.TRANSACTION, "required")))
				.build();
	}
}
