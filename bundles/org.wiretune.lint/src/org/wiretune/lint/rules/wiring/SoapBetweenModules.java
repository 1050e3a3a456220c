/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.wiring;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.BindingKind;
import org.wiretune.core.ModuleKind;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.LocalAddress;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;

/**
 * Rule {@code ws-binding-where-http-suffices}: both sides of a Web Service call were read, and neither carries policies,
 * handlers or other content that needs SOAP. Off unless switched on, because it changes the contract between the two.
 */
final class SoapBetweenModules {

	private SoapBetweenModules() {
	}

	/**
	 * @param from the import
	 * @param target the Web Service export that it calls
	 */
	private record Site(Import from, Export target) {
	}

	static Rule rule() {
		return RuleForm.rule("ws-binding-where-http-suffices", Subject.WIRING, Severity.INFO, SoapBetweenModules::sites)
				.optional()
				.onSites(form -> form
						.at(site -> Values.origin(site.from().getBinding().getEndpoint(), site.from()))
						.measured(site -> Wiring.kind(site.from()).getLiteral())
						.limit(site -> BindingKind.HTTP.getLiteral())
						.with("name", site -> site.from().getName())
						.with("export", site -> site.target().getName())
						.with("module", site -> site.target().eContainer() instanceof Module module ? module.getName() : "")
						.related(site -> List.of(site.target().getOrigin())))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		SourceTexts texts = reading.texts();
		return reading.solution().getModules().stream().filter(module -> module.getKind() == ModuleKind.MODULE || module.getKind() == ModuleKind.MEDIATION_MODULE)
				.flatMap(module -> module.getImports().stream())
				.filter(from -> isWebService(Wiring.kind(from)) && !isOnSameMachine(from) && !ScaReplacement.hasQualities(from.getBinding(), texts))
				.flatMap(from -> Wiring.resolved(from.getWire()) instanceof Export export && export.getOrigin() != null && isWebService(export.getBinding().getKind())
						&& !ScaReplacement.hasQualities(export.getBinding(), texts) ? Stream.of(new Site(from, export)) : Stream.empty());
	}

	/** There SCA is the better advice, which another rule gives. */
	private static boolean isOnSameMachine(Import from) {
		return LocalAddress.of(Values.value(from.getBinding().getEndpoint())) != null;
	}

	private static boolean isWebService(BindingKind kind) {
		return kind == BindingKind.JAX_WS || kind == BindingKind.JAX_RPC;
	}
}
