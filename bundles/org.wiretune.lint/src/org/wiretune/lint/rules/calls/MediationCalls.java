/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import static org.wiretune.lint.rules.RuleWords.TEXTS;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.wiretune.core.BindingFamily;
import org.wiretune.core.BindingKind;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.call.Exchange;
import org.wiretune.lint.call.JavaInvocation;
import org.wiretune.lint.call.ModuleCalls;
import org.wiretune.lint.call.Performer;
import org.wiretune.lint.call.ServiceCall;
import org.wiretune.lint.call.ServiceCalls;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.MediationFlow;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Primitive;
import org.wiretune.model.settings.Setting;

/**
 * Rules {@code mediation-compatibility-style} and {@code mediation-fanout-order}: in which style and order a mediation flow calls
 * its services. The numbers of the property {@code invocationStyle} stand in IBM's reference of the primitive: 0 for Default, which
 * is also what counts where nothing is stated, 1 for Sync, 2 for Async.
 */
final class MediationCalls {

	private static final Set<String> CALLING = Set.of("ServiceInvoke", "Callout");
	private static final String STYLE = "invocationStyle";
	private static final String DEFAULT = "0";
	private static final String SYNC = "1";
	private static final RuleLimit CALLS = new RuleLimit("mediation-fanout-order", "calls", 2, 2, 50, "");

	private MediationCalls() {
	}

	/**
	 * @param component the component of the flow
	 * @param primitive the primitive that calls
	 * @param call the call
	 */
	private record Call(Component component, Primitive primitive, ServiceCall call) {
	}

	/**
	 * @param component the component of the flow
	 * @param fanOut where messages are given out
	 * @param calls the calls between it and the next Fan In
	 */
	private record Fan(Component component, Primitive fanOut, List<Call> calls) {
	}

	static Rule compatibility() {
		return RuleForm.ofModules("mediation-compatibility-style", Subject.WIRING, Severity.INFO, ServiceCalls::inModules, MediationCalls::deferred)
				.onSites(form -> form
						.at(site -> site.primitive().getOrigin())
						.measured(site -> TEXTS.get("defaultStyle"))
						.limit(site -> TEXTS.get("asTarget"))
						.with("name", site -> site.primitive().getName())
						.with("flow", site -> site.component().getName())
						.with("target", site -> site.call().target().getName())
						.related(site -> List.of(site.call().target().getOrigin())))
				.build();
	}

	static Rule fanOut() {
		return RuleForm.ofModules("mediation-fanout-order", Subject.CONCURRENCY, Severity.INFO, ServiceCalls::inModules, MediationCalls::fans)
				.optional()
				.limitedBy(CALLS)
				.onSites(form -> form
						.when((fan, context) -> fan.calls().size() >= context.limit(CALLS))
						.at(fan -> fan.fanOut().getOrigin())
						.measured(fan -> fan.calls().size())
						.limit(CALLS)
						.with("name", fan -> fan.fanOut().getName())
						.with("flow", fan -> fan.component().getName())
						.with("targets", fan -> fan.calls().stream().map(call -> call.call().target().getName()).distinct().limit(4).collect(Collectors.joining(", ")))
						.related(fan -> fan.calls().stream().map(call -> call.primitive().getOrigin()).toList()))
				.build();
	}

	/** The components that mediation flows implement, with a flow that was read. */
	private static Stream<Component> flows(Module module) {
		return (ServiceCalls.isServiceModule(module) ? module.getComponents() : List.<Component>of()).stream()
				.filter(component -> Performer.of(component) == Performer.MEDIATION_FLOW && component.getImplementation().getFlow() != null);
	}

	/** Calls of a target that prefers async, by a flow that is itself called synchronously and not only to send requests out in parallel. */
	private static Stream<Call> deferred(Module module, ModuleCalls calls) {
		return flows(module).filter(component -> isCalledSynchronously(calls, component)).flatMap(component -> {
			MediationFlow flow = component.getImplementation().getFlow();
			Set<Integer> everyday = MediationPrimitives.everyday(flow);
			Set<Integer> parallel = IntStream.range(0, flow.getPrimitives().size()).filter(number -> "FanOut".equals(flow.getPrimitives().get(number).getType()))
					.boxed().flatMap(number -> between(flow, number).stream()).collect(Collectors.toSet());
			return IntStream.range(0, flow.getPrimitives().size()).filter(number -> everyday.contains(number) && !parallel.contains(number)).mapToObj(flow.getPrimitives()::get)
					.filter(primitive -> CALLING.contains(String.valueOf(primitive.getType())) && DEFAULT.equals(style(primitive)))
					.flatMap(primitive -> called(calls, component, primitive)).filter(site -> site.call().targetStyle() == InteractionStyle.ASYNC && site.call().exchange() == Exchange.TWO_WAY);
		});
	}

	private static String style(Primitive primitive) {
		Setting stated = MediationPrimitives.property(primitive, STYLE);
		return primitive.getPromoted().contains(STYLE) ? "" : stated == null ? DEFAULT : stated.getValue();
	}

	private static Stream<Call> called(ModuleCalls calls, Component component, Primitive primitive) {
		return calls.from(component).stream().filter(call -> primitive.getReference() != null && primitive.getReference().equals(call.reference().getName())).limit(1)
				.map(call -> new Call(component, primitive, call));
	}

	/** Whether somebody who waits is known to call a component: a SOAP or HTTP export, a microflow, or Java code by invoke. */
	private static boolean isCalledSynchronously(ModuleCalls calls, Component component) {
		Stream<Export> exports = ((Module) component.eContainer()).getExports().stream().filter(export -> Wiring.resolved(export.getWire()) == component);
		return exports.anyMatch(export -> export.getBinding() != null && (export.getBinding().getKind() == BindingKind.HTTP || export.getBinding().getKind().family() == BindingFamily.WEB_SERVICE))
				|| calls.to(component).stream().anyMatch(call -> call.style().style() == InteractionStyle.SYNC || call.invocation() == JavaInvocation.SYNCHRONOUS);
	}

	/** Synchronous calls out of the server that one Fan Out sets off one after the other; calls of components next door are quick. */
	private static Stream<Fan> fans(Module module, ModuleCalls calls) {
		return flows(module).flatMap(component -> {
			MediationFlow flow = component.getImplementation().getFlow();
			return IntStream.range(0, flow.getPrimitives().size()).filter(number -> "FanOut".equals(flow.getPrimitives().get(number).getType())).mapToObj(number -> new Fan(component, flow.getPrimitives().get(number),
					between(flow, number).stream().sorted().map(flow.getPrimitives()::get).filter(primitive -> "ServiceInvoke".equals(primitive.getType())).flatMap(primitive -> called(calls, component, primitive))
							.filter(site -> site.call().endpoint().isSynchronousBinding() && (SYNC.equals(style(site.primitive())) || DEFAULT.equals(style(site.primitive())) && site.call().targetStyle() != InteractionStyle.ASYNC)).toList()));
		});
	}

	/** The primitives behind a Fan Out up to the Fan In that joins them; none where no Fan In follows. */
	private static Set<Integer> between(MediationFlow flow, int fanOut) {
		Set<Integer> reached = new HashSet<>();
		Deque<Integer> next = new ArrayDeque<>(flow.getPrimitives().get(fanOut).getSuccessors());
		boolean joined = false;
		while (!next.isEmpty()) {
			int number = next.remove();
			if (number < 0 || number >= flow.getPrimitives().size()) {
				continue;
			}
			if ("FanIn".equals(flow.getPrimitives().get(number).getType())) {
				joined = true;
			} else if (reached.add(number)) {
				next.addAll(new ArrayList<>(flow.getPrimitives().get(number).getSuccessors()));
			}
		}
		return joined ? reached : Set.of();
	}
}
