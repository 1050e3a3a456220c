/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import static org.wiretune.lint.rules.RuleWords.TEXTS;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.BindingKind;
import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.call.Endpoint;
import org.wiretune.lint.call.Exchange;
import org.wiretune.lint.call.ModuleCalls;
import org.wiretune.lint.call.Performer;
import org.wiretune.lint.call.RunningStyle;
import org.wiretune.lint.call.ServiceCall;
import org.wiretune.lint.call.ServiceCalls;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.settings.Element;

/**
 * Rules {@code bpel-async-by-default} and {@code async-call-to-synchronous-binding}: a long-running process calls something
 * synchronous asynchronously, because nobody stated a style. One finding for each target, with all processes that call it.
 */
final class AsynchronousByDefault {

	private AsynchronousByDefault() {
	}

	/**
	 * @param target the component or import whose interface leaves the style open, or asks for async
	 * @param face its first such interface
	 * @param calls the calls from long-running processes
	 */
	private record Site(Element target, ServiceInterface face, List<ServiceCall> calls) {

		Exchange exchange() {
			return calls.stream().map(ServiceCall::exchange).reduce(Exchange::and).orElse(Exchange.UNKNOWN);
		}

		Endpoint endpoint() {
			return calls.get(0).endpoint();
		}

		/** An import that leads to a module which was not read, or by an adapter, may lead to something slow. */
		boolean isKnown() {
			return endpoint().performer().isSynchronous();
		}

		Origin origin() {
			return face.getPortType() != null && face.getPortType().getOrigin() != null ? face.getPortType().getOrigin() : target.getOrigin();
		}

		String style() {
			return face.interactionStyle() == InteractionStyle.UNSTATED ? TEXTS.get("noStyle") : face.getPreferredInteractionStyle().getValue();
		}

		String callers() {
			return calls.stream().map(call -> call.caller().getName()).distinct().collect(Collectors.joining(", "));
		}

		/** Whether operations that are not called do not answer; the style of the interface holds for them too. */
		boolean hasOneWayOperations() {
			return Exchange.of(Endpoint.interfaces(target)) != Exchange.TWO_WAY;
		}

		boolean isInsideModule() {
			return calls.stream().allMatch(ServiceCall::isInsideModule);
		}
	}

	static Rule process() {
		return form("bpel-async-by-default", Severity.WARNING, calls -> sites(calls, false).filter(site -> site.exchange() != Exchange.ONE_WAY))
				.onSites(form -> form
						.severity(site -> site.isKnown() && site.exchange() == Exchange.TWO_WAY ? Severity.WARNING : Severity.INFO)
						.message(site -> site.exchange() != Exchange.TWO_WAY ? "unknown-operations" : site.hasOneWayOperations() ? "mixed" : site.isInsideModule() ? "inside" : site.isKnown() ? null : "unread")
						.fix("sync", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							if (site.exchange() != Exchange.TWO_WAY) {
								edits.impossible();
							} else {
								open(site.target()).forEach(face -> edits.set(face.getPreferredInteractionStyle(), "sync"));
							}
						}))
				.build();
	}

	static Rule synchronousBinding() {
		return form("async-call-to-synchronous-binding", Severity.INFO, calls -> sites(calls, true).filter(site -> site.exchange() == Exchange.TWO_WAY))
				.onSites(form -> form
						.with("binding", site -> Wiring.kind((Import) site.target()).getLiteral())
						.fix("sync", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> open(site.target()).forEach(face -> edits.set(face.getPreferredInteractionStyle(), "sync"))))
				.build();
	}

	private static RuleForm<Site> form(String id, Severity severity, Function<ModuleCalls, Stream<Site>> sites) {
		return RuleForm.ofModules(id, Subject.WIRING, severity, ServiceCalls::inModules, (module, calls) -> sites.apply(calls))
				.at(Site::origin)
				.measured(Site::style)
				.limit(site -> "sync")
				.with("name", site -> site.target().getName())
				.with("callers", Site::callers)
				.related(site -> site.calls().stream().map(call -> call.reference().getOrigin()).distinct().toList());
	}

	/** The interfaces of a target that do not ask for synchronous calls. */
	private static Stream<ServiceInterface> open(Element target) {
		return Endpoint.interfaces(target).stream().filter(face -> face.interactionStyle() != InteractionStyle.SYNC);
	}

	private static Stream<Site> sites(ModuleCalls calls, boolean bindings) {
		Map<Element, List<ServiceCall>> byTarget = new LinkedHashMap<>();
		for (ServiceCall call : calls.all()) {
			RunningStyle style = call.style();
			boolean wanted = bindings ? call.target() instanceof Import && call.endpoint().isSynchronousBinding() && call.endpoint().element() == call.target()
					: isSynchronous(call.endpoint());
			if (wanted && (style.reason() == RunningStyle.Reason.LONG_RUNNING_CALLER || bindings && call.performer() == Performer.LONG_RUNNING_PROCESS && style.style() == InteractionStyle.ASYNC)) {
				byTarget.computeIfAbsent(call.target(), key -> new ArrayList<>()).add(call);
			}
		}
		return byTarget.entrySet().stream().map(entry -> new Site(entry.getKey(), open(entry.getKey()).findFirst().orElseThrow(), entry.getValue()));
	}

	private static boolean isSynchronous(Endpoint endpoint) {
		if (endpoint.performer().isSynchronous()) {
			return true;
		}
		return endpoint.element() instanceof Import imported && (Wiring.kind(imported) == BindingKind.SCA || Wiring.kind(imported) == BindingKind.EIS);
	}
}
