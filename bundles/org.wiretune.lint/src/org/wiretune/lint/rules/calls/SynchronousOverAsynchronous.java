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
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.wiretune.core.BindingKind;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.call.Endpoint;
import org.wiretune.lint.call.Exchange;
import org.wiretune.lint.call.JavaInvocation;
import org.wiretune.lint.call.Performer;
import org.wiretune.lint.call.ServiceCall;
import org.wiretune.lint.call.ServiceCalls;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.model.assembly.Activity;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.settings.Element;

/**
 * Rules {@code sync-over-async-process} and {@code sync-over-async-messaging-import}: somebody who can only wait on his thread
 * calls something that answers by a message.
 */
final class SynchronousOverAsynchronous {

	private static final Set<BindingKind> WAITING = Set.of(BindingKind.JAX_WS, BindingKind.JAX_RPC, BindingKind.HTTP);
	/** How many components hand a call on at most, until nobody follows it any more. */
	private static final int LONGEST_WAY = 8;

	private SynchronousOverAsynchronous() {
	}

	/**
	 * @param origin where the caller is wired
	 * @param name the caller
	 * @param caller what waits, in words
	 * @param endpoint what is called in the end
	 * @param way what hands the call on
	 * @param exchange whether an answer is waited for
	 */
	private record Site(Origin origin, String name, String caller, Endpoint endpoint, List<Element> way, Exchange exchange) {
	}

	static Rule process() {
		return form("sync-over-async-process", true, endpoint -> endpoint.performer() == Performer.LONG_RUNNING_PROCESS || endpoint.performer() == Performer.HUMAN_TASK)
				.onSites(form -> form
						.severity(site -> answersFirst(site.endpoint()) ? Severity.INFO : Severity.WARNING)
						.message(site -> answersFirst(site.endpoint()) ? "answers-first" : site.endpoint().performer() == Performer.HUMAN_TASK ? "task" : null))
				.build();
	}

	static Rule messaging() {
		return form("sync-over-async-messaging-import", false, Endpoint::isMessaging).build();
	}

	private static RuleForm<Site> form(String id, boolean byTemplate, Predicate<Endpoint> later) {
		return RuleForm.rule(id, Subject.WIRING, Severity.WARNING, context -> byTemplate ? Stream.concat(sites(context, later), templates(context, later)) : sites(context, later))
				.when(site -> site.exchange() == Exchange.TWO_WAY)
				.at(Site::origin)
				.measured(site -> site.endpoint().element().getName())
				.limit(site -> TEXTS.get("answerOnThread"))
				.with("name", Site::name)
				.with("caller", Site::caller)
				.related(site -> Stream.concat(site.way().stream(), Stream.of(site.endpoint().element())).map(Element::getOrigin).toList());
	}

	private static Stream<Site> sites(Reading reading, Predicate<Endpoint> later) {
		ServiceCalls calls = ServiceCalls.of(reading);
		Stream<Site> exports = ServiceCalls.modules(reading).map(Module::getExports).flatMap(List::stream)
				.filter(export -> export.getBinding() != null && WAITING.contains(export.getBinding().getKind()))
				.flatMap(export -> reached(calls, Endpoint.of(export), later).map(endpoint -> new Site(export.getOrigin(), export.getName(),
						TEXTS.get("exportCaller", export.getBinding().getKind().getLiteral()), endpoint, endpoint.way(), Exchange.of(export.getInterfaces()))));
		Stream<Site> components = calls.all().stream().filter(SynchronousOverAsynchronous::waits)
				.flatMap(call -> reached(calls, call.endpoint(), later).map(endpoint -> new Site(call.reference().getOrigin(), call.caller().getName(),
						TEXTS.get(call.performer() == Performer.MICROFLOW ? "microflow" : "javaCaller"), endpoint, endpoint.way(), call.exchange())));
		return Stream.concat(exports, components);
	}

	/** A microflow that names the template of a process waits for it as if a wire led there. */
	private static Stream<Site> templates(Reading reading, Predicate<Endpoint> later) {
		return ServiceCalls.of(reading).byTemplate().stream().filter(call -> call.performer() == Performer.MICROFLOW && later.test(Endpoint.of(call.target())))
				.map(call -> new Site(call.invoke().getOrigin(), call.caller().getName(), TEXTS.get("microflow"), Endpoint.of(call.target()), List.of(), call.exchange()));
	}

	/** A microflow can do nothing else; code does where every call by the reference that was read is one of {@code invoke}. */
	private static boolean waits(ServiceCall call) {
		return call.performer() == Performer.MICROFLOW || call.performer() == Performer.JAVA && call.invocation() == JavaInvocation.SYNCHRONOUS;
	}

	/** What is called later, through interface maps and mediation flows that call nothing else. */
	private static Stream<Endpoint> reached(ServiceCalls calls, Endpoint first, Predicate<Endpoint> later) {
		List<Endpoint> found = new ArrayList<>();
		Set<Element> seen = new HashSet<>();
		Deque<Endpoint> next = new ArrayDeque<>(List.of(first));
		for (int i = 0; i < LONGEST_WAY && !next.isEmpty(); i++) {
			Endpoint at = next.remove();
			if (at.element() == null || !seen.add(at.element())) {
				continue;
			}
			if (later.test(at)) {
				found.add(at);
			} else if (at.element() instanceof Component component && (at.performer() == Performer.INTERFACE_MAP || at.performer() == Performer.MEDIATION_FLOW)
					&& component.getReferences().stream().map(Reference::getWires).mapToInt(List::size).sum() == 1) {
				calls.from(component).stream().filter(call -> call.exchange() == Exchange.TWO_WAY).map(call -> through(at, call)).forEach(next::add);
			}
		}
		return found.stream();
	}

	private static Endpoint through(Endpoint at, ServiceCall call) {
		List<Element> way = new ArrayList<>(at.way());
		way.add(at.element());
		way.addAll(call.endpoint().way());
		return new Endpoint(call.endpoint().element(), way);
	}

	/** Whether a process replies before it waits for the first time, so that the caller waits for what comes before only. */
	private static boolean answersFirst(Endpoint endpoint) {
		if (!(endpoint.element() instanceof Component component) || component.getImplementation() == null || component.getImplementation().getProcess() == null) {
			return false;
		}
		for (Activity activity : inOrder(component.getImplementation().getProcess().getActivities(), new ArrayList<>())) {
			switch (activity.getKind()) {
			case "reply" -> {
				return true;
			}
			case "wait", "onAlarm", "onMessage" -> {
				return false;
			}
			case "receive" -> {
				if (!activity.isCreating()) {
					return false;
				}
			}
			case "invoke" -> {
				if (activity.invoke() != null && "task".equals(activity.invoke().getPerformer())) {
					return false;
				}
			}
			default -> {
				// What structures does not wait.
			}
			}
		}
		return false;
	}

	private static List<Activity> inOrder(List<Activity> activities, List<Activity> target) {
		for (Activity activity : activities) {
			if (activity.getKind().equals("pick") && activity.isCreating()) {
				// The message that starts the process is there already.
				activity.getActivities().forEach(start -> inOrder(start.getActivities(), target));
				continue;
			}
			target.add(activity);
			if (!HANDLERS.contains(activity.getKind())) {
				inOrder(activity.getActivities(), target);
			}
		}
		return target;
	}

	private static final Set<String> HANDLERS = Set.of("eventHandlers", "faultHandlers", "compensationHandler", "catch", "catchAll");
}
