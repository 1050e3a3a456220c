/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.call;

import java.util.List;
import java.util.Set;

import org.wiretune.core.BindingKind;
import org.wiretune.lint.call.CompositeCall.Passing;
import org.wiretune.lint.call.CompositeCall.Reach;
import org.wiretune.lint.call.CompositeCall.Reason;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/** How calls run inside and between composites of Oracle SOA Suite. */
final class OracleCalls {

	private static final String DELIVERY = "bpel.config.oneWayDeliveryPolicy";
	private static final String OPTIMIZATION = "oracle.webservices.local.optimization";
	private static final List<String> PARALLEL = List.of("executionType=\"parallel\"", "executionType=\"queued\"");
	private static final List<String> SEQUENTIAL = List.of("executionType=\"sequential\"", "executionType=\"direct\"");
	private static final Set<String> QUEUES = Set.of(".jms.", ".aq.", ".mq.");

	private final SourceTexts texts;
	private final Module module;

	OracleCalls(SourceTexts texts, Module module) {
		this.texts = texts;
		this.module = module;
	}

	CompositeCall call(Component caller, Reference reference, Element target) {
		Exchange exchange = exchange(caller, reference, target);
		Outcome outcome = outcome(target, exchange);
		return new CompositeCall(caller, reference, target, exchange, outcome.style(), outcome.reach(), outcome.passing(), outcome.reason());
	}

	private record Outcome(InteractionStyle style, Reach reach, Passing passing, Reason reason) {
	}

	private Outcome outcome(Element target, Exchange exchange) {
		if (target instanceof Component component) {
			return inside(component);
		}
		if (target instanceof Import imported) {
			return leaving(imported, exchange);
		}
		return new Outcome(InteractionStyle.ANY, Reach.OPEN, Passing.OPEN, Reason.OPEN);
	}

	private Outcome inside(Component component) {
		String type = component.getImplementation() == null ? "" : String.valueOf(component.getImplementation().getType());
		if (type.equals("implementation.mediator")) {
			String plan = plan(component);
			boolean parallel = plan != null && PARALLEL.stream().anyMatch(plan::contains);
			boolean sequential = plan != null && SEQUENTIAL.stream().anyMatch(plan::contains);
			return parallel == sequential ? local(InteractionStyle.ANY, Reason.OPEN)
					: parallel ? local(InteractionStyle.ASYNC, Reason.PARALLEL_ROUTING) : local(InteractionStyle.SYNC, Reason.SEQUENTIAL_ROUTING);
		}
		if (CompositeCall.process(component) == null) {
			return local(InteractionStyle.ANY, Reason.OPEN);
		}
		ProcessFlow flow = new ProcessFlow(CompositeCall.process(component), texts);
		if (flow.isSynchronous()) {
			return local(InteractionStyle.SYNC, Reason.PROCESS_ANSWERS);
		}
		if (!flow.isOneWay()) {
			return local(InteractionStyle.ANY, Reason.OPEN);
		}
		return switch (value(component.getProperties(), DELIVERY)) {
		case "sync" -> local(InteractionStyle.SYNC, Reason.ONE_WAY_SYNCHRONOUS);
		case "async.cache" -> local(InteractionStyle.ASYNC, Reason.ONE_WAY_CACHED);
		case "", "async.persist" -> local(InteractionStyle.ASYNC, Reason.ONE_WAY_STORED);
		default -> local(InteractionStyle.ANY, Reason.OPEN);
		};
	}

	private static Outcome local(InteractionStyle style, Reason reason) {
		return new Outcome(style, Reach.LOCAL, Passing.OPEN, reason);
	}

	private static Outcome leaving(Import imported, Exchange exchange) {
		Binding binding = imported.getBinding();
		InteractionStyle waits = exchange == Exchange.TWO_WAY ? InteractionStyle.SYNC : InteractionStyle.ANY;
		BindingKind kind = Endpoint.kind(imported);
		if (kind == BindingKind.JAX_WS || kind == BindingKind.JAX_RPC || kind == BindingKind.HTTP) {
			boolean own = Endpoint.resolved(imported.getWire()) instanceof Export;
			boolean off = value(binding.getProperties(), OPTIMIZATION).equalsIgnoreCase("false");
			return own && !off ? new Outcome(waits, Reach.LOCAL, Passing.OPEN, Reason.LOCAL_OPTIMIZATION)
					: new Outcome(waits, Reach.REMOTE, Passing.BY_VALUE, own ? Reason.OPTIMIZATION_OFF : Reason.WEB_BINDING);
		}
		if (kind == BindingKind.EIS) {
			boolean queue = QUEUES.stream().anyMatch(value(binding.getProperties(), "className")::contains) && exchange != Exchange.TWO_WAY;
			return queue ? new Outcome(InteractionStyle.ASYNC, Reach.REMOTE, Passing.BY_VALUE, Reason.MESSAGING_BINDING)
					: new Outcome(InteractionStyle.SYNC, Reach.REMOTE, Passing.BY_VALUE, Reason.ADAPTER);
		}
		return new Outcome(InteractionStyle.ANY, Reach.OPEN, Passing.OPEN, Reason.OPEN);
	}

	/** A process that takes a variable for the answer waits for it. */
	private Exchange exchange(Component caller, Reference reference, Element target) {
		List<Boolean> answers = CompositeCall.process(caller) == null ? List.of()
				: CompositeCall.process(caller).getInvokes().stream().filter(invoke -> invoke.getReference() == reference).map(invoke -> Invocations.isTwoWay(texts, invoke)).distinct().toList();
		if (!answers.isEmpty()) {
			return answers.size() > 1 ? Exchange.MIXED : answers.get(0) ? Exchange.TWO_WAY : Exchange.ONE_WAY;
		}
		if (target instanceof Component component && CompositeCall.process(component) != null) {
			ProcessFlow flow = new ProcessFlow(CompositeCall.process(component), texts);
			return flow.isSynchronous() ? Exchange.TWO_WAY : flow.isOneWay() ? Exchange.ONE_WAY : Exchange.UNKNOWN;
		}
		return Exchange.of(Endpoint.interfaces(target));
	}

	private String plan(Component component) {
		String artifact = component.getImplementation().getArtifact() == null ? null : component.getImplementation().getArtifact().getValue();
		String path = module.getOrigin().path();
		return artifact == null ? null : texts.text(path.substring(0, path.lastIndexOf('/') + 1) + artifact);
	}

	private static String value(List<Setting> properties, String name) {
		return properties.stream().filter(property -> name.equals(property.getName()) && property.isSet()).map(Setting::effective).findFirst().orElse("");
	}
}
