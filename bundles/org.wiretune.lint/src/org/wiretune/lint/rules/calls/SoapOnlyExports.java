/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import static org.wiretune.lint.rules.RuleWords.TEXTS;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.BindingFamily;
import org.wiretune.core.BindingKind;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.call.ServiceCalls;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Deployments;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.settings.Setting;

/** Rule {@code ws-export-without-sca-export}: modules that were read call a component by SOAP or HTTP, since it has no SCA export. */
final class SoapOnlyExports {

	private SoapOnlyExports() {
	}

	/**
	 * @param export the export
	 * @param callers the imports of other modules that call it, at least one
	 */
	private record Site(Export export, List<Import> callers) {
	}

	static Rule rule() {
		return RuleForm.rule("ws-export-without-sca-export", Subject.WIRING, Severity.INFO, SoapOnlyExports::sites)
				.optional()
				.onSites(form -> form
						.at(site -> site.export().getOrigin())
						.measured(site -> site.export().getBinding().getKind().getLiteral())
						.limit(site -> TEXTS.get("scaExport"))
						.with("name", site -> site.export().getName())
						.with("component", site -> Wiring.resolved(site.export().getWire()).getName())
						.with("callers", site -> site.callers().stream().map(from -> from.getName() + " (" + ((Module) from.eContainer()).getName() + ')').limit(3).collect(Collectors.joining(", ")))
						.related(site -> site.callers().stream().map(Import::getOrigin).toList()))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		Deployments deployments = Deployments.of(reading);
		List<Module> modules = ServiceCalls.modules(reading).toList();
		return modules.stream().flatMap(module -> module.getExports().stream().filter(export -> isSoap(export) && !hasQualities(export) && Wiring.resolved(export.getWire()) != null && module.getExports().stream()
				.noneMatch(other -> Wiring.isScaExport(other) && Wiring.resolved(other.getWire()) == Wiring.resolved(export.getWire())))
				.map(export -> new Site(export, modules.stream().filter(caller -> caller != module && !deployments.areApart(caller, module)).flatMap(caller -> caller.getImports().stream())
						.filter(from -> Wiring.resolved(from.getWire()) == export).toList())))
				.filter(site -> !site.callers().isEmpty());
	}

	private static boolean isSoap(Export export) {
		return export.getBinding() != null && (export.getBinding().getKind() == BindingKind.HTTP || export.getBinding().getKind().family() == BindingFamily.WEB_SERVICE);
	}

	/** Policies and handlers would be passed by. */
	private static boolean hasQualities(Export export) {
		return !export.getQualifiers().isEmpty() || !export.getBinding().getQualifiers().isEmpty()
				|| export.getBinding().getProperties().stream().map(Setting::getName).map(name -> String.valueOf(name).toLowerCase(Locale.ROOT)).anyMatch(name -> name.contains("policy") || name.contains("handler"));
	}
}
