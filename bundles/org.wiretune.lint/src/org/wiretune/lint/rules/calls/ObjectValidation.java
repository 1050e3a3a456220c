/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import static org.wiretune.lint.rules.RuleWords.TEXTS;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.call.ModuleCalls;
import org.wiretune.lint.call.ServiceCall;
import org.wiretune.lint.call.ServiceCalls;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Qualifier;
import org.wiretune.model.assembly.ServiceInterface;

/**
 * Rule {@code bo-validation-qualifier}: messages are validated against their schema again inside the module, behind an export that
 * validates them already, or where only components of the module call.
 */
final class ObjectValidation {

	private ObjectValidation() {
	}

	/**
	 * @param component the component
	 * @param face its interface
	 * @param edge an export before it that validates too; null where only components of its module call it
	 */
	private record Site(Component component, ServiceInterface face, Export edge) {
	}

	static Rule rule() {
		return RuleForm.ofModules("bo-validation-qualifier", Subject.WIRING, Severity.INFO, ServiceCalls::inModules, ObjectValidation::sites)
				.onSites(form -> form
						.at(site -> site.face().getPortType() == null || site.face().getPortType().getOrigin() == null ? site.component().getOrigin() : site.face().getPortType().getOrigin())
						.measured(site -> Qualities.VALIDATION)
						.limit(site -> TEXTS.get("validationAtTheEdge"))
						.with("name", site -> site.component().getName())
						.with("edge", site -> site.edge() == null ? "" : site.edge().getName())
						.message(site -> site.edge() == null ? null : "twice")
						.related(site -> site.edge() == null ? List.of() : List.of(site.edge().getOrigin())))
				.build();
	}

	private static Stream<Site> sites(Module module, ModuleCalls calls) {
		return !ServiceCalls.isServiceModule(module) ? Stream.empty() : module.getComponents().stream().flatMap(component -> component.getInterfaces().stream()
				.filter(face -> validates(face) || component.getQualifiers().stream().anyMatch(ObjectValidation::isValidation))
				.flatMap(face -> site(module, component, face, calls.to(component))));
	}

	private static Stream<Site> site(Module module, Component component, ServiceInterface face, List<ServiceCall> inside) {
		List<Export> edges = module.getExports().stream().filter(export -> Wiring.resolved(export.getWire()) == component).toList();
		Export validating = edges.stream().filter(export -> export.getInterfaces().stream().anyMatch(ObjectValidation::validates) || export.getQualifiers().stream().anyMatch(ObjectValidation::isValidation)).findFirst().orElse(null);
		return validating != null || edges.isEmpty() && !inside.isEmpty() ? Stream.of(new Site(component, face, validating)) : Stream.empty();
	}

	private static boolean validates(ServiceInterface face) {
		return face.getQualifiers().stream().anyMatch(ObjectValidation::isValidation);
	}

	private static boolean isValidation(Qualifier qualifier) {
		return Qualities.VALIDATION.equals(qualifier.getType());
	}
}
