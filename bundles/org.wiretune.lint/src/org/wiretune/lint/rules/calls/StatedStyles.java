/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import static org.wiretune.lint.rules.RuleWords.TEXTS;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.BindingFamily;
import org.wiretune.core.FixEffect;
import org.wiretune.core.ModuleKind;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.call.Endpoint;
import org.wiretune.lint.call.Exchange;
import org.wiretune.lint.call.ModuleCalls;
import org.wiretune.lint.call.Performer;
import org.wiretune.lint.call.ServiceCall;
import org.wiretune.lint.call.ServiceCalls;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.ServiceInterface;

/**
 * Rules {@code style-nowhere-stated} and {@code messaging-import-declared-sync}: what interfaces say of the style in which they
 * want to be called.
 */
final class StatedStyles {

	private StatedStyles() {
	}

	/**
	 * @param module the module
	 * @param faces its interfaces
	 */
	private record Unstated(Module module, List<ServiceInterface> faces) {

		Origin origin() {
			return module.getOrigin() != null ? module.getOrigin() : module.getComponents().isEmpty() ? null : module.getComponents().get(0).getOrigin();
		}
	}

	/**
	 * @param from the import
	 * @param face its interface that states sync
	 * @param calls the calls from long-running processes
	 */
	private record Waiting(Import from, ServiceInterface face, List<ServiceCall> calls) {
	}

	static Rule nowhere() {
		return RuleForm.ofModules("style-nowhere-stated", Subject.WIRING, Severity.INFO, ServiceCalls::inModules, StatedStyles::unstated)
				.optional()
				.onSites(form -> form
						.at(Unstated::origin)
						.measured(site -> TEXTS.get("noStyle"))
						.limit(site -> "sync")
						.with("name", site -> site.module().getName())
						.with("count", site -> site.faces().size()))
				.build();
	}

	static Rule messaging() {
		return RuleForm.ofModules("messaging-import-declared-sync", Subject.WIRING, Severity.INFO, ServiceCalls::inModules, StatedStyles::waiting)
				.onSites(form -> form
						.at(site -> site.face().getPreferredInteractionStyle().getOrigin())
						.measured(site -> site.face().getPreferredInteractionStyle().getValue())
						.limit(site -> "async")
						.with("name", site -> site.from().getName())
						.with("binding", site -> Wiring.kind(site.from()).getLiteral())
						.with("callers", site -> site.calls().stream().map(call -> call.caller().getName()).distinct().collect(Collectors.joining(", ")))
						.related(site -> site.calls().stream().map(call -> call.reference().getOrigin()).distinct().toList())
						.fix("async", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.face().getPreferredInteractionStyle(), "async")))
				.build();
	}

	/** Modules with calls inside of which no interface states a style, unless nobody waits for an answer. */
	private static Stream<Unstated> unstated(Module only, ModuleCalls calls) {
		return Stream.of(only).filter(module -> ServiceCalls.isServiceModule(module) && module.getKind() != ModuleKind.LIBRARY).map(module -> new Unstated(module, faces(module)))
				.filter(site -> site.module().getComponents().stream().anyMatch(component -> !calls.from(component).isEmpty()))
				.filter(site -> site.faces().stream().allMatch(face -> face.interactionStyle() == InteractionStyle.UNSTATED) && Exchange.of(site.faces()) != Exchange.ONE_WAY);
	}

	private static List<ServiceInterface> faces(Module module) {
		return Stream.of(module.getComponents(), module.getImports(), module.getExports()).flatMap(List::stream).flatMap(element -> Endpoint.interfaces(element).stream()).toList();
	}

	/** Where another caller has to wait, the synchronous call over messages is told at that caller. */
	private static Stream<Waiting> waiting(Module module, ModuleCalls calls) {
		return (ServiceCalls.isServiceModule(module) ? module.getImports() : List.<Import>of()).stream().filter(from -> Wiring.kind(from).family() == BindingFamily.MESSAGING)
				.filter(from -> calls.to(from).stream().noneMatch(call -> call.performer() != Performer.LONG_RUNNING_PROCESS))
				.flatMap(from -> from.getInterfaces().stream().filter(face -> face.interactionStyle() == InteractionStyle.SYNC && face.getPreferredInteractionStyle().getOrigin() != null).limit(1)
						.map(face -> new Waiting(from, face, calls.to(from).stream().filter(call -> call.exchange() == Exchange.TWO_WAY).toList())))
				.filter(site -> !site.calls().isEmpty());
	}
}
