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
import org.wiretune.lint.call.ServiceCalls;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Qualifier;

/** Rule {@code sca-import-of-own-module}: a module leaves itself by an import and comes back by its own export. */
final class OwnModuleImport {

	private OwnModuleImport() {
	}

	/**
	 * @param module the module
	 * @param from the import
	 * @param export its own export
	 */
	private record Site(Module module, Import from, Export export) {
	}

	static Rule rule() {
		return RuleForm.ofModules("sca-import-of-own-module", Subject.WIRING, Severity.INFO, OwnModuleImport::sites)
				.onSites(form -> form
						.at(site -> site.from().getBinding().getTargetModule().getOrigin())
						.measured(site -> site.module().getName())
						.limit(site -> TEXTS.get("wireInside"))
						.with("name", site -> site.from().getName())
						.with("export", site -> site.export().getName())
						.related(site -> List.of(site.export().getOrigin())))
				.build();
	}

	private static Stream<Site> sites(Module module) {
		return !ServiceCalls.isServiceModule(module) ? Stream.empty() : module.getImports().stream()
				.filter(from -> from.getBinding() != null && from.getBinding().getTargetModule() != null
						&& Stream.concat(from.getQualifiers().stream(), from.getInterfaces().stream().flatMap(face -> face.getQualifiers().stream())).allMatch(OwnModuleImport::isNotMissed))
				.filter(from -> Wiring.target(from) != null && Wiring.target(from).eContainer() == module)
				.map(from -> new Site(module, from, Wiring.target(from)));
	}

	/** Qualifiers of the import are lost with it. That a call may join, which the tools state on each import, the component behind it decides anyway. */
	private static boolean isNotMissed(Qualifier qualifier) {
		return Qualities.JOIN_TRANSACTION.equals(qualifier.getType()) && "true".equals(Qualities.value(qualifier));
	}
}
