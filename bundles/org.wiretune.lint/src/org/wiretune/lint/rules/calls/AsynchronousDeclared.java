/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import static org.wiretune.lint.rules.RuleWords.TEXTS;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.BindingFamily;
import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.call.Exchange;
import org.wiretune.lint.call.ModuleCalls;
import org.wiretune.lint.call.Performer;
import org.wiretune.lint.call.ServiceCall;
import org.wiretune.lint.call.ServiceCalls;
import org.wiretune.lint.call.ServiceImplementations;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Qualifier;
import org.wiretune.model.assembly.ServiceInterface;

/**
 * Rules {@code sync-implementation-declared-async} and {@code microflow-declared-async}: a component that is done when the call
 * returns asks to be called asynchronously.
 */
final class AsynchronousDeclared {

	/** Qualities that exist only on asynchronous calls. */
	private static final Set<String> ASYNCHRONOUS_QUALITIES = Set.of("EventSequencing", "StoreAndForward");

	private AsynchronousDeclared() {
	}

	/**
	 * @param component the component
	 * @param face the interface that states async
	 * @param performer what implements it
	 * @param callers calls from inside the module that obey
	 */
	private record Site(Component component, ServiceInterface face, Performer performer, List<ServiceCall> callers) {

		Exchange exchange() {
			return Exchange.of(face);
		}
	}

	static Rule synchronousImplementation() {
		return form(RuleForm.rule("sync-implementation-declared-async", Subject.WIRING, Severity.WARNING, (Reading reading) -> ServiceCalls.modules(reading).flatMap(module -> sites(module, ServiceCalls.of(reading).in(module)))
				.filter(site -> site.performer().isSynchronous() && site.performer() != Performer.MICROFLOW && !ServiceImplementations.isAsynchronous(reading, site.component()))))
				.onSites(form -> form
						.severity(site -> site.exchange() == Exchange.TWO_WAY && !site.callers().isEmpty() ? Severity.WARNING : Severity.INFO)
						.message(site -> site.exchange() == Exchange.UNKNOWN ? "unknown-operations" : site.callers().isEmpty() ? "no-caller" : null)
						.with("callers", site -> site.callers().stream().map(call -> call.caller().getName()).distinct().collect(Collectors.joining(", ")))
						.with("implementation", site -> TEXTS.get("performer." + site.performer().name())))
				.build();
	}

	static Rule microflow() {
		return form(RuleForm.ofModules("microflow-declared-async", Subject.WIRING, Severity.WARNING, ServiceCalls::inModules, (module, calls) -> sites(module, calls).filter(site -> site.performer() == Performer.MICROFLOW)))
				.onSites(form -> form
						.severity(site -> site.exchange() == Exchange.TWO_WAY ? Severity.WARNING : Severity.INFO)
						.message(site -> site.exchange() == Exchange.UNKNOWN ? "unknown-operations" : null))
				.build();
	}

	private static RuleForm<Site> form(RuleForm<Site> form) {
		return form.when(site -> site.exchange() == Exchange.TWO_WAY || site.exchange() == Exchange.UNKNOWN)
				.at(site -> site.face().getPreferredInteractionStyle().getOrigin())
				.measured(site -> site.face().getPreferredInteractionStyle().getValue())
				.limit(site -> "sync")
				.with("name", site -> site.component().getName())
				.related(site -> site.callers().stream().map(call -> call.reference().getOrigin()).distinct().toList())
				.fix("sync", FixEffect.CHANGES_BEHAVIOUR, AsynchronousDeclared::synchronous);
	}

	/** The component and the exports before it say the same, but not those that are messages anyway. */
	private static void synchronous(Site site, Edits edits) {
		if (site.exchange() != Exchange.TWO_WAY) {
			edits.impossible();
			return;
		}
		edits.set(site.face().getPreferredInteractionStyle(), "sync");
		((Module) site.component().eContainer()).getExports().stream().filter(export -> Wiring.resolved(export.getWire()) == site.component() && !isMessaging(export))
				.flatMap(export -> export.getInterfaces().stream()).filter(face -> face.interactionStyle() == InteractionStyle.ASYNC && Exchange.of(face) == Exchange.TWO_WAY)
				.forEach(face -> edits.set(face.getPreferredInteractionStyle(), "sync"));
	}

	private static boolean isMessaging(Export export) {
		return export.getBinding() != null && export.getBinding().getKind().family() == BindingFamily.MESSAGING;
	}

	private static Stream<Site> sites(Module module, ModuleCalls calls) {
		return (ServiceCalls.isServiceModule(module) ? module.getComponents() : List.<Component>of()).stream().flatMap(component -> component.getInterfaces().stream()
				.filter(face -> face.interactionStyle() == InteractionStyle.ASYNC && face.getPreferredInteractionStyle().getOrigin() != null)
				.filter(face -> Stream.concat(face.getQualifiers().stream(), component.getQualifiers().stream()).map(Qualifier::getType).noneMatch(AsynchronousDeclared::isAsynchronousQuality))
				.map(face -> new Site(component, face, Performer.of(component), calls.to(component).stream().filter(call -> call.performer().obeysTarget()).toList())));
	}

	private static boolean isAsynchronousQuality(String type) {
		return type != null && ASYNCHRONOUS_QUALITIES.stream().anyMatch(type::startsWith);
	}
}
