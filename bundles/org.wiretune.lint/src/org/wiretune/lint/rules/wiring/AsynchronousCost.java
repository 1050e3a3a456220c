/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.wiring;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.BindingKind;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.ServiceInterface;

/**
 * Rule {@code sca-async-hidden-cost-hover}: tells the price of asynchronous SCA calls that are meant to be asynchronous,
 * because the called side wants them or was not read. Where a synchronous call would do, {@code sca-async-binding} says so
 * and tells the price itself.
 */
final class AsynchronousCost {

	private AsynchronousCost() {
	}

	/**
	 * @param from an import that prefers async
	 * @param face its interface that says so
	 * @param target the export that it calls, or null where it was not read
	 */
	private record Site(Import from, ServiceInterface face, Export target) {
	}

	static Rule rule() {
		return RuleForm.ofModules("sca-async-hidden-cost-hover", Subject.WIRING, Severity.INFO, AsynchronousCost::sites)
				.optional()
				.onSites(form -> form
						.at(site -> site.face().getPreferredInteractionStyle().getOrigin())
						.measured(site -> site.face().getPreferredInteractionStyle().getValue())
						.limit(site -> "sync")
						.with("name", site -> site.from().getName())
						.with("export", site -> site.target() == null ? "" : site.target().getName())
						.with("module", site -> site.target() != null && site.target().eContainer() instanceof Module module ? module.getName() : "")
						.message(site -> site.target() == null ? "unknown-target" : null)
						.related(site -> site.target() == null ? List.of() : List.of(site.target().getOrigin())))
				.build();
	}

	private static Stream<Site> sites(Module module) {
		return module.getImports().stream()
				.filter(from -> Wiring.kind(from) == BindingKind.SCA)
				.flatMap(from -> {
					ServiceInterface face = Wiring.asynchronous(from.getInterfaces());
					Export target = Wiring.target(from);
					return face == null || target != null && !Wiring.needsAsynchronousCalls(target) ? Stream.empty() : Stream.of(new Site(from, face, target));
				});
	}
}
